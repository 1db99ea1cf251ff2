# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for analogio: a voltage of nothing, so nobody touches the panel."""


class AnalogIn:
    value = 0

    def __init__(self, pin):
        pass

    def deinit(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()
