# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Machines for the tiny programs beside these tests, so that no test here needs the app."""

from pathlib import Path

import pytest

_PROGRAMS = Path(__file__).parent / "programs"


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
