# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A seeded random finger on the device without pixels: taps, drags, holds, and time to rest."""

_STEP_MS = 20
_HOLD_MS = 90  # between two looks at a finger that rests; 100 would be a finger unseen
_REST_MS = 1200  # longer than the app waits before it saves
_KINDS = ("tap", "tap", "tap", "tap", "drag", "drag", "hold", "beside", "rest")


class Finger:
    """`done` counts gestures; `last` tells of the newest one: its number, screen, kind, way."""

    def __init__(self, world, seed):
        self._world = world
        self._seed = seed
        self.done = 0
        self.last = ()

    def act(self):
        """Do one gesture, anywhere on the open screen."""
        places = self._world.app.places()
        kind = _KINDS[self._chance(len(_KINDS))]
        start, end = self._spot(places, kind == "beside"), self._spot(places, False)
        self.done += 1
        self.last = (self.done, self._world.app.name, kind, start, end)
        if kind == "rest":
            self._look(None, _REST_MS)
        elif kind == "drag":
            for part in range(7):
                self._look(self._between(start, end, min(part, 5)))
        elif kind == "hold":
            for _ in range(9):
                self._look(start, _HOLD_MS)
        else:
            for _ in range(3):
                self._look(start)
        for _ in range(6):
            self._look(None)

    def _look(self, point, milliseconds=_STEP_MS):
        self._world.touch.at = point
        self._world.step(milliseconds)

    def _between(self, start, end, part):
        return (
            start[0] + (end[0] - start[0]) * part // 5,
            start[1] + (end[1] - start[1]) * part // 5,
        )

    def _spot(self, places, beside):
        """Give a point in a place, or anywhere."""
        x, y, width, height = 0, 0, self._world.app.theme.width, self._world.app.theme.height
        if places and not beside:
            x, y, width, height = places[self._chance(len(places))][1:]
        return x + self._chance(width), y + self._chance(height)

    def _chance(self, below):
        self._seed = self._seed * 1103515245 + 12345 & 0x3FFFFFFF
        return (self._seed >> 12) % below
