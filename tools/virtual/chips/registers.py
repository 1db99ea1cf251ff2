# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Registers behind I2C: the first bytes of a write are an address, a read goes on from there."""


class Registers:
    """{address: byte}; `width` bytes make an address, the high one first."""

    def __init__(self, width, values=()):
        self.width = width
        self.values = dict(values)
        self.at = 0

    def put(self, address, data):
        for offset, byte in enumerate(data):
            self.values[address + offset] = byte

    def write(self, data):
        """Give (address, bytes) that are written, None for a write of nothing."""
        if len(data) < self.width:
            return None
        self.at = int.from_bytes(data[: self.width], "big")
        self.put(self.at, data[self.width :])
        return self.at, data[self.width :]

    def read(self, count):
        data = bytes(self.values.get(self.at + offset, 0) for offset in range(count))
        self.at += count
        return data
