# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Boards with an ESP32-S3."""

from tools.virtual.boards.board import board

_WAVESHARE_TOUCH = {"scl": "TP_SCL", "sda": "TP_SDA", "rst": "TP_RST", "int": "TP_INT"}
_WAVESHARE_TOUCH |= {"address": 0x1A, "swap": True, "flip_y": True}
_TDECK_TOUCH = {"scl": "SCL", "sda": "SDA", "int": "TOUCH_INT", "address": 0x5D}
_TDECK_TOUCH |= {"swap": True, "flip_y": True}
_BOX_TOUCH = {"scl": "SCL", "sda": "SDA", "int": "CTP_INT", "address": 0x24, "flip_x": True}

BOARDS = (
    board(
        "m5stack_cores3",
        320,
        240,
        ("TFT_",),
        chip=("ft6336", {"scl": "SCL", "sda": "SDA", "int": "I2C_INTERRUPT", "address": 0x38}),
    ),
    board(
        "lilygo_tdeck",
        320,
        240,
        ("TFT_", "SCK", "MOSI", "MISO"),
        chip=("gt911", _TDECK_TOUCH),
    ),
    board(
        "espressif_esp32s3_box",
        320,
        240,
        ("LCD_",),
        chip=("tt21100", _BOX_TOUCH),
    ),
    board(
        "waveshare_esp32_s3_touch_lcd_2_8",
        320,
        240,
        ("LCD_",),
        chip=("cst328", _WAVESHARE_TOUCH),
    ),
    board(
        "makerfabs_tft7",
        800,
        480,
        ("de", "vsync", "hsync", "dclk"),
        chip=("gt911", {"scl": "SCL", "sda": "SDA", "rst": "TOUCH_RESET", "address": 0x5D}),
        display="framebuffer",
    ),
)
