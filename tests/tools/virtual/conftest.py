# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Machines for the tiny programs beside these tests, so that no test here needs the app."""

import importlib
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

_PROGRAMS = Path(__file__).parent / "programs"
_OURS = ("displayio", "bitmaptools", "vectorio")  # what the machine changes in Blinka
_WITH_IT = ("busdisplay", "epaperdisplay", "fontio", "fourwire", "i2cdisplaybus", "terminalio")


@pytest.fixture
def programs():
    """The folder of tiny programs; each is a folder with a code.py."""
    return _PROGRAMS


@pytest.fixture
def boot(new_machine):
    """boot("paint") switches on a machine that runs programs/paint/code.py."""

    def start(program, board="pyportal", **options):
        machine = new_machine(board, source=_PROGRAMS / program, **options)
        machine.power_on()
        return machine

    return start


@pytest.fixture
def device(boot):
    """A machine with an idle program, to try the stand-ins: `with device.inside(): ...`"""
    return boot("idle")


@pytest.fixture
def ours(device):
    """Blinka's displayio, bitmaptools and vectorio as the machine has changed them."""
    with device.inside():
        yield SimpleNamespace(**{name: importlib.import_module(name) for name in _OURS})


@pytest.fixture
def blinkas(ours):
    """The same as they come, from a copy beside those in use."""
    names = [name for name in sys.modules if name.partition(".")[0] in _OURS + _WITH_IT]
    kept = {name: sys.modules.pop(name) for name in names}
    fresh = SimpleNamespace(**{name: importlib.import_module(name) for name in _OURS})
    fresh.displayio._stop_background()
    for name in [name for name in sys.modules if name.partition(".")[0] in _OURS + _WITH_IT]:
        del sys.modules[name]
    sys.modules.update(kept)
    assert fresh.displayio.Bitmap is not ours.displayio.Bitmap
    return fresh
