# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A turn of a game that is followed, with a finger: lay, take, look around, and take back."""

import pytest

from tests.following import follow, play
from tests.sitting import Sitting
from tools.virtual import finger

NAMES = ["Ada", "Bo", "Cy", "Di"]
FIRST, SECOND = (1, 7, 13, 19), (2, 8, 14, 48)  # wheat, lake, wheat and forest, with a crown; ...


FIVE = ["Ada", "Bo", "Cy", "Di", "Ed"]


@pytest.fixture
def kings(sit):
    """The first line lies there: whose king is drawn?"""
    follow(sit, NAMES)
    moves(sit, [("turn_up", number) for number in FIRST])
    sit.open("along")
    return sit


@pytest.fixture
def turn(sit):
    """Pink is to lay domino 1, two squares of wheat; the second line is free."""
    follow(sit, NAMES)
    moves(sit, [("turn_up", number) for number in FIRST])
    moves(sit, [("take", number, seat) for seat, number in enumerate(FIRST)])
    moves(sit, [("turn_up", number) for number in SECOND])
    sit.open("along")
    return sit


def moves(sit, wanted):
    with sit.machine.inside():
        for name, *arguments in wanted:
            getattr(sit.app.match, name)(*arguments)


def named(sit, row, column):
    """What a square is called, counted from the castle."""
    with sit.machine.inside():
        from table.trying import Window

        kingdom = sit.app.match.draft.kingdoms[sit.app.match.draft.seat]
        index = Window(kingdom).index(kingdom.square_at(row, column))
        return "square {},{}".format(*divmod(index, kingdom.size + 2))


def tried(sit):
    """Where the two halves are that lie there on trial, counted from the castle."""
    draft, place = sit.app.match.draft, sit.app.view["place"]
    return None if place is None else counted(draft.kingdoms[draft.seat], place)


def counted(kingdom, place):
    found = []
    for square in kingdom.squares(place):
        row, column = divmod(square, kingdom.width)
        found.append((row - kingdom.size + 1, column - kingdom.size + 1))
    return found


def kingdom(sit, seat):
    with sit.machine.inside():
        from kingdom import textform

        return textform.text(sit.app.match.board(seat), sit.app.match.game)


def until(sit, wanted, names=NAMES[:3], **how):
    """Follow a game by chance to the first position that is as wanted, and open it."""
    for start in range(1, 60):
        match = follow(sit, names, 30 + start, **how)
        with sit.machine.inside():
            import random

            chance = random.Random(start)
            while match.draft.task != 3 and not wanted(match.draft):
                play(match, 1, chance)
            if match.draft.task != 3:
                sit.open("along")
                return sit
    raise AssertionError("no such position")


def test_a_tap_tries_the_domino_and_lay_lays_it(turn):
    assert "Tap where domino 1 goes" in turn.texts and "Lay" not in turn.places
    turn.tap(named(turn, -1, 0))
    assert tried(turn) == [(-1, 0), (-1, 1)]
    assert kingdom(turn, 0) == ". . . . . / . . . . . / . . C . . / . . . . . / . . . . ."
    turn.tap("Lay")
    assert kingdom(turn, 0) == ". . . . . / . . w w . / . . C . . / . . . . . / . . . . ."
    assert "Tap the domino to take" in turn.texts
    turn.tap("domino 48")
    assert turn.app.match.draft.claims == [255, 255, 255, 0]
    assert turn.app.match.draft.seat == 1


def test_tapping_it_again_turns_it_round_the_square_that_is_tapped(turn):
    seen = []
    for _ in range(4):
        turn.tap(named(turn, -1, 0))
        seen.append(tried(turn))
    # both halves are wheat, so the other way round is the same
    assert seen == [
        [(-1, 0), (-1, 1)],
        [(-1, -1), (-1, 0)],
        [(-2, 0), (-1, 0)],
        [(-1, 0), (-1, 1)],
    ]
    turn.tap(named(turn, -1, 1))
    assert tried(turn) == [(-1, 1), (0, 1)]


