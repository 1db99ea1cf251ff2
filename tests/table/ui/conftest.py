# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A bench for parts of screens: put them on a display that has nothing else, look at pixels."""

from contextlib import contextmanager

import pytest


class Bench:
    """Wraps a machine that is on; parts are made inside `with bench.inside() as theme`."""

    def __init__(self, machine):
        self.machine = machine

    @contextmanager
    def inside(self):
        with self.machine.inside():
            yield self.machine.app.theme

    def show(self, *parts):
        """Put displayio layers on the display, over ink, and draw them."""
        with self.machine.inside():
            from displayio import Group
            from table.ui.frame import backdrop

            group = Group()
            group.append(backdrop(self.machine.app.theme))
            for part in parts:
                group.append(part)
            self.machine.display.root_group = group
        self.draw()
        self.draw()  # Blinka draws new layers once more after a full refresh

    def draw(self):
        """Draw what changed; give the bytes that went to the panel."""
        before = self.machine.bytes_sent
        with self.machine.inside():
            self.machine.display.refresh()
        return self.machine.bytes_sent - before

    def colour(self, x, y):
        """A pixel as 0xRRGGBB, as near as the panel can show it."""
        red, green, blue = self.machine.pixel(x, y)
        return red << 16 | green << 8 | blue

    def box(self, behind=0x12161D):
        """The smallest (left, top, right, bottom) around everything that is not ink."""
        width, height, rgb = self.machine.picture()
        pixels = memoryview(rgb)
        ink = bytes(panel(behind).to_bytes(3, "big"))
        found = [i for i in range(width * height) if pixels[i * 3 : i * 3 + 3] != ink]
        if not found:
            return None
        columns, rows = [i % width for i in found], [i // width for i in found]
        return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def panel(colour):
    """That colour as the panel shows it, with 5, 6 and 5 bits."""
    red, green, blue = colour >> 19, colour >> 10 & 63, colour >> 3 & 31
    return (red << 3 | red >> 2) << 16 | (green << 2 | green >> 4) << 8 | blue << 3 | blue >> 2


@pytest.fixture
def bench(machine):
    return Bench(machine)


@pytest.fixture
def on_panel():
    return panel
