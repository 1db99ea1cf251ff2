# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools deploy: put Crown Tally on the drive of a board."""

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from tools import Refusal, boards
from tools.shipping import (
    circup,
    contents,
    copying,
    drives,
    handover,
    notes,
    target,
    troubles,
)
from tools.shipping import plan as planning
from tools.shipping.drive import Drive
from tools.shipping.web import Web


@click.command("deploy")
@click.argument("drive", required=False)
@click.option("--board", metavar="ID", help="Which board; otherwise the drive tells.")
@click.option(
    "--language",
    metavar="LL",
    help=f"Take this language and English only: {', '.join(contents.languages())}.",
)
@click.option("--dry-run", is_flag=True, help="Tell what would be done, and do nothing.")
@click.option("--circup", "with_circup", is_flag=True, help="Let circup install the libraries.")
@click.option("--host", metavar="ADDRESS", help="Where the board is in the network; no DRIVE.")
@click.option(
    "--password",
    metavar="WORD",
    envvar="CIRCUITPY_WEB_API_PASSWORD",
    default="",
    help="Of the board at --host.",
)
@click.option("--serial", metavar="PORT", help="Ask the device on this port for its drive first.")
def command(drive, board, dry_run, serial, **options):
    """Put Crown Tally on a CIRCUITPY drive, or bring it up to date there.

    DRIVE is where the drive is; without it, the one that is plugged in. Only what differs is
    written, and read back. Saved games and whatever else is yours stay. While files are
    exchanged the device has no code.py, so it never runs a mixture; if the cable is pulled, run
    this again.

    \b
    A board that shows no drive (ESP32 without USB): --host and --password of its web workflow.
    Or give an empty folder and --board, and copy what is in it with a tool of your own.
    """
    try:
        _work(drive, board, dry_run, serial, options)
    except ValueError as problem:
        raise Refusal(str(problem)) from problem


def _work(path, board, dry_run, serial, options):
    """Whatever fails on the drive, and whenever, is a Refusal."""
    drive = _place(path, options)
    with troubles.refused(drive.root):
        job = _Job(drive, board, options)
        if serial and not dry_run:
            job.ask(serial)
        plan = job.plan(asked=bool(serial))
        if dry_run:
            job.tell(plan)
        else:
            job.do(plan)


def _place(path, options):
    """The drive that is meant."""
    if options["with_circup"]:
        circup.check()
    if options["host"] is not None:
        if path or options["with_circup"]:
            raise Refusal("--host goes with neither DRIVE nor --circup")
        return Web(options["host"], options["password"])
    root = Path(path) if path else drives.only(drives.places())
    try:
        if root.is_dir():
            return Drive(root)
        if root.exists():
            raise Refusal(f"{root} is a file: give the folder where the drive is")
    except OSError:  # it has gone since, or cannot be looked at
        pass
    raise Refusal(f"there is no drive {root}; a folder that is to be filled, make it first")


class _Job:
    """One drive, one board, and what has to be done there."""

    def __init__(self, drive, board, options):
        self._drive, self._root = drive, drive.root
        self._circup, self._language = options["with_circup"], options["language"]
        if self._language:
            self._language = self._language.lower()
        self._console = Console(highlight=False, soft_wrap=True)
        self._target = target.board(drive, board)
        self._left = None  # bytes that stay free, once there is a plan

    def ask(self, name):
        """Have the device leave its drive to us."""
        port = handover.connect(name)
        try:
            handover.hand_over(port)
        except OSError as error:
            raise Refusal(f"the serial port {name} has gone: {error}") from None
        finally:
            handover.close(port)
        handover.wait(self._drive)

    def plan(self, asked=False):
        """Give what is to be done; refused is what would fail, also where nothing is to be done.

        asked=True: the device is asked for its drive first.
        """
        payload = target.payload(self._drive, self._target, self._language, not self._circup)
        plan = planning.make(self._drive, payload, self._circup)
        if planning.changes(plan) and not asked and self._drive.is_read_only():
            raise OSError(self._drive.refuses, "read-only")
        free, unit = self._drive.room()
        needed = planning.needed(plan, unit)
        if plan.put and needed > free:
            raise Refusal(troubles.full(self._root, needed, free))
        self._left = free - planning.grows(plan, unit)
        return plan

    def tell(self, plan):
        """Print what would be done."""
        for path, name in plan.aside:
            self._console.print(f"keep    {path} as {name}", markup=False)
        for verb, paths in (("remove", plan.remove), ("put", plan.put)):
            for path in paths:
                self._console.print(f"{verb:7} {path}", markup=False)
        self._finish(plan, "would be ")

    def do(self, plan):
        """Do it, with a bar where somebody looks."""
        try:
            self._copy(plan)
        except KeyboardInterrupt:
            again = "until you run this again the device may have no program"
            raise click.ClickException(f"stopped: {again}") from None
        self._finish(plan, "")

    def _copy(self, plan):
        size = sum(len(plan.payload[path]) for path in plan.put)
        hidden = not self._console.is_terminal
        with Progress(console=self._console, disable=hidden, transient=True) as bar:
            task = bar.add_task(escape(str(self._root)), total=size)
            between = self._libraries if self._circup else None
            copying.carry_out(plan, self._drive, lambda _, n: bar.advance(task, n), between)

    def _libraries(self):
        circup.install(self._root, contents.modules(self._target.board_id))

    def _finish(self, plan, mood):
        title = boards.find(self._target.board_id).title
        put = f"{len(plan.put)} file{'s' * (len(plan.put) != 1)}"
        self._console.print(
            f"{title}, {self._root}: {put} {mood}put, {len(plan.remove)} {mood}removed, "
            f"{len(plan.same)} already there.",
            markup=False,
        )
        wishes = target.wishes(self._drive, self._target, self._language)
        squeezed = contents.squeezed(self._target.board_id)
        for note in notes.of(plan, self._drive, wishes, squeezed, self._left):
            self._console.print(f"note: {note}", markup=False)
        if not mood:
            self._console.print(target.advice(self._drive), markup=False)
