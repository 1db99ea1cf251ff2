# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.journal."""

from kingdom.journal import Journal


def journal():
    parts = (bytearray(3), bytearray(2))
    return parts, Journal(parts)


def change(parts, journal, value, more=False):
    parts[0][0] = value
    return journal.commit(more)


def test_a_step_is_all_that_changed_since_the_last():
    parts, log = journal()
    parts[0][2] = 7
    parts[1][1] = 9
    assert log.commit()
    assert log.undo()
    assert parts == (bytearray(3), bytearray(2))
    assert log.redo()
    assert parts == (bytearray((0, 0, 7)), bytearray((0, 9)))


def test_nothing_changed_is_no_step():
    parts, log = journal()
    assert not log.commit()
    assert not log.undo()
    assert not log.redo()
    assert (log.now, log.end) == (0, 0)


def test_more_goes_on_with_the_open_step():
    parts, log = journal()
    for value in (1, 2, 3):
        change(parts, log, value, more=value > 1)
    assert log.undo()
    assert parts[0][0] == 0
    assert not log.undo()


def test_more_after_a_step_without_change_begins_a_new_step():
    parts, log = journal()
    change(parts, log, 1)
    change(parts, log, 1)
    change(parts, log, 2, more=True)
    assert log.undo() and parts[0][0] == 1
    assert log.undo() and parts[0][0] == 0


def test_more_after_undo_or_redo_begins_a_new_step():
    parts, log = journal()
    for value in (1, 2):
        change(parts, log, value)
    log.undo()
    change(parts, log, 5, more=True)
    assert log.undo() and parts[0][0] == 1
    assert log.redo() and parts[0][0] == 5
    change(parts, log, 6, more=True)
    assert log.undo() and parts[0][0] == 5


def test_a_step_that_came_to_nothing_is_passed_over():
    parts, log = journal()
    change(parts, log, 1)
    change(parts, log, 4)
    change(parts, log, 1, more=True)
    change(parts, log, 7)
    assert log.undo() and parts[0][0] == 1
    assert log.undo() and parts[0][0] == 0
    assert log.redo() and parts[0][0] == 1
    assert log.redo() and parts[0][0] == 7


def test_a_new_step_forgets_what_was_undone():
    parts, log = journal()
    for value in (1, 2, 3):
        change(parts, log, value)
    log.undo()
    log.undo()
    change(parts, log, 9)
    assert not log.redo()
    assert log.undo() and parts[0][0] == 1


def test_the_oldest_steps_go_when_the_room_is_full():
    parts, log = journal()
    for value in range(1, 1001):
        change(parts, log, value & 255)
    steps = 0
    while log.undo():
        steps += 1
        assert parts[0][0] == (1000 - steps) & 255
    assert 190 <= steps <= 256
    while log.redo():
        steps -= 1
    assert steps == 0 and parts[0][0] == 1000 & 255


def test_the_largest_step_fits_and_the_one_before_it_too():
    parts = (bytearray(100), bytearray(28))
    log = Journal(parts)
    for value in range(1, 30):
        for part in parts:
            part[:] = bytes((value,)) * len(part)
        log.commit()
    assert log.undo() and set(parts[0]) == set(parts[1]) == {28}
    assert log.undo() and set(parts[0]) == set(parts[1]) == {27}
    assert log.redo() and log.redo() and set(parts[1]) == {29}


def test_a_step_may_grow_while_the_room_is_full():
    parts = (bytearray(128),)
    log = Journal(parts)
    for value in range(1, 300):
        change(parts, log, value & 255)
    before = bytes(parts[0])
    log.commit()
    for index in range(128):
        parts[0][index] ^= 255
        log.commit(True)
    assert log.undo()
    assert parts[0] == before
