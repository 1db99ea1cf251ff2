# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A Feather with one of Adafruit's TFT FeatherWings on it: any Feather would do."""

from functools import partial

from tools.boards.board import Plate, board

# Three of the many, with three kinds of chip; the first stands for them here.
_FEATHER = "adafruit_feather_rp2040"
_ALSO = ("feather_m4_express", "adafruit_feather_esp32s3_4mbflash_2mbpsram")

_NEW_PLATES = (Plate("Y-", "Y+", 185 * 16, 3700 * 16), Plate("X-", "X+", 3800 * 16, 300 * 16))
_OLD_PLATES = (Plate("Y-", "Y+", 100 * 16, 3750 * 16), Plate("X-", "X+", 100 * 16, 3800 * 16))
_NEW = {
    "controller": ("tsc2007", {"scl": "SCL", "sda": "SDA", "address": 0x48}),
    "plates": _NEW_PLATES,
}
_OLD = {
    "controller": ("stmpe610", {"sck": "SCK", "mosi": "MOSI", "miso": "MISO", "cs": "D6"}),
    "plates": _OLD_PLATES,
}
_TOLD = {"settings": {"CROWN_BOARD": "featherwing_35"}}


_wing = partial(
    board,
    board_id=_FEATHER,
    also=_ALSO,
    display=None,
    wires={"command": "D10", "chip_select": "D9"},
)


BOARDS = (
    _wing("featherwing_24", "a Feather with the TFT FeatherWing 2.4", 320, 240, **_NEW),
    _wing("featherwing_24_old", None, 320, 240, **_OLD),
    _wing("featherwing_35", "a Feather with the TFT FeatherWing 3.5", 480, 320, **_NEW, **_TOLD),
    _wing("featherwing_35_old", None, 480, 320, **_OLD, **_TOLD),
)
