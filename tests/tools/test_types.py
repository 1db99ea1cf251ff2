# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""`make types` sees CircuitPython's own declarations, so a pin that a board lacks is found."""

import re

import pytest
from click.testing import CliRunner

from tools import Refusal, types
from tools.__main__ import tools
from tools.boards import BOARDS, find, wiring

RIGHT = """
import board
import busdisplay
from adafruit_touchscreen import Touchscreen

display: busdisplay.BusDisplay = board.DISPLAY
touch = Touchscreen(board.TOUCH_XL, board.TOUCH_XR, board.TOUCH_YD, board.TOUCH_YU)
"""
WRONG = """
import board
import busdisplay
import microcontroller
import storage

board.TOUCH_LEFT
display: busdisplay.BusDisplay = board.DISPLAY
display.show(None)
storage.remount("/", read_only=False)
microcontroller.nvm.append(1)
"""
KIN = "sunton_esp32_2432S032C"
WIRINGS = sorted({path for _, paths in types.checks()[1:] for path in paths})


def check(tmp_path, board, text):
    file = tmp_path / "program.py"
    file.write_text(text)
    return types.check(board, [file])


def test_what_is_right_passes(tmp_path):
    passes, output = check(tmp_path, "pyportal", RIGHT)
    assert passes, output


def test_what_the_board_lacks_is_found(tmp_path):
    passes, output = check(tmp_path, "pyportal", WRONG)
    assert not passes
    for fault in ("TOUCH_LEFT", '"show"', '"read_only"', '"append"'):
        assert fault in output, fault


@pytest.mark.parametrize("path", WIRINGS, ids=lambda path: path.stem)
def test_a_wrong_pin_is_found_in_every_wiring_file(tmp_path, path):
    """The first name taken of the board that is not its display, with a letter more."""
    text = re.sub("#.*", "", path.read_text("utf-8"))
    pin = next(p for p in re.findall(r"board\.(\w+)", text) if p not in ("DISPLAY", "BusDisplay"))
    wrong = text.replace(f"board.{pin}", f"board.{pin}X", 1)
    board = types.boards_of(path)[0]
    passes, output = check(tmp_path, board, wrong)
    assert not passes and f'"{pin}X"' in output


@pytest.mark.parametrize(("board", "passes"), [("sunton_esp32_2432S028", True), (KIN, False)])
def test_a_wiring_file_passes_on_its_own_board_alone(board, passes):
    [path] = [path for path in WIRINGS if path.stem == "sunton_esp32_2432S028"]
    found, output = types.check(board, [path])
    assert found == passes and ('"TOUCH_SCK"' in output) != passes


def test_the_command_tells_which_boards_pass(monkeypatch):
    seen = []
    monkeypatch.setattr(types, "check", lambda board, files: seen.append(board) or (True, ""))
    done = CliRunner().invoke(tools, ["types", "lilygo_tdeck", "makerfabs_tft7"])
    assert done.exit_code == 0 and sorted(seen) == ["lilygo_tdeck", "makerfabs_tft7"]
    assert done.stdout == "lilygo_tdeck: no fault\nmakerfabs_tft7: no fault\n"


def test_the_command_names_the_boards_with_faults(monkeypatch):
    monkeypatch.setattr(types, "check", lambda board, _: (board != "lilygo_tdeck", "line 3: no"))
    done = CliRunner().invoke(tools, ["types"])
    assert done.exit_code == 1 and "lilygo_tdeck:\nline 3: no" in done.stdout
    assert done.stderr == "types: faults on lilygo_tdeck\n"


def test_a_board_without_a_wiring_file_is_refused():
    done = CliRunner().invoke(tools, ["types", "pybadge"])
    assert done.exit_code == 2
    assert done.stderr == "types: pybadge: no wiring file is for such a board\n"


def test_a_wiring_file_without_an_entry_is_refused():
    with pytest.raises(Refusal, match=r"^lamp.py: no board in tools/boards is wired so; add"):
        types.boards_of(wiring.DEVICE / "lamp.py")


def test_every_wiring_file_is_checked_and_every_virtual_board_has_one():
    checked = {board for board, _ in types.checks()[1:]}
    assert {board.board_id for board in BOARDS.values()} <= checked
    assert {"pyportal", "pyportal_pynt", "pyportal_titano"} <= checked
    assert set(find("featherwing_24").also) <= checked
