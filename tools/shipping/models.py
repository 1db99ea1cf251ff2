# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The boards that Crown Tally can be put on, by the id that boot_out.txt gives."""

from collections import namedtuple

from table.device import ALIASES

from tools import ROOT

# title   as it says on the box
# frozen  libraries inside its firmware: FROZEN_MPY_DIRS of mpconfigboard.mk in CircuitPython
# usb     it shows a CIRCUITPY drive; the ESP32 has no USB of its own and shows none
# chosen  CircuitPython does not know it by this name: its owner says so, by --board, and
#         settings.toml then tells the device
# small   4 MB of flash, of which the drive is less than one: no room for a script of its own,
#         unless its language is asked for
Model = namedtuple("Model", "title frozen usb chosen small", defaults=((), True, False, False))

DEVICE = ROOT / "lib" / "table" / "device"

# A firmware finds what is frozen in it before what lies in lib/. So a library too many costs
# room on the drive, one too few stops the program: where releases differ, none is named.
_LABELS = ("adafruit_display_text", "neopixel")

MODELS = {
    "pyportal": Model("Adafruit PyPortal", _LABELS),
    "pyportal_pynt": Model("Adafruit PyPortal Pynt", _LABELS),
    "pyportal_titano": Model("Adafruit PyPortal Titano"),
    "sunton_esp32_2432S028": Model("Sunton ESP32-2432S028", usb=False, small=True),
    "sunton_esp32_2432S032C": Model("Sunton ESP32-2432S032C", usb=False, small=True),
    "m5stack_core2": Model("M5Stack Core2", _LABELS, usb=False),
    "m5stack_cores3": Model("M5Stack CoreS3", _LABELS),
    "elecrow_crowpanel_3.5": Model("Elecrow CrowPanel 3.5", usb=False, small=True),
    "elecrow_crowpanel_3.5_v2.2": Model(
        "Elecrow CrowPanel 3.5 V2.2", usb=False, chosen=True, small=True
    ),
    "featherwing_24": Model("a Feather with the TFT FeatherWing 2.4", chosen=True),
    "featherwing_35": Model("a Feather with the TFT FeatherWing 3.5", chosen=True),
    "lilygo_tdeck": Model("LilyGo T-Deck", ("gt911", "adafruit_register")),
    "espressif_esp32s3_box": Model("Espressif ESP32-S3-Box"),
    "waveshare_esp32_s3_touch_lcd_2_8": Model("Waveshare ESP32-S3-Touch-LCD-2.8"),
    "makerfabs_tft7": Model('MakerFabs ESP32-S3 7"'),
}


def wiring(board_id, folder=DEVICE):
    """Give the wiring file of a board; None where it has none."""
    path = folder / f"{ALIASES.get(board_id, board_id)}.py"
    return path if path.is_file() else None


def known(folder=DEVICE):
    """Give the ids of all boards that can be deployed to, in order."""
    return sorted(board_id for board_id in MODELS if wiring(board_id, folder))
