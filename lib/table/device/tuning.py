# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which calibration a touch panel has: the one made on the screen, else the edges as set.

The newest word counts: a calibration stands until CROWN_TOUCH, the rotation or the display is
another one than it was made for.
"""

from table import calibration
from table.device import settings
from table.device.touch_file import TouchFile


class Tuning:
    """For a `touch` with edges, mapping and raw, as Resistive has them."""

    def __init__(self, touch, display, drive):
        edges = _edges(touch.edges)
        self._touch = touch
        self._file = TouchFile(drive)
        self._basis = (display.rotation, display.width, display.height) + edges
        self.standard = calibration.standard(edges, display.width, display.height)
        data = self._file.read()
        stored = calibration.load(data, self._basis) if data else None
        if data and not stored:
            print("saves/touch is damaged or for another display: it is not used.")
        self.use(stored or self.standard)

    @property
    def mapping(self):
        """The calibration in use."""
        return self._touch.mapping

    def use(self, mapping):
        """Read the panel by this calibration, until the power goes."""
        self._touch.mapping = mapping

    def keep(self, mapping):
        """Use this calibration from now on; False when it will not outlast the power."""
        self.use(mapping)
        return self._file.write(calibration.dump(mapping, self._basis))


def fit(device):
    """Give the device its Tuning; None stays where the touch needs no calibration."""
    touch = device.touch
    if not hasattr(touch, "mapping"):
        return
    if settings.pressure_is_reversed():
        touch.reverse_pressure()
    device.tuning = Tuning(touch, device.display, device.drive)


def _edges(usual):
    """Give the edge readings of the settings, or the usual ones."""
    said = settings.text("CROWN_TOUCH", "")
    if not said:
        return usual
    try:
        return calibration.parse(said)
    except ValueError as error:
        print("settings.toml: CROWN_TOUCH is", repr(said) + ",", usual, "is taken:", error)
        return usual
