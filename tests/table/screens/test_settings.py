# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Settings tell what is true, and nothing else."""

import kingdom


def test_version_language_and_board_are_told(sit):
    sit.tap("Settings")
    assert {f"Version {kingdom.__version__}", "English", "pyportal"} <= set(sit.texts)


def test_games_are_kept_where_a_save_works(sit):
    sit.tap("Settings")
    assert "are kept on the drive" in sit.texts


def test_where_a_save_fails_it_says_so(sit, monkeypatch):
    monkeypatch.setattr(sit.app.device.saves, "write", lambda data: False)
    sit.tap("Settings")
    assert "are not kept without power" in sit.texts


def test_every_button_does_something(sit):
    sit.tap("Settings")
    assert sit.places == ["Language", "Set up touch", "To computer", "Back", "Sound"]
    sit.tap("Set up touch")
    assert sit.screen == "calibrate"
    sit.tap("Back", "Language")
    assert sit.screen == "language"


def test_the_drive_is_given_to_a_computer_and_games_go_to_the_boards_memory(sit):
    sit.tap("Settings", "To computer")
    assert "are kept in the board's memory" in sit.texts
    assert sit.places == ["Language", "Set up touch", "Back", "Sound"]
    assert sit.app.device.drive.take() is False


def test_sound_is_switched_where_there_is_a_speaker(sit):
    sit.tap("Settings")
    assert "off" in sit.texts and sit.machine.heard == []
    sit.tap("Sound")
    assert "a tick at every touch" in sit.texts and sit.machine.heard
    sit.tap("Sound")
    sit.machine.run(500)
    heard = sit.machine.heard
    sit.tap("Back")
    assert sit.machine.heard == heard and heard[-1][1] == 0


def test_without_a_speaker_there_is_no_such_row(sit):
    sit.app.device.sound = None
    sit.tap("Settings")
    assert sit.places == ["Language", "Set up touch", "To computer", "Back"]


def test_a_switch_draws_little(sit):
    sit.tap("Settings")
    sent = sit.machine.bytes_sent
    with sit.machine.inside():
        sit.app.screen._switch.act()
        sit.app.screen.update()
    sit.settle()
    assert 0 < sit.machine.bytes_sent - sent < 8 * 1024
