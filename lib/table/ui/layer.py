# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Layers of a screen that come and go, or change colour: never drawn for nothing."""


def hide(layer, hidden):
    """Hide a layer or show it, unless it is so already: that would draw it again."""
    if layer.hidden != hidden:
        layer.hidden = hidden


def dress(grid, palette):
    """Draw a TileGrid in another palette, unless it wears that already."""
    if grid.pixel_shader is not palette:
        grid.pixel_shader = palette
