# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools simulate: exit codes and what is said, with the app itself on the board."""

import json

import pytest
from click.testing import CliRunner

from tools.__main__ import tools
from tools.boards import BOARDS
from tools.virtual import story


@pytest.fixture
def simulate(tmp_path, monkeypatch):
    """simulate(*arguments, story=...) in a folder of its own, on a computer without a screen."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*arguments, story=None):
        return CliRunner().invoke(tools, ["simulate", *arguments], input=story)

    return run


def test_a_story_from_standard_input(simulate, tmp_path):
    result = simulate("--story", "-", story="shot home\ndump\n")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["screen"] == "home"
    assert (tmp_path / "shots" / "home.png").exists()
    assert "home.png" in result.stderr


def test_a_story_from_a_file_and_pictures_elsewhere(simulate, tmp_path):
    (tmp_path / "a.txt").write_text("board pyportal_titano\nshot big\n")
    assert simulate("--story", "a.txt", "--out", "pictures").exit_code == 0
    assert (tmp_path / "pictures" / "big.png").exists()


def test_the_board_can_be_chosen_against_the_story(simulate):
    result = simulate("--board", "pyportal_titano", "--story", "-", story="board pyportal\ndump\n")
    widest = max(p["x"] + p["width"] for p in json.loads(result.stdout)["places"])
    assert widest > 320


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_board_can_be_simulated(simulate, board):
    result = simulate(
        "--board", board, "--story", "-", story='tap "New game"\nexpect screen entry'
    )
    assert result.exit_code == 0, result.output
    assert simulate("--story", "-", story=f"board {board}\nexpect screen home").exit_code == 0


@pytest.mark.parametrize(
    ("story", "code", "message"),
    [
        ("expect text nonsense", 1, 'line 1: "nonsense" is not on the screen'),
        ("tap Nobody", 1, 'line 1: there is no "Nobody" to touch; there are: "'),
        ("jump", 2, "line 1: no such step: 'jump'"),
        ("board lamp", 2, "there is no virtual board 'lamp'; there are: "),
    ],
)
def test_a_story_that_fails(simulate, story, code, message):
    result = simulate("--story", "-", story=story)
    assert result.exit_code == code
    assert message in result.stderr
    assert result.stdout == "" and "Traceback" not in result.stderr


def test_a_story_that_is_not_there(simulate):
    result = simulate("--story", "nowhere.txt")
    assert result.exit_code == 2
    assert result.stderr == "simulate: cannot read nowhere.txt: No such file or directory\n"


def test_without_a_screen_the_demo_plays(simulate, tmp_path):
    result = simulate()
    assert result.exit_code == 0, result.stderr
    assert "No window: this computer has no screen" in result.stdout
    assert "The last screen says: " in result.stdout
    assert str(tmp_path / "shots") in result.stdout
    assert list((tmp_path / "shots").glob("*.png"))


def test_headless_plays_the_demo_and_asks_for_no_window(simulate):
    result = simulate("--headless")
    assert result.exit_code == 0, result.stderr
    assert "No window" not in result.stdout
    assert "demo story" in result.stdout


def test_every_step_of_a_story_is_told(simulate):
    told = simulate("--help").stdout.partition("Options:")[0]
    for form in story.FORMS:
        assert f"\n    {form}" in told, form
    assert [line for line in told.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("name", ["kingdom", "table"])
def test_what_is_missing_on_a_drive_does_not_come_from_the_repository(simulate, tmp_path, name):
    import kingdom  # so that it could

    assert kingdom
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "code.py").write_text(f"import {name}")
    result = simulate("--drive", str(drive), "--story", "-", story="wait 10")
    assert result.exit_code == 1
    assert f"No module named '{name}'" in result.stderr


def test_what_lies_on_a_drive_is_run(simulate, tmp_path):
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "code.py").write_text('raise ValueError("this very drive")')
    result = simulate("--drive", str(drive), "--story", "-", story="wait 10")
    assert result.exit_code == 1
    assert "this very drive" in result.stderr
    assert [path.name for path in drive.iterdir()] == ["code.py"]


def test_a_folder_without_a_program_is_refused(simulate, tmp_path):
    result = simulate("--drive", "nowhere", "--story", "-", story="dump")
    assert result.exit_code == 2
    assert result.stderr == "simulate: nowhere is no drive of Crown Tally: it has no code.py\n"
