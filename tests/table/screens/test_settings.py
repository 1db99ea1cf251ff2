# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Settings tell what is true, and nothing else."""

import kingdom


def test_version_language_and_board_are_told(sit):
    sit.tap("Settings")
    assert {kingdom.__version__, "English", "pyportal"} <= set(sit.texts)


def test_games_are_kept_where_a_save_works(sit):
    sit.tap("Settings")
    assert "are kept on the drive" in sit.texts


def test_where_a_save_fails_it_says_so(sit, monkeypatch):
    monkeypatch.setattr(sit.app.device.saves, "write", lambda data: False)
    sit.tap("Settings")
    assert "are not kept without power" in sit.texts


def test_every_button_does_something(sit):
    sit.tap("Settings")
    assert sit.places == ["Set up touch", "To computer", "Back"]
    sit.tap("Set up touch")
    assert sit.screen == "calibrate"


def test_the_drive_is_given_to_a_computer_and_games_go_to_the_boards_memory(sit):
    sit.tap("Settings", "To computer")
    assert "are kept in the board's memory" in sit.texts
    assert sit.places == ["Set up touch", "Back"]
    assert sit.app.device.drive.take() is False
