# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A part of the board that a program makes an object of, until it lets go of it."""


class Part:
    """`_held` is what it has of the board; None once deinit() has let go of it."""

    _held = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def _alive(self):
        """Give what it has; afterwards nothing but deinit() works."""
        if self._held is None:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )
        return self._held


class OnPin(Part):
    """It has one pin of its own."""

    def _take(self, hardware, pin):
        self._hardware = hardware
        self._hardware.claim(pin)
        self._held = pin

    def deinit(self):
        if self._held is not None:
            self._hardware.release(self._held)
        self._held = None
