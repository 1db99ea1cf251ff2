# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a person should know about their drive besides: one line each."""

from tools.shipping.plan import SETTINGS

_FIRST = "code.txt"  # of the names CircuitPython looks for, the only one before code.py


def of(plan, drive, wishes=(), squeezed=()):
    """Yield the lines; `wishes` are what a settings.toml that stays should say, `squeezed` the
    languages for which a small drive has no room beside the others."""
    for path, name in plan.aside:
        yield f"{path} was not ours: it is kept as {name}"
    for path in plan.keep:
        yield f"{path} is yours and stays as it is{_wish(path, wishes)}"
    for path in plan.leave:
        yield f"{path} is not needed any more; you have changed it, so it stays"
    for code in squeezed:
        if f"lib/table/words/{code}.py" not in plan.payload:
            yield f"{code} is left out, the drive is small: --language {code} takes it and English"
    if _FIRST in drive.listing(""):
        yield f"{_FIRST} runs instead of code.py: remove it, or Crown Tally does not start"
    elif "main.py" in drive.listing(""):
        yield "main.py is left alone; code.py runs before it"
    for name in _doubled(plan, drive):
        yield f"{name} is yours and lies beside our .py: remove one of the two"


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
