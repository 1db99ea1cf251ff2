# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games.giants."""

from kingdom import ranking, record
from kingdom.box import surplus
from kingdom.dominoes import dominoes, supply
from kingdom.games import classic, giants
from kingdom.match import Match
from kingdom.score import total
from kingdom.square import FIRST, crowns_of, square, terrain_of
from kingdom.territory import figures
from kingdom.textform import parse, text

from tests import cases
from tests.kingdom.refusals import refusal

FULL = "w w w w w / w w w w w / w w C w w / w w w w w / w w w w w"
TIED = "w2x w C / f1 . ."


def lines(kingdom, *options, size=5):
    return giants.lines(parse(kingdom, size, giants), options, b"")


def quests(kingdom, *options, size=5):
    """The points of every quest that pays."""
    return {line[0]: line[3] for line in lines(kingdom, *options, size=size) if line[1] is None}


def lit(kingdom, *options, size=5):
    """The squares of the only quest that pays."""
    (found,) = [list(line[4]) for line in lines(kingdom, *options, size=size) if line[1] is None]
    return found


def table(*kingdoms, options=()):
    match = Match(giants, [("", colour) for colour in giants.COLOURS[: len(kingdoms)]], 5, options)
    for seat, kingdom in enumerate(kingdoms):
        match.set_board(seat, parse(kingdom, 5, giants))
    return ranking.table(match)


def test_the_known_answers():
    count = 0
    for case in cases.read("giants"):
        board = parse(case["kingdom"], case["size"], giants)
        found = giants.lines(board, case["quests"], b"")
        strict = giants.lines(board, case["quests"] + ["strict_lines"], b"")
        territory, largest, _ = figures(giants.visible(board), board.size)
        ours = {"territory": territory, "largest": largest}
        ours["quest"] = total(found) - territory
        ours["quest_strict"] = total(strict) - territory
        for what, expected in case["expected"].items():
            assert ours[what] == expected, (case["id"], what, ours[what])
        count += 1
    assert count == 16


# The box


def test_the_box_holds_sixty_dominoes_letters_first():
    squares = dominoes(giants)
    assert len(squares) == 2 * 60
    assert squares[12 : 12 + 96] == dominoes(classic)
    assert max(squares[:12]) < square(1, 1)  # A to F have no crown
    for number in range(54, 60):  # 49 to 54 have three each
        assert sum([crowns_of(s) for s in squares[2 * number : 2 * number + 2]]) == 3


def test_the_box_of_giants_has_these_squares():
    box = supply(giants)
    counts = []
    for terrain in range(FIRST, FIRST + 6):
        counts.append([box[square(terrain, crowns)] for crowns in range(4)])
    assert counts == [
        [24, 5, 1, 0],
        [18, 7, 1, 0],
        [14, 7, 1, 0],
        [13, 3, 3, 0],
        [7, 4, 3, 0],
        [2, 2, 4, 1],
    ]


def test_the_larger_box_is_asked_what_it_holds():
    def too_many(game, kingdom):
        return [each[:4] for each in surplus(game, [parse(kingdom, 7, giants)])]

    assert too_many(giants, "m2 m2 m2 m2x C") == []
    assert too_many(classic, "m2 m2 m2 m2 C") == [(FIRST + 5, 2, 4, 3)]
    assert too_many(giants, "w2 w2x C") == [(FIRST, 2, 2, 1)]


# Giants


def test_a_giant_covers_one_crown():
    assert total(lines("w1x C")) == 0
    assert total(lines("m3x m C")) == 2 * 2
    assert total(lines("m3xx m C")) == 2
    assert total(lines("m3xxx m C")) == 0


def test_a_covered_crown_breaks_no_tie():
    found = table("w2x w C / f1 . .", "w1 w C / f1 . .", "w2 w C / f1x . .")
    assert [each.total for each in found.players] == [3, 3, 4]
    assert [each.crowns for each in found.players] == [2, 2, 2]
    even = table("w2x w C", "w1 w C")
    assert (even.decided_by, even.winners) == ("shared", [0, 1])
    told = table("f1 f C w1 w", "f2x f C w2 . / . . . m3xxx .")
    assert [(each.total, each.largest, each.crowns) for each in told.players] == [
        (4, 2, 2),
        (4, 2, 3),
    ]
    assert (told.decided_by, told.winners) == ("crowns", [1])


def test_five_may_tie():
    found = table(*[TIED] * 5)
    assert (found.decided_by, found.winners) == ("shared", [0, 1, 2, 3, 4])
    assert [each.place for each in found.players] == [1] * 5
    found = table(TIED, TIED, TIED, "w1 w C / f1 f .", TIED)
    assert [each.place for each in found.players] == [2, 2, 2, 1, 2]


