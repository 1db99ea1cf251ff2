# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Do what a plan says. Wherever it stops, the drive has no program or a whole one; again mends it.

The order: the list of what is ours before and after; code.py away, so that the device does not
start a mixture; somebody's files under other names; what is no longer shipped; then file by file,
code.py last; the list of what is ours now.
"""

from tools import Refusal
from tools.shipping import manifest
from tools.shipping.plan import CODE, is_open

_TWICE = 2  # a drive may have a bad moment


def carry_out(plan, drive, told=lambda path, size: None, between=None):
    """told(path, bytes) after each file; between() acts when all but code.py is there."""
    after = manifest.of(plan.payload)
    _list(drive, manifest.both(plan.before, after))
    for path, name in plan.aside:
        if path == CODE:
            drive.move(path, name)
    if is_open(plan) or between:
        drive.remove(CODE)
    for path, name in plan.aside:
        if path != CODE:
            drive.move(path, name)
    for path in plan.remove:
        drive.remove(path)
    _copy(plan, drive, told, between)
    _tidy(plan, drive)
    _list(drive, after)


def _copy(plan, drive, told, between):
    for path in plan.put:
        if path == CODE and between:
            between()
        _put(drive, path, plan.payload[path])
        told(path, len(plan.payload[path]))


def _list(drive, files):
    """Write the list if it differs: any write starts the program on the device anew."""
    data = manifest.write(files)
    if drive.read(manifest.PATH) != data:
        _put(drive, manifest.PATH, data)


def _put(drive, path, data):
    """Write it under another name, read it back, rename it."""
    for _ in range(_TWICE):
        drive.write(manifest.HALF, data)
        if drive.read(manifest.HALF) == data:
            drive.move(manifest.HALF, path)
            return
    raise Refusal(
        f"{path} reads back other than it was written: eject the drive, plug the board in again "
        "and run this again; if it stays so, the flash of the board is worn or its files damaged"
    )


def _tidy(plan, drive):
    """Remove the folders that are empty now, also those that a broken run has emptied."""
    for path in sorted(set(plan.before) - set(plan.payload)):
        folder = path.rpartition("/")[0]
        while "/" in folder:  # lib itself stays
            drive.remove_folder(folder)
            folder = folder.rpartition("/")[0]
