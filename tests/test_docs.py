# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the pages say is there is there."""

import re
from pathlib import Path

import pytest

from tools.virtual.boards import BOARDS

ROOT = Path(__file__).parents[1]
FEATHER = "adafruit_feather_rp2040"  # which stands for any
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def each_page():
    return pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def test_every_rule_names_a_test_that_exists():
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    rules = (ROOT / "docs/RULES.md").read_text("utf-8")
    rows = [line for line in rules.splitlines() if line.startswith("| ")]
    for row in [row for row in rows if not row.startswith(("| rule |", "| --- |"))]:
        name = re.search(r"`(test_\w+)`", row)
        assert name, f"a rule without its test: {row}"
        assert f"def {name[1]}(" in tests


@each_page()
def test_links_and_pictures_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@each_page()
def test_commands_and_targets_exist(page):
    text = page.read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for name in re.findall(r"python -m tools (\w+)", text):
        assert (ROOT / "tools" / f"{name}.py").exists(), name
    for target in re.findall(r"`make ([\w-]+)", text):
        assert re.search(rf"^{target}:", makefile, re.M), target


def test_every_board_has_its_row():
    rows = (ROOT / "docs/HARDWARE.md").read_text("utf-8")
    told = set(re.findall(r"^\| [^|]+ \| (?:any \()?`(\w[\w.]*)`", rows, re.M))
    wired = {path.stem for path in (ROOT / "lib/table/device").glob("*.py") if _is_wiring(path)}
    from table.device import ALIASES

    assert wired <= {ALIASES.get(name, name) for name in told}
    assert {board.board_id or board.name for board in BOARDS.values()} - told == {FEATHER}


def _is_wiring(path):
    return "\ndef wire(" in path.read_text("utf-8")


def test_settings_name_only_boards_that_there_are():
    from table.device import ALIASES

    named = re.findall(
        r'"((?:featherwing|elecrow)\w*[\w.]*)"', (ROOT / "settings.toml").read_text("utf-8")
    )
    assert named and set(named) <= set(ALIASES)


def test_the_newest_change_is_of_this_version():
    from kingdom import __version__

    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(r"^## (\S+)", changes, re.M)[1] == __version__


def test_pictures_in_the_pages_are_made_by_the_demo_story():
    shots = re.findall(r"^shot (\S+)", (ROOT / "tools/stories/demo.txt").read_text("utf-8"), re.M)
    pictures = sorted(path.stem for path in (ROOT / "docs/pictures").glob("*.png"))
    assert pictures == sorted(shots)


def test_the_demo_story_comes_true_and_makes_just_these_pictures(tmp_path):
    from tools.virtual import player, story

    steps = story.parse((ROOT / "tools/stories/demo.txt").read_text("utf-8"))
    player.play(steps, "pyportal", tmp_path)
    for picture in sorted(tmp_path.glob("*.png")):
        recorded = ROOT / "docs/pictures" / picture.name
        assert picture.read_bytes() == recorded.read_bytes(), f"{picture.name}: make pictures"
