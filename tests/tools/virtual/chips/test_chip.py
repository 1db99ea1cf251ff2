# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What all chips have in common: their wires, their address, their ways to fail."""

from tests.chip_bench import RESET, SELECT


def test_a_board_without_one_has_none():
    from tools import boards
    from tools.virtual.hardware import Hardware

    assert Hardware(boards.find("pyportal")).chips == []


def test_it_is_on_the_pins_it_is_wired_to(wired):
    hardware, chip = wired("gt911", sda="D3", scl="D4")
    pins = hardware.board.pins
    assert chip.is_on(pins["D4"], pins["D3"]) and not chip.is_on(pins["SCL"], pins["SDA"])


def test_it_answers_to_its_address_while_it_can(wired):
    hardware, chip = wired("ft6336")
    assert chip.answers(0x38) and not chip.answers(0x39)
    chip.failing = 2
    assert not chip.answers(0x39)  # nobody's business
    assert [chip.answers(0x38) for _ in range(3)] == [False, False, True]
    chip.absent = True
    assert not chip.answers(0x38)


def test_a_reset_takes_its_time(wired):
    hardware, chip = wired("ft6336", rst=RESET)
    pin = hardware.board.pins[RESET]
    chip.driven(pin, 0)
    assert not chip.answers(0x38)
    chip.driven(pin, 1)
    assert not chip.answers(0x38)
    hardware.time += 200
    assert chip.answers(0x38)
    chip.driven(pin, None)  # a program has ended; the wire has a resistor
    assert chip.answers(0x38)


def test_spi_is_for_whom_is_selected(wired):
    hardware, chip = wired("xpt2046", cs=SELECT)
    clock, select = hardware.board.pins["SCK"], hardware.board.pins[SELECT]
    assert not chip.is_on(clock)
    chip.driven(select, 0)
    assert chip.is_on(clock) and not chip.is_on(hardware.board.pins["D3"])
    chip.absent, chip.floating = True, 0xFF
    assert chip.exchange(b"ab") == b"\xff\xff"
