# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Does a firmware fit the board that waits for it? A refusal is a ValueError of one line."""

import re
from pathlib import Path

from adafruit_uf2 import uf2conv

from tools.boards import BOARDS
from tools.flashing import banner, drives, uf2
from tools.flashing.image import chip_of, order
from tools.shipping.drives import MAJOR

# Those that the firmware knows by their name.
_BOARDS = {name: board for name, board in BOARDS.items() if not board.chosen}
_NAMED = re.compile(r"adafruit-circuitpython-([^-]+)-")  # as circuitpython.org names its files
_ANY_ENTER = "press the board's reset button twice, quickly"


def flashed_as(board):
    """Give the board whose firmware this one takes: of a kind of a board, that board."""
    kind = BOARDS.get(board)
    return kind.board_id if kind and kind.board_id in _BOARDS else board


def check_board(board, image):
    """Refuse a board that is not in the list, and one that takes nothing but an image, a .bin."""
    if board is None:
        return
    if board not in _BOARDS:
        known = ", ".join(sorted(_BOARDS))
        told = f"no board {board!r} in the list: {known}"
        raise ValueError(f"{told}; for a Feather leave --board out")
    if not image and _BOARDS[board].bootloader is None:
        raise ValueError(_no_bootloader(board))


def check_file(file, board):
    """Refuse a file that is called after another board: a PyPortal's firmware and that of a Pynt
    say the same of themselves."""
    named = _NAMED.match(Path(file).name)
    if board and named and named[1] != board:
        raise ValueError(f"the file is named as that of {named[1]}, not of {board}")


def by_esptool(file, raw, board):
    """Why a .bin is not copied, and what to type instead."""
    chip = chip_of(raw)
    if chip is None:
        raise ValueError(f"{file} is neither a UF2 file nor a firmware for an ESP32")
    if board and _BOARDS[board].chip != chip:
        raise ValueError(f"{file} is for {chip}; {board} has {_BOARDS[board].chip}")
    said = banner.find(raw)
    _check_name(said, [board] if board else [])
    told = f"a .bin is not copied but written by esptool: {order(chip, file)}"
    return "; ".join(filter(None, (told, doubt(said))))


def doubt(said):
    """What a firmware other than the one Crown Tally needs is told to be; None for that one."""
    if said is None or said.version.partition(".")[0] == str(MAJOR):
        return None
    return f"this is CircuitPython {said.version}; Crown Tally runs on {MAJOR} only"


def choose(seen, board, firmware):
    """The one bootloader among those seen that may get this firmware."""
    _check_family(board and _BOARDS[board].chip, board, firmware)
    if not seen:
        raise ValueError(_nobody(board))
    fitting = [each for each in seen if _is(each, board)]
    if not fitting:
        raise ValueError(_another(seen[0], board))
    if len(fitting) > 1:
        paths = ", ".join(str(each.path) for each in fitting)
        raise ValueError(f"{len(fitting)} bootloaders are there: {paths}; choose with --drive")
    return fitting[0]


def boards_of(target, board, firmware):
    """The boards this can be, all that bootloader, file and --board leave; none when unknown."""
    chip = drives.chip_of(target.board_id)
    if chip is None:
        raise ValueError(f"{_told(target)}, and for which chip that is nobody told us")
    _check_family(chip, target.board_id, firmware)
    possible = [board] if board else _with(target.board_id)
    _check_name(firmware.banner, possible)
    named = _called(firmware.banner.name) if firmware.banner else possible
    if named and not set(named) & set(possible):
        raise ValueError(f"the file is for {' or '.join(named)}, and {_told(target)}")
    return [each for each in possible if each in named]


def _check_family(chip, whose, firmware):
    if chip is None:
        return
    if firmware.family is None:
        raise ValueError(f"the file does not say for which chip it is; {whose} has {chip}")
    if firmware.family != uf2conv.load_families()[chip]:
        raise ValueError(f"the file is for {uf2.name_of(firmware.family)}; {whose} has {chip}")


def _check_name(said, boards):
    """A firmware that names another board than these is refused; one that names none is not."""
    names = [_BOARDS[board].firmware for board in boards]
    if said and names and said.name not in names:
        wanted = " or ".join(boards)
        raise ValueError(f"the file is CircuitPython for {said.name}, not for {wanted}")


def _is(seen, board):
    return board is None or _BOARDS[board].bootloader == seen.board_id


def _with(bootloader):
    return [name for name, board in _BOARDS.items() if board.bootloader == bootloader]


def _called(firmware):
    return [name for name, board in _BOARDS.items() if board.firmware == firmware]


def _no_bootloader(board):
    chip = _BOARDS[board].chip
    page = f"https://circuitpython.org/board/{board}/"
    typed = order(chip, f"adafruit-circuitpython-{board}-en_US-VERSION.bin")
    return f"{board} has no UF2 bootloader; get its .bin from {page} and run: {typed}"


def _nobody(board):
    enter = (_BOARDS[board].enter if board else None) or _ANY_ENTER
    told = f"no bootloader's drive is there: {enter}, then repeat this command"
    chip = _BOARDS[board].chip if board else ""
    if not chip.startswith("ESP32"):
        return told
    return f"{told}; without that bootloader, get the .bin and run: {order(chip, 'BIN')}"


def _another(seen, board):
    return f"{_told(seen)}, not that of {board}, {_BOARDS[board].bootloader}"


def _told(seen):
    return f"{seen.path} is the bootloader {seen.board_id}"
