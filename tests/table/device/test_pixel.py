# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which light a board has: one of each kind, one that is taken, none."""

import sys
from types import ModuleType, SimpleNamespace

import pytest
from table.device import pixel

LEDS = {"LED_RED": "r", "LED_GREEN": "g", "LED_BLUE": "b"}


class Output:
    """A PWM output on a pin."""

    def __init__(self, pin, duty_cycle=0):
        if pin == "taken":
            raise ValueError("LED_RED in use")
        self.pin, self.duty_cycle = pin, duty_cycle
        self.at_first = duty_cycle


@pytest.fixture
def pwmio(monkeypatch):
    module = ModuleType("pwmio")
    module.PWMOut = Output
    monkeypatch.setitem(sys.modules, "pwmio", module)


def test_a_neopixel_comes_first(machine):
    with machine.inside():
        import board

        machine.app.device.lights._pixel.deinit()
        found = pixel.find(board)
        found.fill(0xFF0000)
    assert machine.lights == [(76, 0, 0)]


def test_a_neopixel_in_use_is_left_alone(machine):
    with machine.inside():
        import board

        assert pixel.find(board) is None
    assert "The light is left alone: NEOPIXEL in use" in machine.output


def test_three_leds_are_dark_at_first_and_shine_when_low(pwmio):
    found = pixel.find(SimpleNamespace(**LEDS))
    assert [(o.pin, o.at_first) for o in found._outputs] == [(pin, 0xFFFF) for pin in "rgb"]
    found.fill(0x00FF00)
    assert [output.duty_cycle for output in found._outputs] == [0xFFFF, 0, 0xFFFF]


def test_leds_that_are_taken_or_cannot_fade_are_left_alone(pwmio, monkeypatch, capsys):
    assert pixel.find(SimpleNamespace(**dict(LEDS, LED_RED="taken"))) is None
    monkeypatch.setitem(sys.modules, "pwmio", None)
    assert pixel.find(SimpleNamespace(**LEDS)) is None
    assert capsys.readouterr().out.count("left alone") == 2


def test_a_board_without_has_none():
    assert pixel.find(SimpleNamespace(LED_RED="r")) is None
