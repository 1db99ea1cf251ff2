# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What the pages say is there is there."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from tools.boards import BOARDS, find, known
from tools.shipping import contents

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def each_page():
    return pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def test_every_rule_names_a_test_that_exists():
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    rules = (ROOT / "docs/RULES.md").read_text("utf-8")
    rows = [line for line in rules.splitlines() if line.startswith("| ")]
    for row in [row for row in rows if not row.startswith(("| rule |", "| --- |"))]:
        names = re.findall(r"`(test_\w+)`", row)
        assert names, f"a rule without its test: {row}"
        assert [name for name in names if f"def {name}(" not in tests] == []


@each_page()
def test_links_and_pictures_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


@each_page()
def test_links_within_pages_lead_to_headings(page):
    for target, heading in re.findall(r"\]\((?!http)([^)#]*)#([^)]+)\)", page.read_text("utf-8")):
        there = page.parent / target if target else page
        headings = re.findall(r"^#+ (.+)$", there.read_text("utf-8"), re.M)
        assert heading in [re.sub(r"[^\w -]", "", h).lower().replace(" ", "-") for h in headings]


@each_page()
def test_commands_and_targets_exist(page):
    text = page.read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for name in re.findall(r"python -m tools (\w+)", text):
        assert (ROOT / "tools" / f"{name}.py").exists(), name
    for target in re.findall(r"`make ([\w-]+)", text):
        assert re.search(rf"^{target}:", makefile, re.M), target


def _rows():
    """{id: cells} of the table of boards in HARDWARE.md, ids as in tools/boards."""
    page = (ROOT / "docs/HARDWARE.md").read_text("utf-8")
    table = re.search(r"^\| board \| `board_id` .*?\n((?:\|.*\n)+)", page, re.M)[1]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[1:]]
    return {_id(row[1]): row for row in rows}


def _id(told):
    return next((name for name in re.findall(r"[\w.]+", told) if name in BOARDS), told)


def test_every_board_has_its_row_or_is_told_below():
    page, rows = (ROOT / "docs/HARDWARE.md").read_text("utf-8"), _rows()
    assert [name for name in known() if f"`{name}`" not in page and f'"{name}"' not in page] == []
    assert [name for name in known() if name not in rows and not find(name).chosen] == []


@pytest.mark.parametrize("name", _rows())
def test_the_row_of_a_board_says_what_its_entry_says(name):
    board, rows = find(name), _rows()
    _, _, display, touch, light, *_ = rows[name]
    assert display.split()[0] == f"{board.width}x{board.height}"
    touch = rows["pyportal"][3] if touch == "as PyPortal" else touch
    assert touch.startswith("resistive" if board.plates else "capacitive")
    variants = [b for b in BOARDS.values() if not b.title and b.name.startswith(name)]
    for controller in [kind.controller for kind in (board, *variants)]:
        chip = controller[0].replace("xx", r"\w\w") if controller else "four analog pins"
        assert re.search(chip, touch, re.I)
    assert ("NeoPixel" in light) == ("NEOPIXEL" in board.pins)
    assert ("LEDs" in light) == ("LED_BLUE" in board.pins)


@pytest.mark.parametrize("page", ["README.md", "docs/RELEASE.md"])
@pytest.mark.parametrize("name", [name for name in known() if not find(name).chosen])
def test_a_table_of_all_boards_has_every_word_of_its_title_but_the_maker(page, name):
    lines = (ROOT / page).read_text("utf-8").lower().splitlines()
    told = {word for line in lines if line[:2] == "| " for word in re.split(r"[ ,/]+", line)}
    assert set(find(name).title.lower().split()[1:]) <= told


def test_the_settings_name_every_board_that_its_owner_has_to_tell():
    remark = (ROOT / "settings.toml").read_text("utf-8").partition("\n# CROWN_BOARD =")[0]
    named = re.findall(r'"([a-z][\w.]+)"', remark.rpartition("\n\n")[2])
    told = {board.settings.get("CROWN_BOARD") for board in BOARDS.values()} - {None}
    assert set(named) == told and told <= set(known())


def test_every_language_is_told_by_its_code():
    there = contents.languages()
    remark = (ROOT / "settings.toml").read_text("utf-8").partition("\nCROWN_")[0]
    assert re.findall(r'(?<=[ ,])"([a-z]{2})"[,.]', remark) == there
    install = (ROOT / "docs/INSTALL.md").read_text("utf-8")
    told = re.search(r"With `--language` and (.*?) only", install)[1]
    assert re.findall("`([a-z]{2})`", told) == there


@each_page()
def test_options_of_commands_exist(page):
    for name, rest in re.findall(r"python -m tools (\w+)([^`\n#]*)", page.read_text("utf-8")):
        known = {o for p in import_module(f"tools.{name}").command.params for o in p.opts}
        for option in re.findall(r"(?<=\s)--[\w-]+", rest):
            assert option in known, f"{name} {option}"


def test_every_command_is_named_in_the_readme():
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = [path.stem for path in (ROOT / "tools").glob("[a-z]*.py")]
    assert [name for name in commands if not re.search(rf"(tools |`){name}\b", readme)] == []


