# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A window that shows a virtual board: the mouse is the finger, the strip below is its light."""

import os
import sys

from tools.virtual.machine import STEP_MS, Machine

_LARGE_PX = 640  # a display from here on is shown as it is, a smaller one twice as large
_STRIP_PX = 24  # the NeoPixel's glow
_BEZEL = (24, 24, 28)


class NoScreen(Exception):
    """There is no screen to open a window on; the text says why."""


class Window:
    """R pulls the cable and puts it back, S saves a picture, Escape or Q closes."""

    def __init__(self, board, out, folder, **options):
        self._pygame = _start_pygame()
        self.machine = Machine(board, folder=folder, **options)
        self._memory = folder.with_name(folder.name + ".nvm")  # outlasts the window, as the drive
        if self._memory.exists():
            self.machine.hardware.nvm[:] = self._memory.read_bytes()
        self.open = True
        self._out, self._shots, self._down = out, 0, False
        self._drawn = None
        self._scale = 1 if self.machine.board.width >= _LARGE_PX else 2
        width, height = self._shown_size()
        self._screen = self._pygame.display.set_mode((width, height + _STRIP_PX))
        self._pygame.display.set_caption(f"Crown Tally: {board}   (R power, S picture)")

    def show(self):
        """Run in real time until the window is closed."""
        self.machine.power_on()
        clock = self._pygame.time.Clock()
        while self.open:
            self.turn()
            clock.tick(1000 // STEP_MS)

    def turn(self):
        """One step of the machine, with everything the person did since the last."""
        for event in self._pygame.event.get():
            self._handle(event)
        self.machine.step()
        self._draw()

    def close(self):
        self.machine.close()
        self._memory.write_bytes(self.machine.hardware.nvm)
        self._pygame.quit()

    def _shown_size(self):
        return self.machine.board.width * self._scale, self.machine.board.height * self._scale

    def _handle(self, event):
        pygame = self._pygame
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down = True
            self._touch(event.pos)
        elif event.type == pygame.MOUSEMOTION and self._down:
            self._touch(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._down = False
            self.machine.lift()

    def _touch(self, position):
        x, y = position[0] // self._scale, position[1] // self._scale
        if 0 <= x < self.machine.board.width and 0 <= y < self.machine.board.height:
            self.machine.finger(x, y)
        else:
            self.machine.lift()

    def _key(self, key):
        pygame = self._pygame
        if key in (pygame.K_ESCAPE, pygame.K_q):
            self.open = False
        elif key == pygame.K_r:
            self.machine.power_off()
            self.machine.power_on()
        elif key == pygame.K_s:
            self._save_picture()

    def _save_picture(self):
        self._shots += 1
        path = self._out / f"screen-{self._shots}.png"
        self.machine.png(path)
        print(f"picture: {path}", file=sys.stderr)

    def _draw(self):
        pixels, lights = self.machine.pixels(), self.machine.lights
        if (pixels, lights) == self._drawn:
            return
        self._drawn = (pixels, lights)
        width, height, rgb = self.machine.picture()
        picture = self._pygame.image.frombuffer(rgb, (width, height), "RGB")
        size = self._shown_size()
        self._screen.blit(self._pygame.transform.scale(picture, size), (0, 0))
        glow = lights[0] if lights and any(lights[0]) else _BEZEL
        self._screen.fill(glow, (0, size[1], size[0], _STRIP_PX))
        self._pygame.display.flip()


def _start_pygame():
    """pygame with its display open. Only windows need it, so only they import it."""
    if sys.platform.startswith("linux") and not _linux_has_screen():
        raise NoScreen("this computer has no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame

        pygame.display.init()
    except ImportError:
        raise NoScreen("pygame is not installed") from None
    except pygame.error as error:
        raise NoScreen(f"no screen could be opened ({error})") from None
    return pygame


def _linux_has_screen():
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
