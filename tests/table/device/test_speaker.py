# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a tone comes out of a pin: pulses where it can pulse, else a wave."""

import pytest


@pytest.fixture
def c(device):
    """The pins, and speaker as the device imports it; nothing has claimed a pin."""
    from types import SimpleNamespace

    with device.inside():
        import board
        import microcontroller
        from table.device import speaker

        yield SimpleNamespace(
            board=board,
            find=speaker.find,
            wave=speaker._wave,
            pin=microcontroller.Pin,
            heard=lambda: [hertz for _, hertz in device.heard],
            hardware=device.hardware,
        )


@pytest.fixture
def device(machine):
    return machine


def test_a_pyportal_plays_a_wave_and_its_amplifier_is_off_in_silence(c):
    voice = c.find(c.board.SPEAKER, c.board.SPEAKER_ENABLE)
    assert type(voice).__name__ == "Wave" and c.hardware.levels["PA27"] == 0
    voice.start(784)
    voice.start(1175)
    assert c.hardware.levels["PA27"] == 1
    voice.stop()
    assert c.heard() == [784, 1175, 0] and c.hardware.levels["PA27"] == 0


def test_without_an_amplifier_to_switch_it_plays_too(c):
    c.hardware.board.pins.pop("SPEAKER_ENABLE", None)
    try:
        voice = c.find(c.board.SPEAKER, None)
        voice.start(440)
        voice.stop()
        assert c.heard() == [440, 0]
    finally:
        c.hardware.board.pins["SPEAKER_ENABLE"] = "PA27"


def test_a_pin_with_a_timer_pulses_and_is_low_in_silence(c):
    voice = c.find(c.board.D3, None)
    assert type(voice).__name__ == "Pulses" and c.hardware.duties["D3"] == 0
    voice.start(1320)
    assert (c.hardware.frequencies["D3"], c.hardware.duties["D3"]) == (1320, 0x1000)
    voice.stop()
    assert c.hardware.duties["D3"] == 0


def test_a_pin_in_use_is_refused(c):
    c.find(c.board.SPEAKER, c.board.SPEAKER_ENABLE)
    with pytest.raises(ValueError, match="SPEAKER in use"):
        c.find(c.board.SPEAKER, c.board.SPEAKER_ENABLE)


def test_a_wave_swings_evenly_about_its_rest_and_has_no_jump(c):
    wave = list(c.wave())
    assert len(wave) == 32 and wave[0] == 0x8000
    assert sum(value - 0x8000 for value in wave) == 0
    steps = {abs(a - b) for a, b in zip(wave, wave[1:] + wave[:1])}
    assert len(steps) == 1
    assert max(wave) - 0x8000 == 0x8000 - min(wave) < 0x4000