@each_page()
def test_what_may_be_changed_is_where_the_page_says(page):
    named = re.findall(r"`(_?[A-Z][A-Z_]+)` \(?(?:in )?`([\w/]+\.py)`", page.read_text("utf-8"))
    for name, file in named:
        files = [*(ROOT / "lib").rglob(file), *ROOT.glob(file)]
        texts = [path.read_text("utf-8") for path in files]
        assert [text for text in texts if re.search(rf"^[\w, ]*\b{name}\b.* = ", text, re.M)], name


@each_page()
def test_settings_exist(page):
    said = "".join(path.read_text("utf-8") for path in (ROOT / "tools").rglob("*.py"))
    said += (ROOT / "settings.toml").read_text("utf-8")
    for name in re.findall(r"(CROWN_\w+)", page.read_text("utf-8")):
        assert name in said, name


def test_what_make_does_is_told_to_those_without_it():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    install = (ROOT / "docs/INSTALL.md").read_text("utf-8")
    for order in ("-m venv .venv", "-r requirements.txt", "-m tools simulate"):
        assert order in makefile
        assert len(re.findall(rf"{order}`", install)) == 2, order  # on one system and the other


# What is quoted “so” on the pages for people is what the device, the tools or make say; … stands
# for what differs.
QUOTING = [ROOT / "docs" / name for name in ("INSTALL.md", "TROUBLESHOOTING.md")]


def _said():
    """Every text in the code."""
    files = [*ROOT.glob("*.py"), *(ROOT / "lib").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    texts = [(ROOT / "Makefile").read_text("utf-8"), (ROOT / "CONTRIBUTING.md").read_text("utf-8")]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.append(node.value)
    return texts


@pytest.mark.parametrize("page", QUOTING, ids=lambda page: page.name)
def test_what_is_quoted_is_said(page):
    texts = _said()
    said = "\n".join(texts)
    quoted = re.findall("“([^”]+)”", page.read_text("utf-8"))
    assert len(quoted) > 20
    pieces = {piece.strip(" ,.:;") for text in quoted for piece in text.split("…")}
    assert sorted(piece for piece in pieces if piece not in said) == []
    assert [text for text in quoted if text.isalpha() and text not in texts] == []  # buttons


def _refusals(path):
    """What a tool may refuse with, … for what differs."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and node.args
            and isinstance(node.func, (ast.Name, ast.Attribute))
        ):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in ("Refusal", "ValueError", "ClickException"):
                yield _text(node.args[0])


def _text(node):
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "…"


# Only who changes the code meets these.
INSIDE = ("libraries.py knows no module", "pins no version of")


@pytest.mark.parametrize("name", ["deploy", "flash"])
def test_whatever_a_tool_refuses_is_told_there(name):
    page = (ROOT / "docs/TROUBLESHOOTING.md").read_text("utf-8")
    pieces = {p.strip(" ,.:;") for q in re.findall("“([^”]+)”", page) for p in q.split("…")}
    told = [*(piece for piece in pieces if len(piece) > 5), *INSIDE]
    parts = {"deploy": "shipping", "flash": "flashing"}[name]
    for path in [ROOT / f"tools/{name}.py", *(ROOT / "tools" / parts).glob("*.py")]:
        for text in set(_refusals(path)) - {"…"}:
            assert any(piece in text for piece in told), f"{path.name}: {text}"


def test_the_story_of_a_bug_comes_true(tmp_path):
    from tools.virtual import player, story

    page = (ROOT / "docs/TROUBLESHOOTING.md").read_text("utf-8")
    told = re.search(r"```\n( +board .+?)```", page, re.S)[1]
    player.play(story.parse(told), "pyportal", tmp_path)
    assert [picture.stem for picture in tmp_path.glob("*.png")] == ["what-i-see"]


def test_the_newest_change_is_of_this_version():
    from kingdom import __version__

    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(r"^## (\S+)", changes, re.M)[1] == __version__


def test_the_archive_to_take_is_of_this_version():
    from kingdom import __version__

    install = (ROOT / "docs/INSTALL.md").read_text("utf-8")
    assert set(re.findall(r"crown-tally-([\d.]+)-", install)) == {__version__}


def test_pictures_in_the_pages_are_made_by_the_demo_story():
    shots = re.findall(r"^shot (\S+)", (ROOT / "tools/stories/demo.txt").read_text("utf-8"), re.M)
    pictures = sorted(path.stem for path in (ROOT / "docs/pictures").glob("*.png"))
    assert pictures == sorted(shots)


def test_the_demo_story_comes_true_and_makes_just_these_pictures(tmp_path):
    from tools.virtual import player, story

    steps = story.parse((ROOT / "tools/stories/demo.txt").read_text("utf-8"))
    player.play(steps, "pyportal", tmp_path, fresh=story.is_fresh(steps))
    for picture in sorted(tmp_path.glob("*.png")):
        recorded = ROOT / "docs/pictures" / picture.name
        assert picture.read_bytes() == recorded.read_bytes(), f"{picture.name}: make pictures"
