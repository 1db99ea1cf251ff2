# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The board under the app: its display, its touch, its lights, its saves and its alarms."""

# Boards wired as another one, or with a name that no module can have: the file of their wiring.
ALIASES = {
    "pyportal_pynt": "pyportal",
    "pyportal_titano": "pyportal",
    "elecrow_crowpanel_3.5": "elecrow_crowpanel_3_5",
    "elecrow_crowpanel_3.5_v2.2": "elecrow_crowpanel_3_5",
    "featherwing_24": "featherwing",
    "featherwing_35": "featherwing",
}
_UNKNOWN = (
    "Crown Tally has no wiring file for the board %s. Where it is wired as another one, name that"
    " as CROWN_BOARD in settings.toml; else add a file to lib/table/device, as CONTRIBUTING.md"
    " tells."
)
_ANOTHER = (
    "settings.toml: CROWN_BOARD is '%s', and this %s is not wired as that: %s. Take the line away."
)


class Device:
    """What a board can do, whatever its name."""

    def __init__(self, display, touch, lights):
        self.display = display
        self.touch = touch
        self.lights = lights
        # the same on every board: find()
        self.drive = self.saves = self.errors = self.restarts = self.language = None
        self.backlight = self.watchdog = self.restart = None
        self.tuning = None  # of a touch panel that needs calibration
        self.sound = None  # where there is a speaker
        self.name = ""  # the board's, once it is found


def find():
    """Give the Device this runs on: wired as CROWN_BOARD says, as the board is called, or as its
    pins are.

    RuntimeError names the board when none of these is known, and a CROWN_BOARD whose pins it has
    not: by then the display may be given up, so there is no way back to its own wiring.
    """
    import board  # only here: the parts in this folder work without one

    from table.device import backlight, memory, settings, sound, tuning, watchdog
    from table.device.restart import Restart

    device = _wired(board, settings.text("CROWN_BOARD", ""))
    device.name = board.board_id
    memory.fit(device)
    tuning.fit(device)
    turn = settings.text("CROWN_TOUCH_TURN", "")
    if turn:
        from table.device import turned  # hardly any board needs it

        turned.fit(device, turn)
    backlight.fit(device)
    sound.fit(device, board)
    device.watchdog = watchdog.find()
    device.restart = Restart()
    return device


def _wired(board, said):
    wiring = _chosen(board, said)
    try:
        return wiring.wire()
    except AttributeError as error:
        if wiring is not _wiring(said):
            raise
        lacking = error
    raise RuntimeError(_ANOTHER % (said, board.board_id, lacking))


def _chosen(board, said):
    wiring = _wiring(said)
    if said and wiring is None:
        print("settings.toml: CROWN_BOARD is", repr(said) + ", which is no board known here")
    wiring = wiring or _wiring(board.board_id) or _wiring(_alike(board))
    if wiring is None:
        raise RuntimeError(_UNKNOWN % board.board_id)
    return wiring


def _alike(board):
    """Give the name of a wiring that fits the board's pins, whatever it is called; or ""."""
    if hasattr(board, "TOUCH_XL"):
        return "pyportal"
    # It has no display of its own, and is a Feather.
    wing = not hasattr(board, "DISPLAY") and hasattr(board, "D9") and hasattr(board, "D10")
    return "featherwing" if wing else ""


def _wiring(name):
    """Give the wiring module of that board, or None; a library that is missing stays an error."""
    name = ALIASES.get(name, name)
    if not name or "." in name:
        return None
    try:
        module = __import__("table.device." + name, None, None, ("wire",))
    except ImportError as error:
        if name not in str(error):
            raise
        return None
    return module if hasattr(module, "wire") else None
