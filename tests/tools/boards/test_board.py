# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the entry of each board says fits together, and fits what CircuitPython says of it."""

import pytest
from adafruit_uf2 import uf2conv

from tools.boards import BOARDS
from tools.boards.board import board
from tools.flashing import drives
from tools.shipping import libraries

EACH = pytest.mark.parametrize("found", BOARDS.values(), ids=lambda board: board.name)


@EACH
def test_what_a_board_names_it_has(found):
    wires = dict(found.controller[1]) if found.controller else {}
    pins = [value for value in wires.values() if isinstance(value, str)]
    pins += (found.wires or {}).values()
    if found.controller is None:
        pins += [pin for plate in found.plates for pin in plate[:2]]
    assert pins and set(pins) <= set(found.pins)


@EACH
def test_a_display_that_the_firmware_makes_has_pins(found):
    assert bool(found.display) == bool(found.display_pins)
    assert found.display or found.wires


@EACH
def test_what_is_frozen_is_no_c(found):
    assert not set(found.frozen) & libraries.BUILT_IN


@EACH
def test_only_a_chip_with_usb_of_its_own_has_a_drive_and_a_uf2_bootloader(found):
    assert found.usb == (found.chip != "ESP32")
    fits = found.usb and drives.chip_of(found.bootloader or "") == found.chip
    assert found.bootloader is None or fits
    assert (found.enter is None) == (found.bootloader is None)


@EACH
def test_every_chip_has_a_family_and_only_a_feather_may_have_any(found):
    assert (found.chip or "SAMD51") in uf2conv.load_families()
    assert found.chip or (found.chosen and found.also)


def test_what_circuitpython_says_is_taken_from_there():
    made = board("m5stack_core2", "M5", 320, 240, ("TFT_",))
    assert made.firmware == "M5Stack Core2" and not made.usb
    assert made.pins["SDA"] == made.pins["D21"] == "GPIO21"
    assert made.display_pins == ("GPIO15", "GPIO5")
    assert made.nvm_bytes == 8192 and made.buses == ("I2C", "SPI", "UART")


def test_a_board_is_chosen_where_the_firmware_calls_it_otherwise():
    assert not board("lilygo_tdeck", "T", 320, 240).chosen
    kin = board("tdeck_2", "T", 320, 240, board_id="lilygo_tdeck")
    assert kin.chosen and kin.board_id == "lilygo_tdeck" and kin.starts == (320, 240)
