# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The random finger finds what breaks, and leaves a story that breaks it again."""

import shutil

import pytest
from click.testing import CliRunner

from tools import ROOT
from tools.__main__ import tools
from tools.virtual import player, story, wander

SHIPPED = ("code.py", "boot.py", "safemode.py", "settings.toml")
SEED = 2


@pytest.fixture
def broken(tmp_path):
    """The repository's device with a menu that cannot be opened."""
    for name in SHIPPED:
        shutil.copy(ROOT / name, tmp_path)
    for folder in ("lib", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    menu = tmp_path / "lib" / "table" / "screens" / "menu.py"
    text = menu.read_text(encoding="utf-8")
    menu.write_text(text.replace("self._head(", "self._heads(", 1))
    return tmp_path


def test_a_sitting_that_goes_well_says_so(tmp_path):
    left = tmp_path / "monkey.txt"
    options = ["--gestures", "30", "--seed", str(SEED), "--story", str(left)]
    done = CliRunner().invoke(tools, ["monkey", *options])
    assert done.exit_code == 0, done.output
    assert f"seed {SEED}" in done.output
    assert not left.exists()


def test_a_story_that_could_not_be_left_is_refused_at_once(tmp_path):
    left = tmp_path / "nowhere" / "monkey.txt"
    done = CliRunner().invoke(tools, ["monkey", "--gestures", "1", "--story", str(left)])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"monkey: there is no folder '{left.parent}' for the story\n"


def test_what_breaks_is_a_story_that_breaks_again(broken, tmp_path):
    with pytest.raises(wander.Broken, match="_heads") as found:
        wander.wander(SEED, 2000, source=broken)
    steps = story.parse(found.value.story)
    with pytest.raises(player.Failed):
        player.play(steps, "pyportal", tmp_path, source=broken)


def test_the_same_seed_plays_the_same_story(new_machine):
    told = []
    for _ in range(2):
        machine = new_machine()
        wanderer = wander.Wanderer(machine, SEED)
        for _ in range(20):
            wanderer.act()
        machine.power_off()
        told.append(wanderer.lines)
    assert told[0] == told[1]
