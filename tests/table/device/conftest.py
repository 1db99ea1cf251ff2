# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Benches on which the drivers of touch controllers are tried."""

import pytest

from tests.chip_bench import Bench


@pytest.fixture
def bench(tmp_path):
    """bench("gt911", sda=..., ...): a Bench that goes away with the test."""
    made = []

    def make(kind, **options):
        made.append(Bench(tmp_path / f"bench{len(made)}", kind, **options))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def device(bench):
    """A machine with an idle program: `with device.inside(): ...`"""
    return bench("ft6336").machine
