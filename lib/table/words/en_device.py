# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""English of the device itself: settings, touch, faults."""

TEXTS = {
    # Settings
    "version": "Version {0}",
    "language": "Language",
    "this_language": "English",
    "board": "Board",
    "games": "Games",
    "kept_drive": "are kept on the drive",
    "kept_board": "are kept in the board's memory",
    "not_kept": "are not kept without power",
    "to_computer": "To computer",
    "sound": "Sound",
    "sound_on": "a tick at every touch",
    "sound_off": "off",
    # Setting up touch
    "touch": "Set up touch",
    "touch_press": "Press the cross until it moves",
    "touch_check": "One more, to be sure",
    "touch_again": "That did not fit. From the first one again",
    "touch_hint": "{0} / {1} \xb7 a fingernail is best",
    "touch_done": "Touch is set up",
    "touch_unkept": "Only until the power goes: not our drive",
    # A finger at power-on
    "hold_release": "Let go to begin",
    "hold_on": "Keep pressing to set up touch",
}
