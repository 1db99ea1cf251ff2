# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""UF2 files: what is in them, and what is wrong with damaged ones."""

import pytest

from tests.tools.flashing.firmware import FAMILIES, said, uf2
from tools.flashing.uf2 import name_of, read

WHOLE = uf2(said("Adafruit PyPortal"))
BLOCKS = [WHOLE[at : at + 512] for at in range(0, len(WHOLE), 512)]


def test_a_whole_file():
    found = read(WHOLE)
    assert found.family == FAMILIES["SAMD51"] == 0x55114460
    assert found.data.rstrip(b"\0") == said("Adafruit PyPortal").rstrip(b"\0")
    assert found.banner == ("10.3.1", "Adafruit PyPortal")


def test_a_name_that_lies_across_two_blocks_is_read():
    assert read(uf2(bytes(240) + said("Adafruit PyPortal"))).banner.name == "Adafruit PyPortal"


def test_a_file_without_family_or_name():
    assert read(uf2(bytes(600), None))[::2] == (None, None)


def damaged(at, value):
    return WHOLE[:at] + bytes([value]) + WHOLE[at + 1 :]


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"", "is not a UF2 file"),
        (b"UF2\n", "is not a UF2 file"),
        (b"<html>" * 1000, "is not a UF2 file"),
        (WHOLE[:-1], "is cut short: "),
        (WHOLE[:-512], "is cut short or mixed: 7 blocks, and it speaks of 8"),
        (WHOLE + BLOCKS[0], "is cut short or mixed: 9 blocks"),
        (WHOLE + WHOLE, "is cut short or mixed: 16 blocks"),
        (b"".join([BLOCKS[1], BLOCKS[0], *BLOCKS[2:]]), "is mixed up: block 1 stands in place 0"),
        (b"".join([BLOCKS[0], BLOCKS[0], *BLOCKS[2:]]), "is mixed up: block 0 stands in place 1"),
        (damaged(512, 0), "is damaged: block 1 "),
        (damaged(516, 0), "is damaged: block 1 "),
        (damaged(1023, 0), "is damaged: block 1 "),
        (damaged(512 + 18, 2), "is damaged: block 1 "),
        (damaged(512 + 24, 9), "is cut short or mixed"),
        (damaged(8, 1), "is cut short or mixed"),
    ],
)
def test_what_is_refused(raw, problem):
    with pytest.raises(ValueError) as refused:
        read(raw)
    assert str(refused.value).startswith(problem)


def test_blocks_for_two_chips_are_refused():
    other = uf2(said("Adafruit PyPortal"), "ESP32S3")
    with pytest.raises(ValueError, match="mixed: it has blocks for ESP32S3, SAMD51"):
        read(WHOLE[:1024] + other[1024:])


def test_the_block_that_may_stand_before_those_of_an_rp2350_counts_for_itself():
    family, absolute = uf2(bytes(600), "RP2350_ARM_S"), uf2(bytes(200), "RP2XXX_ABSOLUTE")
    assert read(absolute + family).family == FAMILIES["RP2350_ARM_S"]
    with pytest.raises(ValueError, match="has nothing to write"):
        read(absolute)


def test_a_block_that_is_not_for_the_flash_is_left_out():
    note = bytearray(uf2(bytes(256)))
    note[8] |= 1
    assert read(bytes(note) + WHOLE).data == read(WHOLE).data


def test_families_are_called_by_name_where_they_have_one():
    assert (name_of(0xC47E5767), name_of(0x12345678)) == ("ESP32S3", "0x12345678")
