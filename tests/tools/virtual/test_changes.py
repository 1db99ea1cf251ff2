# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A refresh that finds nothing changed leaves out nothing that Blinka would have drawn."""

import random

import pytest

STEPS = 150


class Layers:
    """Grids in groups, which something happens to; the same for the same chance."""

    def __init__(self, module, chance):
        self.module, self.chance = module, chance
        self.root = module.displayio.Group()
        self.palettes = [module.displayio.Palette(4) for _ in range(2)]
        self.sheet = module.displayio.Bitmap(12, 4, 4)
        self.groups, self.grids = [self.root], []
        for _ in range(3):
            self.groups.append(module.displayio.Group(x=chance.randrange(9)))
            self.root.append(self.groups[-1])
        for _ in range(6):
            self.add()

    def add(self):
        own = self.module.displayio.Bitmap(12, 4, 4)
        self.grids.append(
            self.module.displayio.TileGrid(
                self.chance.choice((own, self.sheet)),
                pixel_shader=self.chance.choice(self.palettes),
                width=2,
                tile_width=4,
                x=self.chance.randrange(40),
            )
        )
        self.chance.choice(self.groups).append(self.grids[-1])

    def take(self):
        full = [group for group in self.groups[1:] if len(group)]
        if full:
            self.grids.remove(self.chance.choice(full).pop())

    def act(self):
        grid, number = self.chance.choice(self.grids), self.chance.randrange(4)
        kind = self.chance.choice(("move", "tile", "pixel", "colour", "hide", "more", "rest"))
        if kind == "move":
            grid.x = number
        elif kind == "tile":
            grid[0] = number % 3
        elif kind == "pixel":
            grid.bitmap[number, number] = number
        elif kind == "colour":
            self.chance.choice(self.palettes)[number] = self.chance.choice((1, 2))
        elif kind == "hide":
            layer = self.chance.choice((grid, self.chance.choice(self.groups[1:])))
            layer.hidden = not layer.hidden
        elif kind == "more":
            self.chance.choice((self.add, self.take, self.move_group, self.dress))()

    def move_group(self):
        self.chance.choice(self.groups).y = self.chance.randrange(3)

    def dress(self):
        self.chance.choice(self.grids).pixel_shader = self.chance.choice(self.palettes)


def refreshed(group):
    """The areas that Blinka draws."""
    areas = []
    group._get_refresh_areas(areas)
    boxes = [(area.x1, area.y1, area.x2, area.y2) for area in areas]
    group._finish_refresh()
    return boxes


@pytest.mark.parametrize("seed", range(12))
def test_what_blinka_draws_is_drawn(ours, blinkas, seed):
    from tools.virtual.changes import Changes

    here, there = (Layers(module, random.Random(seed)) for module in (ours, blinkas))
    changes, still = Changes(), 0
    for step in range(STEPS):
        expected = refreshed(there.root)
        none = changes.none(here.root)
        still += none
        assert ([] if none else refreshed(here.root)) == expected, step
        if step % 3 == 0:
            here.act(), there.act()
    assert still > STEPS // 3


def test_nothing_is_still(ours):
    from tools.virtual.changes import Changes

    assert Changes().none(None)


def test_a_shape_is_asked_every_time(ours):
    from tools.virtual.changes import Changes

    group, changes = ours.displayio.Group(), Changes()
    colours = ours.displayio.Palette(1)
    group.append(ours.vectorio.Circle(pixel_shader=colours, radius=2, x=5, y=5))
    refreshed(group)
    assert not changes.none(group)
