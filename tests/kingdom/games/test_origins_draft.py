# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.origins: what a domino brings: resources, and the fire of a volcano."""

from kingdom.bits import each
from kingdom.dice import Dice
from kingdom.dominoes import dominoes
from kingdom.draft import OVER, PUT, Draft
from kingdom.games import origins
from kingdom.placing import Kingdom
from kingdom.square import FIRST, crowns_of, square, terrain_of
from kingdom.strategies import think

from tests.kingdom.flood import landings, spot
from tests.kingdom.random_game import chosen, digest, make
from tests.kingdom.refusals import refusal

VOLCANO = FIRST + 5
RESOURCE, HUNTER = 4, 5
SET_UPS = ((2, 7, ("discovery",)), (3, 5, ("totem",)), (4, 5, ("tribe",)))
# Of SET_UPS, with seeds 0 and 1: the same moves on every runtime
DIGESTS = [[3339930309, 1750763912], [2992805048, 1467135316], [951763289, 1048312914]]


class Turn:
    """As much of a Draft as an errand looks at: the second of two players lays a domino."""

    def __init__(self, mode="discovery"):
        self.seat, self.mode = 1, mode
        self.kingdoms = [Kingdom(7, origins.TOKENS), Kingdom(7, origins.TOKENS)]
        self.errand = self.order = None

    def add(self, row, column, there, token=0):
        """A square that lies already."""
        at = self.kingdoms[1].square_at(row, column)
        self.kingdoms[1].cells[at], self.kingdoms[1].tokens[at] = there, token

    def lay(self, number, one, other):
        """Lay a domino; the errand, if it has one, waits for its answer."""
        kingdom, squares = self.kingdoms[1], dominoes(origins)
        place = kingdom.place(kingdom.square_at(*one), kingdom.square_at(*other))
        kingdom.lay(squares[2 * number - 2], squares[2 * number - 1], place)
        self.run = origins.errands(self, place, (self.mode,))
        self.answer(None)

    def answer(self, spot):
        try:
            self.errand = self.run.send(spot and (1, self.kingdoms[1].square_at(*spot)))
        except StopIteration:
            self.errand = None

    def targets(self):
        return {spot(self.kingdoms[1], square) for square in each(self.errand[2][1])}

    def token(self, row, column):
        return self.kingdoms[1].tokens[self.kingdoms[1].square_at(row, column)]


def test_a_domino_brings_the_resources_of_its_bare_halves():
    for number, expected in (
        (21, (RESOURCE, RESOURCE)),  # grassland, quarry
        (1, (0, 0)),  # deserts
        (4, (0, RESOURCE)),  # desert, grassland
        (32, (0, RESOURCE)),  # grassland with a fire, lake
        (46, (0, 0)),  # fires on both
    ):
        for mode in origins.GROUPS[0][3]:
            turn = Turn(mode)
            turn.lay(number, (0, 1), (0, 2))
            assert (turn.errand is not None) == (mode == "tribe" and 0 not in expected)
            found = (turn.token(0, 1), turn.token(0, 2))
            assert found == ((0, 0) if mode == "discovery" else expected), (number, mode)


def test_a_volcano_throws_its_fire_further_the_fewer_craters_it_has():
    for number, expected in (
        (38, {(0, 1), (0, 3), (0, 4), (0, 5)}),  # grassland, 1 crater: three steps
        (43, {(0, 1), (0, 3), (0, 4)}),  # jungle, 2 craters: two steps
        (48, {(0, 1), (0, 3)}),  # quarry, 3 craters: one step
    ):
        turn = Turn()
        for column in (3, 4, 5, 6):
            turn.add(0, column, FIRST)
        turn.lay(number, (0, 1), (0, 2))
        seat, what, choices, may_be_left = turn.errand
        assert (seat, what, may_be_left) == (1, "fire", False)
        assert choices[0] == 0 and turn.targets() == expected
        craters = crowns_of(turn.kingdoms[1].cells[turn.kingdoms[1].square_at(0, 2)])
        turn.answer((0, 3))
        assert turn.errand is None and turn.token(0, 3) == craters


def test_a_fire_destroys_what_stands_there():
    for token in (RESOURCE, HUNTER, 14):
        turn = Turn("tribe")
        turn.add(0, 3, FIRST + 1, token)
        turn.lay(48, (0, 1), (0, 2))
        assert turn.targets() == {(0, 1), (0, 3)} and turn.token(0, 1) == RESOURCE
        turn.answer((0, 3))
        assert turn.token(0, 3) == 3 and turn.token(0, 1) == RESOURCE


def test_a_dweller_that_burns_is_out_of_the_game():
    for burnt, left in (((0, 3), 1), ((0, 1), 2)):
        turn = Turn("tribe")
        turn.add(0, 3, FIRST, HUNTER)
        turn.add(1, 0, FIRST, HUNTER)
        turn.add(2, 0, FIRST + 1, RESOURCE)
        turn.add(3, 0, FIRST + 2, RESOURCE)
        turn.lay(48, (0, 1), (0, 2))
        turn.answer(burnt)
        for row in (2, 3):
            turn.answer((row, 0))
        token, bits = turn.errand[1], turn.errand[2][1]
        assert token is None and HUNTER not in each(bits)
        assert len(list(each(bits))) == 9
        standing = [each for each in turn.kingdoms[1].board().tokens if each == HUNTER]
        assert len(standing) == left


