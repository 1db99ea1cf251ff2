# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a person should know about their drive besides: one line each."""

from tools.shipping.plan import SETTINGS

SAVES = 72 * 1024  # what the device makes itself with its first save: device/place.py
_FIRST = "code.txt"  # of the names CircuitPython looks for, the only one before code.py


def of(plan, drive, wishes=(), squeezed=(), left=SAVES):
    """Yield the lines; `wishes` are what a settings.toml that stays should say, `squeezed` the
    languages for which a small drive has no room beside the others, `left` the bytes that stay
    free."""
    for path, name in plan.aside:
        yield f"{path} was not ours: it is kept as {name}"
    for path in plan.keep:
        yield f"{path} is yours and stays as it is{_wish(path, wishes)}"
    for path in plan.leave:
        yield f"{path} is not needed any more; you have changed it, so it stays"
    for code in squeezed:
        if f"lib/table/words/{code}.py" not in plan.payload:
            yield f"{code} is left out, the drive is small: --language {code} takes it and English"
    there = drive.listing("")
    if left < SAVES and "saves" not in there:
        yield f"{left // 1024} KB stay free, too little to save games: move your own files off it"
    if _FIRST in there:
        yield f"{_FIRST} runs instead of code.py: remove it, or Crown Tally does not start"
    elif "main.py" in there:
        yield "main.py is left alone; code.py runs before it"
    for name in _doubled(plan, drive):
        yield f"{name} is yours and lies beside our .py: remove it"
    for name in _hiding(plan, drive):
        yield f"{name} is yours and is taken in place of ours in lib: move it off the drive"


def _wish(path, wishes):
    if path != SETTINGS or not wishes:
        return ""
    return f"; write into it: {', '.join(wishes)}"


def _doubled(plan, drive):
    """The .mpy files beside what we put: two of one name confuse people and cost memory."""
    folders = {path.rpartition("/")[0] for path in plan.payload if path.startswith("lib/")}
    for folder in sorted(folders):
        for name in drive.listing(folder):
            path = f"{folder}/{name}"
            if name.endswith(".mpy") and f"{path[:-4]}.py" in plan.payload:
                yield path


def _hiding(plan, drive):
    """What lies beside code.py by the name of one of our modules: a board looks there first."""
    parts = [path.split("/")[1] for path in plan.payload if path.startswith("lib/")]
    ours = {part.removesuffix(".py") for part in parts}
    for name in drive.listing(""):
        if name.removesuffix(".py").removesuffix(".mpy") in ours:
            yield name
