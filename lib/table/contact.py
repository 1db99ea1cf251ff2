# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which readings of a 4-wire panel are a finger that rests on it, and not one that comes or goes.

A reading is (x, y, z) of 65535 each, z being the pressure, which is measured before x and y. So
every reading also tells whether the finger was still there after the reading before it.
"""

_READINGS = 4  # three for a median, and one that proves the finger has stayed
_LIGHT = 4 * 65536  # four plates' resistance: a lighter touch wanders by more than a button
_SLACK = 65536 // 4  # so much more resistance than a moment ago is noise


class Contact:
    """The touch as it goes on. take() gives a reading, or None where nothing presses."""

    def __init__(self, take):
        self._take = take
        self._firmest = _LIGHT

    def point(self):
        """Give the (x, y) of a finger that presses steadily, in readings, or None."""
        seen = []
        for _ in range(_READINGS):
            reading = self._take()
            if reading is None:
                if not seen:
                    self._firmest = _LIGHT
                return None
            seen.append(reading)
        x, y = _median(seen, 0), _median(seen, 1)
        return (x, y) if self._is_steady([_resistance(x, y, z) for _, _, z in seen]) else None

    def _is_steady(self, resistances):
        """Tell whether no reading was much lighter than the touch has been until now."""
        _, second, third, most = sorted(resistances)  # what is less may be a spike
        lighter = self._firmest + self._firmest // 16 + 1024  # a drag may grow lighter slowly
        self._firmest = min(lighter, third)
        return most <= min(_LIGHT, 2 * min(second, self._firmest) + _SLACK)


def _resistance(x, y, z):
    """How badly the plates touch, in 65536ths of a plate's own resistance.

    z is measured from the corner where x is 0 and y is 65535, through as much of both plates as
    lies between; without that the far corner would seem pressed hard, and the near one never.
    """
    return max(0, 65535 - z) * (x + 65535 - y) // max(1, z)


def _median(seen, axis):
    return sorted([reading[axis] for reading in seen[:-1]])[(_READINGS - 1) // 2]
