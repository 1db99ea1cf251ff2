# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Setting up touch on panels that need it, with hands that do it wrong, whatever is stored."""

import pytest
from table import calibration

from tests.layout import faults
from tests.sitting import Sitting
from tools import boards
from tools.boards import Plate
from tools.virtual import finger
from tools.virtual.touch import Touch

EDGE_PX = 12  # nearer to the edge no target may lie
REST_MS = 800
# Both sizes, and the panels that a controller measures
BOARDS = ["pyportal", "pyportal_titano", "sunton_esp32_2432S028", "featherwing_24"]
LARGE = boards.find("pyportal")._replace(width=800, height=480, starts=(800, 480))

# Panels that the usual edges do not fit: (plate along x, plate along y)
STRANGE = {
    "mirrored": (("TOUCH_YD", "TOUCH_YU", 59000, 5200), ("TOUCH_XL", "TOUCH_XR", 5800, 57000)),
    "upside down": (("TOUCH_YD", "TOUCH_YU", 59000, 5200), ("TOUCH_XL", "TOUCH_XR", 57000, 5800)),
    "narrow": (("TOUCH_YD", "TOUCH_YU", 15000, 42000), ("TOUCH_XL", "TOUCH_XR", 21000, 50000)),
    "swapped": (("TOUCH_XL", "TOUCH_XR", 5800, 57000), ("TOUCH_YD", "TOUCH_YU", 5200, 59000)),
}
USELESS = calibration.standard((59000, 5200, 57000, 5800), 320, 240)
BASIS = (0, 320, 240, 5200, 59000, 5800, 57000)


@pytest.fixture
def setting_up(sit):
    sit.open("calibrate", back="settings")
    return sit


def press(sit, *points):
    for point in points:
        finger.hold(sit.machine, *point, REST_MS)
        sit.settle()


def targets(sit):
    return sit.app.screen._targets


def crosses(sit):
    return [not cross.hidden for cross in sit.app.screen._crosses]


def stored(sit):
    path = sit.machine.drive / "saves" / "touch"
    return path.read_bytes() if path.exists() else None


def hold_from_power_on(machine):
    machine.finger(160, 120)
    machine.power_on()
    machine.run(3000)
    machine.lift()
    finger.settle(machine)
    return Sitting(machine)


def test_one_cross_at_a_time_away_from_the_edges(setting_up):
    board = setting_up.machine.board
    for number, (x, y) in enumerate(targets(setting_up)):
        assert EDGE_PX <= x < board.width - EDGE_PX and EDGE_PX <= y < board.height - EDGE_PX
        assert crosses(setting_up) == [each == number for each in range(4)]
        assert f"{number + 1} / 4 \xb7 a fingernail is best" in setting_up.texts
        press(setting_up, (x, y))
    assert crosses(setting_up) == [False] * 4
    assert setting_up.texts == ["Touch is set up", "Done"]
    assert stored(setting_up)
    setting_up.tap("Done")
    assert setting_up.screen == "settings"


def test_a_tap_is_not_enough(setting_up):
    finger.tap(setting_up.machine, *targets(setting_up)[0])
    assert crosses(setting_up)[0]


def test_a_finger_that_stays_is_one_target(setting_up):
    finger.hold(setting_up.machine, *targets(setting_up)[0], 3000)
    assert crosses(setting_up)[1]


NONSENSE = {
    "the same spot": lambda t: [t[0]] * 3,
    "the first and the second swapped": lambda t: [t[1], t[0], t[2]],
    "the fourth missed by 20 pixels": lambda t: [*t[:3], (t[3][0] - 20, t[3][1])],
    "the second missed by 40 pixels": lambda t: [t[0], (t[1][0] - 40, t[1][1]), *t[2:]],
    "the fourth where the third was": lambda t: [*t[:3], t[2]],
}


@pytest.mark.parametrize("hand", NONSENSE)
def test_nonsense_changes_nothing_and_starts_again(setting_up, hand):
    before = setting_up.app.device.touch.mapping
    press(setting_up, *NONSENSE[hand](targets(setting_up)))
    assert "That did not fit. From the first one again" in setting_up.texts
    assert crosses(setting_up) == [True, False, False, False]
    assert setting_up.app.device.touch.mapping == before
    assert stored(setting_up) is None
    press(setting_up, *targets(setting_up))
    assert "Touch is set up" in setting_up.texts


