# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Screens are tested by somebody who sits at a machine."""

import pytest

from tests.sitting import Sitting


@pytest.fixture
def sit(machine):
    return Sitting(machine)
