# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The whole loop for every controller: a finger on the glass, a chip on its bus, the app."""

import shutil

import pytest
from kingdom import textform

from tests.chip_bench import PLATES, SELECT, SWAPPED, board
from tests.sitting import Sitting
from tools.virtual import finger, story
from tools.virtual.machine import REPOSITORY, Machine
from tools.virtual.player import Player

WIRING = """
import board
import busdisplay

from table.device import Device, {driver}
from table.device.lights import Lights


def wire():
    display: busdisplay.BusDisplay = board.DISPLAY
    display.auto_refresh = False
    touch = {driver}.find({arguments}, (display.width, display.height))
    return Device(display, touch, Lights(None))
"""
I2C = "board.I2C()"
EDGES = "((3000, 61000), (60000, 4000))"
CONTROLLERS = {  # chip: driver, what it is found with, how the chip is wired
    "ft6336": ("focaltouch", I2C, {}),
    "gt911": ("gt911", I2C, {}),
    "cst8xx": ("cst8xx", I2C, {}),
    "tt21100": ("tt21100", I2C, {}),
    "cst328": ("cst328", I2C, {}),
    "tsc2007": ("tsc2007", f"{I2C}, {EDGES}", {"plates": PLATES}),
    "xpt2046": (
        "xpt2046",
        f"board.SPI(), board.{SELECT}, {EDGES}",
        {"plates": PLATES, "cs": SELECT},
    ),
    "stmpe610": (
        "stmpe610",
        f"board.SPI(), board.{SELECT}, {EDGES}",
        {"plates": SWAPPED, "cs": SELECT},
    ),
}
REST_MS = 800
RESISTIVE = ("tsc2007", "xpt2046", "stmpe610")
STORY = """
tap "New game"
tap palette forest
drag square 0,0 to 0,3
tap square 1,1
tap square 1,1
hold square 1,1
expect screen entry
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A copy of what is on the drive, to which boards of these tests add their wiring."""
    folder = tmp_path_factory.mktemp("source")
    shutil.copytree(REPOSITORY / "lib", folder / "lib", ignore=shutil.ignore_patterns("__pyc*"))
    for name in ("code.py", "boot.py", "fonts"):
        (folder / name).symlink_to(REPOSITORY / name)
    return folder


@pytest.fixture
def make(source):
    machines = []

    def make(kind, edges=EDGES, **options):
        driver, arguments, wires = CONTROLLERS[kind]
        text = WIRING.format(driver=driver, arguments=arguments.replace(EDGES, edges))
        (source / "lib/table/device/bench.py").write_text(text)
        options = {"settings": {}, **options}
        machines.append(Machine(board(kind, **wires), source=source, **options))
        return machines[-1]

    yield make
    for machine in machines:
        machine.close()
        assert "Traceback" not in machine.output, machine.output


@pytest.mark.parametrize("noise", [None, 3])
@pytest.mark.parametrize("kind", CONTROLLERS)
def test_a_kingdom_is_entered(make, kind, noise, tmp_path):
    machine = make(kind, noise=noise)
    player = Player(machine, tmp_path, print, print)
    player.start()
    for step in story.parse(STORY):
        player.run(step)
    match = machine.app.match
    kingdom = textform.text(match.board(0), match.game).split("/")
    assert kingdom[0].split() == ["f", "f", "f", "f", "."]
    assert kingdom[1].split()[1] == "f1"


@pytest.mark.parametrize("kind", CONTROLLERS)
def test_without_its_chip_the_screen_is_there_and_nothing_ends(make, kind):
    machine = make(kind)
    machine.hardware.chips[0].absent = True
    machine.power_on()
    finger.settle(machine)
    finger.tap(machine, 160, 120)
    assert Sitting(machine).screen == "home"
    told = "No touch controller" in machine.output
    assert told == (kind != "xpt2046")  # that one cannot be asked whether it is there


@pytest.mark.parametrize("kind", CONTROLLERS)
def test_a_cable_that_shakes_ends_nothing(make, kind):
    machine = make(kind)
    machine.power_on()
    machine.finger(160, 5)  # nobody's
    for round_ in range(150):
        machine.hardware.chips[0].absent = round_ % 3 == 0
        machine.step()
    assert Sitting(machine).screen == "home"


@pytest.mark.parametrize("kind", RESISTIVE)
def test_a_finger_held_at_power_on_reaches_the_calibration_which_mends_wrong_edges(make, kind):
    machine = make(kind, edges="((50000, 9000), (5000, 60000))")
    machine.finger(160, 120)
    machine.power_on()
    machine.run(3000)
    machine.lift()
    finger.settle(machine)
    sit = Sitting(machine)
    assert sit.screen == "calibrate"
    for target in sit.app.screen._targets:
        finger.hold(machine, *target, REST_MS)
        sit.settle()
    sit.tap("Done")
    assert sit.screen == "home"
    machine.power_off()
    machine.power_on()
    finger.settle(machine)
    sit.tap("Settings", "Back")
    assert sit.screen == "home"
