# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The CST328: a count that is cleared, places whose high and low bits are apart."""

COUNT, FIRST, SECOND = b"\xd0\x05", b"\xd0\x00", b"\xd0\x07"


def registers(chip, at, count):
    chip.write(at)
    return chip.read(count)


def test_a_finger_is_told_until_the_count_is_cleared(wired):
    hardware, chip = wired("cst328")
    assert registers(chip, COUNT, 2) == b"\x00\xab"
    hardware.touch.press(300, 20)
    hardware.touch.others[1] = (10, 200)
    assert registers(chip, COUNT, 1) == b"\x02"
    assert registers(chip, FIRST, 4) == bytes([0x06, 300 >> 4, 20 >> 4, (300 & 15) << 4 | 4])
    assert registers(chip, SECOND, 4) == bytes([0x16, 0, 200 >> 4, 10 << 4 | 8])
    chip.write(COUNT + b"\x00")
    assert registers(chip, COUNT, 1) == b"\x00"
    hardware.time += 15
    assert registers(chip, COUNT, 1) == b"\x02"


def test_a_lift_is_a_count_of_nobody(wired):
    hardware, chip = wired("cst328")
    hardware.touch.press(300, 20)
    assert registers(chip, COUNT, 1) == b"\x01"
    chip.write(COUNT + b"\x00")
    hardware.touch.lift()
    hardware.time += 15
    assert registers(chip, COUNT, 1) == b"\x00"
