# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What flashing must know of a board: its chip, what its firmware calls it, its UF2 bootloader."""

from collections import namedtuple

# name       what CircuitPython for this board says of itself ("...; NAME with samd51j20")
# chip       as UF2 families are called
# bootloader the Board-ID in its INFO_UF2.TXT; None: no UF2 bootloader is known for it
# enter      how to get that bootloader's drive
Model = namedtuple("Model", "name chip bootloader enter")

# Board-IDs: adafruit/uf2-samdx1 boards/pyportal_m4/board_config.h (a Titano and a Pynt come with
# the same bootloader), adafruit/tinyuf2 ports/espressif/boards/<board>/board.h (where the CoreS3
# carries the name of the AtomS3). Which chip: CircuitPython's own description of each board.
_PYPORTAL = "SAMD51J20A-PyPortal-v0"
_TWICE = "press its reset button twice, quickly; a drive PORTALBOOT comes"
_BOOT = "press reset, and BOOT (pin 0) half a second later; a drive {} comes"

MODELS = {
    "pyportal": Model("Adafruit PyPortal", "SAMD51", _PYPORTAL, _TWICE),
    "pyportal_pynt": Model("Adafruit PyPortal", "SAMD51", _PYPORTAL, _TWICE),
    "pyportal_titano": Model("Adafruit PyPortal Titano", "SAMD51", _PYPORTAL, _TWICE),
    "sunton_esp32_2432S028": Model("sunton_esp32_2432S028", "ESP32", None, None),
    "sunton_esp32_2432S032C": Model("sunton_esp32_2432S032C", "ESP32", None, None),
    "m5stack_core2": Model("M5Stack Core2", "ESP32", None, None),
    "m5stack_cores3": Model(
        "M5Stack CoreS3", "ESP32S3", "ESP32S3-AtomS3-01", _BOOT.format("CORES3BOOT")
    ),
    "elecrow_crowpanel_3.5": Model("Elecrow CrowPanel", "ESP32", None, None),
    "lilygo_tdeck": Model(
        "LILYGO T-Deck (Plus)", "ESP32S3", "ESP32S3-T-Deck", _BOOT.format("TDECKBOOT")
    ),
    "espressif_esp32s3_box": Model(
        "ESP32-S3-Box-2.5", "ESP32S3", "ESP32S3-Box-v2.5", _BOOT.format("S3BOXBOOT")
    ),
    "waveshare_esp32_s3_touch_lcd_2_8": Model(
        "Waveshare ESP32-S3 Touch LCD 2.8", "ESP32S3", None, None
    ),
    "makerfabs_tft7": Model(
        "MakerFabs-ESP32-S3-Parallel-TFT-With-Touch-7inch", "ESP32S3", None, None
    ),
}

# How the Board-ID of any bootloader begins, by the chip it runs on: for boards that carry the
# display as a FeatherWing and are not in the list.
_BEGINNINGS = (
    ("SAMD51", "SAMD51"),
    ("SAMD21", "SAMD21"),
    ("RPI-RP2", "RP2040"),
    ("RP2350", "RP2350_ARM_S"),
    ("ESP32S2", "ESP32S2"),
    ("ESP32S3", "ESP32S3"),
    ("NRF52840", "NRF52840"),
)


def chip_of(board_id):
    """The chip under a bootloader's Board-ID; None when it begins as none that we know."""
    for beginning, chip in _BEGINNINGS:
        if board_id.upper().startswith(beginning):
            return chip
    return None


def called(name):
    """The ids of all boards whose firmware goes by this name."""
    return [board for board, model in MODELS.items() if model.name == name]
