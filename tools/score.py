# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools score: score a table of kingdoms written as JSON."""

import json
import sys

import click
from kingdom import games
from table.words import Words

from tools import Refusal
from tools.scoring import pieces, reading, sheet
from tools.scoring.answer import answer, marks, notes


@click.command("score")
@click.argument("file", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@click.option("--options", "game", metavar="GAME", help="List what GAME offers, and stop.")
def command(file, as_json, game):
    """Score the table of kingdoms in FILE; - reads standard input.

    FILE is JSON: "game", "size", "options" (a list), and "players", each with "name", "colour"
    (both may be left out) and "kingdom" in the text form, such as "w1 w / C f".

    \b
    With the option "dynasty" each player has "kingdoms" instead: a list of one text a
    round, 1 to 3, all players as many. In the result of --json each player then has
    "rounds" too, a list of {"total", "largest_territory", "crowns", "lines"} by round;
    "lines" are {"what": "round_1", "points"} and so on, "total" is their sum,
    "largest_territory" the largest of any round and "crowns" those of all rounds.

    What a game has of its own (groups of options, counters, what players hold) is listed by
    --options: a group is a key of the file, a counter a key of each player; so is what players
    hold, a list of all that this player has. What no player lists goes to whoever has strictly
    most, unless that player's list leaves it out.

    If the table shows more of something than the box holds, a note says so, with rows and
    columns of the whole frame; with --json on standard error. Bad input: one line on standard
    error, exit status 2.
    """
    try:
        _run(file, as_json, game)
    except (ValueError, OSError) as error:
        raise Refusal(_line(error)) from None


def _run(file, as_json, game):
    if sys.stdout is None:
        raise ValueError("standard output is closed; there is nowhere to print the result")
    sys.stdout.reconfigure(errors="replace")
    if game is not None:
        click.echo("\n".join(_offers(games.load(game))))
    else:
        _score(reading.read(_bytes(file)), as_json)


def _line(error):
    """What was wrong, in one printable line."""
    if isinstance(error, OSError):
        return f"cannot write the result: {error.strerror}"
    return "".join(letter if letter.isprintable() else "?" for letter in str(error))


def _bytes(file):
    if file is None:
        raise ValueError("no FILE; give one, - for standard input, or --options GAME")
    if file == "-" and sys.stdin is None:
        raise ValueError("standard input is closed; give a FILE")
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        with open(file, "rb") as opened:
            return opened.read()
    except OSError as error:
        raise ValueError(f"cannot read '{file}': {error.strerror}") from None


def _score(match, as_json):
    if not as_json:
        sheet.show(answer(match), notes(match), marks(match.game))
        return
    click.echo(json.dumps(answer(match)))
    for note in notes(match):
        click.echo(f"note: {note}", err=True)


def _offers(game):
    """What can be written in a file of this game."""
    words = Words("en")
    least, most = game.PLAYERS
    yield f"{game.NAME}: {least} to {most} players ({', '.join(game.COLOURS)})"
    yield f"  sizes    {', '.join(str(size) for size in game.SIZES)}"
    letters = zip(game.LETTERS, game.TERRAINS, game.MOST_CROWNS)
    yield f"  squares  . empty, C castle, letter and {marks(game)}: " + ", ".join(
        f"{letter} {terrain} (0-{most})" for letter, terrain, most in letters
    )
    for token, found in pieces.marks(game).items():
        told = f"{' '.join(found.values())} after them: {words(token).lower()}"
        yield f"           {told}{_copies(game, found)}"
    yield "  options"
    for name, points in game.OPTIONS:
        yield f"    {name:20}{f'{points:+}' if points else '':5}{words.about(name)}".rstrip()
    for key, least, most, names in game.GROUPS:
        count = most if least == most else f"{least} to {most}"
        yield f'  "{key}": {count} of {", ".join(names)}'
    for counter in reading.counters(game):
        yield f'  "{counter}" of each player: a count'
    for key, names in getattr(game, "HOLDINGS", ()):
        yield f'  "{key}" of each player: a list of {", ".join(names)}; one player holds each'


def _copies(game, numbers):
    """How many such pieces there are, where that is counted."""
    if not hasattr(game, "copies"):
        return ""
    return f" ({', '.join(str(game.copies(number)) for number in numbers)} in the box)"
