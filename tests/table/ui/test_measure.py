# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Words made to fit."""

import pytest


@pytest.fixture
def measure(bench):
    with bench.inside():
        from table.ui import measure

        yield measure


@pytest.fixture
def theme(bench):
    return bench.machine.app.theme


@pytest.mark.parametrize("font", ["galmuri11", "galmuri11-bold", "galmuri14"])
def test_a_width_is_the_width_of_its_label(measure, theme, font):
    from table.ui.text import Text

    for string in ("Ada", "How it counts", "\xc4\xd6\xdc 42"):
        label = Text(theme, string, 0, 0, 0, font)
        assert abs(measure.width(theme, string, font) - label.width) <= 2


def test_what_fits_is_left_as_it_is(measure, theme):
    assert measure.shortened(theme, "Ada", 100, "galmuri11") == "Ada"


@pytest.mark.parametrize("room", [20, 40, 60])
def test_what_does_not_fit_ends_in_a_full_stop(measure, theme, room):
    cut = measure.shortened(theme, "Maximilianne", room, "galmuri11")
    assert cut.endswith(".") and "Maximilianne".startswith(cut[:-1])
    assert measure.width(theme, cut, "galmuri11") <= room


def test_no_space_stays_before_the_full_stop(measure):
    assert measure.clipped("Anna Lou", 6) == "Anna."


def test_names_share_a_line_alike(measure, theme):
    names = ["Maximilianne", "Bo", "Konstantin"]
    line = measure.shared(theme, names, " / ".join, 120, "galmuri11")
    assert measure.width(theme, line, "galmuri11") <= 120
    one, two, three = line.split(" / ")
    assert len(one) == len(three) and two == "Bo"


def test_a_question_goes_on_as_many_lines_as_it_takes(measure, theme):
    question = "The game on the table is not finished."
    lines = measure.wrapped(theme, question, 100, "galmuri11").split("\n")
    assert " ".join(lines) == question and len(lines) == 3
    assert max(measure.width(theme, line, "galmuri11") for line in lines) <= 100


def test_a_word_that_is_too_long_has_a_line_of_its_own(measure, theme):
    assert measure.wrapped(theme, "a Maximilianne b", 20, "galmuri11") == "a\nMaximilianne\nb"
