# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The crown of the house is a crown at every size."""

import pytest


@pytest.mark.parametrize("width", [21, 37, 49])
def test_three_tips_two_valleys_and_a_base(bench, width):
    with bench.inside() as theme:
        from table.ui.crown import crown

        bitmap = crown(theme, width, 0, 0).bitmap
    tops = [next(y for y in range(bitmap.height) if bitmap[x, y]) for x in range(width)]
    assert tops == tops[::-1]
    middle = width // 2
    assert tops[middle] == 0 and tops[0] <= 0.2 * bitmap.height
    assert max(tops) == tops[middle // 2] >= 0.4 * bitmap.height
    full = [y for y in range(bitmap.height) if all(bitmap[x, y] for x in range(width))]
    empty = [y for y in range(bitmap.height) if not any(bitmap[x, y] for x in range(width))]
    assert bitmap.height - 1 in full and empty and min(full) < empty[0]