def test_giants_have_a_text_that_comes_back():
    for kingdom in ("w1x C", "m3xxx m2x m2xx / . C .", "g2 g2x g2xx / C s1x ."):
        board = parse(kingdom, 7, giants)
        again = parse(text(board, giants), 7, giants)
        assert again.parts == board.parts
        cells = kingdom.replace(" / ", " ").replace(".", "").split()
        assert [cell for cell in text(board, giants).split() if cell not in "./"] == cells


def test_a_giant_without_a_crown_is_refused_by_its_place():
    for kingdom, told in (
        ("w1 C / f1xx .", "row 2, column 1: 'xx' is more giants than the square has crowns"),
        ("w1 wx C", "row 1, column 2: 'x' is more giants than the square has crowns"),
        ("w1 Cx", "row 1, column 2: 'x' is more giants than the square has crowns"),
        ("m3xxxx C", "row 1, column 1: 'xxxx' is more giants"),
        ("w1y C", "row 1, column 1: cannot read 'y'; write x for each giant"),
        ("w1x1 C", "row 1, column 1: cannot read 'x1'; write x for each giant"),
    ):
        assert refusal(parse, kingdom, 5, giants).startswith(told)
    assert refusal(parse, "w1x C", 5, classic).startswith("row 1, column 1: cannot read 'x'")


def test_a_tap_adds_a_giant_until_no_crown_is_left():
    match = entered("m3 f1 w . C")
    seen = []
    for _ in range(5):
        assert match.put(10, "giant")
        seen.append(match.board().tokens[10])
    assert seen == [1, 2, 3, 0, 1]
    assert match.put(11, "giant") and match.put(11, "giant") and not match.board().tokens[11]
    for index in (12, 13, 14):
        before = text(match.board(), giants)
        refusal(match.put, index, "giant")
        assert text(match.board(), giants) == before


def entered(kingdom, size=5):
    match = Match(giants, [("", "pink"), ("", "brown")], size)
    match.set_board(0, parse(kingdom, size, giants))
    return match


def row_of(match, row=2):
    return text(match.board(), giants).split(" / ")[row]


def test_what_is_laid_over_takes_its_giants_away_and_undo_brings_them_back():
    match = entered("m3xx f1x w . C")
    assert match.lay(10, FIRST) and row_of(match) == "w f1x w . C"
    assert match.erase(11) and row_of(match) == "w . w . C"
    assert match.undo() and match.undo() and row_of(match) == "m3xx f1x w . C"
    assert match.put(10, "giant") and match.undo() and row_of(match) == "m3xx f1x w . C"
    assert match.redo() and row_of(match) == "m3xxx f1x w . C"
    assert match.add_crown(11) and row_of(match) == "m3xxx f2x w . C"
    assert match.add_crown(11) and row_of(match) == "m3xxx f w . C"


def test_giants_go_where_their_squares_go():
    match = entered("m3xx f1x w C .")
    assert match.shift(1, 0) and row_of(match, 3) == "m3xx f1x w C ."
    assert match.resize(7) and row_of(match, 4) == ". m3xx f1x w C . ."
    assert match.resize(5) and row_of(match, 3) == "m3xx f1x w C ."
    assert match.move_castle(15) and row_of(match, 3) == "C f1x w m3xx ."


def test_a_record_keeps_the_giants():
    match = entered("m3xx f1x w C .")
    match.set_options(["folie", "local_w", "strict_lines"])
    again = record.load(record.dump(match))
    assert again.board(0).parts == match.board(0).parts
    assert again.options == ("local_w", "folie", "strict_lines")
    assert record.dump(again) == record.dump(match)


# Quests


def test_two_quests_at_most_take_the_place_of_the_bonuses():
    assert Match(giants, [("", "pink")], 5).options == ()
    assert quests(FULL) == {}
    message = refusal(Match, giants, [("", "pink")], 5, ["bleak", "folie", "middle"])
    assert message.startswith("quests: choose 0 to 2 of local_w, local_f")
    assert len(giants.GROUPS[0][3]) == 17


def test_local_business_pays_for_the_eight_squares_round_the_castle():
    kingdom = "w w f l w / f w w w l / f w C m l / f g1x s w w / w w w w w"
    pays = {"w": 25, "f": 0, "l": 0, "g": 5, "s": 5, "m": 5}
    for terrain, points in pays.items():
        assert quests(kingdom, "local_" + terrain).get("local_" + terrain, 0) == points
    assert lit(kingdom, "local_w") == [6, 7, 8, 11, 18]
    assert quests("C f / f f", "local_f") == {"local_f": 15}


def test_local_business_stays_within_the_frame():
    beside = "C . . . f / . . . . f / f . . . . / . . . . . / f f . . f"
    assert quests(beside, "local_f") == {}
    assert quests(" / ".join(beside.split(" / ")[::-1]), "local_f") == {}
    mirrored = " / ".join(["".join(reversed(row)) for row in beside.split(" / ")])
    assert quests(mirrored, "local_f") == {}
    assert quests("f . . . f / . . . . C / f . . . f / . . . . . / . . . . .", "local_f") == {
        "local_f": 10
    }


