# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is wrong with a screen's layout: texts that are cut, crossing, or out of bounds."""

from collections import namedtuple

Ink = namedtuple("Ink", "text left top right bottom")


def faults(screen, width, height):
    """Give a list of sentences; none is a good screen. All in the pixels of its theme."""
    found = [ink for layer in screen.group for ink in inks(layer)]  # the group itself may be large
    places = [(p.name, p.x, p.y, p.x + p.width, p.y + p.height) for p in screen.buttons]
    wrong = []
    for ink in found:
        if ink.left < 2 or ink.top < 0 or ink.right > width - 2 or ink.bottom > height:
            wrong.append(f"{ink} leaves the screen")
        wrong += [f"{ink} crosses {p}" for p in places if crosses(ink[1:], p[1:])]
    wrong += [f"{a} is over {b}" for a, b in pairs(found) if overlap(a[1:], b[1:])]
    wrong += [f"{a} is over {b}" for a, b in pairs(places) if overlap(a[1:], b[1:])]
    for name, left, top, right, bottom in places:
        if left < 0 or right > width or top < 0 or bottom > height:
            wrong.append(f"place {name} leaves the screen")
    return wrong


def crosses(ink, place):
    """Whether a text is partly in a place and partly not: neither in it nor beside it."""
    inside = (
        place[0] + 2 <= ink[0]
        and place[1] + 1 <= ink[1]
        and ink[2] <= place[2] - 2
        and ink[3] <= place[3] - 1
    )
    return overlap(ink, place) and not inside


def overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def pairs(things):
    return [(a, b) for number, a in enumerate(things) for b in things[number + 1 :]]


def inks(layer, x=0, y=0, scale=1):
    """Give the pixels that each visible text really covers."""
    if getattr(layer, "hidden", False):
        return []
    text = getattr(layer, "text", None)
    if isinstance(text, str):
        boxes = _boxes(layer, x, y, scale)
        if not text.strip() or not boxes:
            return []
        lefts, tops, rights, bottoms = zip(*boxes)
        return [Ink(text, min(lefts), min(tops), max(rights), max(bottoms))]
    if not hasattr(layer, "append"):
        return []
    x, y, scale = x + layer.x * scale, y + layer.y * scale, scale * _scale(layer)
    return [ink for inner in layer for ink in inks(inner, x, y, scale)]


def _scale(group):
    """A label hides its own scale, 1, behind that of the group inside."""
    return next(c for c in type(group).__mro__ if c.__name__ == "Group").scale.fget(group)


def _boxes(layer, x, y, scale):
    """The bounds of what is drawn in each picture below a layer."""
    if hasattr(layer, "append"):
        x, y, scale = x + layer.x * scale, y + layer.y * scale, scale * _scale(layer)
        return [box for inner in layer for box in _boxes(inner, x, y, scale)]
    bitmap = layer.bitmap
    value = bitmap._get_pixel  # not bitmap[x, y]: its checks would take most of the time
    drawn = [
        (column, row)
        for row in range(bitmap.height)
        for column in range(bitmap.width)
        if value(column, row)
    ]
    if not drawn:
        return []
    columns, rows = zip(*drawn)
    left, top = x + layer.x * scale, y + layer.y * scale
    return [
        (
            left + min(columns) * scale,
            top + min(rows) * scale,
            left + (max(columns) + 1) * scale,
            top + (max(rows) + 1) * scale,
        )
    ]
