# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The FT6336: what is on the glass now, in registers of 8 bits, the high byte first."""


def registers(chip, at, count):
    chip.write(bytes([at]))
    return chip.read(count)


def test_who_it_is(wired):
    _, chip = wired("ft6336")
    assert registers(chip, 0xA3, 1) == b"\x64" and registers(chip, 0xA8, 1) == b"\x11"


def test_nobody(wired):
    _, chip = wired("ft6336")
    assert registers(chip, 0x02, 7) == b"\x00" + b"\xff" * 6


def test_two_fingers(wired):
    hardware, chip = wired("ft6336")
    hardware.touch.press(300, 20)
    hardware.touch.others[1] = (10, 200)
    told = registers(chip, 0x02, 13)
    assert told[0] == 2
    assert told[1:5] == bytes([0x81, 300 & 255, 0x00, 20])
    assert told[7:11] == bytes([0x80, 10, 0x10, 200])
    hardware.touch.lift()
    assert registers(chip, 0x02, 5) == bytes([1, 0x80, 10, 0x10, 200])


def test_a_glass_that_lies_otherwise(wired):
    hardware, chip = wired("ft6336", swap=True, flip_x=True)
    hardware.touch.press(300, 20)
    told = registers(chip, 0x03, 4)
    assert (told[1], told[3]) == (20, 19)
