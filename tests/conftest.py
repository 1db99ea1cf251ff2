# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What all tests share: the repository on the path, virtual machines, the recording of screens."""

import gc
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]

# Screens are imported whenever one opens: compile each file once.
sys.dont_write_bytecode = False

# Last, never first: the repository's code.py would hide Python's own module "code".
sys.path[:] = [p for p in sys.path if Path(p or ".").resolve() != REPOSITORY] + [str(REPOSITORY)]


def pytest_collection_finish(session):
    """The app collects garbage at every screen: spare it what pytest has gathered."""
    gc.freeze()


def pytest_runtest_teardown(item, nextitem):
    """And what every file leaves behind: thousands of tests make the heap of a worker large."""
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()


def pytest_addoption(parser):
    parser.addoption("--record", action="store_true", help="record the golden screens anew")


@pytest.fixture
def new_machine():
    """Make machines that are closed when the test ends: new_machine(board, **options)."""
    from tools.virtual.machine import Machine

    machines = []

    def make(board="pyportal", **options):
        machines.append(Machine(board, **options))
        return machines[-1]

    yield make
    for machine in machines:
        machine.close()
    told = "".join(machine.output for machine in machines if not machine.errors_expected)
    assert 'lib/table/guard.py",' not in told, told  # an error that ended as the oops screen


@pytest.fixture
def machine(new_machine):
    """A virtual PyPortal that has just been switched on and shows its first screen."""
    from tools.virtual import finger

    machine = new_machine()
    machine.power_on()
    finger.settle(machine)
    return machine
