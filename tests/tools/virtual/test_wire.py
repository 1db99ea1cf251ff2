# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Displays that a program makes itself, over a bus that it shares."""

from importlib import import_module

import pytest

RED = (255, 0, 0)


@pytest.fixture
def feather(boot):
    return boot("idle", board="featherwing_24")


@pytest.fixture
def make(feather):
    """Make a display on these pins as a wiring file does; it shows red."""

    def make(command="D10", chip_select="D9", machine=feather):
        with machine.inside():
            board, displayio = import_module("board"), import_module("displayio")
            displayio.release_displays()
            pins = {"command": command, "chip_select": chip_select}
            pins = {what: pin and getattr(board, pin) for what, pin in pins.items()}
            bus = import_module("fourwire").FourWire(board.SPI(), **pins)
            driver = import_module("adafruit_ili9341").ILI9341
            display = driver(bus, width=320, height=240, auto_refresh=False)
            group = displayio.Group(scale=320)
            palette = displayio.Palette(1)
            palette[0] = 0xFF0000
            group.append(displayio.TileGrid(displayio.Bitmap(1, 1, 1), pixel_shader=palette))
            display.root_group = group
            display.refresh()
        return display

    return make


def test_nothing_is_seen_before_there_is_a_display(feather):
    assert feather.display is None
    assert set(feather.pixels()) == {0}


def test_the_right_pins_reach_the_panel(feather, make):
    make()
    assert feather.pixel(0, 0) == feather.pixel(319, 239) == RED
    assert feather.bytes_sent > 320 * 240 * 2


@pytest.mark.parametrize(
    "pins", [("D9", "D10"), ("D10", "D6"), ("D5", "D9"), ("D10", None)], ids=str
)
def test_other_pins_reach_nothing(feather, make, pins):
    make(*pins)
    assert feather.pixel(0, 0) == (0, 0, 0) and feather.bytes_sent == 0


def test_its_pins_are_its_own_until_it_is_released(feather, make):
    make()
    with feather.inside():
        board, digitalio = import_module("board"), import_module("digitalio")
        for pin in (board.D9, board.D10):
            with pytest.raises(ValueError, match="in use"):
                digitalio.DigitalInOut(pin)
        import_module("displayio").release_displays()
        digitalio.DigitalInOut(board.D9)
    assert feather.display is None and set(feather.pixels()) == {0}


def test_while_another_has_the_bus_nothing_is_drawn(feather, make):
    display = make()
    sent = feather.bytes_sent
    with feather.inside():
        spi = import_module("board").SPI()
        assert spi.try_lock()
        display.root_group[0].pixel_shader[0] = 0x0000FF
        display.refresh()
        assert feather.bytes_sent == sent
        spi.unlock()
        display.refresh()
    assert feather.bytes_sent > sent


def test_starting_a_display_takes_its_time(feather, make):
    before = feather.milliseconds
    make()
    assert feather.milliseconds - before > 120  # to leave sleep, by its data sheet


def test_a_firmwares_display_can_be_released_and_made_anew_lying_down(boot):
    machine = boot("idle", board="elecrow_crowpanel_3.5")
    assert (machine.display.width, machine.display.height) == (320, 480)
    with machine.inside():
        board, busio = import_module("board"), import_module("busio")
        with pytest.raises(ValueError, match="in use"):
            busio.SPI(board.TFT_CLK, board.TFT_MOSI, board.TFT_MISO)
        import_module("displayio").release_displays()
        spi = busio.SPI(board.TFT_CLK, board.TFT_MOSI, board.TFT_MISO)
        bus = import_module("fourwire").FourWire(
            spi, command=board.TFT_DC, chip_select=board.TFT_CS
        )
        display = import_module("busdisplay").BusDisplay(
            bus, b"\x36\x01\x20", width=480, height=320, color_depth=24, auto_refresh=False
        )
        display.refresh()
    assert machine.display is display and display.panel.lit
    assert (display.panel.width, display.panel.height) == (480, 320)


def test_colours_that_the_panel_has_not_are_refused(feather):
    with feather.inside():
        board = import_module("board")
        bus = import_module("fourwire").FourWire(
            board.SPI(), command=board.D10, chip_select=board.D9
        )
        with pytest.raises(ValueError, match="no 8 bits"):
            import_module("busdisplay").BusDisplay(bus, b"", width=9, height=9, color_depth=8)
