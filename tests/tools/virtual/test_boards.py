# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is told of the virtual boards fits together."""

from importlib import import_module

import pytest

from tools.virtual import boards
from tools.virtual.boards.board import board

EACH = pytest.mark.parametrize("name", sorted(boards.BOARDS))


@EACH
def test_what_a_board_names_it_has(name):
    found = boards.find(name)
    wires = dict(found.chip[1]) if found.chip else {}
    pins = [value for value in wires.values() if isinstance(value, str)]
    pins += (found.wires or {}).values()
    if found.chip is None:
        pins += [pin for plate in found.touch for pin in plate[:2]]
    assert set(pins) <= set(found.pins)


@EACH
def test_a_display_that_the_firmware_makes_has_pins(name):
    found = boards.find(name)
    assert bool(found.display) == bool(found.display_pins)
    assert found.display or found.wires


def test_every_size_of_a_display_has_its_board():
    sizes = {(found.width, found.height) for found in boards.BOARDS.values()}
    assert {(boards.find(b).width, boards.find(b).height) for b in boards.SIZES} == sizes


def test_pins_and_memories_are_those_of_the_type_stubs():
    made = board("m5stack_core2", 320, 240, ("TFT_",))
    assert made.pins["SDA"] == made.pins["D21"] == "GPIO21"
    assert made.display_pins == ("GPIO15", "GPIO5")
    assert made.nvm_bytes == 8192 and made.buses == ("I2C", "SPI", "UART")
    assert boards.find("pyportal").pins["TOUCH_XL"] == "PB01"


@pytest.mark.parametrize(
    ("name", "has", "lacks"),
    [
        ("espressif_esp32s3_box", "DISPLAY SDA", "I2C SPI STEMMA_I2C"),
        ("m5stack_core2", "DISPLAY I2C SPI", "STEMMA_I2C"),
        ("featherwing_24", "I2C SPI STEMMA_I2C D9", "DISPLAY"),
    ],
)
def test_the_board_module_has_what_the_board_has(boot, name, has, lacks):
    machine = boot("idle", board=name)
    with machine.inside():
        module = import_module("board")
        assert [n for n in has.split() if not hasattr(module, n)] == []
        assert [n for n in lacks.split() if hasattr(module, n)] == []
        assert module.board_id == (machine.board.board_id or name)


def test_an_owners_settings_are_those_of_the_board_until_he_writes_others(boot):
    assert boot("idle", board="featherwing_35").hardware.settings() == {
        "CROWN_BOARD": "featherwing_35"
    }
    machine = boards.find("featherwing_35")
    assert machine.settings == {"CROWN_BOARD": "featherwing_35"}
