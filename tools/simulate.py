# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools simulate: the device on the screen of this computer, or a story played on it."""

import os
import sys
from pathlib import Path

import click

from tools.virtual import boards, player, story, window
from tools.virtual.machine import REPOSITORY, Crashed

_DEMO = Path(__file__).parent / "stories" / "demo.txt"


@click.command("simulate")
@click.option("--board", type=click.Choice(sorted(boards.BOARDS)), help="Which device.")
@click.option(
    "--story", "story_file", metavar="FILE", help="Play a story; - reads it from standard input."
)
@click.option("--out", default="shots", metavar="DIR", help="Where pictures go.  [default: shots]")
@click.option(
    "--headless", is_flag=True, help="Open no window: play the story, or the demo story."
)
def command(board, story_file, out, headless):
    """Run the device here: a window where the mouse is the finger, or a story."""
    out = Path(out)
    if story_file:
        _play(_read(story_file), board, out)
    elif headless or not _open_window(board, out):
        _demo(board, out)


def _read(name):
    try:
        if name == "-":
            return (sys.stdin or open(os.devnull)).read()  # noqa: SIM115 - closed at once
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _Exit(2, f"cannot read {name}: {_reason(error)}") from None


def _reason(error):
    return getattr(error, "strerror", None) or "it is not a text"


def _play(text, board, out, log=None):
    """Play a story to its end; the texts on the last screen."""
    try:
        steps = story.parse(text)
        board = board or story.board_of(steps) or "pyportal"
        boards.find(board)
    except ValueError as error:
        raise _Exit(2, f"story, {error}") from None
    try:
        fresh, log = story.is_fresh(steps), log or _note
        return player.play(steps, board, out, write=click.echo, log=log, fresh=fresh)
    except player.Failed as failure:
        raise _Exit(1, f"story, {failure}") from None
    except OSError as error:
        raise _Exit(2, f"cannot write to {error.filename or out}: {_reason(error)}") from None


def _note(line):
    click.echo(line, err=True)


def _open_window(board, out):
    """Show the window until it is closed; False when there is no screen to show it on."""
    board = board or "pyportal"
    try:
        view = window.Window(board, out, REPOSITORY / ".drive" / board, fresh=True)
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


def _demo(board, out):
    click.echo(f"Playing the demo story, {_DEMO.relative_to(REPOSITORY)}, without a window.")
    texts = _play(_DEMO.read_text(encoding="utf-8"), board, out, log=lambda line: None)
    click.echo("The last screen says: " + " | ".join(texts))
    click.echo(f"Pictures of the screens are in {out.resolve()}.")


class _Exit(click.ClickException):
    def __init__(self, code, message):
        super().__init__(message)
        self.exit_code = code