def test_without_a_castle_there_is_no_local_business():
    assert quests(FULL.replace("C", "w"), "local_w", "lost_corner") == {}
    assert quests(FULL.replace("C", "w"), "harmony", "middle") == {}


def test_four_corners_are_those_of_the_frame():
    corners = "w . . . f / . . . . . / . . C . . / . . . . . / w . . . w"
    assert quests(corners, "corners_w", "corners_f") == {"corners_w": 15, "corners_f": 5}
    assert lit(corners, "corners_w") == [0, 20, 24]
    assert quests(corners, "corners_w", size=7) == {}  # it does not reach that frame
    assert quests("w w w / w C w / w w w", "corners_w") == {}


def test_the_lost_corner_is_a_corner_of_the_frame():
    for kingdom in ("C w w w w", "w w w w C"):
        rows = " / . . . . ." * 4
        assert quests(kingdom + rows, "lost_corner") == {"lost_corner": 20}
        assert quests((rows + " / " + kingdom)[3:], "lost_corner") == {"lost_corner": 20}
    assert quests("C w / w w", "lost_corner") == {}  # the middle of the frame
    assert lit("C w w w w" + " / . . . . ." * 4, "lost_corner") == [0]


def test_harmony_and_middle_kingdom_are_quests():
    assert quests(FULL, "harmony", "middle") == {"harmony": 5, "middle": 10}
    assert quests(FULL.replace("C w w", "C w ."), "harmony", "middle") == {"middle": 10}
    assert quests("w w w w w / " * 4 + "w w w w C", "harmony", "middle") == {"harmony": 5}
    assert lit("w C", "middle") == [12]


def test_folie_pays_for_lines_of_three_crowned_squares():
    assert quests("w1 f1 l2 C", "folie") == {"folie": 10}
    assert lit("w1 f1 l2 C .", "folie") == [10, 11, 12]
    assert quests("w1 f1 C l2", "folie") == {}
    assert quests("w1 . . / . f1 . / C . l1", "folie") == {"folie": 10}
    assert quests(". . w1 / . f1 . / l1 . C", "folie") == {"folie": 10}


def test_a_giant_breaks_a_line_unless_a_crown_is_left():
    assert quests("w1 f1x l1 C", "folie") == {}
    assert quests("w1 f2x l1 C", "folie") == {"folie": 10}
    assert quests("w1 f2xx l1 C", "folie") == {}


def test_strict_lines_is_an_option_that_pays_nothing_itself():
    block = "w1 w1 w1 / w1 w1 w1 / w1 w1 w1 / . C ."
    assert quests(block, "folie") == {"folie": 80}
    assert quests(block, "folie", "strict_lines") == {"folie": 30}
    assert quests(block, "strict_lines") == {}


def test_the_bleak_king_pays_for_each_large_land_without_a_crown():
    assert quests("w w w / w w C", "bleak") == {"bleak": 10}
    assert lit("w w w . . / w w C . .", "bleak") == [5, 6, 7, 10, 11]
    assert quests("w w C / w w .", "bleak") == {}
    assert quests("w w w w w / w w w w w / f f f C . / f f f . .", "bleak") == {"bleak": 20}
    assert quests("g g g g g / l l l l l / . . C . .", "bleak") == {"bleak": 20}
    assert quests("s s s s s / m m m m m / . . C . .", "bleak") == {}
    assert quests("w w w1 / w w C", "bleak") == {}


def test_a_giant_makes_a_land_bleak_when_it_covers_the_last_crown():
    assert quests("w w w1x / w w C", "bleak") == {"bleak": 10}
    assert quests("w w w2x / w w C", "bleak") == {}
    assert quests("w w w2xx / w w C", "bleak") == {"bleak": 10}


def test_every_line_of_a_quest_shows_squares():
    board = parse(FULL.replace("w w C", "w1 w1 C").replace("C w w", "C f1 f1"), 5, giants)
    for name in giants.GROUPS[0][3]:
        for line in giants.lines(board, (name,), b""):
            assert line[3] > 0 and len(line[4]) > 0
            assert max(line[4]) < 25


# Setting up


def test_lines_are_of_five_dominoes():
    """In play, in a line, kings of each, the positions that are thrown away, last one first."""
    for players, kings, thrown in ((2, 2, (2,)), (3, 1, (3, 1)), (4, 1, (2,)), (5, 1, ())):
        assert giants.draft(players, 7, ()) == (60, 5, kings, thrown)
        in_play = 30 if players == 2 else 60  # AG-8
        assert giants.draft(players, 5, ()) == (in_play, 5, kings, thrown)


def test_the_terrains_of_quests_are_those_of_their_letters():
    for letter, terrain in zip(giants.LETTERS, giants.TERRAINS):
        kingdom = ". . . / . C " + letter
        (index,) = lit(kingdom, "local_" + letter)
        there = parse(kingdom, 5, giants).cells[index]
        assert giants.TERRAINS[terrain_of(there) - FIRST] == terrain
