# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The stand-ins for sound refuse what the C refuses, and what they play can be asked for."""

from array import array
from importlib import import_module
from types import SimpleNamespace

import pytest

_MODULES = "audiocore audioio board digitalio pwmio"


@pytest.fixture
def c(device):
    with device.inside():
        yield SimpleNamespace(**{name: import_module(name) for name in _MODULES.split()})


def amplify(c, on=True):
    pin = c.digitalio.DigitalInOut(c.board.SPEAKER_ENABLE)
    pin.switch_to_output(on)
    return pin


def wave(c, hertz=500):
    return c.audiocore.RawSample(array("H", [0x8000] * 16), sample_rate=hertz * 16)


def test_a_wave_is_heard_while_it_plays_and_the_amplifier_is_on(c, device):
    enable = amplify(c, False)
    output = c.audioio.AudioOut(c.board.SPEAKER)
    output.play(wave(c), loop=True)
    assert device.heard == [] and output.playing
    enable.value = True
    output.stop()
    assert [hertz for _, hertz in device.heard] == [500, 0] and not output.playing


def test_it_is_silent_when_the_program_ends(c, device):
    output, _ = c.audioio.AudioOut(c.board.SPEAKER), amplify(c)
    output.play(wave(c), loop=True)
    device.hardware.end_program()
    assert [hertz for _, hertz in device.heard] == [500, 0]


def test_pulses_are_heard_where_there_is_no_amplifier_to_switch(c, device, monkeypatch):
    monkeypatch.setattr(
        device.hardware, "board", device.board._replace(pins={"SPEAKER": "D3", "D3": "PA04"})
    )
    c.board.D3.name = "SPEAKER"
    output = c.pwmio.PWMOut(c.board.D3, frequency=440, variable_frequency=True)
    output.duty_cycle = 100
    output.frequency = 880
    output.duty_cycle = 0
    assert [hertz for _, hertz in device.heard] == [440, 880, 0]


def test_what_is_heard_is_timed(c, device):
    amplify(c)
    device.run(50)
    began = device.milliseconds
    with device.inside():
        output = c.audioio.AudioOut(c.board.SPEAKER)
        output.play(wave(c), loop=True)
    device.run(30)
    with device.inside():
        output.stop()
    assert device.heard == [(began, 500), (began + 30, 0)]


@pytest.mark.parametrize("make", ["audioio.AudioOut", "pwmio.PWMOut"])
def test_pins_have_one_owner_and_are_pins(c, make):
    module, name = make.split(".")
    kind = getattr(getattr(c, module), name)
    with pytest.raises(TypeError, match="pin must be of type Pin"):
        kind("SPEAKER")
    held = c.digitalio.DigitalInOut(c.board.SPEAKER)
    with pytest.raises(ValueError, match="SPEAKER in use"):
        kind(c.board.SPEAKER)
    held.deinit()


def test_only_a_converter_plays_samples_and_only_a_timer_pulses(c):
    with pytest.raises(ValueError, match="Invalid pin"):
        c.audioio.AudioOut(c.board.D3)
    with pytest.raises(ValueError, match="Invalid pin"):
        c.pwmio.PWMOut(c.board.SPEAKER)
    c.audioio.AudioOut(c.board.SPEAKER, right_channel=c.board.D4)


def test_a_refused_pin_is_free(c):
    with pytest.raises(ValueError):
        c.audioio.AudioOut(c.board.SPEAKER, right_channel=c.board.D3)
    c.digitalio.DigitalInOut(c.board.SPEAKER)


@pytest.mark.parametrize(
    ("samples", "options", "error"),
    [
        ([1, 2], {}, TypeError),
        (array("f", [1.0]), {}, ValueError),
        (array("i", [1]), {}, ValueError),
        (array("H", [1, 2]), {"channel_count": 3}, ValueError),
        (array("H", [1, 2, 3]), {"single_buffer": False}, ValueError),
    ],
)
def test_samples_that_are_refused(c, samples, options, error):
    with pytest.raises(error):
        c.audiocore.RawSample(samples, **options)


def test_what_cannot_be_played(c):
    output = c.audioio.AudioOut(c.board.SPEAKER)
    with pytest.raises(TypeError):
        output.play(array("H", [1]))
    with pytest.raises(TypeError):
        output.play(wave(c), True)
    with pytest.raises(ValueError, match="[Ss]ample rate"):
        output.play(wave(c, 100_000), loop=True)
    with pytest.raises(RuntimeError, match="Not playing"):
        output.pause()
    output.play(wave(c), loop=True)
    output.pause()
    assert output.playing and output.paused
    with pytest.raises(AttributeError):
        output.playing = False


def test_a_duty_and_a_frequency_have_their_limits(c):
    output = c.pwmio.PWMOut(c.board.D3)
    with pytest.raises(AttributeError, match="not writable"):
        output.frequency = 440
    for duty in (-1, 65536):
        with pytest.raises(ValueError, match="duty_cycle"):
            output.duty_cycle = duty
    with pytest.raises(ValueError, match="frequency"):
        c.pwmio.PWMOut(c.board.D4, frequency=0)


def test_nothing_works_after_deinit(c):
    output, pulses = c.audioio.AudioOut(c.board.SPEAKER), c.pwmio.PWMOut(c.board.D3)
    sample = wave(c)
    for each in (sample, output, pulses):
        each.deinit()
        each.deinit()  # twice is fine
    for use in (
        lambda: output.play(wave(c), loop=True),
        lambda: output.playing,
        lambda: pulses.duty_cycle,
        lambda: setattr(pulses, "duty_cycle", 1),
        lambda: pulses.frequency,
        lambda: c.audioio.AudioOut(c.board.SPEAKER).play(sample, loop=True),
    ):
        with pytest.raises(ValueError, match="deinit"):
            use()
    c.digitalio.DigitalInOut(c.board.D3)


def test_the_end_of_a_program_is_silence(c, device):
    amplify(c)
    c.audioio.AudioOut(c.board.SPEAKER).play(wave(c), loop=True)
    device.hardware.end_program()
    assert device.hardware.playing is None and device.hardware.duties == {}
