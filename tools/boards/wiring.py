# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The files on the device that say what is on which pin of a board."""

from table.device import ALIASES

from tools import ROOT

DEVICE = ROOT / "lib" / "table" / "device"


def of(name):
    """Give the wiring file of a board; None where it has none."""
    path = DEVICE / f"{ALIASES.get(name, name)}.py"
    return path if path.is_file() else None


def files():
    """Give all wiring files, in order."""
    return [path for path in sorted(DEVICE.glob("*.py")) if "\ndef wire(" in path.read_text()]
