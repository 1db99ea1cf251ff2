# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A Feather with one of Adafruit's TFT FeatherWings on it: any Feather would do."""

from tools.virtual.boards.board import Plate, board

_NEW_PLATES = (Plate("Y-", "Y+", 185 * 16, 3700 * 16), Plate("X-", "X+", 3800 * 16, 300 * 16))
_OLD_PLATES = (Plate("Y-", "Y+", 100 * 16, 3750 * 16), Plate("X-", "X+", 100 * 16, 3800 * 16))
_WIRES = {"command": "D10", "chip_select": "D9"}
_NEW = {"chip": ("tsc2007", {"scl": "SCL", "sda": "SDA", "address": 0x48}), "touch": _NEW_PLATES}
_OLD = {
    "chip": ("stmpe610", {"sck": "SCK", "mosi": "MOSI", "miso": "MISO", "cs": "D6"}),
    "touch": _OLD_PLATES,
}
_LARGE = {"settings": {"CROWN_BOARD": "featherwing_35"}}


def _wing(name, width, height, **told):
    feather = "adafruit_feather_rp2040"
    return board(name, width, height, board_id=feather, display=None, wires=_WIRES, **told)


BOARDS = (
    _wing("featherwing_24", 320, 240, **_NEW),
    _wing("featherwing_24_old", 320, 240, **_OLD),
    _wing("featherwing_35", 480, 320, **_NEW, **_LARGE),
    _wing("featherwing_35_old", 480, 320, **_OLD, **_LARGE),
)
