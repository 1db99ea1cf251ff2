# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which screen comes first: home, unless a finger is on the screen, or the board has hung."""

_LOOKS = 5  # in a row: a lone one may be noise


def first(touch, match=None, hung=False):
    """Give the name of the screen to open at the start. It asks the panel, not its calibration.

    `hung` tells that `match` was cut short in the middle: there it goes on.
    """
    if _is_held(touch):
        return "hold"
    if match and hung:
        return "result" if match.done else "entry"
    return "home"


def _is_held(touch):
    if not hasattr(touch, "raw"):
        return False
    for _ in range(_LOOKS):
        touch.read()
        if touch.raw is None:
            return False
    return True
