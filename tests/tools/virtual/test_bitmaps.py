# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Bitmaps of one element a pixel hold what Blinka's hold, whatever is done to them."""

import io
import random

import pytest

SIZES = [(1, 1), (7, 5), (33, 4), (40, 9)]
COLOURS = [2, 3, 16, 256, 65536]


def held(bitmap):
    """All its pixels, and the part that is to be drawn anew."""
    width, dirty = bitmap.width, bitmap._dirty_area
    pixels = [bitmap._get_pixel(x, y) for y in range(-1, bitmap.height + 1) for x in range(width)]
    return pixels, (dirty.x1, dirty.y1, dirty.x2, dirty.y2)


def outcome(act, *arguments, **options):
    try:
        return act(*arguments, **options)
    except (EOFError, IndexError, ValueError) as error:
        return type(error)


@pytest.fixture
def both(ours, blinkas):
    return ours, blinkas


def pixel(chance, size):
    return chance.randrange(size[0]), chance.randrange(size[1])


def fill(module, bitmap, chance, colours):
    if colours < 256:  # of larger ones Blinka fills every other word on hosts of 64 bits
        bitmap.fill(chance.randrange(colours))


def one(module, bitmap, chance, colours):
    at = pixel(chance, (bitmap.width, bitmap.height))
    bitmap[at] = chance.randrange(colours)


def region(module, bitmap, chance, colours):
    box = [chance.randrange(-3, 45) for _ in range(4)]
    return outcome(module.bitmaptools.fill_region, bitmap, *box, chance.randrange(2 * colours))


def drawn(module, bitmap, chance, colours):
    """Nothing changed any more, as after a refresh."""
    bitmap._finish_refresh()


def blit(module, bitmap, chance, colours):
    size, other = chance.choice(SIZES), chance.choice(COLOURS)
    source = module.displayio.Bitmap(*size, other)
    for _ in range(30):
        source[pixel(chance, size)] = chance.randrange(other)
    source = bitmap if chance.random() < 0.2 else source
    window = {side: chance.choice((None, chance.randrange(-1, 42))) for side in ("x2", "y2")}
    window |= {side: chance.choice((0, 0, chance.randrange(6))) for side in ("x1", "y1")}
    skip = {"skip_source_index": chance.choice((None, 0, 1))}
    skip["skip_dest_index"] = chance.choice((None, None, None, 1))
    at = chance.randrange(-9, 30), chance.randrange(-4, 8)
    return outcome(module.bitmaptools.blit, bitmap, source, *at, **window, **skip)


def letter(module, bitmap, chance, colours):
    across = (bitmap.width + 31) // 32 * 4
    packed = chance.randbytes(across * bitmap.height - chance.choice((0, 0, 0, 1)))
    file = io.BytesIO(packed + b"more")
    if len(packed) % 4:
        return None  # where a file ends too soon, Blinka has drawn what came before
    how = {"element_size": 4, "reverse_pixels_in_element": chance.choice((True, True, False))}
    return outcome(module.bitmaptools.readinto, bitmap, file, 1, **how), file.tell()


@pytest.mark.parametrize("act", [fill, one, region, blit, letter], ids=lambda act: act.__name__)
@pytest.mark.parametrize("colours", COLOURS)
def test_they_hold_what_blinkas_hold(both, act, colours):
    for size in SIZES:
        bitmaps = [module.displayio.Bitmap(*size, colours) for module in both]
        for seed in range(40):
            for step in (act, one, drawn)[: 2 + seed % 2]:
                came = []
                for module, bitmap in zip(both, bitmaps, strict=True):
                    came.append((step(module, bitmap, random.Random(seed), colours), held(bitmap)))
                assert came[0] == came[1], (size, seed, step.__name__)


@pytest.mark.parametrize("at", [(1, 0), (-1, 0), (0, 1), (0, -1), (2, 1)])
def test_a_bitmap_can_be_moved_within_itself(both, at):
    found = []
    for module in both:
        bitmap = module.displayio.Bitmap(6, 4, 16)
        for index in range(24):
            bitmap[index] = index * 7 % 16
        module.bitmaptools.blit(bitmap, bitmap, *at)
        found.append(held(bitmap))
    assert found[0] == found[1]


@pytest.mark.parametrize("colours", COLOURS)
def test_it_is_filled_all_over(ours, colours):
    bitmap = ours.displayio.Bitmap(9, 3, colours)
    bitmap.fill(colours - 1)
    assert {bitmap[index] for index in range(27)} == {colours - 1}


def test_a_file_that_ends_too_soon(ours):
    bitmap = ours.displayio.Bitmap(5, 2, 2)
    how = {"element_size": 4, "reverse_pixels_in_element": True}
    with pytest.raises(EOFError):
        ours.bitmaptools.readinto(bitmap, io.BytesIO(bytes(7)), 1, **how)


def test_a_letter_without_a_width(ours):
    bitmap = ours.displayio.Bitmap(0, 11, 2)
    how = {"element_size": 4, "reverse_pixels_in_element": True}
    ours.bitmaptools.readinto(bitmap, io.BytesIO(b""), 1, **how)
    assert held(bitmap)[0] == []
