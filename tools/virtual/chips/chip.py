# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What all chips have: pins wired to the board's, and a way to fail."""

ENODEV = 19


class Chip:
    """`wires` are {pin of the chip: name on the board}.

    absent   it is not plugged in
    failing  so many of the next transfers go wrong, with `errno` on I2C
    """

    def __init__(self, hardware, wires):
        self.hardware = hardware
        self._own = {hardware.board.pins[name]: own for own, name in wires.items() if name}
        self.levels = {}  # of its pins, as the board drives them; what floats is missing
        self.absent, self.failing, self.errno = False, 0, ENODEV

    def power_on(self):
        """The cable goes in."""
        self.levels = {}
        self.start()

    def start(self):
        """It starts anew, and knows nothing of before."""

    def pass_time(self):
        """A moment has passed; a chip that does something by itself does it here."""

    def pin(self, own):
        """The board's pin at one of the chip's, None where it is not wired."""
        return next((pin for pin, name in self._own.items() if name == own), None)

    def driven(self, pin, level):
        """The board drives one of its pins to 0 or 1, or lets it float (None)."""
        own = self._own.get(pin)
        if own is None or self.levels.get(own) == level:
            return
        if level is None:
            del self.levels[own]
        else:
            self.levels[own] = level
        self.wired(own, level)

    def wired(self, own, level):
        """A pin of the chip changes."""

    def fails(self):
        """Whether this transfer goes wrong."""
        if self.failing:
            self.failing -= 1
            return True
        return self.absent


class OnI2C(Chip):
    """A chip on I2C at `address`. A reset pin at 0 keeps it still."""

    ready_ms = 0  # after a reset

    def __init__(self, hardware, address, sda="SDA", scl="SCL", rst=None, **others):
        super().__init__(hardware, {"sda": sda, "scl": scl, "rst": rst, **others})
        self.address = address
        self._ready_at = 0

    def is_on(self, scl, sda):
        return (self.pin("scl"), self.pin("sda")) == (scl, sda)

    def answers(self, address):
        """Whether it takes this address now."""
        if address != self.address or self.levels.get("rst") == 0:
            return False
        return not self.fails() and self.hardware.time >= self._ready_at and self.is_awake()

    def is_awake(self):
        return True

    def wired(self, own, level):
        if own == "rst" and level == 1:
            self._ready_at = self.hardware.time + self.ready_ms
            self.start()

    def write(self, data):
        """Take the bytes of one transfer."""

    def read(self, count):
        """Give the bytes of one transfer."""
        raise NotImplementedError


class OnSPI(Chip):
    """A chip on SPI, selected by a low `cs`."""

    floating = 0  # what the bus reads while the chip is not there

    def __init__(self, hardware, cs, sck="SCK", mosi="MOSI", miso="MISO", **others):
        super().__init__(hardware, {"cs": cs, "sck": sck, "mosi": mosi, "miso": miso, **others})

    def is_on(self, sck):
        return self.pin("sck") == sck and self.levels.get("cs") == 0

    def wired(self, own, level):
        if own == "cs":
            self.select(level == 0)

    def select(self, selected):
        """A transfer begins or ends."""

    def exchange(self, data):
        """Give what comes back for these bytes."""
        if self.fails():
            return bytes([self.floating] * len(data))
        return bytes(self.clock(byte) for byte in data)

    def clock(self, byte):
        """Give the byte that goes out while this one comes in."""
        raise NotImplementedError
