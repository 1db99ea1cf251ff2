# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A player's name, letter by letter."""

import pytest

from tests.sitting import FULL


@pytest.fixture
def pad(sit):
    sit.tap("Set-up", "Pink")
    return sit


def spell(pad, letters):
    pad.tap(*["Space" if letter == " " else "key " + letter for letter in letters])


def test_a_name_starts_with_a_capital_and_goes_on_small(pad):
    spell(pad, "anna lou-mae")
    assert "Anna Lou-Mae" in pad.texts


def test_shift_changes_the_next_letter_alone(pad):
    pad.tap("key m", "key c", "shift", "key k", "key y")
    assert "McKy" in pad.texts


def test_backspace_takes_the_last_letter(pad):
    pad.tap("key a", "key b", "backspace", "key c")
    assert "Ac" in pad.texts


def test_twelve_letters_are_the_most(pad):
    spell(pad, "maximiliannes")
    assert "Maximilianne" in pad.texts


def test_accents_and_digits_are_on_further_pages(pad):
    pad.tap("letters", "key \xf6", "key \xdf", "letters", "key 7", "letters", "key a")
    assert "\xd6\xdf7a" in pad.texts


def test_no_name_means_the_colour(pad):
    assert "Without a name: Pink" in pad.texts
    pad.tap("key a", "Done", "A", "backspace", "Done")
    assert pad.screen == "setup" and "Pink" in pad.texts
    assert pad.app.plan.players[0] == ("", "pink")


def test_spaces_around_a_name_do_not_count(pad):
    spell(pad, " a ")
    pad.tap("Done")
    assert pad.app.plan.players[0] == ("A", "pink")


def test_back_leaves_the_name_as_it_was(pad):
    pad.tap("key a", "Back")
    assert pad.screen == "setup" and "Pink" in pad.texts


@pytest.mark.parametrize("name", ["bo", "blue", "yellow"])
def test_a_name_that_is_taken_is_refused_in_one_calm_line(sit, name):
    sit.game(["Ada", "Bo", ""])
    sit.open("name", seat=0, of="plan", back="home")
    sit.tap("backspace", "backspace", "backspace")
    spell(sit, name)
    sit.tap("Done")
    assert sit.screen == "name"
    assert f"{name[0].upper()}{name[1:]} is taken. Another name?" in sit.texts
    sit.tap("backspace")
    assert not [text for text in sit.texts if "taken" in text]


def test_a_new_name_in_a_game_keeps_the_kingdom(sit):
    sit.game(["Ada", "Bo"], [FULL])
    sit.open("name", seat=0, of="match", back="menu")
    sit.tap("key m", "Done", "Done")
    assert sit.screen == "menu"
    assert sit.app.match.players[0] == ("Adam", "pink")
    assert sit.app.match.board(0).cells.count(0) == 0


def test_keys_are_wide_enough_for_a_finger(pad):
    assert min(place[3] for place in pad.app.places()) >= 32
    assert min(place[4] for place in pad.app.places()) >= 32


def test_a_key_lights_under_the_finger_and_goes_out(pad):
    name, x, y, width, height = next(p for p in pad.app.places() if p[0] == "key e")
    before = pad.machine.pixel(x + 5, y + 5)
    pad.machine.finger(x + width // 2, y + height // 2)
    pad.machine.run(100)
    assert pad.machine.pixel(x + 5, y + 5) != before
    pad.machine.lift()
    pad.settle()
    assert pad.machine.pixel(x + 5, y + 5) == before
    assert "E" in pad.texts


def test_one_letter_draws_the_name_and_little_else(pad):
    pad.tap("key a")
    before = pad.machine.bytes_sent
    pad.tap("key b")
    assert pad.machine.bytes_sent - before < 12_000
