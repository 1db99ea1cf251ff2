# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is heard: silence until it is chosen, short tones after; nothing ever waits for them."""

import pytest
from table.device.sound import Sound

from tests.sitting import BEGUN, FULL, Sitting
from tools.virtual import finger


class Voice:
    """Keeps what it was told: (now, hertz), 0 for silence."""

    def __init__(self):
        self.now, self.told = 0, []

    def start(self, hertz):
        self.told.append((self.now, hertz))

    def stop(self):
        if self.told and self.told[-1][1]:
            self.told.append((self.now, 0))


def heard(sound, voice, times):
    for now in times:
        voice.now = now
        sound.step(now)
    return voice.told


@pytest.fixture
def on():
    voice = Voice()
    sound = Sound(lambda: voice, lambda on: None)
    sound.switch(True)
    return sound, voice


def test_a_tick_is_short_and_ends_by_itself(on):
    sound, voice = on
    sound.tick()
    assert voice.told == []  # until the step, in which nothing was drawn yet
    assert heard(sound, voice, range(0, 300, 5)) == [(0, 1320), (20, 0)]


def test_a_result_is_two_tones_the_second_higher_and_longer(on):
    sound, voice = on
    sound.result()
    (first, low), (second, high), (end, silence) = heard(sound, voice, range(0, 1000, 10))
    assert (low, high, silence) == (784, 1175, 0)
    assert second - first == 150 and end - second == 250


def test_drawing_between_two_steps_does_not_cut_a_tone_short(on):
    sound, voice = on
    sound.result()
    told = heard(sound, voice, [0, 400, 410, 500, 540, 900])
    assert told == [(0, 784), (540, 1175)]


def test_the_clock_may_begin_anew(on):
    sound, voice = on
    sound.tick()
    end = 1 << 29
    assert heard(sound, voice, [end - 20, end - 10, 2, 12]) == [(end - 20, 1320), (2, 0)]


def test_a_tick_in_a_result_takes_its_place(on):
    sound, voice = on
    sound.result()
    heard(sound, voice, [0, 10, 20])
    sound.tick()
    told = heard(sound, voice, range(30, 400, 10))
    assert [hertz for _, hertz in told] == [784, 1320, 0]


def test_off_it_is_silent_at_once_and_off_it_is_at_first():
    voice = Voice()
    sound = Sound(lambda: voice, lambda on: None)
    sound.tick()
    assert heard(sound, voice, [0, 10]) == []
    sound.switch(True)
    sound.result()
    heard(sound, voice, [20, 30])
    sound.switch(False)
    sound.tick()
    assert heard(sound, voice, range(30, 900, 10)) == [(20, 784), (30, 0)]


def test_a_speaker_that_is_not_to_be_had_stays_off():
    kept = []
    sound = Sound(lambda: None, kept.append)
    sound.choose(True)
    sound.tick()
    sound.step(0)
    assert sound.on is False and kept == [False]


@pytest.mark.parametrize("does", ["start", "stop"])
@pytest.mark.parametrize("error", [RuntimeError("All channels in use"), ValueError(), OSError(5)])
def test_a_speaker_that_fails_is_told_once_and_silent(on, capsys, monkeypatch, does, error):
    sound, voice = on

    def fail(*_):
        raise error

    monkeypatch.setattr(voice, does, fail)
    sound.result()
    for now in range(0, 900, 10):
        sound.step(now)
        if not sound.on:
            sound.tick()
    assert sound.on is False
    assert capsys.readouterr().out == f"The speaker is left alone: {error}\n"


@pytest.fixture
def start(new_machine):
    def start(**settings):
        machine = new_machine(settings=settings)
        machine.power_on()
        finger.settle(machine)
        return Sitting(machine)

    return start


def test_without_a_choice_no_pin_is_touched(start):
    sit = start()
    claimed = sit.machine.hardware.claimed
    assert not {"PA02", "PA27"} & set(claimed)
    sit.tap("New game", "square 0,0")
    assert sit.machine.heard == []


