# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Check the device's code against CircuitPython's type stubs, each wiring file for its boards.

The stubs of a board go into a folder of their own: nothing that others use is changed.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import click

from tools import ROOT, Refusal
from tools.boards import BOARDS, stub, wiring

USUAL = "pyportal"  # the board under everything but wiring files
_AT_ONCE = 2


@click.command("types")
@click.argument("boards", nargs=-1, metavar="[BOARD]...")
def command(boards):
    """Check the types of what runs on the device: on all boards, or only the wiring of these."""
    tasks = checks()
    unknown = set(boards) - {board for board, _ in tasks}
    if unknown:
        raise Refusal(f"{', '.join(sorted(unknown))}: no wiring file is for such a board")
    asked = [task for task in tasks if task[0] in (boards or (task[0],))]
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        results = pool.map(lambda task: check(*task), asked)
        failed = [board for (board, _), result in zip(asked, results) if not _told(board, *result)]
    if failed:
        raise click.ClickException(f"faults on {', '.join(failed)}")


def checks():
    """[(board_id, files)]: everything but wiring on one board, then each wiring on each of its."""
    wirings = wiring.files()
    most = [path for path in sorted((ROOT / "lib" / "table").rglob("*.py")) if path not in wirings]
    tasks = [(USUAL, [*(ROOT / name for name in ("code.py", "boot.py", "safemode.py")), *most])]
    return tasks + [(board, [path]) for path in wirings for board in boards_of(path)]


def boards_of(path):
    """The boards that a wiring file is for, by what their firmware calls them."""
    wired = [board for board in BOARDS.values() if wiring.of(board.name) == path]
    found = [name for board in wired for name in (board.board_id, *board.also)]
    if not found:
        raise Refusal(f"{path.name}: no board in tools/boards is wired so; add its entry")
    return list(dict.fromkeys(found))


def check(board, files):
    """(whether it passes, what the checker says) of files as if they ran on that board."""
    with tempfile.TemporaryDirectory(prefix="types-") as folder:
        stubs = Path(folder) / "stubs" / "board"
        stubs.mkdir(parents=True)
        shutil.copyfile(stub.path(board), stubs / "__init__.pyi")
        settings = Path(folder) / "pyrightconfig.json"
        settings.write_text(json.dumps(_settings(files)))
        checker = Path(sys.executable).parent / "basedpyright"
        asked = [checker, "--pythonpath", sys.executable, "--project", settings]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.returncode == 0, done.stdout + done.stderr


def _settings(files):
    return {
        "extends": str(ROOT / "pyproject.toml"),
        "include": [str(path) for path in files],
        "stubPath": "stubs",
        "extraPaths": [str(ROOT / "lib")],
    }


def _told(board, passes, said):
    click.echo(f"{board}: no fault" if passes else f"{board}:\n{said}")
    return passes
