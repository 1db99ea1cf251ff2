# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Start a touch controller anew by its reset pin."""

import time

from digitalio import DigitalInOut

_LOW_S = 0.01
_HELD_S = 0.006


class Reset:
    """`pin` starts a chip when it goes low and high; None where there is no such pin.

    ready_s  how long the chip takes before it answers
    low      another pin that is held low meanwhile, or None
    """

    def __init__(self, pin, ready_s, low=None):
        self._output = DigitalInOut(pin) if pin is not None else None
        self._ready_s = ready_s
        self._low = low

    def pulse(self):
        """Start the chip anew."""
        if self._output is None:
            return
        self._output.switch_to_output(False)
        held = DigitalInOut(self._low) if self._low is not None else None
        if held:
            held.switch_to_output(False)
        time.sleep(_LOW_S)
        self._output.value = True
        time.sleep(_HELD_S)
        if held:
            held.deinit()
        time.sleep(self._ready_s)