def test_a_wrong_square_is_mended_by_one_tap(turn):
    turn.tap(named(turn, -1, 0), named(turn, 1, 0))
    assert tried(turn) == [(1, 0), (1, 1)]
    turn.tap("Lay", "Undo", named(turn, 0, -2), "Lay")
    assert kingdom(turn, 0).split(" / ")[2] == "w w C . ."


def test_a_tap_on_a_domino_that_comes_lays_and_takes(turn):
    turn.tap(named(turn, -1, 0), "domino 14")
    assert kingdom(turn, 0).split(" / ")[1] == ". . w w ."
    assert turn.app.match.draft.claims == [255, 255, 0, 255]
    turn.tap("Undo", "domino 48")
    assert turn.app.match.draft.claims == [255, 255, 255, 0]
    assert kingdom(turn, 0).split(" / ")[1] == ". . w w ."


def test_before_a_place_is_tried_no_domino_can_be_taken(turn):
    turn.tap("domino 48")
    assert "First lay domino 1" in turn.texts and turn.app.match.draft.claims == [255] * 4
    turn.tap(named(turn, -1, 0))
    assert "First lay domino 1" not in turn.texts
    turn.tap("domino 48")
    assert turn.app.match.draft.claims == [255, 255, 255, 0]


def test_a_domino_that_is_taken_cannot_be_taken_again(turn):
    turn.tap(named(turn, -1, 0), "domino 8", named(turn, -1, 0))
    assert "domino 8" not in turn.places and "domino 2" in turn.places


@pytest.mark.parametrize(
    ("way", "lies"),
    [
        ((0, 1), [(-1, 0), (-1, 1)]),
        ((0, -1), [(-1, -1), (-1, 0)]),
        ((-1, 0), [(-2, 0), (-1, 0)]),
    ],
)
def test_a_drag_lays_it_that_way(turn, way, lies):
    turn.drag(named(turn, -1, 0), named(turn, -1 + way[0], way[1]))
    assert tried(turn) == lies


def test_a_drag_lays_the_first_half_where_the_finger_came_down(sit):
    follow(sit, NAMES)
    moves(sit, [("turn_up", number) for number in (13, 20, 30, 40)])  # 13: wheat and forest
    moves(sit, [("take", number, seat) for seat, number in enumerate((13, 20, 30, 40))])
    moves(sit, [("turn_up", number) for number in SECOND])
    sit.open("along")
    sit.drag(named(sit, 1, 0), named(sit, 1, -1))
    assert tried(sit) == [(1, 0), (1, -1)]
    sit.drag(named(sit, 1, -1), named(sit, 1, 0))
    assert tried(sit) == [(1, -1), (1, 0)]
    sit.tap("Lay")
    assert kingdom(sit, 0).split(" / ")[3] == ". w f . ."


def test_a_drag_that_cannot_be_says_why_and_leaves_what_was_tried(turn):
    turn.tap(named(turn, 0, 1))
    before = tried(turn)
    turn.drag(named(turn, -1, 0), named(turn, 0, 0))
    assert "Something lies there" in turn.texts and tried(turn) == before
    turn.drag(named(turn, 2, 2), named(turn, 2, 3))
    assert "It touches nothing of its kind" in turn.texts
    turn.tap(named(turn, 0, 1))
    assert "Tap it again to turn it" in turn.texts


def test_what_is_tried_can_be_carried_elsewhere(turn):
    turn.tap(named(turn, -1, 0))
    turn.drag(named(turn, -1, 0), named(turn, 0, -1), named(turn, 1, -1))
    assert tried(turn) == [(1, -1), (1, 0)]


def test_the_card_turns_it_and_can_be_dragged_to_the_kingdom(turn):
    card = "domino 1"
    turn.tap(card)
    first = tried(turn)
    turn.tap(card)
    assert first != tried(turn) and set(first) & set(tried(turn))
    turn.drag(card, named(turn, 0, 2))
    assert tried(turn) == [(0, 1), (0, 2)]
    turn.drag(card, named(turn, 2, 0), named(turn, 3, 3))
    assert (2, 0) in tried(turn)