def test_a_fire_may_destroy_the_resource_of_its_own_domino():
    turn = Turn("totem")
    turn.lay(48, (0, 1), (0, 2))
    assert turn.targets() == {(0, 1)} and turn.token(0, 1) == RESOURCE
    turn.answer((0, 1))
    assert turn.token(0, 1) == 3


def test_a_fire_lands_on_no_volcano_and_no_fire():
    turn = Turn()
    turn.add(0, 3, square(VOLCANO, 1))
    turn.add(1, 3, square(FIRST, 1))
    turn.add(1, 2, FIRST, 1)
    turn.add(1, 1, FIRST, 3)
    turn.lay(48, (0, 1), (0, 2))
    assert turn.targets() == {(0, 1)}


def test_a_fire_without_a_legal_square_is_discarded():
    turn = Turn()
    turn.add(0, 1, square(FIRST, 1))
    turn.add(1, 2, FIRST, 1)
    kingdom, at = turn.kingdoms[1], turn.kingdoms[1].square_at(0, 2)
    kingdom.cells[at] = square(VOLCANO, 3)
    turn.run = origins.errands(turn, kingdom.place(at, kingdom.square_at(0, 1)), ("discovery",))
    turn.answer(None)
    assert turn.errand is None and max(turn.kingdoms[0].tokens) == 0
    assert sorted(set(kingdom.tokens)) == [0, 1]


# Whole games


def fires(kingdoms):
    """How many tokens of 1, 2 and 3 fires lie."""
    found = [0, 0, 0, 0]
    for kingdom in kingdoms:
        for token in kingdom.tokens:
            if 0 < token <= 3:
                found[token] += 1
    return found[1:]


def volcanoes(kingdoms):
    found = [0, 0, 0, 0]
    for kingdom in kingdoms:
        for there in kingdom.cells:
            if terrain_of(there) == VOLCANO:
                found[crowns_of(there)] += 1
    return found[1:]


def thrower(draft):
    """The volcano of the domino that has just been laid: the one that burns nowhere yet."""
    kingdom, number = draft.kingdoms[draft.seat], draft.line[draft.turn]
    craters = crowns_of(max(draft.halves_of(number), key=lambda half: half & 15))
    bits = draft.errand[2][draft.seat]
    found = []
    for at, there in enumerate(kingdom.cells):
        if there == square(VOLCANO, craters):
            reached = landings(kingdom, at, VOLCANO, 3)
            if reached == {spot(kingdom, target) for target in each(bits)}:
                found.append(at)
    return found


def test_fires_land_where_a_flood_reaches_and_never_more_than_the_box_has():
    for number, (players, size, options) in enumerate(SET_UPS):
        draft, dice = Draft(origins, size, players, options, number), Dice(number)
        seen = 0
        while draft.task != OVER:
            if draft.task == PUT and draft.errand[1] == "fire":
                assert thrower(draft)
                seen += 1
            make(draft, chosen(draft, dice))
        thrown, stand = fires(draft.kingdoms), volcanoes(draft.kingdoms)
        assert seen == sum(thrown) > 3
        for craters in range(3):
            assert thrown[craters] <= stand[craters] <= origins.copies(craters + 1)


def test_a_fire_goes_nowhere_else():
    draft, dice = Draft(origins, 5, 4, ("discovery",), 3), Dice(3)
    while draft.task != PUT:
        make(draft, chosen(draft, dice))
    bits, seat = draft.errand[2][draft.seat], draft.seat
    for square_ in range(draft.kingdoms[0].area):
        if not bits >> square_ & 1:
            assert refusal(draft.put, seat, square_) == "the fire cannot go there"
        assert refusal(draft.put, (seat + 1) % 4, square_) == "the fire cannot go there"
    assert refusal(draft.skip) == "the fire must go somewhere"
    assert draft.task == PUT


def lying(draft):
    """All that a thought must not change."""
    aside = (list(draft.aside.shown), list(draft.aside.pile)) if draft.aside else None
    return [bytes(kingdom.tokens) for kingdom in draft.kingdoms], aside


def test_who_thinks_about_a_recruit_takes_nobody_before_the_move_is_made():
    draft, dice, recruits = Draft(origins, 5, 3, ("tribe",), 4), Dice(4), 0
    while draft.task != OVER:
        if draft.task != PUT:
            make(draft, chosen(draft, dice))
            continue
        before, errand = lying(draft), draft.errand
        thought = think(draft, "greedy", origins, ("tribe",))
        while not thought.step(1000):
            pass
        assert lying(draft) == before and draft.errand == errand
        recruits += draft.errand[1] is None
        make(draft, ("put", thought.move) if thought.move else ("skip", ()))
    assert recruits > 5


def test_a_seed_is_the_same_game_on_every_runtime():
    found = [[digest(set_up, seed, origins) for seed in range(2)] for set_up in SET_UPS]
    assert found == DIGESTS, found
