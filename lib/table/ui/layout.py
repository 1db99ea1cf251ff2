# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Where things stand on every screen: margins, the title, the buttons along the bottom."""

from table.ui.button import Button
from table.ui.measure import shortened, width
from table.ui.text import Text
from table.ui.theme import BIG, BOLD, FRAME_PX, MAIN, PAPER, PLAIN, SMALL

MARGIN = 6
GAP = 4
BAR_PX = 32  # the least a finger needs
TITLE_Y = 26  # its baseline


def boxes(x, y, room, height, count):
    """Give `count` equal boxes side by side in `room` pixels, sides in whole frame tiles."""
    side = (room - GAP * (count - 1)) // count // FRAME_PX * FRAME_PX
    x += (room - side * count - GAP * (count - 1)) // 2
    return [(x + number * (side + GAP), y, side, height) for number in range(count)]


def rows(theme, top, count, most, columns=1, bottom=BAR_PX + GAP):
    """Give wide boxes one below another, `count` of them in each of the columns, from `top` to the
    bar or to what else is at the `bottom`: `most` pixels from one to the next, less where there
    are many. They come row by row."""
    pitch = min(most, (theme.height - bottom - GAP - top) // count)
    tall, whole = (pitch - 2) // FRAME_PX * FRAME_PX, theme.width - 2 * MARGIN
    found = []
    for number in range(count):
        found += boxes(MARGIN, top + number * pitch, whole, tall, columns)
    return found


def bar(theme, buttons):
    """Give buttons along the bottom from (name, act) pairs; the last is the screen's main one."""
    y = theme.height - BAR_PX - GAP
    places = boxes(MARGIN, y, theme.width - 2 * MARGIN, BAR_PX, max(2, len(buttons)))
    places = places[-len(buttons) :]
    made = [
        Button(theme, n, box, act, PLAIN, SMALL) for (n, act), box in zip(buttons[:-1], places)
    ]
    name, act = buttons[-1]
    return made + [Button(theme, name, places[-1], act, MAIN, BOLD)]


def title(theme, string, x, room):
    """Give the title of a screen as large as it fits into `room` pixels."""
    for font, scale in ((BOLD, 2), (BIG, 1), (BOLD, 1)):
        if width(theme, string, font) * scale <= room:
            return Text(theme, string, x, TITLE_Y, PAPER, font, scale=scale)
    return Text(theme, shortened(theme, string, room, BOLD), x, TITLE_Y, PAPER, BOLD)
