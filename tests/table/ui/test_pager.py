# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The buttons under a page of the set-up."""

import pytest

PAGES = [("rules", None, ()), ("harmony", None, ()), ("harmony", None, ()), ("mine", None, ())]


@pytest.mark.parametrize(
    ("of", "page", "names"),
    [
        ("plan", -1, ["Done", "Players"]),
        ("plan", 0, ["Done", "Game", "Rules"]),
        ("match", 0, ["Done", "Rules"]),
        ("match", 1, ["Done", "Players", "Harmony"]),
        ("plan", 2, ["Done", "Rules", "Harmony 2"]),
        ("match", 4, ["Done", "Harmony 2"]),
    ],
)
def test_pages_are_called_by_their_titles_and_counted(bench, of, page, names):
    with bench.inside():
        from table.ui.pager import pager

        bench.machine.app.view["of"] = of
        made = pager(bench.machine.app, PAGES, page)
    assert [button.name for button in made] == names
    turns = [button.x for button in made[1:]]
    assert turns == sorted(turns)


def test_no_title_reaches_into_its_arrow(bench, monkeypatch):
    pages = [("quests", None, ())] * 4
    with bench.inside():
        from table.ui import pager as module

        app = bench.machine.app
        app.view["of"] = "match"
        monkeypatch.setattr(app, "words", lambda key, *gaps: "Aufgaben")  # as long as any
        for button in module.pager(app, pages, 3)[1:]:
            arrow, text = button.group[2], button.group[1]
            left, right = text.x, text.x + text.width
            assert right <= arrow.x if arrow.x > left else arrow.x + arrow.width <= left, text.text
