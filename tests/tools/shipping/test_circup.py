# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""circup is run, not rewritten."""

from types import SimpleNamespace

import pytest

from tools import Refusal
from tools.shipping import circup


def test_what_it_is_asked_for():
    asked = []

    def run(order):
        asked.append(order[1:])
        return SimpleNamespace(returncode=0)

    circup.install("/d", ["adafruit_ticks", "neopixel"], run)
    assert asked == [["--path", "/d", "install", "adafruit_ticks", "neopixel"]]


def test_when_it_fails():
    with pytest.raises(Refusal, match="circup has failed"):
        circup.install("/d", [], lambda order: SimpleNamespace(returncode=1))


@pytest.mark.parametrize("found", [None, "/bin/circup"])
def test_when_it_is_missing(monkeypatch, found):
    monkeypatch.setattr(circup.shutil, "which", lambda name: found)
    if found:
        assert circup.check() is None
    else:
        with pytest.raises(Refusal, match="circup is not installed: pip install circup"):
            circup.check()