@pytest.mark.parametrize("way", [(0, -1), (1, 0), (-1, 0), (1, -1)])
def test_a_finger_just_beside_a_square_that_can_be_laid_on_means_it(turn, way):
    x, y = turn.find(named(turn, -2, 0))
    off = turn.app.screen.board.side // 2 + 5
    finger.tap(turn.machine, x + way[0] * off, y + way[1] * off)
    turn.settle()
    assert tried(turn) and (-2, 0) in tried(turn)


def test_a_square_without_a_place_says_why(turn):
    for square, why in (
        ((0, 0), "Something lies there"),
        ((3, 3), "It touches nothing of its kind"),
    ):
        turn.tap(named(turn, *square))
        assert why in turn.texts and tried(turn) is None


def test_in_the_first_round_the_players_say_whose_king_is_drawn(kings):
    assert "Whose king? Tap a player" in kings.texts
    kings.tap("player green")
    assert "Tap a domino for Cy" in kings.texts
    kings.tap("domino 7")
    assert kings.app.match.draft.claims == [255, 2, 255, 255]
    assert "player green" not in kings.places


def test_the_domino_may_be_tapped_before_the_player(kings):
    kings.tap("domino 13")
    assert "Whose king goes to 13?" in kings.texts
    kings.tap("domino 19", "player blue")
    assert kings.app.match.draft.claims == [255, 255, 255, 3]


def test_a_wrong_player_is_mended_by_one_tap(kings):
    kings.tap("player green", "player blue", "domino 7")
    assert kings.app.match.draft.claims == [255, 3, 255, 255]


def test_the_last_king_is_known_by_itself(kings):
    for colour, number in (("pink", 19), ("blue", 13), ("green", 7)):
        kings.tap("player " + colour, f"domino {number}")
    assert "Tap a domino for Bo" in kings.texts
    kings.tap("domino 1")
    assert kings.screen == "line"
    assert kings.app.match.draft.kings == [1, 2, 3, 0]


def test_another_kingdom_is_a_tap_away_and_back(turn):
    turn.tap("player green")
    assert "The kingdom of Cy" in turn.texts and "Lay" not in turn.places
    turn.tap(named(turn, -1, 0))
    assert tried(turn) is None
    turn.tap("player green")
    assert "Tap where domino 1 goes" in turn.texts
    turn.tap("player green", "player pink")
    assert "Tap where domino 1 goes" in turn.texts
    turn.tap("player green", "player blue", "Back", named(turn, -1, 0))
    assert tried(turn)


def test_looking_around_while_dominoes_are_turned_up(sit):
    follow(sit, NAMES, 4 + 4)
    sit.open("along", look=2)
    assert sit.screen == "along" and "The kingdom of Cy" in sit.texts
    sit.tap("Back")
    assert sit.screen == "line"


def test_when_dominoes_are_to_be_turned_up_the_line_opens(sit):
    follow(sit, NAMES)
    sit.open("along")
    assert sit.screen == "line"


def test_undo_and_redo_go_through_lay_and_take(turn):
    turn.tap(named(turn, -1, 0), "domino 14", "Undo", "Undo")
    assert "Tap where domino 1 goes" in turn.texts and tried(turn) is None
    turn.tap("Redo", "Redo")
    assert turn.app.match.draft.seat == 1 and "Redo" not in turn.places


def test_undo_leads_back_to_the_line_that_was_turned_up(turn):
    turn.tap("Undo")
    assert turn.screen == "line"


def test_a_domino_without_a_place_is_discarded(sit):
    until(sit, lambda draft: draft.task == 2 and not draft.places)
    match, seat = sit.app.match, sit.app.match.draft.seat
    assert "It fits nowhere: discard it" in sit.texts and "Lay" not in sit.places
    for name in [name for name in sit.places if name.startswith("square")][::9]:
        sit.tap(name)
        assert tried(sit) is None
    card = sit.app.screen.board.cards[0]
    finger.tap(sit.machine, card.x + 40, card.y + 10)
    assert tried(sit) is None
    before = match.draft.discards[seat]
    sit.tap("Discard")
    assert match.draft.discards[seat] == before + 1


