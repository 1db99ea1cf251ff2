# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Make Blinka's displayio refuse what CircuitPython's refuses.

Blinka lets a wrong index or value pass or draws something else; the board raises. The rules are
those of shared-bindings/displayio in CircuitPython 10. They stay in place once installed: no
program of ours wants the laxer ones.
"""

import displayio


def install():
    """From now on Blinka is as strict; to be called once, as each time adds the rules again."""
    displayio.CIRCUITPYTHON_TERMINAL = displayio._group.circuitpython_splash
    for kind, rules in _RULES.items():
        for name, rule in rules.items():
            setattr(kind, name, rule(getattr(kind, name)))


def _whole(value, name):
    if not isinstance(value, int):
        raise TypeError(f"{name}: can't convert {type(value).__name__} to int")
    return value


def _in_range(value, least, most, name):
    if not isinstance(value, int):
        _whole(value, name)
    if not least <= value <= most:
        raise ValueError(f"{name} must be {least}-{most}")


def _cell(grid, index, message):
    """(x, y) of an index or pair on something with width and height; IndexError outside."""
    if type(index) is tuple and len(index) == 2:  # nearly always
        x, y = index
        if type(x) is type(y) is int and 0 <= x < grid.width and 0 <= y < grid.height:
            return index
    if isinstance(index, slice):
        raise NotImplementedError("Slices not supported")
    if isinstance(index, int):
        x, y = index % grid.width, index // grid.width
    elif len(index) == 2:
        x, y = _whole(index[0], "x"), _whole(index[1], "y")
    else:
        raise ValueError("requested length 2 but object has length %d" % len(index))
    if not (0 <= x < grid.width and 0 <= y < grid.height):
        raise IndexError(f"{message}: {x}, {y}")
    return x, y


def _tilegrid_init(lax):
    def strict(self, bitmap, *, pixel_shader, width=1, height=1, default_tile=0, x=0, y=0, **tile):
        if not isinstance(bitmap, (displayio.Bitmap, displayio.OnDiskBitmap)):
            raise TypeError("unsupported bitmap type")
        if not isinstance(pixel_shader, (displayio.Palette, displayio.ColorConverter)):
            raise TypeError("unsupported pixel_shader type")
        for name, value in (("width", width), ("height", height)):
            _in_range(value, 1, 0xFFFF, name)
        _whole(x, "x"), _whole(y, "y")
        lax(self, bitmap, pixel_shader=pixel_shader, width=width, height=height, x=x, y=y, **tile)
        self._set_all_tiles(default_tile)

    return strict


def _tilegrid_set(lax):
    def strict(self, index, value):
        cell = _cell(self, index, "Tile index out of bounds")
        _in_range(value, 0, self._tiles_in_bitmap - 1, "tile")
        lax(self, cell, value)

    return strict


def _tilegrid_get(lax):
    return lambda self, index: lax(self, _cell(self, index, "Tile index out of bounds"))


def _bitmap_init(lax):
    def strict(self, width, height, value_count):
        _in_range(width, 0, 32767, "width")
        _in_range(height, 0, 32767, "height")
        lax(self, width, height, value_count)

    return strict


def _bitmap_set(lax):
    def strict(self, index, value):
        cell = _cell(self, index, "pixel outside the bitmap")
        _in_range(value, 0, self._bitmask, "value")
        lax(self, cell, value)

    return strict


def _bitmap_get(lax):
    return lambda self, index: lax(self, _cell(self, index, "pixel outside the bitmap"))


def _bitmap_fill(lax):
    def strict(self, value):
        _in_range(value, 0, self._bitmask, "value")
        lax(self, value)

    return strict


def _palette_index(lax):
    """For every method whose first argument is an entry of the palette."""

    def strict(self, index, *value):
        if not -len(self) <= _whole(index, "index") < len(self):
            raise IndexError("Palette index out of range")
        return lax(self, index % len(self), *value)

    return strict


def _group_init(lax):
    def strict(self, *, scale=1, x=0, y=0):
        lax(self, scale=scale, x=_whole(x, "x"), y=_whole(y, "y"))

    return strict


def _group_insert(lax):
    def strict(self, index, layer):
        if not -len(self) <= _whole(index, "index") <= len(self):
            raise IndexError("Group index out of range")
        lax(self, index, layer)

    return strict


def _group_item(lax):
    def strict(self, index, *value):
        if isinstance(index, slice):
            raise NotImplementedError("Slices not supported")
        return lax(self, index, *value)

    return strict


_RULES = {
    displayio.TileGrid: {
        "__init__": _tilegrid_init,
        "__setitem__": _tilegrid_set,
        "__getitem__": _tilegrid_get,
    },
    displayio.Bitmap: {
        "__init__": _bitmap_init,
        "__setitem__": _bitmap_set,
        "__getitem__": _bitmap_get,
        "fill": _bitmap_fill,
    },
    displayio.Palette: {
        "__setitem__": _palette_index,
        "__getitem__": _palette_index,
        "make_transparent": _palette_index,
        "make_opaque": _palette_index,
        "is_transparent": _palette_index,
    },
    displayio.Group: {
        "__init__": _group_init,
        "insert": _group_insert,
        "__getitem__": _group_item,
        "__setitem__": _group_item,
        "__delitem__": _group_item,
    },
}
