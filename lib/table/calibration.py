# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""From readings of a touch panel to pixels: six whole numbers that three touches give.

mapping  (a, b, c, d, e, f): x is a, b times the reading and c; y is d, e times and f; in _ONEs
basis    what a mapping was made for: rotation, width and height of the display, edge readings
edges    the readings at the left, right, upper and lower edge
"""

import struct
from binascii import crc32

_BITS = 18  # a product of a factor and a reading still is one word on the board
_ONE = 1 << _BITS
_HALF = _ONE // 2
_HIGHEST = 65535  # reading
_APART = 8000  # an eighth of all readings: less between two targets is the same target twice
_SQUARE = 2  # a screen's side runs along one plate: that reading changes so often as much
_MISS_PX = 14  # half of the smallest square there is
_EDGE_PX = 30  # nearer to the edge no target has shown that it can be reached

_MAGIC = b"CTt"
_VERSION = 1
_LAYOUT = "<3sB7H6i"
_BYTES = struct.calcsize(_LAYOUT)


def standard(edges, width, height):
    """Give the mapping of a panel that lies straight and has these readings at its edges."""
    left, right, upper, lower = edges
    across = _divided((width - 1) * _ONE, right - left)
    down = _divided((height - 1) * _ONE, lower - upper)
    return (across, 0, -across * left, 0, down, -down * upper)


def make(readings, targets):
    """Give the mapping of three readings, made at three targets in pixels.

    The targets are the corner of a right angle and the ends of its sides. ValueError says why the
    readings cannot be of these.
    """
    (x0, y0), (x1, y1), (x2, y2) = readings
    side, other = (x1 - x0, y1 - y0), (x2 - x0, y2 - y0)
    _check_sides(side, other)
    area = side[0] * other[1] - side[1] * other[0]
    mapping = ()
    for axis in (0, 1):
        start, first, second = [target[axis] for target in targets]
        first, second = (first - start) * _ONE, (second - start) * _ONE
        a = _divided(first * other[1] - second * side[1], area)
        b = _divided(second * side[0] - first * other[0], area)
        mapping += (a, b, start * _ONE + _HALF - a * x0 - b * y0)
    return mapping


def apply(mapping, x, y):
    """Give the pixel of a reading; one beside the screen has a number beside it."""
    a, b, c, d, e, f = mapping
    return (a * x + b * y + c) >> _BITS, (d * x + e * y + f) >> _BITS


def hits(mapping, reading, target):
    """Tell whether a reading, made at a target in pixels, ends up near enough to it."""
    x, y = apply(mapping, reading[0], reading[1])
    return max(abs(x - target[0]), abs(y - target[1])) <= _MISS_PX


def dump(mapping, basis):
    """Give the bytes of a mapping; load() finds it in them for the same basis."""
    body = struct.pack(_LAYOUT, _MAGIC, _VERSION, *(tuple(basis) + tuple(mapping)))
    return body + struct.pack("<I", crc32(body))


def load(data, basis):
    """Give the mapping that was made for this basis, or None: damaged, or for another one."""
    if len(data) != _BYTES + 4:
        return None
    found = struct.unpack(_LAYOUT, data[:_BYTES])
    if struct.pack("<I", crc32(data[:_BYTES])) != bytes(data[_BYTES:]):
        return None
    if found[:2] != (_MAGIC, _VERSION) or found[2:9] != tuple(basis):
        return None
    return found[9:] if _reaches(found[9:], basis[1], basis[2]) else None


def parse(text):
    """Give the edges that a text tells, such as "5200,59000,5800,57000"; else ValueError."""
    edges = tuple([int(part) for part in text.split(",")])
    if len(edges) != 4 or min(edges) < 0 or max(edges) > _HIGHEST:
        raise ValueError("not four readings from 0 to 65535")
    if min(abs(edges[1] - edges[0]), abs(edges[3] - edges[2])) < _APART:
        raise ValueError("edges too close to each other")
    return edges


def _check_sides(side, other):
    """Refuse what is no right angle along the plates, whichever way round they are wired."""
    for run in (side, other, (side[0] - other[0], side[1] - other[1])):
        if max(abs(run[0]), abs(run[1])) < _APART:
            raise ValueError("two targets lie too close to each other")
    along = 0 if abs(side[0]) > abs(side[1]) else 1
    if abs(side[along]) < _SQUARE * abs(side[1 - along]):
        raise ValueError("the first side runs across the panel")
    if abs(other[1 - along]) < _SQUARE * abs(other[along]):
        raise ValueError("the sides are no right angle")


def _reaches(mapping, width, height):
    """Tell whether some reading is near each edge: else part of the screen would be dead."""
    for size, (a, b, c) in ((width, mapping[:3]), (height, mapping[3:])):
        lowest = (min(0, a) + min(0, b)) * _HIGHEST + c
        highest = (max(0, a) + max(0, b)) * _HIGHEST + c
        if lowest > _EDGE_PX * _ONE or highest < (size - _EDGE_PX) * _ONE:
            return False
    return mapping[0] * mapping[4] != mapping[1] * mapping[3]


def _divided(number, by):
    """Divide to the nearest whole number."""
    if by < 0:
        number, by = -number, -by
    return (2 * number + by) // (2 * by)
