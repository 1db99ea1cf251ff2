# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.strategies.ahead: what the player sees who looks ahead one line."""

from kingdom.bits import count, each
from kingdom.draft import LAY, TAKE
from kingdom.games import classic
from kingdom.placing import Kingdom
from kingdom.strategies import think
from kingdom.strategies.trial import Trial

from tests.kingdom.grown import DOWN_LEFT, UP_RIGHT, Turn, chosen, decided, half, kingdom


def test_lookahead_leaves_room_for_what_comes():
    """Greedy sees two places that gain the same; at one of them the lake is barred."""
    own = kingdom(3, UP_RIGHT, DOWN_LEFT)
    turn = Turn(LAY, [own], {33: ("l1", "f")}, ("g", "s1"))
    assert chosen(turn, "greedy") == (-1, -1)
    assert chosen(turn, "lookahead") == (0, 1)


def test_lookahead_counts_on_dominoes_that_are_its_own_and_on_no_others():
    own = kingdom(3, UP_RIGHT, DOWN_LEFT)
    for claim, place in ((0, (0, 1)), (1, (-1, -1))):
        turn = Turn(LAY, [own, own], {33: ("l1", "f")}, ("g", "s1"))
        turn.claims[0] = claim
        assert chosen(turn, "lookahead") == place, claim
    turn = Turn(LAY, [own, own], {}, ("g", "s1"))  # the other king of a player in the same line
    turn._dominoes[33] = ("l1", "f")
    turn.line, turn.kings = [0, 33], [0, 0]
    assert chosen(turn, "lookahead") == (0, 1)


def test_lookahead_takes_what_another_wants():
    rival = kingdom(5, ("l1", "l", (-1, 0), (-2, 0)), ("l1", "l1", (-2, 1), (-1, 1)))
    coming = {5: ("g", "g"), 6: ("l", "l")}
    for kingdoms, number in (([Kingdom(5), Kingdom(5)], 5), ([Kingdom(5), rival], 6)):
        assert chosen(Turn(TAKE, kingdoms, coming), "lookahead") == number
    turn = Turn(TAKE, [Kingdom(5), rival], coming)
    turn.kings_left = lambda seat: 0 if seat else 1  # the other has chosen already
    assert chosen(turn, "lookahead") == 5


def test_lookahead_shares_out_what_another_wants_among_all_others():
    rival = kingdom(5, ("l1", "w", (-1, 0), (-1, 1)))
    coming = {5: ("g", "g"), 6: ("l", "l")}
    for others, number in (([], 6), ([Kingdom(5), Kingdom(5)], 5)):
        turn = Turn(TAKE, [Kingdom(5), rival] + others, coming)
        assert chosen(turn, "lookahead") == number


def test_lookahead_gives_a_little_to_act_early():
    """Half a point for each place in the line: five are more than the two points of the last."""
    coming = {}
    for number in range(1, 6):
        coming[number] = "w", "w"
    coming[6] = "f", "f1"
    assert chosen(Turn(TAKE, [Kingdom(5), Kingdom(5)], coming), "greedy") == 6
    turn = Turn(TAKE, [Kingdom(5), Kingdom(5)], coming)
    turn.kings_left = lambda seat: 1 - seat  # what it wants for itself does not count twice
    assert chosen(turn, "lookahead") == 1


def test_lookahead_leaves_a_place_for_what_gains_nothing():
    own = kingdom(3, ("f", "l", (2, 0), (1, 0)), ("l", "l", (1, -1), (2, -1)))
    assert chosen(Turn(LAY, [own], {9: ("f", "g")}, ("w", "f")), "lookahead") == (0, -1)


def test_of_equal_places_lookahead_takes_one_with_the_shortest_border():
    own = kingdom(5, ("w", "f", (-1, 0), (-2, 0)))
    turn, borders = Turn(LAY, [own], {}, ("l", "l")), {}
    for place in each(own.places(half("l"), half("l"))):
        trial = Trial(own)
        trial.lay(half("l"), half("l"), place)
        borders[place] = trial.edges
    assert len(set(borders.values())) > 1
    move = decided(think(turn, "lookahead", classic, ())).move
    assert borders[move] == min(borders.values())


def test_lookahead_follows_up_few_places():
    turn = Turn(LAY, [Kingdom(7)], {9: ("w", "f")}, ("w", "l"))
    most = 0
    for place in each(turn.kingdoms[0].places(half("w"), half("l"))):
        trial = Trial(turn.kingdoms[0])
        trial.lay(half("w"), half("l"), place)
        most = max(most, count(trial.places(half("w"), half("f"))))
    thought = decided(think(turn, "lookahead", classic, ()))
    assert thought.examined <= 24 + 4 * most  # the castle has 24 places for a domino
