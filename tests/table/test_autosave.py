# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""When a match is written down."""

from table.autosave import Autosave


def test_a_change_is_due_once_it_has_been_quiet_for_a_second():
    autosave = Autosave(7, 0)
    assert not autosave.due(7, 5000)
    assert not autosave.due(8, 6000)
    assert not autosave.due(8, 6999)
    assert autosave.due(8, 7000)


def test_every_further_change_starts_the_second_again():
    autosave = Autosave(0, 0)
    for now in range(0, 4000, 500):
        assert not autosave.due(1 + now, now)
    assert not autosave.due(3501, 4499)
    assert autosave.due(3501, 4500)


def test_changes_without_a_pause_are_due_after_five_seconds():
    autosave = Autosave(0, 0)
    due = []
    for now in range(0, 12000, 500):
        if autosave.due(1 + now, now):
            autosave.saved(1 + now)
            due.append(now)
    assert due == [5000, 10500]


def test_what_is_saved_is_not_due_again():
    autosave = Autosave(0, 0)
    autosave.due(1, 0)
    assert autosave.unsaved(1)
    autosave.saved(1)
    assert not autosave.unsaved(1)
    assert not autosave.due(1, 9000)


def test_the_second_is_counted_across_the_clocks_wrap():
    autosave = Autosave(0, 0)
    start = (1 << 29) - 400
    assert not autosave.due(1, start)
    assert not autosave.due(1, 599)
    assert autosave.due(1, 600)
