# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools monkey: a random finger on virtual boards, until something breaks."""

import random
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tools import Refusal, boards
from tools.virtual import wander

_SITTING = 500  # gestures on one machine: a story somebody can still read
_TOLD = 12  # of its last lines


@click.command("monkey")
@click.option(
    "--gestures", type=click.IntRange(1), default=1_000_000, show_default=True, help="How many."
)
@click.option("--seed", type=int, help="Of the first sitting.  [default: a random one]")
@click.option(
    "--board",
    type=click.Choice(sorted(boards.BOARDS)),
    metavar="ID",
    default="pyportal",
    show_default=True,
    help="Which device, as `simulate --help` lists them.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes.  [default: 1]")
@click.option(
    "--story",
    default="monkey.txt",
    show_default=True,
    metavar="FILE",
    help="Where the story of a fault goes.",
)
def command(gestures, seed, board, jobs, story):
    """Tap, drag, hold and pull the cable at random; exit 1 and leave a story if it breaks."""
    if not Path(story).absolute().parent.is_dir():
        raise Refusal(f"there is no folder '{Path(story).parent}' for the story")
    console = Console()
    seed = random.randrange(10**6) if seed is None else seed
    console.print(f"seed {seed}, {gestures} gestures in sittings of {_SITTING}")
    try:
        screens = _play(console, _sittings(seed, gestures, board), gestures, jobs)
    except wander.Broken as broken:
        Path(story).write_text(broken.story, encoding="utf-8")
        console.print("\n".join(broken.story.splitlines()[-_TOLD:]), markup=False)
        console.print(str(broken), markup=False)
        console.print(f"Again: python -m tools simulate --story {story}")
        sys.exit(1)
    console.print("no exception; screens:", " ".join(sorted(screens)))


def _sittings(seed, gestures, board):
    """Give (seed, gestures, board) of each sitting."""
    whole, rest = divmod(gestures, _SITTING)
    counts = [_SITTING] * whole + [rest] * bool(rest)
    return [(seed + number, count, board) for number, count in enumerate(counts)]


def _play(console, sittings, gestures, jobs):
    """Play all sittings and give the names of the screens seen."""
    screens = set()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=gestures)
        with ProcessPoolExecutor(jobs) as pool:
            running = {pool.submit(_sit, *each): each[1] for each in sittings}
            for sitting in as_completed(running):
                seen = sitting.result()
                if isinstance(seen, tuple):
                    pool.shutdown(cancel_futures=True)
                    raise wander.Broken(*seen)
                screens |= seen
                progress.advance(task, running[sitting])
    return screens


def _sit(seed, gestures, board):
    """Give the screens of one sitting, or (what broke, the story's lines): those can travel."""
    try:
        return wander.wander(seed, gestures, board)
    except wander.Broken as broken:
        return str(broken), broken.story.splitlines()[1:]
