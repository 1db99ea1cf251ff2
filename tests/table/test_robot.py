# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The device's own moves: a little at a time, shown before they are made, never for a person."""

from types import SimpleNamespace

import pytest
from kingdom import games
from kingdom.bits import nth
from kingdom.draft import LAY, NOBODY, OVER, PUT, TAKE
from kingdom.whole import WholeGame
from table.robot import Robot

A_STEP = 24  # placements: some 10 ms of the device's time each
NOTHING = {"place": None, "number": None, "put": None}
LATE = (1 << 29) - 300  # the clock begins again


def table(robots, seed=7, game="kingdomino"):
    game = games.load(game)
    players = [("", colour) for colour in game.COLOURS[: len(robots)]]
    match = WholeGame(game, players, options=game.DEFAULTS, seed=seed, robots=robots)
    return SimpleNamespace(match=match, view=dict(NOTHING))


@pytest.mark.parametrize("robots", [(1, 1), (2, 2, 1), (1, 2, 1, 2)])
def test_it_plays_a_whole_game_by_itself(robots):
    app = table(robots)
    robot, now = Robot(app), 0
    while app.match.draft.task != OVER:
        now += 50
        robot.step(now)
    assert not app.match.by_device and not app.match.can_undo
    assert not robot.step(now + 1000)
    assert min([max(app.match.board(seat).cells) for seat in range(len(robots))]) > 1


def test_it_shows_every_errand_before_it_does_it():
    app = table((1, 2, 1), game="giants")
    robot, now, done = Robot(app), 0, []
    while app.match.draft.task != OVER:
        draft, put, revision = app.match.draft, app.view["put"], app.match.revision
        errand, before = draft.errand, [bytes(kingdom.tokens) for kingdom in draft.kingdoms]
        now += 50
        robot.step(now)
        if errand and app.match.revision > revision:
            assert put is not None and app.view["put"] is None
            done.append(put)
            assert put or errand[3], "only what may be left is left"
            castle = put and put[1] == draft.kingdoms[put[0]].castle
            changed = [bytes(kingdom.tokens) for kingdom in draft.kingdoms] != before
            assert changed == bool(put and not castle)
    assert len(done) >= 6


def test_it_leaves_an_errand_that_it_would_rather_not_do():
    app = table((1, 1, 1), game="giants")
    robot, now = Robot(app), 0
    while not (app.match.draft.task == PUT and app.match.draft.errand[3]):
        now += 1000
        robot.step(now)
    robot._begin = lambda: SimpleNamespace(move=None, step=lambda work: True)
    tokens = [bytes(kingdom.tokens) for kingdom in app.match.draft.kingdoms]
    robot.step(now + 1)
    assert app.view["put"] == () and app.match.draft.task == PUT
    robot.step(now + 1001)
    assert app.match.draft.task != PUT and app.view == NOTHING
    assert [bytes(kingdom.tokens) for kingdom in app.match.draft.kingdoms] == tokens


def test_a_person_s_move_is_left_to_the_person():
    app = table((0, 1))
    robot, now = Robot(app), 0
    while app.match.by_device:
        now += 50
        robot.step(now)
    before = app.match.revision
    assert not robot.step(now + 5000) and app.match.revision == before


def test_no_step_examines_more_than_a_finger_can_wait_for():
    app = table((2, 2, 2, 2))
    robot, now, most, seen = Robot(app), 0, 0, 0
    for _ in range(6000):
        thought = robot._thought
        before = thought.examined if thought else 0
        now += 30
        robot.step(now)
        if robot._thought is not None:
            done = robot._thought.examined - (before if robot._thought is thought else 0)
            most, seen = max(most, done), seen + done
    assert seen > 1000 and most <= A_STEP


def shown(app, robot, now, key):
    """Step until it shows a move; give the time."""
    task = {"place": LAY, "number": TAKE}[key]
    while app.match.draft.task != task or app.view[key] is None:
        now += 1
        robot.step(now)
    return now


@pytest.mark.parametrize(("key", "least", "most"), [("place", 700, 900), ("number", 500, 700)])
def test_what_it_does_is_shown_before(key, least, most):
    app = table((1, 1))
    robot = Robot(app)
    start = shown(app, robot, 0, key)
    before, now = app.match.revision, start
    while app.match.revision == before:
        now += 10
        robot.step(now)
    assert least <= now - start <= most
    assert app.view == NOTHING


def test_the_clock_may_begin_again_meanwhile():
    app = table((1, 1))
    robot = Robot(app)
    for now in (LATE, LATE + 20, LATE + 40, LATE + 60, LATE + 80):
        robot.step(now)
    while app.view["number"] is None:
        now += 1
        robot.step(now)
    before = app.match.revision
    robot.step((now + 400) % (1 << 29))
    assert app.match.revision == before
    robot.step((now + 700) % (1 << 29))
    assert app.match.revision == before + 1


def test_hurried_it_does_at_once_what_it_shows_and_takes_its_time_again_after():
    app = table((1, 1))
    robot = Robot(app)
    now = shown(app, robot, 0, "place")
    before = app.match.revision
    robot.hasten()
    robot.step(now + 1)
    assert app.match.revision == before + 1
    now = shown(app, robot, now, "number")
    robot.step(now + 100)
    assert app.match.revision == before + 1


def test_what_it_was_about_to_do_is_forgotten_when_somebody_takes_a_move_back():
    app = table((0, 1))
    robot, now = Robot(app), 0
    while not (app.match.by_device and app.match.draft.task == LAY):
        now += 1000
        robot.step(now)
        if not app.match.by_device:
            person(app.match)
    while app.view["place"] is None:
        robot.step(now)
    app.match.undo()
    assert not app.match.by_device and not robot.step(now + 5000)
    person(app.match)
    while app.match.by_device:
        now += 1000
        robot.step(now)


def person(match):
    draft = match.draft
    if draft.task == TAKE:
        match.take(draft.coming[draft.claims.index(NOBODY)])
    else:
        match.place(nth(draft.places, 0))
