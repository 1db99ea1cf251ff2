# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The buttons under a page of the set-up."""

import pytest

PAGES = [("rules", None, ()), ("harmony", None, ()), ("harmony", None, ()), ("mine", None, ())]


@pytest.mark.parametrize(
    ("page", "names"),
    [
        (0, ["Done", "Rules"]),
        (1, ["Done", "Players", "Harmony"]),
        (2, ["Done", "Rules", "Harmony 2"]),
        (4, ["Done", "Harmony 2"]),
    ],
)
def test_pages_are_called_by_their_titles_and_counted(bench, page, names):
    with bench.inside():
        from table.ui.pager import pager

        made = pager(bench.machine.app, PAGES, page)
    assert [button.name for button in made] == names
    turns = [button.x for button in made[1:]]
    assert turns == sorted(turns)