def test_the_only_place_is_tried_by_itself(sit):
    from kingdom.bits import count

    until(sit, lambda draft: draft.task == 2 and count(draft.places) == 1)
    assert tried(sit) and "It fits nowhere else" in sit.texts and "Lay" in sit.places


def may_be_left(draft):
    return draft.task == 4 and draft.errand[3]


def must_be_done(draft):
    """A square is asked for, of the player who has laid the domino."""
    own = draft.task == 4 and draft.errand[0] == draft.kings[draft.turn]
    return own and not draft.errand[3] and draft.errand[2][draft.seat] > 0


def asked(sit, wanted):
    """Follow a game with errands, and give the names of the squares that can be tapped."""
    until(sit, wanted, FIVE, options=(), game="giants")
    return choices(sit)


def choices(sit):
    with sit.machine.inside():
        from kingdom.bits import each
        from table.trying import Window

        draft = sit.app.match.draft
        window = Window(draft.kingdoms[draft.seat])
        squares = [window.index(square) for square in each(draft.errand[2][draft.seat])]
        return ["square {},{}".format(*divmod(index, window.size)) for index in squares]


def tokens(sit):
    return [sum(kingdom.tokens) for kingdom in sit.app.match.draft.kingdoms]


def test_a_tap_on_a_square_does_what_the_domino_brings(sit):
    squares = asked(sit, must_be_done)
    seat, before = sit.app.match.draft.seat, tokens(sit)
    assert "Tap a crown to cover" in sit.texts and not {"Lay", "Skip"} & set(sit.places)
    for name in set(sit.places) - set(squares):
        if name.startswith("square") and beside(sit, name, squares):
            sit.tap(name)
    assert tokens(sit) == before
    sit.tap(squares[-1])
    assert tokens(sit)[seat] == before[seat] + 1
    sit.tap("Undo")
    assert tokens(sit) == before and "Tap a crown to cover" in sit.texts
    sit.tap("Redo")
    assert tokens(sit)[seat] == before[seat] + 1


def darkened(sit):
    """The names of the squares of the kingdom in front that are darkened, or None."""
    plot, match = sit.app.screen.board, sit.app.match
    with sit.machine.inside():
        cells, names = match.draft.kingdoms[match.draft.seat].cells, []
        for index, (name, *_) in enumerate(plot.view.places()):
            square = plot._window.square(index)
            tile = plot.view._dark[0][0][index] if plot.view._dark else None  # one grid of 7 rows
            if square is not None and cells[square] and tile not in (None, plot.view.clear):
                names.append(name)
        return names


def test_all_squares_but_those_to_choose_from_are_dark_until_one_is_chosen(sit):
    names = asked(sit, must_be_done)
    dark = darkened(sit)
    with sit.machine.inside():
        draft = sit.app.match.draft
        cells = draft.kingdoms[draft.seat].cells
        laid = len(cells) - cells.count(0) - 1  # the castle is no choice, and stays as it is
    assert names and dark and not set(names) & set(dark)
    assert len(names) + len(dark) == laid
    sit.tap(names[0])
    while sit.app.match.draft.task == 4:
        sit.tap("Skip")
    assert darkened(sit) == []


def beside(sit, name, squares):
    """Whether a square is so far from all others that no finger can mean them."""
    row, column = [int(number) for number in name[7:].split(",")]
    spots = [[int(number) for number in square[7:].split(",")] for square in squares]
    return min([max(abs(row - r), abs(column - c)) for r, c in spots]) > 2


@pytest.mark.parametrize("way", [(0, 1), (1, 0)])
def test_a_finger_may_just_miss_a_square_to_choose(sit, way):
    squares = asked(sit, lambda draft: must_be_done(draft) and one_square(draft))
    x, y = sit.find(squares[0])
    before, off = sum(tokens(sit)), sit.app.screen.board.side // 2 + 5
    finger.tap(sit.machine, x + way[0] * off, y + way[1] * off)
    sit.settle()
    assert sum(tokens(sit)) == before + 1


