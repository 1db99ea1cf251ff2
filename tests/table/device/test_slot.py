# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One copy of a saved match, and which of several is the newest."""

from io import BytesIO

from table.device import slot

_LAST = (1 << 32) - 1


def loaded(copy):
    return slot.load(BytesIO(copy).read)


def test_a_copy_comes_back_whatever_lies_behind_it():
    for data in (b"", b"a", bytes(slot.LONGEST)):
        for sequence in (0, 1, _LAST):
            copy = slot.pack(sequence, data)
            assert loaded(copy) == loaded(copy + b"old" * 99) == (sequence, data)


def test_nothing_and_anything_else_is_no_copy():
    copy = slot.pack(7, b"match")
    for other in (b"", b"\xff" * 4096, bytes(4096), copy[:-1], copy[1:], copy[:9], b"x" + copy):
        assert loaded(other) is None


def test_the_newest_has_the_highest_number():
    copies = [(3, b"c"), None, (5, b"e"), (4, b"d")]
    assert slot.newest(copies) == (5, b"e")
    assert slot.newest([None, None]) is None
    assert slot.newest([]) is None


def test_the_numbers_start_again_and_the_newest_is_still_the_newest():
    assert slot.following(None) == 1
    assert slot.following((_LAST, b"")) == 0
    for copies in ([(_LAST, b"old"), (0, b"new")], [(0, b"new"), (_LAST, b"old")]):
        assert slot.newest(copies) == (0, b"new")


def test_a_number_that_starts_again_can_be_saved():
    copy = (_LAST - 1, b"")
    for _ in range(4):
        later = loaded(slot.pack(slot.following(copy), b"later"))
        assert slot.newest([later, copy]) == later
        copy = later


def test_a_damaged_length_asks_for_no_more_than_a_slot_holds():
    copy = bytearray(slot.pack(7, b"match"))
    copy[8:10] = b"\xff\xff"
    asked = []

    def take(count):
        asked.append(count)
        return bytes(copy[:count])

    assert slot.load(take) is None
    assert max(asked) <= slot.SIZE
