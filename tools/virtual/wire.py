# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The 4-wire bus that a program makes; the board's panel is behind it if the pins are right.

Imported only while the stand-ins are in place, because displayio needs them.
"""

import time

from tools.virtual import hardware as _hardware
from tools.virtual.panel import Panel


class Wire(Panel):
    """fourwire.FourWire in CircuitPython's form. It shares its SPI bus with whoever locks it."""

    def __init__(
        self,
        spi_bus,
        *,
        command,
        chip_select=None,
        reset=None,
        baudrate=24000000,
        polarity=0,
        phase=0,
    ):
        self._mine = False  # the bus is locked for this
        self._spi, self._mode = spi_bus, (baudrate, polarity, phase)
        self._hardware = _hardware.plugged
        board, pins = self._hardware.board, {"command": command, "chip_select": chip_select}
        told = [pin for pin in (command, chip_select, reset) if pin is not None]
        for pin in told:
            self._hardware.claim(pin)
        self.chips = [pin.chip for pin in told]
        wanted = {what: board.pins[pin] for what, pin in (board.wires or {}).items()}
        self._reached = bool(wanted) and wanted == {
            what: pin and pin.chip for what, pin in pins.items()
        }
        upright = sorted((board.width, board.height))
        super().__init__(*upright, self._hardware.to_panel)
        if board.display:  # the firmware has woken it, and nothing puts it to sleep
            self._awake = self._lit = True

    @property
    def lit(self):
        return self._reached and super().lit

    def _free(self):
        if not self._spi.try_lock():
            return False
        self._spi.unlock()
        return True

    def _begin_transaction(self):
        if self._mine or not self._spi.try_lock():
            return False
        self._mine = True
        baudrate, polarity, phase = self._mode
        self._spi.configure(baudrate=baudrate, polarity=polarity, phase=phase)
        return True

    def _end_transaction(self):
        if self._mine:  # Blinka ends what it could not begin
            self._mine = False
            self._spi.unlock()

    def _send(self, data_type, chip_select, data):
        if self._reached and self._mine:
            super()._send(data_type, chip_select, data)

    # the clock of a display on it: what takes time there stops everything else

    def sleep(self, seconds):
        self._hardware.time += seconds * 1000

    @staticmethod
    def monotonic():
        return time.monotonic()
