# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The result of a match on a terminal, for people."""

from rich.box import SIMPLE
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from table.words import Words


def show(answer, notes, marks="crowns"):
    """Print the places, the lines of every kingdom, what decided, and the notes.

    marks: what the game calls crowns.
    """
    console = Console(highlight=False, markup=False, emoji=False)
    players = sorted(answer["players"], key=lambda player: player["place"])
    console.print(_places(players, marks))
    for player in players:
        console.print(Text(f"{player['name']}: {_points(player['total'])}", "bold"))
        if "rounds" not in player:
            console.print(_lines(player["lines"]))
        for number, round in enumerate(player.get("rounds", []), 1):
            console.print(Text(f"  round {number}: {_points(round['total'])}"))
            console.print(_lines(round["lines"]))
    console.print(Text(_verdict(answer, marks), "bold"))
    for note in notes:
        console.print(Text(f"Note: {note}.", "yellow"))


def spoken(name):
    """A name of the data as people write it in a sentence."""
    return Words("en")(name).replace("_", " ").lower()


def _places(players, marks):
    table = Table(box=SIMPLE)
    for heading in ("Place", "Player", "Points", "Largest territory", spoken(marks).capitalize()):
        justify = "left" if heading == "Player" else "right"
        table.add_column(heading, justify=justify, overflow="fold")
    for player in players:
        figures = [player[key] for key in ("total", "largest_territory", "crowns")]
        table.add_row(str(player["place"]), player["name"], *map(str, figures))
    return table


def _lines(lines):
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    grid.add_column(justify="right")
    for line in lines:
        count = f"{line['squares']} x {line['crowns']}" if "squares" in line else ""
        grid.add_row(spoken(line["what"]), count, str(line["points"]))
    return Padding(grid, (0, 0, 1, 4), expand=False)


def _points(count):
    return "1 point" if count == 1 else f"{count} points"


def _verdict(answer, marks):
    winners = answer["winners"]
    if len(answer["players"]) == 1:
        return "A kingdom alone: nobody to beat."
    if answer["decided_by"] == "shared":
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
    if answer["decided_by"] == "score":
        return f"{winners[0]} wins."
    figure = marks if answer["decided_by"] == "crowns" else answer["decided_by"]
    return f"{winners[0]} wins the tie by {spoken(figure)}."
