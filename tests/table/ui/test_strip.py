# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A game's terrains in a row."""


def test_every_terrain_comes_in_turn_over_the_whole_width(bench):
    with bench.inside() as theme:
        from table.ui.strip import strip

        made = strip(theme, bench.machine.app.plan.game, 200)
    bench.show(made)
    assert bench.box() == (0, 200, 320, 240)
    assert [made[column, 0] for column in range(8)] == [0, 1, 2, 3, 4, 5, 0, 1]
