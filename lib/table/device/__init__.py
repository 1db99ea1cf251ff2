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


class Device:
    """What a board can do, whatever its name."""

    def __init__(self, display, touch, lights):
        self.display = display
        self.touch = touch
        self.lights = lights
        # the same on every board: find()
        self.drive = self.saves = self.errors = self.restarts = None
        self.backlight = self.watchdog = self.restart = None
        self.tuning = None  # of a touch panel that needs calibration
        self.sound = None  # where there is a speaker
        self.name = ""  # the board's, once it is found
        self.language = "en"


def find():
    """Give the Device this runs on: the wiring file named as the board, or one that fits its pins.

    RuntimeError names the board when none does.
    """
    import board  # only here: the parts in this folder work without one

    from table.device import backlight, memory, settings, sound, tuning, watchdog
    from table.device.restart import Restart

    wiring = _wiring(board.board_id)
    if wiring is None and hasattr(board, "TOUCH_XL"):
        wiring = _wiring("pyportal")
    if wiring is None:
        raise RuntimeError("Crown Tally has no wiring file for the board " + board.board_id)
    device = wiring.wire()
    device.name = board.board_id
    device.language = settings.text("CROWN_LANGUAGE", "en")
    memory.fit(device)
    tuning.fit(device)
    backlight.fit(device)
    sound.fit(device, board)
    device.watchdog = watchdog.find()
    device.restart = Restart()
    return device


def _wiring(name):
    """Give the wiring module of that name, or None; a library that is missing stays an error."""
    try:
        return __import__("table.device." + name, None, None, ("wire",))
    except ImportError as error:
        if name not in str(error):
            raise
    return None
