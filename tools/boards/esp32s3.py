# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Boards with an ESP32-S3."""

from functools import partial

from tools.boards.board import LABELS, board

_WAVESHARE_TOUCH = {
    "scl": "TP_SCL",
    "sda": "TP_SDA",
    "rst": "TP_RST",
    "int": "TP_INT",
    "address": 0x1A,
    "swap": True,
    "flip_y": True,
}
_TDECK_TOUCH = {
    "scl": "SCL",
    "sda": "SDA",
    "int": "TOUCH_INT",
    "address": 0x5D,
    "swap": True,
    "flip_y": True,
}
_BOX_TOUCH = {"scl": "SCL", "sda": "SDA", "int": "CTP_INT", "address": 0x24, "flip_x": True}

_board = partial(board, chip="ESP32S3")


def _uf2(bootloader, drive):
    """The facts are of adafruit/tinyuf2, ports/espressif/boards/<board>/board.h."""
    enter = f"press reset, and BOOT (pin 0) half a second later; a drive {drive} comes"
    return {"bootloader": bootloader, "enter": enter}


BOARDS = (
    _board(
        "m5stack_cores3",
        "M5Stack CoreS3",
        320,
        240,
        ("TFT_",),
        frozen=LABELS,
        controller=(
            "ft6336",
            {"scl": "SCL", "sda": "SDA", "int": "I2C_INTERRUPT", "address": 0x38},
        ),
        **_uf2("ESP32S3-AtomS3-01", "CORES3BOOT"),  # it carries the name of the AtomS3 there
    ),
    _board(
        "lilygo_tdeck",
        "LilyGo T-Deck",
        320,
        240,
        ("TFT_", "SCK", "MOSI", "MISO"),
        frozen=("adafruit_register",),
        controller=("gt911", _TDECK_TOUCH),
        **_uf2("ESP32S3-T-Deck", "TDECKBOOT"),
    ),
    _board(
        "espressif_esp32s3_box",
        "Espressif ESP32-S3-Box",
        320,
        240,
        ("LCD_",),
        controller=("tt21100", _BOX_TOUCH),
        **_uf2("ESP32S3-Box-v2.5", "S3BOXBOOT"),
    ),
    _board(
        "waveshare_esp32_s3_touch_lcd_2_8",
        "Waveshare ESP32-S3-Touch-LCD-2.8",
        320,
        240,
        ("LCD_",),
        controller=("cst328", _WAVESHARE_TOUCH),
    ),
    _board(
        "makerfabs_tft7",
        'MakerFabs ESP32-S3 7"',
        800,
        480,
        ("de", "vsync", "hsync", "dclk"),
        display="framebuffer",
        controller=("gt911", {"scl": "SCL", "sda": "SDA", "rst": "TOUCH_RESET", "address": 0x5D}),
    ),
)
