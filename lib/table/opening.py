# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which screen comes first: home, unless a finger is on the screen, or the board has hung.

And on which screen a game goes on.
"""

_LOOKS = 5  # in a row: a lone one may be noise


def first(touch, match=None, hung=False):
    """Give the name of the screen to open at the start. It asks the panel, not its calibration.

    `hung` tells that `match` was cut short in the middle: there it goes on.
    """
    if _is_held(touch):
        return "hold"
    if match and hung:
        return goes_on(match)
    return "home"


def goes_on(match):
    """Give the name of the screen where that game goes on: its result, once it is done."""
    return "result" if match.done else board(match)


def board(match):
    """Give the name of the screen with the kingdoms, or with the line that is turned up."""
    if match.draft is None:
        return "entry"
    from kingdom.draft import TURN_UP  # loaded already, by the match

    return "line" if match.draft.task == TURN_UP and not match.by_device else "along"


def _is_held(touch):
    if not hasattr(touch, "raw"):
        return False
    for _ in range(_LOOKS):
        touch.read()
        if touch.raw is None:
            return False
    return True
