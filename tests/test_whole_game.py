# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A whole game of four, followed on the virtual device from Play along to the result.

The story is what tools.virtual.turns tells; pytest --record writes it anew.
"""

from pathlib import Path

from kingdom import games, ranking
from kingdom.draft import TURN_UP
from kingdom.whole import WholeGame
from table import roster, verdict
from table.words import Words

from tools.virtual import player, story
from tools.virtual.turns import Table

STORY = Path(__file__).parent / "stories/whole_game.txt"
SEED = 16  # ends in a tie
GAME = games.load("kingdomino")
HEAD = """\
# Four people play at the table, and the device follows them to the end. A domino is tapped that
# was not turned up; somebody pulls the cable in the middle of a line; two turns are taken back.
board pyportal
tap "Play along"
tap "Start"
"""
WRONG, CUT, BACK = 2, 6, 9  # the rounds in which that happens


def test_a_whole_game_of_four_is_followed_to_its_result(tmp_path):
    shown = player.play(story.parse(STORY.read_text("utf-8")), "pyportal", tmp_path)
    assert "Yellow wins" in shown and shown.count("44") == 2


def test_the_story_is_the_one_that_is_told_and_takes_few_gestures(request):
    lines, gestures = told()
    if request.config.getoption("--record"):
        STORY.write_text(lines, encoding="utf-8")
    assert STORY.read_text("utf-8") == lines
    assert gestures <= 12 * (4 + 4 * 2 + 1) - 4, "a tap a domino turned up, two for a turn"


def made():
    players = [("", colour) for colour in GAME.COLOURS]
    return WholeGame(GAME, players, options=GAME.DEFAULTS)


def told():
    """Give the text of the story, and how many gestures the game itself takes in it."""
    table, lines, gestures = Table(made(), SEED), [], 0
    while not table.is_over:
        if table.match.draft.task == TURN_UP:
            lines += opened(table)
        before = table.turn()
        lines += before
        gestures += len(before)
        lines += taken_back(table)
    return HEAD + "\n".join([*lines, *ended(table.match), ""]), gestures


def opened(table):
    """A line begins: what is on the screen; a wrong tap, or a cable that is pulled."""
    draft = table.match.draft
    number = draft.round + 1
    lines = ["", f"# Line {number}", "expect screen line", f'expect text "Line {number} of 12"']
    lines += points(table.match) if draft.round > 1 else []
    if number == WRONG:
        wrong = max(n for n, there in enumerate(draft.box) if there)
        lines += [f"tap domino {wrong}", f"tap turned {wrong}"]
    if number == CUT:
        lines += table.move() + table.move()
        lines += ["wait 2000", "power off", "power on", 'tap "Resume"']
        lines += ["expect screen line", 'expect text "2 more"']
    return lines


def taken_back(table):
    """After two turns of a line: both are taken back, one comes again, one is made again."""
    draft = table.match.draft
    if draft.round + 1 != BACK or draft.turn != 2 or draft.task == TURN_UP:
        return []
    shown = points(table.match)
    for _ in range(4):
        table.match.undo()
    for _ in range(2):
        table.match.redo()
    lines = ["# Two turns back, and one of them again"] + ['tap "Undo"'] * 4 + ['tap "Redo"'] * 2
    return lines + table.turn() + shown


def ended(match):
    match.finish()
    words, table = Words("en"), ranking.table(match)
    names = roster.everyone(words, match)
    said = verdict.heading(words, match, table, names), verdict.remark(words, match, table, names)
    lines = [f'expect text "{text}"' for text in said] + points(match)
    return ["", "# The end", 'tap "Result"', *lines]


def points(match):
    """Give the lines that look for everybody's points."""
    return [f'expect text "{standing.total}"' for standing in ranking.table(match).players]
