# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A touch panel that lies otherwise than its board's wiring says, as CROWN_TOUCH_TURN tells."""

_WAYS = ("swap", "x", "y")


class Turned:
    """A `touch` on a display of `size` (width, height) px, whose points are exchanged or mirrored.

    ways    some of _WAYS: along and down exchanged, then left and right, up and down
    """

    def __init__(self, touch, size, ways):
        self._touch = touch
        self._size = size
        self._ways = ways

    def read(self):
        """Give the finger's (x, y) in pixels, or None."""
        point = self._touch.read()
        if point is None:
            return None
        width, height = self._size
        x, y = point
        if "swap" in self._ways:
            x, y = y * width // height, x * height // width
        return (
            width - 1 - x if "x" in self._ways else x,
            height - 1 - y if "y" in self._ways else y,
        )


def fit(device, said):
    """Turn the device's touch as CROWN_TOUCH_TURN says; one that can be set up needs none."""
    if device.tuning:
        print("settings.toml: CROWN_TOUCH_TURN is left aside: this touch is set up on the screen")
        return
    ways = [way.strip() for way in said.split(",")]
    for way in ways:
        if way not in _WAYS:
            known = ", ".join(_WAYS)
            print(
                "settings.toml: CROWN_TOUCH_TURN is", repr(said) + ", of which are known:", known
            )
            return
    device.touch = Turned(device.touch, (device.display.width, device.display.height), ways)
