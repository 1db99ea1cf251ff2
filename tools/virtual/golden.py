# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Golden screens: what a machine shows, compared pixel by pixel with a recorded picture."""

from tools.virtual import picture
from tools.virtual.machine import REPOSITORY

GOLDEN = REPOSITORY / "tests" / "screens" / "golden"
BUILD = REPOSITORY / "build" / "screens"


class Different(AssertionError):
    """The screen is not as recorded; the text says how to see it and how to record it."""


def check(machine, name, golden=GOLDEN, build=BUILD):
    """Raise Different unless the screen is as recorded; then build holds pictures of it."""
    board = machine.board.name
    shown, recorded = machine.picture(), golden / board / f"{name}.png"
    expected = picture.read(recorded) if recorded.exists() else None
    if expected == shown:
        return
    actual = build / board / f"{name}.png"
    picture.write(actual, shown)
    reason = "was never recorded" if expected is None else _difference(expected, shown, actual)
    raise Different(
        f"screen {name!r} on {board} {reason}. It looks like {actual} now; "
        "if that is right: make screens-record"
    )


def record(machine, name, golden=GOLDEN):
    picture.write(golden / machine.board.name / f"{name}.png", machine.picture())


def _difference(expected, shown, actual):
    """Say what differs and leave a picture of it beside the actual one."""
    different = picture.differences(expected, shown)
    if different is None:
        return "has another size"
    picture.write(
        actual.with_name(f"{actual.stem}-difference.png"), picture.marked(shown, different)
    )
    return f"differs in {len(different)} pixels ({actual.stem}-difference.png shows where)"
