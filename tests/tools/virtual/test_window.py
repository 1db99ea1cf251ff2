# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The window, on SDL's dummy screen: mouse, keys, light, and no screen at all."""

import pytest

from tools.virtual import window

pygame = pytest.importorskip("pygame")


@pytest.fixture
def view(programs, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    source = programs / "paint"
    opened = window.Window("pyportal", tmp_path / "shots", tmp_path / "drive", source=source)
    opened.machine.power_on()
    yield opened
    opened.close()


def event(kind, **values):
    pygame.event.post(pygame.event.Event(kind, **values))


def press(view, key):
    event(pygame.KEYDOWN, key=key)
    view.turn()


def test_the_mouse_is_the_finger(view):
    event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 60))
    view.turn()
    event(pygame.MOUSEMOTION, buttons=(1, 0, 0), pos=(120, 60), rel=(20, 0))
    view.turn()
    event(pygame.MOUSEBUTTONUP, button=1, pos=(120, 60))
    view.turn()
    assert view.machine.names["points"][-3:] == [(50, 30), (60, 30), None]


def test_a_mouse_that_leaves_the_screen_lifts_the_finger(view):
    event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 60))
    event(pygame.MOUSEMOTION, buttons=(1, 0, 0), pos=(100, 490), rel=(0, 430))
    view.turn()
    assert view.machine.names["points"][-1] is None


def test_a_moving_mouse_alone_touches_nothing(view):
    event(pygame.MOUSEMOTION, buttons=(0, 0, 0), pos=(120, 60), rel=(20, 0))
    view.turn()
    assert view.machine.names["points"][-1] is None


def test_the_window_shows_the_panel_twice_as_large_and_its_light(view):
    event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 60))
    view.turn()
    screen = pygame.display.get_surface()
    assert screen.get_size() == (640, 480 + 24)
    assert [screen.get_at(at)[:3] for at in ((100, 60), (101, 61))] == [(255, 0, 0)] * 2
    assert screen.get_at((300, 490))[:3] == (0, 40, 80)


def test_r_pulls_the_cable_and_puts_it_back(view):
    view.turn()
    press(view, pygame.K_r)
    assert len(view.machine.names["points"]) == 1


def test_s_saves_a_picture(view, tmp_path):
    press(view, pygame.K_s)
    press(view, pygame.K_s)
    shots = sorted(path.name for path in (tmp_path / "shots").iterdir())
    assert shots == ["screen-1.png", "screen-2.png"]


@pytest.mark.parametrize("key", ["K_ESCAPE", "K_q"])
def test_it_closes(view, key):
    press(view, getattr(pygame, key))
    assert not view.open


def test_its_cross_closes_it(view):
    event(pygame.QUIT)
    view.turn()
    assert not view.open


def test_without_a_screen_it_says_so(monkeypatch, tmp_path):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(window.NoScreen, match="no screen"):
        window.Window("pyportal", tmp_path, tmp_path)


def test_a_screen_that_cannot_be_opened_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("DISPLAY", ":987")
    with pytest.raises(window.NoScreen, match="no screen could be opened"):
        window.Window("pyportal", tmp_path, tmp_path)
