# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Back and forth."""

from tests.sitting import Sitting


def test_two_arrows_act_on_the_match_and_point_away_from_each_other(bench):
    sitting = Sitting(bench.machine)
    sitting.game(["Ada", "Bo"])
    with bench.inside():
        from table.ui.undo import undo_and_redo

        match = sitting.app.match
        match.lay(0, 2)
        undo, redo = undo_and_redo(sitting.app, (0, 0, 32, 32), (40, 0, 32, 32))
        undo.act()
        assert (match.can_undo, match.can_redo) == (False, True)
        redo.act()
        assert (match.can_undo, match.can_redo) == (True, False)
    assert (undo.name, redo.name) == ("Undo", "Redo")
    assert undo.group[1].flip_x != redo.group[1].flip_x
