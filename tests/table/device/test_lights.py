# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The light on the board, on a pixel that remembers."""

from table.device.lights import Lights, as_light
from table.ui.theme import PLAYERS

RED, BLUE = 0xFF0000, 0x0000FF


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
    lights.show((RED,))
    run(lights, 0, 5000)
    assert pixel.written == [RED]


def test_several_colours_take_turns_of_a_second():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((RED, BLUE))
    run(lights, 0, 4000)
    assert pixel.written == [RED, BLUE, RED, BLUE]


def test_nothing_to_show_is_dark():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((RED,))
    run(lights, 0, 100)
    lights.show(())
    run(lights, 100, 200)
    assert pixel.written == [RED, 0]


def test_asleep_it_is_dark_and_awake_it_is_as_before():
    pixel = Pixel()
    lights = Lights(pixel)
    lights.show((RED,))
    run(lights, 0, 100)
    lights.sleep(True)
    run(lights, 100, 3000)
    lights.sleep(False)
    run(lights, 3000, 3100)
    assert pixel.written == [RED, 0, RED]


def test_a_board_without_a_pixel_works_too():
    lights = Lights(None)
    lights.show((RED, BLUE))
    run(lights, 0, 3000)


def test_black_and_white_stay_and_no_player_looks_white():
    assert [as_light(0), as_light(0xFFFFFF)] == [0, 0xFFFFFF]
    for colour in PLAYERS.values():
        light = as_light(colour)
        parts = sorted([light >> 16, light >> 8 & 255, light & 255])
        assert parts[2] >= 100 and 2 * parts[0] <= parts[2]
