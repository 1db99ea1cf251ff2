# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The house rules, read off the source: who may import whom, how large, how headed."""

import ast
import pathlib
import re

import pytest
from kingdom import games

ROOT = pathlib.Path(__file__).parents[1]
DEVICE_FILES = [ROOT / "code.py", *sorted((ROOT / "lib").rglob("*.py"))]
ALL_FILES = DEVICE_FILES + sorted((ROOT / "tools").rglob("*.py"))
ALL_FILES += sorted((ROOT / "tests").rglob("*.py"))

# Written out on purpose: calls inside would slow the yardstick and flatter what it measures.
YARDSTICK = ROOT / "tools/measure/flat_fill.py"

LINES_A_FILE = 200  # a small chip compiles a file in RAM
LINES_A_FUNCTION = 30

DRAWING = {
    "displayio",
    "vectorio",
    "bitmaptools",
    "fontio",
    "terminalio",
    "adafruit_display_text",
    "adafruit_bitmap_font",
}
PINS = {
    "adafruit_cst8xx",
    "adafruit_focaltouch",
    "adafruit_hx8357",
    "adafruit_ili9341",
    "adafruit_stmpe610",
    "adafruit_touchscreen",
    "adafruit_tsc2007",
    "adafruit_tt21100",
    "analogio",
    "audiocore",
    "audioio",
    "board",
    "busdisplay",
    "busio",
    "digitalio",
    "fourwire",
    "framebufferio",
    "microcontroller",
    "neopixel",
    "pwmio",
    "storage",
    "supervisor",
    "time",
    "watchdog",
}
PURE = {"binascii", "gc", "os", "struct", "sys"}  # on every runtime
FOLDERS = {  # folder under lib/ (the longest that fits counts): what it may import
    "kingdom": PURE | {"kingdom"},
    "table": PURE | {"kingdom", "table"},
    "table/ui": PURE | {"kingdom", "table"} | DRAWING,
    "table/screens": PURE | {"kingdom", "table"} | DRAWING,
    "table/device": PURE | {"array", "table", "traceback"} | DRAWING | PINS,
}


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def each(paths):
    return pytest.mark.parametrize("path", paths, ids=name_of)


def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path):
    """Yield (line, module) of every import in a file, whole module names."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def folder_rule(path):
    inside = path.relative_to(ROOT / "lib").parent.as_posix()
    fitting = [folder for folder in FOLDERS if (inside + "/").startswith(folder + "/")]
    return FOLDERS[max(fitting, key=len)]


@each(DEVICE_FILES[1:])
def test_imports_point_inwards(path):
    allowed = folder_rule(path)
    wrong = [(line, name) for line, name in imports(path) if name.split(".")[0] not in allowed]
    assert not wrong, f"{name_of(path)} may not import {wrong}"


@each([path for path in DEVICE_FILES if "kingdom" in path.parts])
def test_the_game_knows_no_single_game(path):
    """Outside games/ the rules name no game: adding one is adding a file."""
    if "games" not in path.parts:
        assert not [n for _, n in imports(path) if n.startswith("kingdom.games.")]


ORDINARY = {"resource", "small", "fire"}  # words of one game that others say too


def words_of_single_games():
    """What every game but the first is called, and what stands on its squares."""
    words = set()
    for path in (ROOT / "lib/kingdom/games").glob("[!_]*.py"):
        if path.stem != "classic":
            words |= {path.stem, *games.load(path.stem).TOKENS}
    return words - ORDINARY


@each([path for path in ALL_FILES if "tests" not in path.relative_to(ROOT).parts])
def test_no_file_but_its_own_names_a_single_game(path):
    """A game is its module, its words, its drawings, its example and its tests; screens and tools
    know none."""
    own = ("lib/kingdom/games/", "lib/table/words/", "lib/table/drawings/", "lib/table/examples/")
    if not name_of(path).startswith(own):
        text = path.read_text(encoding="utf-8").lower()
        assert [
            word for word in words_of_single_games() if re.search(rf"\b{word}s?\b", text)
        ] == []


@each(DEVICE_FILES)
def test_a_device_file_is_small(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES_A_FILE


@each([path for path in ALL_FILES if path != YARDSTICK])
def test_functions_are_short(path):
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            lines = node.end_lineno - node.lineno + 1
            assert lines <= LINES_A_FUNCTION, f"{node.name} has {lines} lines"


@each(ALL_FILES)
def test_a_file_starts_with_its_licence(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# SPDX-FileCopyrightText: ")
    assert lines[1] == "# SPDX-License-Identifier: MIT"


@each([path for path in ALL_FILES if len(path.read_text("utf-8").splitlines()) > 2])
def test_a_file_says_what_it_is_for(path):
    assert ast.get_docstring(tree(path))


@each([path for path in DEVICE_FILES if path.name != "code.py"])
def test_nothing_happens_on_import(path):
    quiet = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)
    for node in tree(path).body:
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        guarded = isinstance(node, ast.Try)  # an import that one runtime lacks
        assert docstring or guarded or isinstance(node, quiet), f"line {node.lineno} acts"


@each(DEVICE_FILES)
def test_classes_have_docstrings(path):
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{node.name} has no docstring"


@each(DEVICE_FILES)
def test_nothing_is_written_that_the_device_reads_otherwise(path):
    """Each of these runs on CPython; MicroPython refuses it or does something else."""
    for node in ast.walk(tree(path)):
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if called and node.func.attr == "insert":
            place = node.args[0]
            truth = isinstance(place, (ast.Compare, ast.BoolOp)) or (
                isinstance(place, ast.UnaryOp) and isinstance(place.op, ast.Not)
            )
            assert not truth, f"line {node.lineno}: a truth value as a place in a list"
        if called and node.func.attr in ("startswith", "endswith"):
            assert not isinstance(node.args[0], ast.Tuple), f"line {node.lineno}: one text each"
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            where = getattr(node.comparators[0], "attr", "")
            assert where not in ("cells", "tokens"), f"line {node.lineno}: no in on a bytearray"
