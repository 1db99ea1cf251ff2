# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The panel: it understands commands, not calls."""

import pytest


@pytest.fixture
def panel(device):
    from tools.virtual.panel import Panel

    return Panel(8, 6)


def window(panel, left, top, right, bottom):
    panel.send(0x2A, bytes((0, left, 0, right)))
    panel.send(0x2B, bytes((0, top, 0, bottom)))


def row(panel, y):
    return [panel.rgb565[at] for at in range(y * panel.width * 2, (y + 1) * panel.width * 2, 2)]


def test_pixels_fill_the_window_row_by_row(panel):
    window(panel, 2, 1, 4, 2)
    panel.send(0x2C, bytes((1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0)))
    assert row(panel, 1) == [0, 0, 1, 2, 3, 0, 0, 0]
    assert row(panel, 2) == [0, 0, 4, 5, 6, 0, 0, 0]


def test_pixels_may_come_in_any_pieces(panel):
    window(panel, 2, 1, 4, 2)
    panel._send(0, 0, b"\x2c")
    for byte in (1, 0, 2, 0, 3, 0, 4, 0):
        panel._send(1, 0, bytes((byte,)))
    assert row(panel, 1) == [0, 0, 1, 2, 3, 0, 0, 0]
    assert row(panel, 2) == [0, 0, 4, 0, 0, 0, 0, 0]


def test_after_the_last_pixel_of_the_window_it_begins_again(panel):
    window(panel, 0, 0, 1, 0)
    panel.send(0x2C, bytes((1, 0, 2, 0, 3, 0)))
    assert row(panel, 0) == [3, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("bounds", [(0, 0, 0, 8), (0, 5, 0, 4), (1, 0, 1, 1), (0, 0, 0)])
def test_a_window_the_panel_does_not_have_is_refused(panel, bounds):
    with pytest.raises(ValueError, match="window"):
        panel.send(0x2A, bytes(bounds))


def test_it_is_dark_until_it_is_told_to_wake_and_to_show(panel):
    assert not panel.lit
    panel.send(0x11, b"")
    assert not panel.lit
    panel.send(0x29, b"")
    assert panel.lit


def test_only_16_bits_a_pixel_are_wired(panel):
    with pytest.raises(ValueError, match="16 bits"):
        panel.send(0x3A, b"\x66")


def test_it_counts_what_travels(panel):
    window(panel, 0, 0, 1, 0)
    panel.send(0x2C, b"\0\0\0\0")
    assert panel.bytes_sent == 5 + 5 + 5


def test_the_whole_picture_travels_once_and_then_only_what_changed(boot):
    machine = boot("paint")
    machine.step()
    whole = 320 * 240 * 2
    assert whole < machine.bytes_sent < whole + 40
    machine.run(50)
    before = machine.bytes_sent
    machine.run(50)
    assert machine.bytes_sent == before
    machine.finger(200, 100)
    machine.run(10)
    assert 0 < machine.bytes_sent - before < 30000
    assert machine.pixel(200, 100) == (255, 0, 0)


def test_without_power_the_screen_is_black(boot):
    machine = boot("paint")
    machine.finger(200, 100)
    machine.run(10)
    machine.power_off()
    assert not any(machine.pixels())


def test_a_display_told_to_refreshes_by_itself(device):
    import displayio

    with device.inside():
        paper, palette = displayio.Bitmap(10, 10, 2), displayio.Palette(2)
        palette[0] = 0x0000FF
        page = displayio.Group()
        page.append(displayio.TileGrid(paper, pixel_shader=palette))
        device.display.root_group = page
        device.display.auto_refresh = True
    assert device.pixel(3, 3) == (0, 0, 0)
    device.step()
    assert device.pixel(3, 3) == (0, 0, 255)


def test_the_larger_board_has_the_larger_panel(boot):
    machine = boot("paint", board="pyportal_titano")
    machine.finger(479, 319)
    machine.run(20)
    assert machine.pixel(479, 319) == (255, 0, 0)
    assert len(machine.pixels()) == 480 * 320 * 2


def test_a_panel_lies_down_when_told_and_forgets_its_picture(panel):
    width, height = panel.width, panel.height
    for access, size in (
        (0x28, (height, width)),
        (0x20, (height, width)),
        (0x48, (width, height)),
    ):
        panel.send(0x36, bytes([access]))
        assert (panel.width, panel.height) == size
        assert set(panel.rgb565) == {0}
