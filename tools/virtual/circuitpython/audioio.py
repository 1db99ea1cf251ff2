# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's audioio on a SAMD51: its converter plays samples by itself.

What is played is heard as the waves a second of a sample that holds one wave.
"""

import audiocore as _audiocore
import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware
from tools.virtual.part import Part as _Part

_CONVERTERS = ("PA02", "PA05")
_FASTEST = 1000000  # values a second


class AudioOut(_Part):
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        for pin in (left_channel, right_channel):
            if not isinstance(pin, _microcontroller.Pin) and (pin or pin is left_channel):
                raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        self._hardware = _hardware.plugged
        self._held = [pin for pin in (left_channel, right_channel) if pin]
        for pin in self._held:
            if pin.chip in self._hardware.claimed:
                raise ValueError(f"{pin.name} in use")
            if pin.chip not in _CONVERTERS:
                raise ValueError("Invalid pin")
        for pin in self._held:
            self._hardware.claim(pin)
        self._sample, self._paused = None, False

    def deinit(self):
        if self._held:
            self.stop()
        for pin in self._held or ():
            self._hardware.release(pin)
        self._held = None

    def play(self, sample, *, loop=False):
        self._alive()
        if not isinstance(sample, _audiocore.RawSample):
            raise TypeError("unsupported type for AudioOut.play")
        sample._alive()
        if sample.sample_rate > _FASTEST:
            raise ValueError(f"Sample rate must be <= {_FASTEST}")
        if not loop:
            raise NotImplementedError("the virtual board cannot tell when a sample ends")
        self._sample, self._paused = sample, False
        self._hardware.sound(sample.sample_rate // (len(sample._held) // sample.channel_count))

    def stop(self):
        self._alive()
        self._sample, self._paused = None, False
        self._hardware.sound(None)

    def pause(self):
        self._alive()
        if self._sample is None:
            raise RuntimeError("Not playing")
        self._paused = True

    def resume(self):
        self._alive()
        self._paused = False

    @property
    def playing(self):
        self._alive()
        return self._sample is not None

    @property
    def paused(self):
        self._alive()
        return self._paused
