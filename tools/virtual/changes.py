# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whether a refresh has anything to draw: in most rounds of a program's loop it has not.

Blinka asks every layer twice and then does nothing. Here each grid is looked at once, up to the
first that has changed: then the refresh is Blinka's.
"""

from displayio import Bitmap, Group, TileGrid

_STRUCTURE = ("insert", "pop", "remove", "sort", "__setitem__", "__delitem__")


class Changes:
    """Knows the grids of the group that was asked for last, until any group gets other layers."""

    structure = 0  # grows whenever any group does

    def __init__(self):
        self._known = None  # (group, structure)
        self._grids = []

    def none(self, group):
        """Tell whether nothing in there has changed; all is then as a refresh would leave it."""
        if self._known != (group, Changes.structure) and not self._look(group):
            return False
        hidden = []
        for grid in self._grids:
            if grid._hidden_tilegrid or grid._hidden_by_parent:
                if not grid._rendered_hidden:
                    return False
                hidden.append(grid)
            elif _has_changed(grid):
                return False
        for grid in hidden:
            grid._finish_refresh()  # at every refresh it changes something there
        return True

    def _look(self, group):
        """Note all grids; False where something was taken away, or is nothing that we know."""
        self._known, self._grids = None, []
        known = group, Changes.structure
        groups = [group] if group is not None else []
        while groups:
            group = groups.pop()
            if group._item_removed or group._removed_areas:
                return False
            for layer in group._layers:
                if isinstance(layer, Group):
                    groups.append(layer)
                elif isinstance(layer, TileGrid) and type(layer._bitmap) is Bitmap:
                    self._grids.append(layer)
                else:
                    return False
        self._known = known
        return True


def _has_changed(grid):
    """Tell whether a grid that is to be seen has to be drawn."""
    if grid._needs_refresh or grid._full_change or grid._partial_change or grid._moved:
        return True
    dirty, drawn = grid._bitmap._dirty_area, grid._previous_area
    return dirty.x1 != dirty.x2 or drawn.x1 == drawn.x2 or grid._pixel_shader._needs_refresh


def install():
    """From now on all groups tell that they get other layers."""
    for name in _STRUCTURE:
        setattr(Group, name, _telling(getattr(Group, name)))
    setter = TileGrid.bitmap.fset
    TileGrid.bitmap = TileGrid.bitmap.setter(_telling(setter))


def _telling(change):
    def told(*arguments, **options):
        Changes.structure += 1
        return change(*arguments, **options)

    return told
