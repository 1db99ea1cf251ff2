# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every board by its own wiring, from power-on to a square that a finger lays; and boards that
nobody has wired."""

import pytest
from kingdom import textform

from tests.layout import faults
from tests.sitting import Sitting
from tools import boards
from tools.virtual import finger
from tools.virtual.machine import Crashed

BOARDS = sorted(boards.BOARDS)
NEAR_PX = 2  # chips measure in their own steps
REST_MS = 200
LEDS = [board for board in BOARDS if "LED_BLUE" in boards.find(board).pins]
SMALL = boards.find("pyportal")
BARE = SMALL._replace(
    board_id="lamp", pins={name: pin for name, pin in SMALL.pins.items() if name[:6] != "TOUCH_"}
)


@pytest.fixture
def sit(new_machine):
    def sit(board, **options):
        machine = new_machine(board, **options)
        machine.power_on()
        finger.settle(machine)
        return Sitting(machine)

    return sit


def spots(width, height):
    edge = 6
    across, down = (edge, width // 3, width - edge), (edge, height // 3, height - edge)
    return [(x, y) for x in across for y in down]


def looked(machine, spot):
    machine.finger(*spot)
    machine.run(REST_MS)
    with machine.inside():
        found = machine.app.device.touch.read()
    machine.lift()
    machine.run(REST_MS)
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_a_finger_is_found_where_it_is(sit, board):
    machine = sit(board).machine
    machine.app.screen.buttons = []  # nothing is to happen
    for spot in spots(machine.board.width, machine.board.height):
        found = looked(machine, spot)
        assert found and max(abs(f - s) for f, s in zip(found, spot)) <= NEAR_PX, (spot, found)


@pytest.mark.parametrize("board", BOARDS)
def test_a_kingdom_is_begun(sit, board):
    sit = sit(board)
    sit.tap("New game", "palette lake")
    sit.drag("square 0,0", "square 0,4")
    sit.tap("square 0,4")
    match = sit.app.match
    assert textform.text(match.board(0), match.game).split("/")[0].split() == ["l"] * 4 + ["l1"]
    assert sit.machine.output == ""


@pytest.mark.parametrize("board", BOARDS)
def test_the_settings_tell_its_name(sit, board):
    sit = sit(board)
    sit.open("settings")
    name = sit.machine.board.board_id
    assert [text for text in sit.texts if text.rstrip(".") and name.startswith(text.rstrip("."))]
    assert sit.app.device.name == name
    assert faults(sit.app.screen, sit.app.theme.width, sit.app.theme.height) == []


@pytest.mark.parametrize("board", BOARDS)
def test_it_starts_again_without_losing_the_game(sit, board):
    sit = sit(board)
    sit.tap("New game", "square 0,0")
    sit.machine.run(3000)
    for begin_again in (sit.machine.brown_out, lambda: cut(sit.machine), lambda: reload(sit)):
        begin_again()
        sit.machine.run(4000)  # safemode.py waits before it starts again
        finger.settle(sit.machine)
        sit.tap("Resume")
        assert sit.app.match.board(0).cells[0]


def cut(machine):
    machine.power_off()
    machine.power_on()


def reload(sit):
    """The program starts anew, the display and its pins stay."""

    def step(now):
        sit.app.device.restart.now()

    sit.app.screen.step = step
    sit.machine.step()


@pytest.mark.parametrize("board", LEDS)
def test_three_leds_are_the_light(sit, board):
    sit = sit(board)
    assert sit.machine.lights == [(0, 0, 0)]
    sit.tap("New game")
    red, green, blue = sit.machine.lights[0]  # pink, as a light has to shine for it
    assert red > 2 * blue > 4 * green > 0


def test_a_board_that_nobody_has_wired_is_named(new_machine):
    machine = new_machine(BARE)
    machine.errors_expected = True
    with pytest.raises(Crashed, match="no wiring file for the board lamp.*CROWN_BOARD"):
        machine.power_on()


def test_one_that_is_wired_as_another_is_told_so(sit):
    kin = boards.find("lilygo_tdeck")._replace(board_id="lilygo_tdeck_new")
    sit = sit(kin, settings={"CROWN_BOARD": "lilygo_tdeck"})
    sit.tap("New game")
    assert sit.screen == "entry" and sit.app.device.name == "lilygo_tdeck_new"


@pytest.mark.parametrize("said", ["pyprtal", "saves", "../x", "elecrow_crowpanel_3.6"])
def test_a_board_that_is_not_known_is_told_and_left_aside(sit, said):
    sit = sit("pyportal", settings={"CROWN_BOARD": said})
    assert sit.screen == "home"
    assert f"CROWN_BOARD is {said!r}, which is no board known here" in sit.machine.output


@pytest.mark.parametrize("said", ["makerfabs_tft7", "featherwing_35", "sunton_esp32_2432S028"])
def test_a_board_that_is_another_one_is_told_so(new_machine, said):
    machine = new_machine("pyportal", settings={"CROWN_BOARD": said})
    machine.errors_expected = True
    told = (
        f"CROWN_BOARD is '{said}', and this pyportal is not wired as that: .* Take the line away"
    )
    with pytest.raises(Crashed, match=told):
        machine.power_on()


def test_an_error_in_its_own_wiring_is_no_matter_of_the_settings(new_machine):
    machine = new_machine(BARE._replace(board_id="pyportal"), settings={"CROWN_BOARD": "pyprtal"})
    machine.errors_expected = True
    with pytest.raises(Crashed, match="AttributeError.*TOUCH_XL"):
        machine.power_on()


def test_pins_like_a_pyportals_are_one(sit):
    sit = sit(SMALL._replace(board_id="pyportal_new"))
    sit.tap("New game")
    assert sit.screen == "entry"


@pytest.mark.parametrize(
    ("said", "found"), [("", True), ("elecrow_crowpanel_3.5_v2.2", False)], ids=["right", "wrong"]
)
def test_two_versions_of_the_crowpanel_differ_in_two_wires(sit, said, found):
    machine = sit("elecrow_crowpanel_3.5", settings={"CROWN_BOARD": said}).machine
    assert (looked(machine, (100, 100)) is not None) == found


def test_the_large_wing_is_large_only_when_told(sit):
    large = boards.find("featherwing_35")
    assert sit(large).app.device.display.width == 480


def test_the_small_wing_is_the_usual_one(sit):
    assert sit("featherwing_24").app.device.display.width == 320
