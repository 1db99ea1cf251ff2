# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""displayio refuses what CircuitPython 10 refuses."""

import pytest


@pytest.fixture
def displayio(device):
    import displayio

    return displayio


@pytest.fixture
def grid(displayio):
    """3 x 2 cells from a sheet of 4 tiles."""
    sheet, palette = displayio.Bitmap(16, 4, 4), displayio.Palette(4)
    return displayio.TileGrid(
        sheet, pixel_shader=palette, width=3, height=2, tile_width=4, tile_height=4
    )


@pytest.mark.parametrize("cell", [-1, 6, (3, 0), (0, 2), (-1, 0), (0, -1)])
def test_a_cell_outside_the_grid(grid, cell):
    with pytest.raises(IndexError):
        grid[cell] = 0
    with pytest.raises(IndexError):
        grid[cell]


@pytest.mark.parametrize("tile", [-1, 4, 255])
def test_a_tile_outside_the_sheet(grid, tile):
    with pytest.raises(ValueError, match="tile must be 0-3"):
        grid[0] = tile


def test_odd_indices_of_a_grid(grid):
    with pytest.raises(NotImplementedError):
        grid[0:2]
    with pytest.raises(ValueError):
        grid[1, 2, 3]
    with pytest.raises(TypeError):
        grid[0] = 1.0
    with pytest.raises(TypeError):
        grid[0.5, 0] = 1


def test_good_cells_and_tiles_still_work(grid):
    grid[5] = 3
    grid[0, 1] = 2
    assert [grid[n] for n in range(6)] == [0, 0, 0, 2, 0, 3]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"tile_width": 5, "tile_height": 4}, ValueError),
        ({"tile_width": 4, "tile_height": 3}, ValueError),
        ({"tile_width": 4, "tile_height": 4, "default_tile": 4}, ValueError),
        ({"width": 0}, ValueError),
        ({"height": -1}, ValueError),
        ({"x": 1.5}, TypeError),
        ({"pixel_shader": None}, TypeError),
        ({"bitmap": None}, TypeError),
        ({"max_size": 4}, TypeError),
    ],
)
def test_a_grid_that_cannot_be_made(displayio, options, error):
    wanted = {"bitmap": displayio.Bitmap(16, 4, 4), "pixel_shader": displayio.Palette(4)}
    with pytest.raises(error):
        displayio.TileGrid(**{**wanted, **options})


def test_the_default_tile_is_laid(displayio):
    sheet = displayio.Bitmap(16, 4, 4)
    options = {"tile_width": 4, "tile_height": 4, "default_tile": 3, "width": 2}
    assert displayio.TileGrid(sheet, pixel_shader=displayio.Palette(4), **options)[1] == 3


@pytest.mark.parametrize("pixel", [-1, 64, (16, 0), (0, 4), (-1, 0)])
def test_a_pixel_outside_the_bitmap(displayio, pixel):
    bitmap = displayio.Bitmap(16, 4, 4)
    with pytest.raises(IndexError):
        bitmap[pixel] = 1
    with pytest.raises(IndexError):
        bitmap[pixel]


@pytest.mark.parametrize("value", [-1, 4])
def test_a_value_too_wide_for_the_bitmap(displayio, value):
    bitmap = displayio.Bitmap(16, 4, 4)
    with pytest.raises(ValueError, match="value must be 0-3"):
        bitmap[0] = value
    with pytest.raises(ValueError, match="value must be 0-3"):
        bitmap.fill(value)


def test_a_bitmap_that_cannot_be_made(displayio):
    for size in ((-1, 4, 4), (4, 40000, 4), (4, 4, 0), (4, 4, 70000)):
        with pytest.raises(ValueError):
            displayio.Bitmap(*size)
    with pytest.raises(TypeError):
        displayio.Bitmap(4.0, 4, 4)


@pytest.mark.parametrize("index", [4, -5])
def test_an_entry_outside_the_palette(displayio, index):
    palette = displayio.Palette(4)
    for use in (palette.__getitem__, palette.make_transparent, palette.make_opaque):
        with pytest.raises(IndexError):
            use(index)
    with pytest.raises(IndexError):
        palette[index] = 0


@pytest.mark.parametrize("colour", [-1, 0x1000000, "red", 1.5])
def test_a_colour_that_is_none(displayio, colour):
    with pytest.raises((ValueError, TypeError)):
        displayio.Palette(4)[0] = colour


def test_a_thing_is_in_one_group_only(displayio, device, grid):
    first, second = displayio.Group(), displayio.Group()
    first.append(grid)
    with pytest.raises(ValueError, match="already in a group"):
        second.append(grid)
    first.remove(grid)
    second.append(grid)
    second.append(first)
    with pytest.raises(ValueError, match="already in a group"):
        displayio.Group().append(first)
    with device.inside():
        device.display.root_group = second
        with pytest.raises(ValueError, match="already in a group"):
            displayio.Group().append(second)
        with pytest.raises(ValueError, match="already used"):
            device.display.root_group = first


def test_a_group_holds_layers_at_places_it_has(displayio, grid):
    group = displayio.Group()
    with pytest.raises(ValueError):
        group.append("text")
    with pytest.raises(IndexError):
        group.insert(1, grid)
    with pytest.raises(IndexError):
        group.pop()
    with pytest.raises(NotImplementedError):
        group[0:1]
    with pytest.raises(ValueError):
        group.remove(grid)
    with pytest.raises(ValueError):
        displayio.Group(scale=0)
    with pytest.raises(TypeError):
        displayio.Group(x=0.5)


def test_what_older_versions_had_is_gone(displayio, device):
    with pytest.raises(AttributeError):
        device.display.show(displayio.Group())
    with pytest.raises(TypeError):
        displayio.Group(max_size=4)
    with pytest.raises(TypeError):
        displayio.Group(2)
    for name in ("Display", "FourWire", "I2CDisplay", "Shape", "EPaperDisplay"):
        assert not hasattr(displayio, name)


def test_there_is_one_display(displayio, device):
    from tools.virtual.panel import Panel

    with device.inside(), pytest.raises(RuntimeError, match="Too many displays"):
        type(device.display)(Panel(8, 8), b"", width=8, height=8)


def test_the_brightness_is_a_fraction(device):
    with device.inside():
        device.display.brightness = 0.5
        with pytest.raises(ValueError):
            device.display.brightness = 2
