# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The TT21100: no registers, reports in a queue, their length first."""

NOTHING = b"\x02\x00"


def test_nothing_is_two_bytes_long(wired):
    _, chip = wired("tt21100")
    assert chip.read(2) == NOTHING and chip.read(2) == NOTHING


def test_a_report_stays_until_it_is_read_whole(wired):
    hardware, chip = wired("tt21100")
    hardware.touch.press(300, 20)
    assert chip.read(2) == b"\x11\x00" and chip.read(2) == b"\x11\x00"
    report = chip.read(17)
    assert report[:3] == b"\x11\x00\x01"
    assert report[8:13] == bytes([0, 300 & 255, 1, 20, 0])
    assert chip.read(2) == NOTHING


def test_a_lift_is_a_report_of_nobody(wired):
    hardware, chip = wired("tt21100")
    hardware.touch.press(300, 20)
    hardware.touch.others[1] = (10, 200)
    assert chip.read(2) == b"\x1b\x00"
    assert chip.read(27)[18:23] == bytes([1, 10, 0, 200, 0])
    hardware.touch.lift()
    hardware.touch.others.clear()
    hardware.time += 15
    assert chip.read(2) == b"\x07\x00"
    assert chip.read(7)[:3] == b"\x07\x00\x01"
    hardware.time += 15
    assert chip.read(2) == NOTHING


def test_the_oldest_report_gives_way(wired):
    hardware, chip = wired("tt21100")
    for x in range(6):
        hardware.touch.press(x, 0)
        hardware.time += 15
        chip.read(2)
    assert [chip.read(17)[9] for _ in range(4)] == [2, 3, 4, 5]
