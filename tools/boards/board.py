# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is told of a board, whatever its family: some by its entry, the rest by CircuitPython."""

from collections import namedtuple

from tools.boards import stub

# What people and programs call it
#   name          its id here; mostly the firmware's. Else its owner says so, by --board, and
#                 settings.toml then tells the device
#   board_id      what the firmware calls it
#   title         as it says on the box; None for a variant that is only tried here
# For deploy and bundle
#   frozen        libraries in its firmware: FROZEN_MPY_DIRS of CircuitPython's mpconfigboard.mk
#   small         4 MB of flash, of which the drive is less than one: no room for a script of its
#                 own, unless its language is asked for
#   usb           it shows a CIRCUITPY drive
# For flash
#   firmware      what CircuitPython for this board says of itself ("...; NAME with samd51j20")
#   chip          as UF2 families are called; None for any
#   bootloader    the Board-ID in its INFO_UF2.TXT; None: no UF2 bootloader is known for it
#   enter         how to get that bootloader's drive
# For types
#   also          other boards that have its wiring, too, by what the firmware calls them
# For the virtual board
#   width, height the picture as it is looked at
#   display       "bus" or "framebuffer": what the firmware has made of it; None leaves it to us
#   display_pins  pins of the chip that the firmware's own display holds
#   starts        (width, height) that the firmware's display begins with
#   wires         {argument of FourWire: pin} behind which a display is where we make it, or None
#   controller    (name, {what: pin or address}) of a touch controller, or None
#   plates        the two Plates of a resistive panel, or ()
#   pins          {name on the board: name on the chip}
#   buses         which buses the board module gives
#   nvm_bytes     its non-volatile memory
#   settings      what an owner of this board has written into settings.toml
_FIELDS = """
    name board_id title
    frozen small usb
    firmware chip bootloader enter
    also
    width height display display_pins starts wires controller plates pins buses nvm_bytes settings
"""
_USUAL = {
    "frozen": (),
    "small": False,
    "chip": None,
    "bootloader": None,
    "enter": None,
    "also": (),
    "display": "bus",
    "wires": None,
    "controller": None,
    "plates": (),
    "settings": {},
}

# A firmware finds what is frozen in it before what lies in lib/. So a library too many costs
# room on the drive, one too few stops the program: where releases differ, none is named.
LABELS = ("adafruit_display_text", "neopixel")

# Which screen axis each resistive plate lies along: its electrodes and the readings (16 bit)
# at the first and the last pixel. A plate reads itself from its low end to its high end.
Plate = namedtuple("Plate", "low high first last")


class Board(namedtuple("Board", _FIELDS)):
    """All there is to know of a board."""

    __slots__ = ()

    @property
    def chosen(self):
        """Whether only its owner can tell that it is this one."""
        return self.name != self.board_id


def board(name, title, width, height, held=(), board_id=None, **told):
    """A Board; `held` are the names, or how they begin, of the pins the firmware's display has."""
    said = stub.read(board_id or name)
    chips = {chip for pin, chip in said["pins"].items() if pin.startswith(tuple(held))}
    return Board(
        name=name,
        board_id=board_id or name,
        title=title,
        width=width,
        height=height,
        display_pins=tuple(sorted(chips)),
        **{**_USUAL, "starts": (width, height), **said, **told},
    )
