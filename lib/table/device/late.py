# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A touch controller that is looked for at the start, and while it is missing now and then."""

_AGAIN = 100  # looks: about a second
_ENODEV = 19
_MISSING = (OSError, RuntimeError, ValueError)  # which one depends on the driver


class Late:
    """The driver that make() gives, of a controller called `what`; its Reset, if any, goes before.

    make() fails while no such chip answers; at the start that is told on the serial line, and
    the game goes on without a finger. It is tried anew at every `again`th look.
    """

    def __init__(self, make, what, reset=None, again=_AGAIN):
        self._make = make
        self._reset = reset
        self._again = again
        self._chip = None
        self._looks = 0
        error = self._find()
        if error:
            print("No touch controller", what, "answers:", error)
            print("Check its cable, and the pins in this board's file in lib/table/device.")

    def chip(self):
        """Give the driver; OSError while the chip is missing."""
        if self._chip is None:
            self._looks += 1
            if self._looks % self._again or self._find():
                raise OSError(_ENODEV)
        return self._chip

    @property
    def touches(self):
        """The driver's list of fingers; OSError while the chip is missing."""
        return self.chip().touches

    def _find(self):
        """Give the error that says there is no chip, or None."""
        try:
            if self._reset:
                self._reset.pulse()
            self._chip = self._make()
        except _MISSING as error:
            return error
        return None
