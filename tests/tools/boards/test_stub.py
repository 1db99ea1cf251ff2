# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""CircuitPython's own description of a board is read off its type stub."""

import re

import pytest

from tools.boards import BOARDS, stub


@pytest.mark.parametrize("found", BOARDS.values(), ids=lambda board: board.name)
def test_the_file_is_about_this_board_and_has_in_it_what_is_frozen(found):
    text = stub.path(found.board_id).read_text("utf-8")
    assert f"board_id: {found.board_id}\n" in text
    frozen = re.search("^ - Frozen libraries: (.*)$", text, re.M)[1].split(", ")
    assert set(found.frozen) <= set(frozen)


@pytest.mark.parametrize(
    ("board_id", "firmware", "usb", "nvm_bytes", "buses"),
    [
        ("pyportal", "Adafruit PyPortal", True, 256, ("I2C", "STEMMA_I2C", "SPI")),
        ("lilygo_tdeck", "LILYGO T-Deck (Plus)", True, 8192, ("SPI", "I2C", "UART")),
        ("elecrow_crowpanel_3.5", "Elecrow CrowPanel", False, 8192, ("I2C", "SPI", "UART")),
    ],
)
def test_what_is_read(board_id, firmware, usb, nvm_bytes, buses):
    said = stub.read(board_id)
    assert (said["firmware"], said["usb"], said["nvm_bytes"]) == (firmware, usb, nvm_bytes)
    assert said["buses"] == buses


def test_pins_are_read_by_every_name_that_they_have():
    pins = stub.read("pyportal")["pins"]
    assert pins["TOUCH_XL"] == "PB01" and pins["SPEAKER"] == pins["A0"] == "PA02"


def test_a_board_that_circuitpython_does_not_know_is_told():
    with pytest.raises(ImportError, match="circuitpython-stubs has no board 'lamp'"):
        stub.read("lamp")
