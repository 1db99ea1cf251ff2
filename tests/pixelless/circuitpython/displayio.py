# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for displayio: all its state and all its refusals, and nobody who draws it."""

from pixels import Bitmap, Palette

CIRCUITPYTHON_TERMINAL = None


class TileGrid:
    """Tiles of a bitmap, one byte each."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        if not isinstance(bitmap, Bitmap):
            raise TypeError("unsupported bitmap type")
        self.bitmap = bitmap
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        if bitmap.width % self.tile_width or bitmap.height % self.tile_height:
            raise ValueError("tile must exactly divide the bitmap")
        self._count = bitmap.width // self.tile_width * (bitmap.height // self.tile_height)
        if width < 1 or height < 1 or not 0 <= default_tile < self._count:
            raise ValueError("width, height or default_tile out of range")
        self.width, self.height, self.x, self.y = width, height, x, y
        self._tiles = bytearray(bytes([default_tile]) * (width * height))
        self.pixel_shader = pixel_shader
        self.hidden = self.flip_x = self.flip_y = self.transpose_xy = False
        self.held = False

    @property
    def pixel_shader(self):
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, shader):
        if not isinstance(shader, Palette):
            raise TypeError("unsupported pixel_shader type")
        self._shader = shader

    def __getitem__(self, index):
        width = self.width
        x, y = index if type(index) is tuple else (index % width, index // width)
        if 0 <= x < width and 0 <= y < self.height:
            return self._tiles[y * width + x]
        raise IndexError("tile index out of bounds")

    def __setitem__(self, index, tile):
        width = self.width
        x, y = index if type(index) is tuple else (index % width, index // width)
        if not (0 <= x < width and 0 <= y < self.height):
            raise IndexError("tile index out of bounds")
        if not 0 <= tile < self._count:
            raise ValueError("tile must be 0-" + str(self._count - 1))
        self._tiles[y * width + x] = tile


class Group:
    """Layers over each other; each in one group only."""

    def __init__(self, *, scale=1, x=0, y=0):
        self._set_scale(scale)  # a subclass may have a scale of its own
        self.x, self.y = x, y
        self.hidden = self.held = False
        self._layers = []

    @property
    def scale(self):
        return self._times

    @scale.setter
    def scale(self, scale):
        self._set_scale(scale)

    def _set_scale(self, scale):
        if scale < 1:
            raise ValueError("scale must be >= 1")
        self._times = scale

    def append(self, layer):
        self.insert(len(self._layers), layer)

    def insert(self, index, layer):
        if not isinstance(layer, (Group, TileGrid)):
            raise ValueError("layer must be a Group or TileGrid subclass")
        if layer.held:
            raise ValueError("layer already in a group")
        if not 0 <= index <= len(self._layers):
            raise IndexError("index out of range")
        layer.held = True
        self._layers.insert(index, layer)

    def pop(self, index=-1):
        layer = self._layers.pop(index)
        layer.held = False
        return layer

    def remove(self, layer):
        self.pop(self.index(layer))

    def index(self, layer):
        for number, each in enumerate(self._layers):
            if each is layer:
                return number
        return -1

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        if not isinstance(index, int):
            raise NotImplementedError("slices are not supported")
        return self._layers[index]

    def __setitem__(self, index, layer):
        self.pop(index)
        self.insert(index % (len(self._layers) + 1), layer)

    def __delitem__(self, index):
        self.pop(index)
