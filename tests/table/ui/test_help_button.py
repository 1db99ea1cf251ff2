# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The question mark in the corner, where the game has an example."""

import pytest


@pytest.fixture
def button(machine):
    """help_button of the device's app."""

    def made(of):
        with machine.inside():
            from table.ui.help_button import help_button

            return help_button(machine.app, of, "home")

    return made


def test_it_has_room_for_a_finger_in_the_upper_right_corner(button):
    made = button("plan")
    assert made.name == "How to count"
    assert made.width >= 32 and made.height >= 32
    assert made.x + made.width < 320 and made.y < 10


def test_it_opens_the_example_and_tells_the_way_back(machine, button):
    button("plan").act()
    assert machine.app._next == ("howto", {"of": "plan", "back": "home"})


@pytest.mark.parametrize("of", ["plan", "match"])
def test_without_an_example_there_is_none(machine, button, of, monkeypatch):
    machine.app.match = machine.app.plan
    assert button(of)
    monkeypatch.setattr(machine.app.plan.game, "NAME", "nothing")
    assert button(of) is None
