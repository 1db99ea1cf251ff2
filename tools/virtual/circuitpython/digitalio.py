# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's digitalio: a pin that is driven, pulled or left alone."""

import microcontroller as _microcontroller

from tools.virtual import hardware as _hardware
from tools.virtual.part import OnPin as _OnPin


class Direction:
    INPUT = "digitalio.Direction.INPUT"
    OUTPUT = "digitalio.Direction.OUTPUT"


class DriveMode:
    PUSH_PULL = "digitalio.DriveMode.PUSH_PULL"
    OPEN_DRAIN = "digitalio.DriveMode.OPEN_DRAIN"


class Pull:
    UP = "digitalio.Pull.UP"
    DOWN = "digitalio.Pull.DOWN"


_PULLED = {Pull.UP: 1, Pull.DOWN: 0}


class DigitalInOut(_OnPin):
    def __init__(self, pin):
        if not isinstance(pin, _microcontroller.Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        self._take(_hardware.plugged, pin)
        self._output, self._level, self._mode, self._pulled = False, False, None, None

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self._alive()
        if drive_mode not in (DriveMode.PUSH_PULL, DriveMode.OPEN_DRAIN):
            raise TypeError("drive_mode must be of type DriveMode")
        self._output, self._level, self._mode = True, bool(value), drive_mode
        self._drive()

    def switch_to_input(self, pull=None):
        pin = self._alive()
        if pull not in (None, Pull.UP, Pull.DOWN):
            raise ValueError("pull must be None or of type Pull")
        self._output, self._pulled = False, pull
        self._hardware.drive(pin, None)

    @property
    def direction(self):
        self._alive()
        return Direction.OUTPUT if self._output else Direction.INPUT

    @direction.setter
    def direction(self, direction):
        self._alive()
        if direction not in (Direction.INPUT, Direction.OUTPUT):
            raise ValueError("Invalid direction")
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self):
        pin = self._alive()
        if self._output:
            return self._level
        if pin.name in self._hardware.touch.electrodes:
            return self._hardware.analog(pin) > 32767
        return bool(_PULLED.get(self._pulled, 0))

    @value.setter
    def value(self, value):
        self._alive()
        if not self._output:
            raise AttributeError("Cannot set value when direction is input.")
        self._level = bool(value)
        self._drive()

    @property
    def drive_mode(self):
        self._alive()
        if not self._output:
            raise AttributeError("Drive mode not used when direction is input.")
        return self._mode

    @drive_mode.setter
    def drive_mode(self, drive_mode):
        if not self._output:
            raise AttributeError("Drive mode not used when direction is input.")
        self.switch_to_output(self._level, drive_mode)

    @property
    def pull(self):
        self._alive()
        if self._output:
            raise AttributeError("Pull not used when direction is output.")
        return self._pulled

    @pull.setter
    def pull(self, pull):
        self._alive()
        if self._output:
            raise AttributeError("Pull not used when direction is output.")
        self.switch_to_input(pull)

    def _drive(self):
        released = self._level and self._mode == DriveMode.OPEN_DRAIN
        self._hardware.drive(self._held, None if released else int(self._level))
