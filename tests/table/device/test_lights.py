# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The light on the board, on a pixel that remembers."""

from table.device.lights import Lights


class Pixel:
    """Keeps every colour written to it."""

    def __init__(self):
        self.written = []

    def fill(self, colour):
        self.written.append(colour)


def run(lights, start, end):
    for now in range(start, end, 10):
        lights.step(now)


def test_one_colour_is_written_once():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((0x112233,))
    run(lights, 0, 5000)
    assert pixel.written == [0x112233]


def test_several_colours_take_turns_of_a_second():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((1, 2))
    run(lights, 0, 4000)
    assert pixel.written == [1, 2, 1, 2]


def test_nothing_to_show_is_dark():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((5,))
    run(lights, 0, 100)
    lights.show(())
    run(lights, 100, 200)
    assert pixel.written == [5, 0]


def test_a_board_without_a_pixel_works_too():
    lights = Lights(None)
    lights.show((1, 2))
    run(lights, 0, 3000)
