# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools simulate: the device on the screen of this computer, or a story played on it."""

import os
import sys
from pathlib import Path

import click

from tools import boards
from tools.virtual import player, story, window
from tools.virtual.machine import REPOSITORY, Crashed

_DEMO = Path(__file__).parent / "stories" / "demo.txt"


@click.command("simulate")
@click.option(
    "--board",
    type=click.Choice(sorted(boards.BOARDS)),
    metavar="ID",
    help=f"Which device: {', '.join(sorted(boards.BOARDS))}.  [default: the story's, or pyportal]",
)
@click.option(
    "--story", "story_file", metavar="FILE", help="Play a story; - reads it from standard input."
)
@click.option("--drive", metavar="DIR", help="Run what deploy has put there; it is only read.")
@click.option("--out", default="shots", metavar="DIR", help="Where pictures go.  [default: shots]")
@click.option(
    "--headless", is_flag=True, help="Open no window: play the story, or the demo story."
)
def command(board, story_file, drive, out, headless):
    """Run the device here: a window where the mouse is the finger, or a story.

    \b
    A story is a text, one step a line; # begins a remark.
      board NAME                    which device; first of all
      fresh                         no language is chosen yet; else English
      tap PLACE                     "New game", palette forest, square 0,4
      hold PLACE
      drag PLACE to PLACE [to PLACE]
      wait MILLISECONDS
      power off, power on           the cable
      expect [no] text "42"
      expect screen NAME
      shot NAME                     a picture
      dump                          all there is to read and to touch

    A step that does not come true is told, exit status 1; one that cannot be read, 2.
    """
    out, source = Path(out), _source(drive)
    if story_file:
        _play(_read(story_file), board, out, source)
    elif headless or not _open_window(board, out, source):
        _demo(board, out, source)


def _source(drive):
    """The folder whose files the device runs."""
    if drive and not (Path(drive) / "code.py").is_file():
        raise _Exit(2, f"{drive} is no drive of Crown Tally: it has no code.py")
    return Path(drive) if drive else REPOSITORY


def _read(name):
    try:
        if name == "-":
            return (sys.stdin or open(os.devnull)).read()  # noqa: SIM115 - closed at once
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _Exit(2, f"cannot read {name}: {_reason(error)}") from None


def _reason(error):
    return getattr(error, "strerror", None) or "it is not a text"


def _play(text, board, out, source, log=None):
    """Play a story to its end; the texts on the last screen."""
    try:
        steps = story.parse(text)
        board = board or story.board_of(steps) or "pyportal"
        boards.find(board)
    except ValueError as error:
        raise _Exit(2, f"story, {error}") from None
    try:
        fresh, log = story.is_fresh(steps), log or _note
        options = {"log": log, "fresh": fresh, "source": source}
        return player.play(steps, board, out, write=click.echo, **options)
    except player.Failed as failure:
        raise _Exit(1, f"story, {failure}") from None
    except OSError as error:
        raise _Exit(2, f"cannot write to {error.filename or out}: {_reason(error)}") from None


def _note(line):
    click.echo(line, err=True)


def _open_window(board, out, source):
    """Show the window until it is closed; False when there is no screen to show it on."""
    board = board or "pyportal"
    try:
        folder = REPOSITORY / ".drive" / board
        view = window.Window(board, out, folder, fresh=True, source=source)
    except window.NoScreen as reason:
        click.echo(f"No window: {reason}.")
        return False
    try:
        view.show()
    except Crashed as crash:
        raise _Exit(1, f"the program crashed\n{crash}") from None
    finally:
        view.close()
    return True


def _demo(board, out, source):
    click.echo(f"Playing the demo story, {_DEMO.relative_to(REPOSITORY)}, without a window.")
    text = _DEMO.read_text(encoding="utf-8")
    texts = _play(text, board, out, source, log=lambda line: None)
    click.echo("The last screen says: " + " | ".join(texts))
    click.echo(f"Pictures of the screens are in {out.resolve()}.")


class _Exit(click.ClickException):
    def __init__(self, code, message):
        super().__init__(message)
        self.exit_code = code
