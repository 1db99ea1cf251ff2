# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools playtest: whole games by the thousand, and what comes of them."""

import json
from pathlib import Path
from time import perf_counter

import click
from kingdom import games
from kingdom.setup import chosen
from kingdom.strategies import NAMES
from kingdom.usual import usual_size
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tools import Refusal
from tools.playtesting import histogram, sheet
from tools.playtesting.report import report
from tools.playtesting.run import Setting, outcomes


@click.command("playtest")
@click.option("--game", default="kingdomino", show_default=True, help=", ".join(games.names()))
@click.option("--games", "count", type=click.IntRange(1), default=200, show_default=True)
@click.option("--players", type=int, default=4, show_default=True, help="As the game allows.")
@click.option(
    "--strategies",
    default="greedy,lookahead",
    show_default=True,
    metavar="NAMES",
    help=f"Of: {', '.join(NAMES)}. Fewer than players are repeated, more take turns.",
)
@click.option("--seed", type=click.IntRange(0, 0xFFFFFFFF), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes.  [default: 1]")
@click.option(
    "--options",
    metavar="NAMES",
    help="As `score --options GAME` lists them; '' for none. Without dynasty."
    "  [default: those of a new game]",
)
@click.option("--size", type=int, help="5 or 7.  [default: what is usual]")
@click.option("--json", "as_json", is_flag=True, help="Print the report as one JSON object.")
@click.option("--picture", metavar="FILE.png", help="Draw how many points were reached how often.")
def command(as_json, picture, jobs, count, **asked):
    """Let strategies play whole games against each other, by the engine of the device.

    The players change seats from game to game, so that no seat is an advantage. A victory that
    is shared counts in equal parts. The report depends on the seed alone, not on --jobs; only
    games a second do not. For a Mighty Duel: --players 2 --size 7 and mighty_duel in --options.

    What is wrong with the call is told in one line on standard error, exit status 2.
    """
    try:
        found, speed = _play(_setting(**asked), picture, count, jobs)
    except (ValueError, OSError) as error:
        raise Refusal(str(error)) from None
    try:
        if as_json:
            click.echo(json.dumps({**found, "games_a_second": round(speed, 1)}))
        else:
            sheet.show(found, speed)
    except OSError as error:
        raise Refusal(f"cannot write the result: {error.strerror}") from None


def _play(setting, picture, count, jobs):
    """Play and draw; give (report, games a second)."""
    _check(picture)
    columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    start = perf_counter()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=count)
        played = outcomes(setting, count, jobs, lambda more: progress.advance(task, more))
    speed = count / (perf_counter() - start)
    options = games.load(setting.game).OPTIONS
    bonuses = [name for name, points in options if points and name in setting.options]
    found = report(setting, played, bonuses)
    if picture:
        histogram.draw(found, picture)
    return found, speed


def _setting(game, players, strategies, seed, options, size):
    game = _playable(game, players)
    names = _known(strategies, NAMES, "strategy")
    if not names:
        raise ValueError(f"no strategy; there is {', '.join(NAMES)}")
    size = usual_size(game, players) if size is None else size
    if size not in game.SIZES:
        sizes = " or ".join(map(str, game.SIZES))
        raise ValueError(f"size {size} is not offered; {game.NAME} is played on {sizes}")
    seated = tuple(names[seat % len(names)] for seat in range(max(players, len(names))))
    return Setting(game.NAME, players, size, _options(game, options), seated, seed)


def _playable(name, players):
    """Give the module of a game that has dominoes to draw, for so many players."""
    game = games.load(_one_of(games.names(), name, "game"))
    if not hasattr(game, "draft"):
        raise ValueError(f"the dominoes of {name} cannot be drawn")
    least, most = game.PLAYERS
    if not least <= players <= most:
        raise ValueError(f"--players: {name} is for {least} to {most}, not for {players}")
    return game


def _options(game, text):
    if text is None:
        return game.DEFAULTS
    found = _known(text, [name for name, _ in game.OPTIONS], "option")
    for name in found:
        if found.count(name) > 1:
            raise ValueError(f"the option '{name}' is given twice; keep one")
    if game.rounds(found) > 1:
        raise ValueError("a playtest is of single rounds; leave out dynasty")
    return chosen(game, found)


def _known(text, names, what):
    """The names in a text with commas between them."""
    return [_one_of(names, name.strip(), what) for name in text.split(",") if name.strip()]


def _one_of(names, name, what):
    if name not in names:
        shown = f"'{name}'" if name.isprintable() else ascii(name)
        raise ValueError(f"unknown {what} {shown}; there is {', '.join(names)}")
    return name


def _check(picture):
    """Refuse a picture that cannot be written before the games are played, not after."""
    if picture is None:
        return
    if not picture.endswith(".png"):
        raise ValueError(f"the picture '{picture}' must be a .png")
    if not Path(picture).parent.is_dir():
        raise ValueError(f"there is no folder '{Path(picture).parent}' for the picture")
    try:
        Path(picture).open("ab").close()
    except OSError as error:
        raise ValueError(f"cannot write '{picture}': {error.strerror}") from None
