# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Pictures: what is written is read back; differences are found to the pixel."""

import struct
import zlib

import pytest

from tools.virtual import picture

TWO_BY_TWO = (2, 2, bytes((255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9)))


def test_the_three_colours_of_the_panel():
    data = struct.pack(">4H", 0xF800, 0x07E0, 0x001F, 0xFFFF)
    colours = bytes((255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255))
    assert picture.from_rgb565(2, 2, data) == (2, 2, colours)


def test_a_picture_survives_its_file(tmp_path):
    picture.write(tmp_path / "deep" / "a.png", TWO_BY_TWO)
    assert picture.read(tmp_path / "deep" / "a.png") == TWO_BY_TWO


def test_pygame_reads_the_file_alike(tmp_path):
    pygame = pytest.importorskip("pygame")
    picture.write(tmp_path / "a.png", TWO_BY_TWO)
    image = pygame.image.load(tmp_path / "a.png")
    assert [image.get_at(at)[:3] for at in ((0, 0), (1, 0), (0, 1), (1, 1))] == [
        (255, 0, 0), (0, 255, 0), (0, 0, 255), (9, 9, 9)
    ]  # fmt: skip


def test_enlarged_pixels_are_squares():
    width, height, data = picture.enlarged(TWO_BY_TWO, 3)
    assert (width, height) == (6, 6)
    rows = [data[at : at + 18] for at in range(0, len(data), 18)]
    assert rows[0] == rows[2] == b"\xff\0\0" * 3 + b"\0\xff\0" * 3
    assert rows[3] == rows[5] == b"\0\0\xff" * 3 + b"\x09\x09\x09" * 3


def test_the_pixels_that_differ():
    other = (2, 2, TWO_BY_TWO[2][:9] + bytes((9, 9, 8)))
    assert picture.differences(TWO_BY_TWO, TWO_BY_TWO) == []
    assert picture.differences(TWO_BY_TWO, other) == [3]
    assert picture.differences(TWO_BY_TWO, (1, 4, TWO_BY_TWO[2])) is None


def test_marked_pixels_are_red_on_grey():
    marked = picture.marked(TWO_BY_TWO, [3])
    assert marked[2][9:] == b"\xff\x20\x20"
    assert max(marked[2][:9]) < 100


def test_what_is_no_picture_of_ours_is_refused(tmp_path):
    (tmp_path / "a.png").write_bytes(b"GIF89a")
    with pytest.raises(ValueError, match="not a PNG"):
        picture.read(tmp_path / "a.png")


def test_a_filtered_picture_is_refused(tmp_path):
    picture.write(tmp_path / "a.png", TWO_BY_TWO)
    data = (tmp_path / "a.png").read_bytes()
    rows = zlib.compress(b"\1" + bytes(6) + b"\1" + bytes(6), 9)
    at = data.index(b"IDAT")
    (tmp_path / "a.png").write_bytes(
        data[: at - 4] + struct.pack(">I", len(rows)) + b"IDAT" + rows + bytes(4)
        + data[data.index(b"IEND") - 4 :]
    )  # fmt: skip
    with pytest.raises(ValueError, match="record it again"):
        picture.read(tmp_path / "a.png")