def one_square(draft):
    squares = draft.errand[2][draft.seat]
    return squares & squares - 1 == 0


def test_what_may_be_left_is_left_by_the_main_button(sit):
    asked(sit, may_be_left)
    before = tokens(sit)
    assert "Send a giant away, or Skip" in sit.texts
    sit.tap("Skip")
    assert tokens(sit) == before and sit.app.match.draft.task != 4
    sit.tap("Undo")
    assert "Skip" in sit.places


def test_one_is_sent_away_to_a_player_who_says_where(sit):
    squares = asked(sit, may_be_left)
    before, seat = tokens(sit), sit.app.match.draft.seat
    sit.tap(squares[0])
    assert "Who gets it? Tap a player" in sit.texts
    squares = sit.app.match.draft.errand[2]
    able = [FIVE[other] for other, castles in enumerate(squares) if castles]
    colours = sit.app.match.game.COLOURS
    offered = [colours.index(place[7:]) for place in sit.places if place.startswith("player")]
    assert [FIVE[other] for other in offered] == able and seat not in offered
    other = offered[-1]
    sit.tap("player " + colours[other])
    assert f"{FIVE[other]}: Tap a crown to cover" in sit.texts
    sit.tap(choices(sit)[0])
    after = list(before)
    after[seat], after[other] = after[seat] - 1, after[other] + 1
    assert tokens(sit) == after
    sit.tap("Undo", "Undo", "Undo")
    assert tokens(sit) == before and "Skip" in sit.places


def test_while_a_domino_s_errand_waits_no_other_domino_can_be_taken_but_all_can_be_seen(sit):
    asked(sit, must_be_done)
    match, before = sit.app.match, sit.app.match.revision
    assert not [place for place in sit.places if place.startswith("domino")]
    other = (match.draft.seat + 1) % 5
    sit.tap("player " + match.game.COLOURS[other])
    assert f"The kingdom of {FIVE[other]}" in sit.texts
    for name in [name for name in sit.places if name.startswith("square")][::5]:
        sit.tap(name)
    assert match.revision == before
    sit.tap("Back")
    assert "Tap a crown to cover" in sit.texts


def test_to_take_at_once_what_follows_waits_for_the_errand(sit):
    until(sit, brings_an_errand, FIVE, options=(), game="giants")
    draft = sit.app.match.draft
    sit.tap("domino " + "ABCDEF"[draft.domino - 1])
    free = [place for place in sit.places if place.startswith("domino")][0]
    claims = list(draft.claims)
    sit.tap(free)
    assert "Tap a crown to cover" in sit.texts and draft.claims == claims
    sit.tap(choices(sit)[0], free)
    assert draft.claims != claims


def brings_an_errand(draft):
    if draft.task != 2 or not draft.coming or draft.domino > 6 or not draft.places:
        return False
    kingdom = draft.kingdoms[draft.seat]
    return sum([cell >> 4 for cell in kingdom.cells]) > sum(kingdom.tokens)


def test_after_the_last_domino_comes_the_result(sit):
    until(sit, lambda draft: draft.round == draft.rounds)
    rows = sit.app.match.draft.line
    assert {str(number) for number in rows} <= set(sit.texts)
    while sit.app.match.draft.task == 2:
        if sit.app.match.draft.places and tried(sit) is None:
            sit.tap(f"domino {sit.app.match.draft.domino}")
        sit.tap("Lay" if sit.app.match.draft.places else "Discard")
    assert "The last domino is played" in sit.texts and not sit.app.match.done
    sit.tap("Result")
    assert sit.screen == "result" and sit.app.match.done
    sit.tap("Back")
    assert sit.screen == "along" and "Result" in sit.places
    sit.tap("Undo")
    assert "Result" not in sit.places and not sit.app.match.done


