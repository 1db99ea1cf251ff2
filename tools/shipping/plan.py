# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What has to be done so that a drive holds what we ship; a look at the drive, no change."""

from collections import namedtuple

from tools import Refusal
from tools.shipping import manifest
from tools.shipping.contents import LAST

SETTINGS, CODE = "settings.toml", "code.py"
_DELIVERED = b'print("Hello World!")'  # code.py as CircuitPython makes it on an empty drive

# put      [path] to be written, in order
# same     how many are there already
# aside    [(path, new name)] somebody's files in our places, kept under another name
# keep     [path] of ours that somebody has changed and that stay
# remove   [path] that we put once and no longer ship
# leave    [path] that we put once and somebody has changed: no longer ours
# before   {path: hashes} of what is ours before anything is done
# payload  {path: bytes} of what is ours after it
# held     {path: bytes} the size of what is there now and goes
Plan = namedtuple("Plan", "put same aside keep remove leave before payload held")


def make(drive, payload, opened=False):
    """Give the Plan for {path: bytes}, in copying order.

    opened=True takes code.py away for a while even if nothing else changes. Refusal: a folder
    where a file belongs, or a file where a folder does.
    """
    for path in [manifest.PATH, manifest.HALF, *payload]:
        _check_room(drive, path)
    before = manifest.on(drive)
    plan = Plan([], [], [], [], [], [], before, dict(payload), {})
    for path, data in payload.items():
        _judge(plan, drive, path, data, before.get(path, ()))
    names = {path.lower() for path in payload}
    for path in sorted(set(before) - set(payload)):
        if path.lower() in names:  # FAT knows no case: it is the file that comes
            continue
        there = drive.read(path)
        if there is not None:
            ours = manifest.digest(there) in before[path]
            (plan.remove if ours else plan.leave).append(path)
            plan.held[path] = len(there) if ours else 0
    if (opened or is_open(plan)) and CODE in plan.same:
        plan.same.remove(CODE)
        plan.put.append(CODE)
    for path in plan.keep:
        del plan.payload[path]
    return plan


def _check_room(drive, path):
    found = drive.in_the_way(path)
    if found:
        kind = "folder" if found == path else "file"
        raise Refusal(
            f"the {kind} {found} on the drive is in the way of Crown Tally; nothing was changed: "
            "move it away and run this again"
        )


def _judge(plan, drive, path, data, hashes):
    there = drive.read(path)
    if there == data:
        plan.same.append(path)
        return
    if there is None or _is_nobodys(path, there) or manifest.digest(there) in hashes:
        plan.put.append(path)
        plan.held[path] = len(there or b"")
    elif path == SETTINGS:
        plan.keep.append(path)
    else:
        plan.aside.append((path, free_name(drive, path)))
        plan.put.append(path)


def _is_nobodys(path, there):
    """Tell whether CircuitPython made this file itself."""
    return path in LAST and there.strip() in (b"", _DELIVERED)


def changes(plan):
    """Tell whether anything is written but the list of what is ours."""
    return bool(plan.put or plan.remove or plan.aside)


def is_open(plan):
    """Tell whether more changes than code.py: until it is there again, no program runs."""
    return bool(plan.remove or plan.aside or set(plan.put) - {CODE})


def free_name(drive, path):
    folder, _, name = path.rpartition("/")
    taken = {other.lower() for other in drive.listing(folder)}  # FAT knows no case
    number = 1
    while f"{name}.old-{number}".lower() in taken:
        number += 1
    return f"{path}.old-{number}"


def needed(plan, unit):
    """Give the bytes that have to be free, so that the drive is never full on the way.

    `unit` is in how many bytes the drive hands out room.
    """
    listed = len(manifest.write(manifest.both(plan.before, manifest.of(plan.payload))))
    half = max([len(plan.payload[path]) for path in plan.put], default=0)
    return max(0, grows(plan, unit)) + _room(half, unit) + 2 * _room(listed, unit)


def grows(plan, unit):
    """Give how many bytes more are taken in the end; fewer than none where it shrinks."""
    come = sum(_room(len(plan.payload[path]), unit) for path in plan.put)
    return come - sum(_room(size, unit) for size in plan.held.values())


def _room(size, unit):
    return -(-size // unit) * unit
