# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is told of a virtual board, whatever its family; its pins are those of the type stubs."""

import re
from collections import namedtuple
from importlib.util import find_spec
from pathlib import Path

# name          what people call it here
# board_id      what the firmware calls it, None where that is its name
# width, height the picture as it is looked at
# pins          {name on the board: name on the chip}
# display_pins  pins of the chip that the firmware's own display holds
# touch         two Plates of a 4-wire panel that is read by analog pins, or ()
# chip          (name, {what: pin or address}) of a touch controller, or None
# display       "bus" or "framebuffer": what the firmware has made of it; None leaves it to us
# firmware      (width, height) that the firmware's display begins with
# wires         {argument of FourWire: pin} behind which a display is where we make it, or None
# buses         which buses the board module gives
# settings      what an owner of this board has written into settings.toml
Board = namedtuple(
    "Board",
    "name board_id width height nvm_bytes pins display_pins touch chip display firmware wires"
    " buses settings",
)
# Which screen axis each resistive plate lies along: its electrodes and the readings (16 bit)
# at the first and the last pixel. A plate reads itself from its low end to its high end.
Plate = namedtuple("Plate", "low high first last")

_USUAL = {"touch": (), "chip": None, "display": "bus", "wires": None, "settings": {}}
_PIN = re.compile(r"^(\w+): microcontroller\.Pin  # (\w+)", re.M)
_BUS = re.compile(r"^def (\w+)\(\) -> busio\.\w+:", re.M)
_NVM = re.compile(r"^ - NVM size: (\d+)", re.M)


def board(name, width, height, held=(), board_id=None, **told):
    """A Board; `held` are the names, or how they begin, of the pins the firmware's display has."""
    text = stub(board_id or name).read_text(encoding="utf-8")
    pins = dict(_PIN.findall(text))
    chips = {pins[pin] for pin in pins if pin.startswith(tuple(held))}
    told = {**_USUAL, "firmware": (width, height), **told}
    return Board(
        name=name,
        board_id=board_id,
        width=width,
        height=height,
        nvm_bytes=int(_NVM.search(text)[1]),
        pins=pins,
        display_pins=tuple(sorted(chips)),
        buses=tuple(_BUS.findall(text)),
        **told,
    )


def stub(board_id):
    """The file of circuitpython-stubs about a board; it is read off CircuitPython's pins.c."""
    folder = find_spec("board_definitions").submodule_search_locations[0]
    return Path(folder) / board_id / "__init__.pyi"
