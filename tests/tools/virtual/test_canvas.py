# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is drawn by rows is what Blinka draws pixel by pixel."""

import random

import pytest

WIDTH, HEIGHT = 60, 40


def palette(module, chance, colours):
    made = module.displayio.Palette(colours)
    for index in range(colours):
        made[index] = chance.randrange(1 << 24)
        if chance.random() < 0.3:
            made.make_transparent(index)
    return made


def grid(module, chance):
    """Tiles of any size, anywhere, turned any way."""
    colours, wide, high = chance.choice((2, 4, 16, 256)), chance.choice((3, 16)), 5
    across, down = chance.choice(((1, 1), (2, 3), (4, 1)))
    sheet = module.displayio.Bitmap(across * wide, down * high, colours)
    for _ in range(chance.choice((0, 200))):
        sheet[chance.randrange(sheet.width), chance.randrange(sheet.height)] = chance.randrange(
            colours
        )
    columns, rows = chance.choice(((1, 1), (3, 2), (9, 7)))
    made = module.displayio.TileGrid(
        sheet,
        pixel_shader=palette(module, chance, colours),
        width=columns,
        height=rows,
        tile_width=wide,
        tile_height=high,
        x=chance.randrange(-20, 50),
        y=chance.randrange(-20, 30),
    )
    for index in range(columns * rows):
        made[index] = chance.randrange(across * down)
    made.flip_x, made.flip_y = chance.random() < 0.2, chance.random() < 0.2
    made.transpose_xy, made.hidden = chance.random() < 0.2, chance.random() < 0.1
    made._set_top_left(chance.randrange(2), chance.randrange(2))
    return made


def shape(module, chance):
    colours = palette(module, chance, 2)
    x, y = chance.randrange(50), chance.randrange(30)
    return module.vectorio.Circle(pixel_shader=colours, radius=9, x=x, y=y)


def layers(module, seed):
    chance = random.Random(seed)
    group = module.displayio.Group()
    for _ in range(chance.randrange(2, 7)):
        if chance.random() < 0.1:
            group.append(shape(module, chance))
            continue
        inner = module.displayio.Group(scale=chance.choice((1, 1, 2, 3)), x=chance.randrange(20))
        inner.append(grid(module, chance))
        group.append(inner)
    return group, (chance.randrange(30), chance.randrange(20), WIDTH, HEIGHT)


def drawn(module, seed, colorspace, mask):
    """The bytes of a picture, and whether all of it is covered."""
    group, box = layers(module, seed)
    area = module.displayio._area.Area(*box)
    buffer = memoryview(bytearray(area.size() * 2 + 4 & ~3)).cast("I")
    whole = group._fill_area(colorspace, area, mask(area.size()), buffer)
    return bytes(buffer), whole


def words(pixels):
    return memoryview(bytearray((pixels // 32 + 1) * 4)).cast("I")


@pytest.mark.parametrize("seed", range(60))
def test_the_same_pixels_are_drawn(device, ours, blinkas, seed):
    from tools.virtual.canvas import Mask

    colorspace = device.display._core.colorspace
    expected = drawn(blinkas, seed, colorspace, words)
    assert drawn(ours, seed, colorspace, Mask) == expected


def test_a_mask_is_also_a_list_of_words(device, ours):
    from tools.virtual.canvas import Mask

    mask, plain = Mask(70), words(70)
    for pixel in (0, 31, 32, 69):
        mask[pixel >> 5] |= 1 << (pixel & 31)
        plain[pixel >> 5] |= 1 << (pixel & 31)
    assert [mask[word] for word in range(3)] == list(plain)
    assert [at for at, covered in enumerate(mask.covered) if covered] == [0, 31, 32, 69]
