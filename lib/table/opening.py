# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which screen comes first: home, unless a finger has been on the screen since power-on."""

_LOOKS = 5  # in a row: a lone one may be noise


def first(touch):
    """Give the name of the screen to open at the start. It asks the panel, not its calibration."""
    if not hasattr(touch, "raw"):
        return "home"
    for _ in range(_LOOKS):
        touch.read()
        if touch.raw is None:
            return "home"
    return "hold"
