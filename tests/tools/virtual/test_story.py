# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stories as text: every step of the grammar, and every way to get it wrong."""

import pytest

from tools.virtual.story import Mistake, board_of, is_fresh, parse


@pytest.mark.parametrize(
    ("line", "verb", "arguments"),
    [
        ("board pyportal_titano", "board", ("pyportal_titano",)),
        ("fresh", "fresh", ()),
        ('tap "New game"', "tap", ("New game",)),
        ("tap palette forest", "tap", ("palette forest",)),
        ("tap square 0,4", "tap", ("square 0,4",)),
        ("hold square 2,2", "hold", ("square 2,2",)),
        ("drag square 0,0 to 0,4", "drag", ("square 0,0", "square 0,4")),
        ("drag square 0,0 to square 0,4", "drag", ("square 0,0", "square 0,4")),
        ("drag 0,0 to 0,4 to 3,4", "drag", ("square 0,0", "square 0,4", "square 3,4")),
        ('drag "A b" to palette lake', "drag", ("A b", "palette lake")),
        ("wait 2000", "wait", (2000,)),
        ("power off", "power", ("off",)),
        ("power on   # again", "power", ("on",)),
        ('expect text "42"', "expect", (True, "text", "42")),
        ('expect text "It\'s a tie # 1"', "expect", (True, "text", "It's a tie # 1")),
        ("expect text 42 points", "expect", (True, "text", "42 points")),
        ('expect no text "42"', "expect", (False, "text", "42")),
        ("expect screen entry", "expect", (True, "screen", "entry")),
        ("shot first-kingdom", "shot", ("first-kingdom",)),
        ("  dump", "dump", ()),
    ],
)
def test_a_step(line, verb, arguments):
    assert parse(line) == [(1, verb, arguments)]


def test_a_story_keeps_its_line_numbers_and_leaves_out_what_is_not_a_step():
    steps = parse("# a story\n\nboard pyportal\n  \nwait 5 # a while\n")
    assert [(step.line, step.verb) for step in steps] == [(3, "board"), (5, "wait")]
    assert board_of(steps) == "pyportal" and not is_fresh(steps)
    for text in ("fresh\nboard pyportal\nwait 5", "board pyportal\nfresh"):
        assert is_fresh(parse(text)) and board_of(parse(text)) == "pyportal"
    assert board_of(parse("wait 5")) is None


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("press home", "line 1: no such step: 'press'; there are: board, drag, dump, expect"),
        ("tap", "line 1: cannot read 'tap'; it should be: tap PLACE"),
        ("drag square 0,0", "it should be: drag PLACE to PLACE"),
        ("drag square 0,0 to", "it should be: drag PLACE to PLACE"),
        ("drag to 0,4", "it should be: drag PLACE to PLACE"),
        ("wait", "it should be: wait MILLISECONDS"),
        ("wait long", "it should be: wait MILLISECONDS"),
        ("wait -5", "it should be: wait MILLISECONDS"),
        ("power up", "it should be: power on, or power off"),
        ("expect 42", "it should be: expect text"),
        ("expect text", "it should be: expect text"),
        ("expect no screen home", "it should be: expect text"),
        ("shot", "it should be: shot NAME"),
        ("shot two words", "it should be: shot NAME"),
        ("dump all", "it should be: dump"),
        ("board", "it should be: board NAME"),
        ('tap "New game', 'line 1: a " has no partner'),
        ("wait 5\nboard pyportal", "line 2: the board comes first"),
        ("board pyportal\ntap home\nfresh", "line 3: fresh comes first"),
        ("fresh now", "it should be: fresh"),
    ],
)
def test_a_mistake_is_told_with_its_line(line, message):
    with pytest.raises(Mistake) as mistake:
        parse(line)
    assert message in str(mistake.value)
    assert "\n" not in str(mistake.value)
