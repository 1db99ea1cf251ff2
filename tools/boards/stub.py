# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What CircuitPython says of a board: circuitpython-stubs has it from CircuitPython's sources."""

import re
from pathlib import Path

import board_definitions

_NAME = re.compile(r"^Board stub for (.+)$", re.M)
_NVM = re.compile(r"^ - NVM size: (\d+)", re.M)
_USB = re.compile(r"^ - Included modules: .*\busb_hid\b", re.M)
_PIN = re.compile(r"^(\w+): microcontroller\.Pin  # (\w+)", re.M)
_BUS = re.compile(r"^def (\w+)\(\) -> busio\.\w+:", re.M)


def path(board_id):
    """Give the file about a board, by what its firmware calls it; it need not be there."""
    return Path(board_definitions.__path__[0]) / board_id / "__init__.pyi"


def read(board_id):
    """Give {field of a Board: what the file says}; ImportError where there is none about it."""
    try:
        text = path(board_id).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ImportError(f"circuitpython-stubs has no board {board_id!r}") from None
    return {
        "firmware": _NAME.search(text)[1],
        "usb": bool(_USB.search(text)),
        "nvm_bytes": int(_NVM.search(text)[1]),
        "pins": dict(_PIN.findall(text)),
        "buses": tuple(_BUS.findall(text)),
    }
