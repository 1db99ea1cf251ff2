# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which screen comes first: home, unless a finger is on the screen, or the board has hung, or
nobody has chosen a language.

And on which screen a game goes on.
"""

_LOOKS = 5  # in a row: a lone one may be noise


def first(device, match=None):
    """Give the name of the screen to open at the start. It asks the panel, not its calibration.

    A `match` that was cut short in the middle goes on there.
    """
    if _is_held(device.touch):
        return "hold"
    if match and device.restart.hung:
        return goes_on(match)
    return home(device)


def home(device):
    """Give the name of the screen from where everything begins: first of all, the language."""
    return "home" if device.language.name else "language"


def goes_on(match):
    """Give the name of the screen where that game goes on: its result, once it is done."""
    return "result" if match.done else board(match)


def board(match):
    """Give the name of the screen with the kingdoms, with the line that is turned up, or with the
    tokens one of which is to be named."""
    if match.draft is None:
        return "entry"
    from kingdom.draft import PUT, TURN_UP  # loaded already, by the match

    if match.by_device:
        return "along"
    if match.draft.task == PUT and match.draft.errand[1] is None:
        return "pick"
    return "line" if match.draft.task == TURN_UP else "along"


def settle(match):
    """Forget what players told of kingdoms that have changed since, before points are shown."""
    if hasattr(match.game, "disputes"):
        from table import telling  # few games leave anything to tell

        telling.settle(match)


def result(app):
    """Close the game and open its result; first ask what only the players can tell."""
    if hasattr(app.match.game, "disputes"):
        from table import telling  # few games leave anything to tell

        if telling.open_questions(app.match):
            app.open("hold_by")
            return
    app.match.finish()
    if app.device.sound:
        app.device.sound.result()
    app.open("result")


def _is_held(touch):
    if not hasattr(touch, "raw"):
        return False
    for _ in range(_LOOKS):
        touch.read()
        if touch.raw is None:
            return False
    return True
