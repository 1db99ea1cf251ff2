# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The touch controllers of virtual boards, one file a chip: each answers on its bus as it does.

A board names its own, with the wires to it: controller=("gt911", {"sda": "TOUCH_SDA", ...}).
"""

from importlib import import_module


def fit(hardware):
    """Give the chips of the hardware's board, as a list."""
    if hardware.board.controller is None:
        return []
    kind, wiring = hardware.board.controller
    return [import_module(f"tools.virtual.chips.{kind}").Chip(hardware, **wiring)]
