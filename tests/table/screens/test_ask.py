# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One question, two answers."""

import pytest

QUESTION = "Shall everything that was laid on this table be taken away for good, at once?"


@pytest.fixture
def ask(sit):
    sit.answers = []
    sit.open(
        "ask",
        text=QUESTION,
        yes="Take it",
        no="Leave it",
        then=lambda: sit.answers.append("yes"),
        otherwise=lambda: sit.answers.append("no"),
    )
    return sit


def test_a_long_question_is_told_in_lines(ask):
    lines = [text for text in ask.texts if text not in ask.places]
    assert " ".join(lines) == QUESTION and len(lines) > 1


@pytest.mark.parametrize(("button", "answer"), [("Take it", "yes"), ("Leave it", "no")])
def test_each_button_is_an_answer(ask, button, answer):
    ask.tap(button)
    assert ask.answers == [answer]


def test_beside_the_buttons_nothing_is_an_answer(ask):
    assert ask.places == ["Take it", "Leave it"]
