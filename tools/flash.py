# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools flash: CircuitPython onto a board, or what to type where no drive helps."""

import time
from pathlib import Path

import click
from rich.markup import escape
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from tools import Refusal
from tools.flashing import copying, drives, fitting, uf2
from tools.shipping.drives import BOOTLOADER, mounts


@click.command("flash")
@click.argument("file", metavar="UF2")
@click.option("--board", metavar="ID", help="Which board; otherwise the bootloader must tell.")
@click.option("--drive", metavar="DIR", help="The bootloader's drive, if several are there.")
def command(file, board, drive):
    """Put CircuitPython on a board: the firmware in UF2, a file from circuitpython.org.

    The board's bootloader must be running and show its drive (mostly: press reset twice). Checked
    before anything is written: that the file is whole, that it is for this chip, and for this
    board as far as file and bootloader tell. Then the file is copied and CIRCUITPY waited for.

    Boards without such a drive are flashed by esptool: this prints the command and stops. What is
    wrong is told in one line, exit status 2; copied but no CIRCUITPY within a minute, 1.
    """
    try:
        image = Path(file).suffix.lower() == ".bin"
        board = fitting.flashed_as(board)
        fitting.check_board(board, image)
        fitting.check_file(file, board)
        raw = _read(file)
        if image:
            raise ValueError(fitting.by_esptool(file, raw, board))
        firmware = _whole(file, raw)
        target = fitting.choose(_seen(drive), board, firmware)
        boards = fitting.boards_of(target, board, firmware)
    except ValueError as problem:
        raise Refusal(str(problem)) from problem
    doubt = fitting.doubt(firmware.banner)
    if doubt:
        click.echo(f"note: {doubt}", err=True)
    _flash(raw, target, boards)


def _read(file):
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise ValueError(f"cannot read {file}: {error.strerror}") from None


def _whole(file, raw):
    try:
        return uf2.read(raw)
    except ValueError as problem:
        raise ValueError(f"{file} {problem}; download it again") from None


def _seen(drive):
    found = drives.bootloaders([Path(drive)] if drive else mounts())
    if drive and not found:
        raise ValueError(
            f"{drive} is no bootloader's drive: it has no {BOOTLOADER} that gives a Board-ID"
        )
    return found


def _flash(raw, target, boards):
    known = {there.path for there in drives.circuitpys(mounts())}
    try:
        doubt = _copy(raw, target.path)
    except copying.Lost as problem:
        again = "start the bootloader again and repeat this command"
        raise Refusal(f"{target.path} did not take all of it: {problem}; {again}") from None
    click.echo("Copied; waiting for CIRCUITPY.")
    there = copying.wait(known, mounts, time.monotonic, time.sleep, boards)
    if there is None:
        after = f" (at the end: {doubt})" if doubt else ""
        raise click.ClickException(
            f"copied{after}, but no CIRCUITPY came within a minute: unplug the board, plug it in,"
            " and look for the drive; if there is none, repeat this command"
        )
    click.echo(f"{there.path} is there, with CircuitPython {there.version}.")
    click.echo("Next: python -m tools deploy")


def _copy(raw, drive):
    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn()
    with Progress(*columns) as progress:
        task = progress.add_task(f"to {escape(str(drive))}", total=len(raw))
        return copying.copy(raw, drive, lambda count: progress.advance(task, count))
