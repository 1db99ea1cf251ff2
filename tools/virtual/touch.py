# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A 4-wire touchscreen as a circuit: what a pin reads follows from who drives which electrode.

Two resistive plates lie on each other; each has an electrode at both ends. A finger joins them
at one point through a contact resistance that falls with pressure. Nothing else is known here:
no measuring sequence, no calibration of ours, only Ohm's law.
"""

_PLATE_OHMS = 300  # typical for these panels; only the ratio to the contact counts
_CONTACT_OHMS = 120  # a firm finger
_FLOATING = 0.5  # an electrode that nothing drives reads anything; the middle is as good
_ADC_STEPS = 4095  # the chip converts 12 bits and shows them as 16


class Touch:
    """The panel and the finger on it.

    noise     a Noise, or None for an ideal panel
    others    {number from 1 on: (x, y)} of further fingers; only a capacitive glass feels them
    reversed  a panel whose upper far end sinks where it rises on others, as PR 23 of Adafruit's
              library reports it; nobody has said why
    """

    def __init__(self, plates, width, height):
        self._plates = plates
        self._sizes = (width, height)
        self._finger = None  # (x, y, pressure), in pixels of the picture
        self.others = {}
        self.noise, self.reversed = None, False
        self.electrodes = [pin for plate in plates for pin in (plate.low, plate.high)]

    def press(self, x, y, pressure=1.0):
        self._finger = (x, y, pressure)
        if self.noise:
            self.noise.press(self._finger)

    def lift(self):
        self._finger = None
        if self.noise:
            self.noise.lift()

    @property
    def finger(self):
        return self._finger

    def fingers(self):
        """[(number, x, y)] of all fingers; the one of press() is number 0."""
        first = self.noise.finger() if self.noise else self._finger
        found = [(0, first[0], first[1])] if first else []
        return found + [(number, *point) for number, point in sorted(self.others.items())]

    def read(self, pin, levels):
        """The 16-bit reading of an electrode; levels = {electrode: 0 or 1} of those driven."""
        if not self.noise:
            return self._convert(pin, levels)
        meant, self._finger = self._finger, self.noise.finger()
        try:
            return self._convert(pin, levels)
        finally:
            self._finger = meant

    def _convert(self, pin, levels):
        voltage = levels[pin] if pin in levels else self._floating_voltage(pin, levels)
        if self.reversed and pin == self._plates[0].high and self._measures_pressure(levels):
            voltage = 1 - voltage
        steps = round(min(max(voltage, 0.0), 1.0) * _ADC_STEPS)
        if self.noise:
            steps = self.noise.converted(steps, _ADC_STEPS)
        return steps << 4 | steps >> 8

    def _measures_pressure(self, levels):
        """One electrode of each plate is driven."""
        return [sum(pin in levels for pin in plate[:2]) for plate in self._plates] == [1, 1]

    def _floating_voltage(self, pin, levels):
        mine = 0 if pin in self._plates[0][:2] else 1
        own = self._source(mine, levels)
        other = self._finger and self._source(1 - mine, levels)
        if not other:
            return _FLOATING if own is None else own[0]
        if own is None:
            return other[0]
        contact = _CONTACT_OHMS / self._finger[2]
        current = (other[0] - own[0]) / (own[1] + contact + other[1])
        return own[0] + current * own[1]

    def _source(self, axis, levels):
        """The plate as seen from the finger: (voltage, ohms), or None when nobody drives it."""
        plate = self._plates[axis]
        if plate.low not in levels and plate.high not in levels:
            return None
        along = self._along(axis)
        conductance = current = 0
        for pin, part in ((plate.low, along), (plate.high, 1 - along)):
            if pin in levels:
                ohms = max(part * _PLATE_OHMS, 1e-6)
                conductance += 1 / ohms
                current += levels[pin] / ohms
        return current / conductance, 1 / conductance

    def _along(self, axis):
        """How far along its plate the finger is, 0 at the low electrode, 1 at the high one."""
        if self._finger is None:
            return 0.5
        plate, pixel = self._plates[axis], self._finger[axis] + 0.5
        reading = plate.first + (plate.last - plate.first) * pixel / (self._sizes[axis] - 1)
        return min(max(reading / 65535, 0.0), 1.0)
