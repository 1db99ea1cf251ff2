# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a brush looks in the palette: a terrain, a token's sign on a panel, or a way to more."""

from displayio import Group, TileGrid

from table.ui import tiles
from table.ui.frame import frame
from table.ui.icons import icon
from table.ui.measure import shortened
from table.ui.plates import plate_colours
from table.ui.text import CENTRE, Text
from table.ui.theme import FLAT, FRAME_PX, PAPER, PLAIN, SMALL

MARGIN_PX = 3  # between a brush and its neighbours; the gold frame stands in it


def terrains(drawings, count, size):
    """Give (sheet, colours) of all terrains."""
    sheet = tiles.swatches(drawings, count, size[0], size[1], MARGIN_PX)
    return sheet, tiles.square_colours(drawings)


def terrain(sheet, kind, place, size):
    """Give the picture of a terrain at its place."""
    return TileGrid(
        sheet[0],
        pixel_shader=sheet[1],
        x=place.x,
        y=place.y,
        tile_width=size[0],
        tile_height=size[1],
        default_tile=kind,
    )


def token(app, drawings, name, place):
    """Give the layers of a token: its sign on a panel; one that has no sign is its word."""
    theme, (x, y, wide, tall) = app.theme, _inside(place)
    panel = frame(theme, x, y, wide, tall, FLAT)
    x, y = x + wide // 2, y + tall // 2
    if name in drawings.SIGNS:
        sign = tiles.picture(drawings.SIGNS[name][-1])
        times = 1
        if getattr(drawings, "GROWING", False):
            times = max(1, min(wide // (sign.width + 2), tall // (sign.height + 2)))
        x, y = x - sign.width * times // 2, y - sign.height * times // 2
        large = Group(scale=times, x=x, y=y)
        large.append(TileGrid(sign, pixel_shader=plate_colours(drawings)))
        return panel, large
    word = shortened(theme, app.words(name), wide - 4, SMALL)
    return panel, Text(theme, word, x, y + 5, PAPER, SMALL, CENTRE).label


def more(app, place):
    """Give the layers of the place that turns to more brushes."""
    theme, (x, y, wide, tall) = app.theme, _inside(place)
    arrow = icon(theme, "right", PAPER, x + wide // 2, y + tall // 2)  # dots lead to the menu
    return frame(theme, x, y, wide, tall, PLAIN), arrow


def _inside(place):
    """Give the box that the margins leave of a place, its sides in whole frame tiles."""
    wide, tall = [
        (side - 2 * MARGIN_PX) // FRAME_PX * FRAME_PX for side in (place.width, place.height)
    ]
    return place.x + MARGIN_PX, place.y + MARGIN_PX, wide, tall