@pytest.mark.parametrize(("said", "on"), [(0, False), (1, True)])
def test_the_settings_say_how_it_begins(start, said, on):
    assert start(CROWN_SOUND=said).app.device.sound.on is on


def test_nonsense_in_the_settings_is_told_and_left_aside(start):
    sit = start(CROWN_SOUND="loud")
    assert sit.app.device.sound.on is False
    assert "CROWN_SOUND is 'loud', 0 is taken" in sit.machine.output


@pytest.mark.parametrize("said", [0, 1])
def test_a_choice_counts_until_the_settings_say_something_else(start, said):
    sit = start(CROWN_SOUND=said)
    for chosen in (not said, bool(said)):
        sit.tap("Settings", "Sound")
        assert sit.app.device.sound.on is chosen
        for setting, on in ((said, chosen), (1 - said, not said), (said, chosen)):
            assert cycled(sit, setting).app.device.sound.on is on


def test_a_choice_that_is_lost_leaves_the_settings(start):
    sit = start(CROWN_SOUND=0)
    sit.tap("Settings", "Sound")
    for left in (0xFF, 0x00):
        sit.machine.hardware.nvm[:] = bytes([left]) * len(sit.machine.hardware.nvm)
        assert cycled(sit, 0).app.device.sound.on is False


def cycled(sit, said):
    """Pull the cable, write the setting, plug it in again."""
    from tools.virtual import drive

    sit.machine.power_off()
    drive.write_settings(sit.machine.drive, {"CROWN_LANGUAGE": "en", "CROWN_SOUND": said})
    sit.machine.power_on()
    finger.settle(sit.machine)
    return sit


def since(sit, before):
    return [hertz for _, hertz in sit.machine.heard[before:]]


def test_a_press_on_something_ticks_and_beside_it_does_not(start):
    sit = start(CROWN_SOUND=1)
    sit.tap("New game")
    assert since(sit, 0) == [1320, 0]
    sit.tap("square 0,0")
    assert since(sit, 2) == [1320, 0]
    finger.tap(sit.machine, 100, 36)  # on the line of text
    sit.machine.run(300)
    assert since(sit, 4) == []


def test_a_tick_is_over_soon(start):
    sit = start(CROWN_SOUND=1)
    sit.tap("New game", "square 0,0", "square 1,1")
    ends = sit.machine.heard
    assert len(ends) == 6
    for (begun, _), (ended, _) in zip(ends[::2], ends[1::2]):
        assert 10 <= ended - begun <= 60


def test_a_game_that_ends_is_heard_once(start):
    sit = start(CROWN_SOUND=1)
    sit.game(["Ada", "Bo"], [FULL, BEGUN])
    sit.open("menu")
    sit.tap("Result")
    before = len(sit.machine.heard)
    sit.open("entry")
    with sit.machine.inside():
        from table import opening

        sit.app.match.select(1)
        opening.result(sit.app)
    sit.machine.run(2000)
    assert sit.screen == "result" and since(sit, before) == [784, 1175, 0]
    sit.open("count", seat=0)
    sit.open("result")
    sit.machine.run(1000)
    assert since(sit, before) == [784, 1175, 0]


def test_the_amplifier_is_on_only_while_something_sounds(start):
    sit = start(CROWN_SOUND=1)
    enable = sit.machine.hardware.board.pins["SPEAKER_ENABLE"]
    assert sit.machine.hardware.levels[enable] == 0
    with sit.machine.inside():
        sit.app.device.sound.result()
    sit.machine.step()
    assert sit.machine.hardware.levels[enable] == 1
    sit.machine.run(1000)
    assert sit.machine.hardware.levels[enable] == 0


def test_pins_in_use_are_told_and_the_game_goes_on(start):
    sit = start()
    sit.machine.hardware.claimed["PA02"] = "A0"
    sit.tap("Settings", "Sound")
    assert "The speaker is left alone: SPEAKER in use" in sit.machine.output
    assert "off" in sit.texts and sit.app.device.sound.on is False
