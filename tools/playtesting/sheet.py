# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The report of a playtest on a terminal, for people."""

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from tools.scoring.sheet import spoken


def show(report, speed):
    """Print what was played, a column for each strategy, and what decided the games."""
    console = Console(highlight=False, markup=False, emoji=False)
    for line in _played(report, speed):
        console.print(line)
    console.print(_strategies(report))
    for line in _decisions(report):
        console.print(line)


def _played(report, speed):
    games = f"{_counted(report['games'], 'game')}: {spoken(report['game'])}"
    size = f"{report['size']}x{report['size']}"
    options = ", ".join(map(spoken, report["options"])) or "no options"
    yield f"{games}, {report['players']} players, {size}, {options}; seed {report['seed']}"
    yield f"{speed:,.0f} games a second; an even share of the wins is {1 / report['players']:.0%}"


def _strategies(report):
    """Wins, points, discards and bonuses, each as a player sees them in one game."""
    strategies = report["by_strategy"].values()
    table = Table(box=SIMPLE)
    table.add_column("")
    for name in report["by_strategy"]:
        table.add_column(name, justify="right")
    table.add_row("wins", *[f"{each['win_rate']:.1%}" for each in strategies])
    points = [each["points"] for each in strategies]
    table.add_row("points, mean", *[f"{each['mean']:.1f}" for each in points])
    table.add_row("points, median", *[f"{each['median']:g}" for each in points])
    table.add_row("points, spread", *[f"{each['deviation']:.1f}" for each in points])
    table.add_row("points, range", *[f"{each['least']}-{each['most']}" for each in points])
    table.add_row("discards", *[f"{each['discards_a_game']:.2f}" for each in strategies])
    for bonus in next(iter(strategies))["bonuses"]:
        table.add_row(spoken(bonus), *[f"{each['bonuses'][bonus]:.0%}" for each in strategies])
    return table


def _decisions(report):
    games, decided = report["games"], report["decided_by"]
    yield f"Ties for the highest score: {report['ties']} ({report['ties'] / games:.1%})"
    for decision, count in decided.items():
        if decision != "score" and count:
            verb = "stayed" if decision == "shared" else "decided by"
            yield f"  {verb} {spoken(decision)}: {count}"
    yield f"Discards a game, all players together: {report['discards_a_game']:.2f}"


def _counted(count, noun):
    return f"{count:,} {noun}" + ("" if count == 1 else "s")
