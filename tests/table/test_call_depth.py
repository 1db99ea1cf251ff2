# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How deep calls go: the stack of a small board holds about 25 of them."""

import sys

import pytest

from tools.virtual import player, program, story
from tools.virtual.machine import REPOSITORY

DEEPEST = 20  # of code.py, lib/ and Adafruit's libraries; the rest is for what is C on the board
OURS = ("/lib/table/", "/lib/kingdom/", "adafruit_", "/code.py", "/neopixel.py")


@pytest.mark.parametrize("told", ["tools/stories/demo.txt", "tests/stories/whole_game.txt"])
def test_a_whole_game_never_calls_deeper_than_a_small_board_can(told, monkeypatch, tmp_path):
    meter = Meter()
    run = program.Program._run
    monkeypatch.setattr(program.Program, "_run", lambda self: meter.measure(run, self))
    text = (REPOSITORY / told).read_text(encoding="utf-8")
    steps = story.parse(text)
    player.play(steps, "pyportal", tmp_path, fresh=story.is_fresh(steps))
    assert 5 < len(meter.deepest) <= DEEPEST, meter.deepest


class Meter:
    """Keeps the longest chain of calls, outermost last."""

    def __init__(self):
        self.deepest = []
        self._known = {}

    def measure(self, run, *arguments):
        sys.settrace(self._note)
        try:
            return run(*arguments)
        finally:
            sys.settrace(None)

    def _note(self, frame, event, argument):
        """Hear of every call of a function in Python, and of nothing that happens within."""
        if not self._is_ours(frame.f_code.co_filename):
            return
        depth, known = 0, self._known
        above = frame
        while above is not None:
            path = above.f_code.co_filename
            depth += known[path] if path in known else self._is_ours(path)
            above = above.f_back
        if depth > len(self.deepest):
            self.deepest = list(self._chain(frame))

    def _chain(self, frame):
        while frame is not None:
            path = frame.f_code.co_filename
            if self._is_ours(path):
                yield f"{path}:{frame.f_code.co_name}"
            frame = frame.f_back

    def _is_ours(self, path):
        if path not in self._known:
            self._known[path] = any(part in path for part in OURS)
        return self._known[path]
