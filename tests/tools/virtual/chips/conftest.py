# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Chips without a program: bytes in, bytes out."""

import pytest

from tests.chip_bench import board
from tools.virtual.hardware import Hardware


@pytest.fixture
def wired():
    """wired("gt911", ...): the Hardware of a board with such a chip, and the chip."""

    def make(kind, **options):
        hardware = Hardware(board(kind, **options))
        return hardware, hardware.chips[0]

    return make
