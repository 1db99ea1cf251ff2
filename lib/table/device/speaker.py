# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a tone comes out of a pin: as pulses, or where it is no pin for pulses, as a wave.

Either sounds by itself until it is stopped, with no work for the program. The wave is played over
and over: not every port plays a short sample once (CircuitPython's issue 10539).
"""

from array import array

_QUIET = 0x1000  # of 65535: a narrow pulse, for the amplifier is right behind the pin
_REST, _HEIGHT = 0x8000, 0x1800  # of the wave: from its middle, a fifth of what the converter can
_LENGTH = 32  # values of one wave


class Pulses:
    """A PWM output; its duty cycle is how loud it is."""

    def __init__(self, pin):
        from pwmio import PWMOut

        self._output = PWMOut(pin, frequency=440, variable_frequency=True)

    def start(self, hertz):
        self._output.frequency = hertz
        self._output.duty_cycle = _QUIET

    def stop(self):
        self._output.duty_cycle = 0


class Wave:
    """A converter that plays one and the same wave over and over; `enable` is the amplifier's
    pin or None: it is on while something sounds, for it hisses."""

    def __init__(self, pin, enable):
        from audiocore import RawSample
        from audioio import AudioOut
        from digitalio import DigitalInOut

        self._output = AudioOut(pin)
        self._sample = RawSample(_wave())
        self._amplifier = DigitalInOut(enable) if enable else None
        self._amplify(False)

    def start(self, hertz):
        self._sample.sample_rate = hertz * _LENGTH
        self._amplify(True)
        self._output.play(self._sample, loop=True)

    def stop(self):
        self._amplify(False)
        self._output.stop()

    def _amplify(self, on):
        if self._amplifier:
            self._amplifier.switch_to_output(on)


def find(pin, enable):
    """Give the voice of that pin; ImportError or ValueError where it has none."""
    try:
        return Pulses(pin)
    except (ImportError, ValueError):  # a pin without a timer, such as a PyPortal's
        return Wave(pin, enable)


def _wave():
    """A triangle, softer than pulses: it begins and ends at rest."""
    quarter = _LENGTH // 4
    wave = array("H", [_REST] * _LENGTH)
    for index in range(_LENGTH):
        side = (index + quarter) % _LENGTH  # a falling half after a rising one
        height = side if side <= 2 * quarter else _LENGTH - side
        wave[index] = _REST + (height - quarter) * _HEIGHT // quarter
    return wave