def test_the_strip_tells_what_the_ranking_counts(sit):
    match = follow(sit, NAMES, 100)
    sit.open("along", look=0)
    with sit.machine.inside():
        from kingdom import ranking

        totals = [str(standing.total) for standing in ranking.table(match).players]
    assert [text for text in sit.texts if text.isdigit()][:4] == totals


def test_the_light_shines_for_whom_it_waits(turn):
    turn.machine.run(100)
    pink = turn.machine.lights[0]
    turn.tap(named(turn, -1, 0), "domino 14")
    turn.machine.run(100)
    assert turn.machine.lights[0] != pink


def test_more_opens_the_menu_and_forgets_nothing_that_is_laid(turn):
    turn.tap(named(turn, -1, 0), "Lay", "more")
    assert turn.screen == "menu"
    turn.tap("Back")
    assert turn.screen == "along" and "Tap the domino to take" in turn.texts


@pytest.mark.parametrize("name", ["Lay", "Undo", "domino 8", "player green"])
def test_what_a_finger_rests_on_looks_pressed(turn, name):
    turn.tap(named(turn, -1, 0))
    place = [each for each in turn.app.screen.buttons if each.name == name][0]
    x, y = place.x + 10, place.y + 4
    plain = turn.machine.pixel(x, y)
    turn.machine.finger(*turn.find(name))
    turn.machine.run(200)
    pressed = turn.machine.pixel(x, y)
    assert pressed != plain
    turn.machine.run(200)
    assert turn.machine.pixel(x, y) == pressed
    turn.machine.lift()
    turn.machine.run(200)


@pytest.mark.parametrize(("count", "kept"), [(5, 5), (4, 4), (3, 3), (2, 4)])
def test_fingers_have_room_where_five_dominoes_come(sit, count, kept):
    names, how = FIVE[:count], {"options": (), "game": "giants"}
    until(sit, lambda draft: draft.task == 2 and draft.places, names, **how)
    buttons = sit.app.screen.buttons
    assert len(buttons) == count + 1 + kept + 3
    for place in buttons:
        assert place.width >= 28 and place.height >= 28, place.name
    undo, redo, main = buttons[-3:]
    assert undo.x + undo.width <= redo.x and buttons[-4].y + buttons[-4].height <= undo.y
    if kept == 5:
        assert redo.x + redo.width <= main.x and redo.y == main.y
    else:
        assert redo.y + redo.height <= main.y


def test_fingers_have_room(turn):
    turn.tap(named(turn, -1, 0))
    for place in turn.app.screen.buttons:
        assert place.width >= 28 and place.height >= 28, place.name


def waited(sit):
    """Let the device make its moves."""
    for _ in range(600):
        if not sit.app.match.by_device:
            return sit.settle()
        sit.machine.run(100)
    raise AssertionError("the device stands still")


def acted(sit):
    """Do what the screen asks of a person, wherever it fits; give the taps that took."""
    draft, taps = sit.app.match.draft, 1
    if draft.task == 2 and draft.places and tried(sit) is None:
        sit.tap(f"domino {draft.domino}")
        taps += 1
    if draft.task == 2 and not draft.places:
        sit.tap("Discard")
    elif draft.coming:
        sit.tap(f"domino {draft.coming[draft.claims.index(255)]}")
    else:
        sit.tap("Lay")
    return taps


def test_the_device_plays_and_only_the_person_s_taps_are_needed(sit):
    match = follow(sit, ["Ada", "Bo"], seed=5, robots=(0, 2))
    sit.open("along")
    taps = 0
    for _ in range(40):
        waited(sit)
        if match.draft.task == 3:
            break
        taps += acted(sit)
    sit.tap("Result")
    assert sit.screen == "result" and taps <= 2 * 12 + 4


def test_the_device_does_its_errands_by_itself_and_shows_them(sit):
    match = follow(sit, FIVE[:3], 0, (), game="giants", seed=4, robots=(1, 2, 1))
    sit.open("along")
    said = set()
    for _ in range(3000):
        if match.draft.task == 3:
            break
        if match.draft.task == 4 and sit.app.view["put"] is not None:
            said.add(sit.texts[4].split(" ", 1)[1])
        with sit.machine.inside():
            sit.app.screen._robot.hasten()
        sit.machine.run(40)
    assert match.draft.task == 3 and sum(tokens(sit)) > 0
    assert "covers a crown" in said and len(said) >= 2


