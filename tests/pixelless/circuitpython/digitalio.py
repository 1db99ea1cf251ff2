# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for digitalio: pins with nothing on them."""


class Direction:
    INPUT, OUTPUT = "in", "out"


class DigitalInOut:
    def __init__(self, pin):
        self.direction, self.value = Direction.INPUT, False

    def switch_to_output(self, value=False):
        self.direction, self.value = Direction.OUTPUT, value

    def deinit(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()
