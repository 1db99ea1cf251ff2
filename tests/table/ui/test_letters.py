# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Letters look exactly like a label of the same words."""

import pytest


@pytest.mark.parametrize("align", [0, 1, 2])
@pytest.mark.parametrize("font", ["galmuri11", "galmuri11-bold", "galmuri14"])
def test_letters_are_a_label_to_the_eye(bench, font, align):
    with bench.inside() as theme:
        from table.ui.letters import Letters
        from table.ui.text import Text

        letters = Letters(theme, "50 M\xe4rz", 100, 50, 0xFFFFFF, font, align)
        label = Text(theme, "50 M\xe4rz", 100, 50, 0xFFFFFF, font, align).label
        assert letters.text == label.text
    bench.show(letters)
    left, top, right, bottom = bench.box()
    bench.show(label)
    shift = bench.box()[0] - left
    assert abs(shift) <= 1
    assert bench.box() == (left + shift, top, right + shift, bottom)
