# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A capacitive glass: the fingers in a controller's own pixels, one report at a time."""


class Glass:
    """swap, flip_x, flip_y: what makes the controller's pixels the picture's, in that order.

    resolution  the controller's own (width, height), None where it is the picture's
    """

    def __init__(self, hardware, swap=False, flip_x=False, flip_y=False, resolution=None):
        self._hardware = hardware
        self._swap, self._flips = swap, (flip_x, flip_y)
        board = hardware.board
        self._picture = (board.width, board.height)
        native = self._picture[::-1] if swap else self._picture
        self.resolution = resolution or native
        self._native = native

    def fingers(self, most):
        """[(number, x, y)] of the fingers on it, the first to come first."""
        return [(number, *self._own(x, y)) for number, x, y in self._hardware.touch.fingers()][
            :most
        ]

    def _own(self, x, y):
        point = [
            min(max(round(pixel), 0), size - 1)
            for pixel, size in zip((x, y), self._picture, strict=True)
        ]
        for axis in (0, 1):
            if self._flips[axis]:
                point[axis] = self._picture[axis] - 1 - point[axis]
        if self._swap:
            point.reverse()
        # The middle of the pixel, so that scaling down finds it again.
        scaled = zip(point, self.resolution, self._native, strict=True)
        return [(2 * at + 1) * here // (2 * there) for at, here, there in scaled]


class Reports:
    """When there is something new to tell: every so often of fingers, and once that they left."""

    def __init__(self, glass, clock, period_ms, most):
        self._glass, self._clock = glass, clock
        self._period_ms, self._most = period_ms, most
        self._told_at, self._were = None, False

    def due(self):
        """Give the fingers that are to be told, None where there is no news."""
        if self._told_at is not None and self._clock() - self._told_at < self._period_ms:
            return None
        fingers = self._glass.fingers(self._most)
        if not fingers and not self._were:
            return None
        self._told_at, self._were = self._clock(), bool(fingers)
        return fingers
