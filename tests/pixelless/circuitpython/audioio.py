# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for audioio: a converter that plays into the void."""

from audiocore import RawSample


class AudioOut:
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self.playing = False

    def play(self, sample, *, loop=False):
        if not isinstance(sample, RawSample):
            raise TypeError("not a sample")
        self.playing = True

    def stop(self):
        self.playing = False
