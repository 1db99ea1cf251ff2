# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The CST816D: one finger, and sleep after five seconds without."""


def registers(chip, at, count):
    chip.write(bytes([at]))
    return chip.read(count)


def test_who_it_is(wired):
    _, chip = wired("cst8xx")
    assert registers(chip, 0xA7, 1) == b"\xb6"


def test_only_the_first_finger(wired):
    hardware, chip = wired("cst8xx")
    assert registers(chip, 0x02, 1) == b"\x00"
    hardware.touch.press(300, 20)
    hardware.touch.others[1] = (10, 200)
    assert registers(chip, 0x02, 5) == bytes([1, 0x81, 300 & 255, 0, 20])


def test_it_sleeps_when_bored(wired):
    hardware, chip = wired("cst8xx")
    hardware.time += 4999
    assert chip.answers(0x15)
    hardware.time += 1
    assert not chip.answers(0x15)
    hardware.touch.press(1, 1)
    assert chip.answers(0x15)
    hardware.touch.lift()
    hardware.time += 4999
    assert chip.answers(0x15)