def test_looking_around_ends_when_it_is_a_person_s_turn_again(sit):
    match = follow(sit, ["Ada", "Bo"], seed=5, robots=(0, 1))
    sit.open("along")
    for _ in range(10):
        if match.by_device:
            break
        acted(sit)
    with sit.machine.inside():
        sit.app.view["look"] = 0
        sit.app.screen.update()
        assert match.by_device
    assert "The kingdom of Ada" in sit.texts
    waited(sit)
    assert "The kingdom of Ada" not in sit.texts and "Back" not in sit.places


def test_the_device_shows_what_it_does_before_it_does_it_and_a_tap_hastens(sit):
    match = follow(sit, ["Ada", "Bo"], seed=1, robots=(1, 1))
    sit.open("along")
    took = []
    for hasty in (False, True):
        while not (match.draft.task == 2 and sit.app.view["place"] is not None):
            sit.machine.run(20)
        assert (
            f"{match.players[match.draft.seat][0]} lays domino {match.draft.domino}" in sit.texts
        )
        revision, start = match.revision, sit.machine.milliseconds
        if hasty:
            finger.tap(sit.machine, 100, 100)
        while match.revision == revision and sit.machine.milliseconds < start + 5000:
            sit.machine.run(20)
        took.append(sit.machine.milliseconds - start)
    assert took[1] < 650 < 750 < took[0] < 1100


def test_a_turn_of_the_large_game_on_a_large_screen(new_machine):
    machine = new_machine("pyportal_titano")
    machine.power_on()
    finger.settle(machine)
    sit = Sitting(machine)
    until(
        sit,
        lambda draft: draft.task == 2 and draft.places,
        names=NAMES[:2],
        options=("mighty_duel",),
        size=7,
    )
    sit.tap(f"domino {sit.app.match.draft.domino}")
    x, y = sit.app.screen.board.cards[0].x + 5, sit.app.screen.board.cards[0].y + 5
    before = tried(sit)
    finger.tap(machine, x, y)
    sit.settle()
    assert before and tried(sit)
    sit.tap("Lay")
    assert sit.app.match.draft.task == 1


def test_undo_picks_up_what_is_tried_before_it_takes_a_move_back(turn):
    before = turn.app.match.moves
    turn.tap("square 3,4")
    assert tried(turn) is not None
    turn.tap("Undo")
    assert tried(turn) is None and turn.screen == "along" and turn.app.match.moves == before
    turn.tap("Undo")
    assert turn.screen == "line" and turn.app.match.moves[1] == before[1] - 2


def test_the_domino_of_the_last_line_that_nobody_took_cannot_be_taken(sit):
    def last(draft):
        left = 255 in draft.kings
        return draft.round == draft.rounds and left and draft.task == 2 and draft.turn == 0

    until(sit, last, names=NAMES[:3], options=("line_of_four",))
    draft = sit.app.match.draft
    left = draft.line[draft.kings.index(255)]
    assert str(left) in sit.texts and f"domino {left}" not in sit.places


def test_of_two_the_first_takes_two_dominoes_and_undo_gives_all_four_back(sit):
    match = follow(sit, NAMES[:2], 4, options=("discovery",), size=7, game="origins")
    sit.open("along")
    outer = match.draft.coming[3]
    sit.tap("player black", f"domino {outer}")
    assert sit.screen == "line" and match.draft.kings == [1, 0, 0, 1]
    sit.tap("Undo")
    assert sit.screen == "along" and match.draft.claims == [255] * 4
    assert "Whose king? Tap a player" in sit.texts
    sit.tap(f"domino {match.draft.coming[1]}", "player pink")
    assert sit.screen == "line" and match.draft.kings == [1, 0, 0, 1]
