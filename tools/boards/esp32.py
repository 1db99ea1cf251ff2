# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Boards with an ESP32: no USB of its own, so the drive is always the device's."""

from functools import partial

from tools.boards.board import LABELS, Plate, board

_SUNTON_TOUCH = {
    "sck": "TOUCH_SCK",
    "mosi": "TOUCH_MOSI",
    "miso": "TOUCH_MISO",
    "cs": "TOUCH_CS",
    "irq": "TOUCH_INT",
}
_SUNTON_PLATES = (Plate("Y-", "Y+", 200 * 16, 3700 * 16), Plate("X-", "X+", 240 * 16, 3800 * 16))
_SUNTON_C_TOUCH = {
    "scl": "TOUCH_SCL",
    "sda": "TOUCH_SDA",
    "rst": "TOUCH_RST",
    "int": "TOUCH_INT",
    "address": 0x5D,
    "swap": True,
    "flip_x": True,
}
_CROWPANEL_PLATES = (
    Plate("Y-", "Y+", 3921 * 16, 353 * 16),
    Plate("X-", "X+", 3760 * 16, 269 * 16),
)

_board = partial(board, chip="ESP32")


def _crowpanel(name, title, cs, miso, **told):
    """The firmware holds its picture upright."""
    touch = {"sck": "TFT_CLK", "mosi": "TFT_MOSI", "miso": miso, "cs": cs, "irq": "TP_IRQ"}
    return _board(
        name,
        title,
        480,
        320,
        ("TFT_MOSI", "TFT_CLK", "TFT_CS", "TFT_DC", "TFT_BACKLIGHT"),
        board_id="elecrow_crowpanel_3.5",
        small=True,
        starts=(320, 480),
        wires={"command": "TFT_DC", "chip_select": "TFT_CS"},
        controller=("xpt2046", touch),
        plates=_CROWPANEL_PLATES,
        **told,
    )


BOARDS = (
    _board(
        "sunton_esp32_2432S028",
        "Sunton ESP32-2432S028",
        320,
        240,
        ("LCD_",),
        small=True,
        controller=("xpt2046", _SUNTON_TOUCH),
        plates=_SUNTON_PLATES,
    ),
    _board(
        "sunton_esp32_2432S032C",
        "Sunton ESP32-2432S032C",
        320,
        240,
        ("LCD_",),
        small=True,
        controller=("gt911", _SUNTON_C_TOUCH),
    ),
    _board(
        "m5stack_core2",
        "M5Stack Core2",
        320,
        240,
        ("TFT_", "SCK", "MOSI", "MISO"),
        frozen=LABELS,
        controller=("ft6336", {"scl": "SCL", "sda": "SDA", "int": "TOUCH_INT", "address": 0x38}),
    ),
    _crowpanel("elecrow_crowpanel_3.5", "Elecrow CrowPanel 3.5", "TP_CS", "TFT_MISO"),
    _crowpanel(
        "elecrow_crowpanel_3.5_v2.2",
        "Elecrow CrowPanel 3.5 V2.2",
        "TP_CS_ALT",
        "TFT_MISO_ALT",
        settings={"CROWN_BOARD": "elecrow_crowpanel_3.5_v2.2"},
    ),
)