def test_back_changes_nothing(setting_up):
    before = setting_up.app.device.touch.mapping
    press(setting_up, *targets(setting_up)[:3])
    setting_up.tap("Back")
    assert setting_up.screen == "settings"
    assert setting_up.app.device.touch.mapping == before
    assert stored(setting_up) is None


@pytest.mark.parametrize("panel", STRANGE)
def test_any_panel_is_set_up_for_good_from_power_on(new_machine, panel):
    machine = new_machine()
    plates = [Plate(*plate) for plate in STRANGE[panel]]
    machine.hardware.touch = Touch(plates, machine.board.width, machine.board.height)
    sit = hold_from_power_on(machine)
    assert sit.screen == "calibrate"
    press(sit, *targets(sit))
    sit.tap("Done")
    assert sit.screen == "home"
    machine.power_off()
    machine.power_on()
    finger.settle(machine)
    sit.tap("Settings")
    assert sit.screen == "settings"
    with machine.inside():
        for point in ((0, 0), (319, 239), (160, 120)):
            machine.finger(*point)
            found = sit.app.device.touch.read()
            assert max(abs(found[0] - point[0]), abs(found[1] - point[1])) <= 1


@pytest.mark.parametrize("board", BOARDS)
def test_set_up_with_noise_is_as_true_as_the_hand(new_machine, board):
    sit = hold_from_power_on(new_machine(board, noise=5))
    press(sit, *targets(sit))
    assert "Touch is set up" in sit.texts
    device = sit.app.device
    for x, y in ((5, 5), (sit.machine.board.width - 5, sit.machine.board.height - 5)):
        usual = device.tuning.standard
        reading = ((x << 18) - usual[2]) // usual[0], ((y << 18) - usual[5]) // usual[4]
        found = calibration.apply(device.touch.mapping, *reading)
        assert max(abs(found[0] - x), abs(found[1] - y)) <= 4


def test_on_a_display_of_twice_the_size_it_is_as_true(new_machine, monkeypatch):
    """Screens are laid out in half its pixels there; a mapping gives all of them."""
    monkeypatch.setitem(boards.BOARDS, "pyportal", LARGE)
    machine = new_machine()
    machine.power_on()
    finger.settle(machine)
    sit = Sitting(machine)
    sit.open("calibrate", back="settings")
    press(sit, *[(2 * x, 2 * y) for x, y in targets(sit)])
    sit.tap("Done")
    assert sit.screen == "settings"
    mapping = sit.app.device.touch.mapping
    assert max(abs(a - b) for a, b in zip(mapping, sit.app.device.tuning.standard)) < 9000000


def test_what_is_stored_cannot_lock_anybody_out(new_machine):
    machine = new_machine()
    (machine.drive / "saves").mkdir()
    (machine.drive / "saves" / "touch").write_bytes(calibration.dump(USELESS, BASIS))
    sit = hold_from_power_on(machine)
    assert sit.screen == "calibrate"
    sit.tap("Back")  # leaves it as it was
    assert sit.screen == "home" and sit.app.device.touch.mapping == USELESS
    machine.power_off()
    sit = hold_from_power_on(machine)
    press(sit, *targets(sit))
    sit.tap("Done", "Settings")
    assert sit.screen == "settings"


def test_where_it_cannot_be_kept_it_says_so(new_machine):
    sit = hold_from_power_on(new_machine(computer=True))
    press(sit, *targets(sit))
    assert "Only until the power goes: not our drive" in sit.texts
    sit.tap("Done")
    assert sit.screen == "home"


def test_every_state_is_what_a_fresh_screen_draws(setting_up):
    for point in [None, *targets(setting_up)[:3], (20, 20), *targets(setting_up)]:
        if point:
            press(setting_up, point)
        seen = setting_up.machine.pixels()
        with setting_up.machine.inside():
            app = setting_up.app
            app.screen = type(app.screen)(app)
            app.device.display.root_group = app.screen.group
            app.device.display.refresh()
        assert setting_up.machine.pixels() == seen, point
        setting_up.machine.run(300)


@pytest.mark.parametrize("board", BOARDS[:2])
def test_nothing_is_cut_or_crossed(new_machine, board):
    sit = hold_from_power_on(new_machine(board))
    for point in [*targets(sit)[:3], (20, 20)]:
        assert faults(sit.app.screen, sit.app.theme.width, sit.app.theme.height) == []
        press(sit, point)
