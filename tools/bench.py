# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools bench: the figures behind the budgets, measured here and now."""

import sys

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tools import measure
from tools.measure import entering, playing, scoring, tiling


@click.command("bench")
def command():
    """Measure gestures, bytes, speed and slips caught; exit 1 when a budget is missed."""
    console = Console()
    figures = scoring.measure()
    figures += tiling.measure()
    figures += playing.measure()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Entering real kingdoms", total=len(measure.kingdoms()))
        figures += entering.measure(lambda: progress.advance(task))
    console.print(_table(figures))
    sys.exit(any(figure.met is False for figure in figures))


def _table(figures):
    table = Table("what", "measured", "budget", "")
    for figure in figures:
        verdict = {None: "", True: "met", False: "[bold]missed"}[figure.met]
        table.add_row(figure.what, figure.value, figure.budget, verdict)
    return table
