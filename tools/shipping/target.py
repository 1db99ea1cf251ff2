# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which board a drive belongs to, and what exactly it gets."""

from collections import namedtuple

from tools import ROOT, Refusal, boards
from tools.boards import wiring
from tools.shipping import contents, drives, manifest, settings
from tools.shipping.plan import SETTINGS

Target = namedtuple("Target", "board_id told")  # told: a setting has to name it to the device


def board(drive, wanted=None):
    """Give the Target among the boards known whose drive this is.

    `wanted` is what the user says: for a board that is not known but wired as one that is, for
    one of the chosen, for a folder that is no drive. What the settings there say counts too.
    Refusal tells what does not fit.
    """
    found = _found(drive, wanted)
    name = wanted or settings.read(_settings(drive), settings.BOARD) or found
    if found in boards.known() and name != found and not _is_kind_of(name, found):
        says = "" if wanted else f" as CROWN_BOARD in {SETTINGS} says: give --board {found}"
        raise Refusal(f"{drive.root} is the drive of a {found}, not of a {name}{says}")
    if name not in boards.known():
        raise Refusal(
            f"Crown Tally does not know the board {name}; it knows "
            f"{', '.join(boards.known())}. For one with the pins of such a board say --board ID"
        )
    return Target(name, boards.find(name).chosen or found not in (name, None))


def _is_kind_of(name, found):
    """Tell whether this is what CircuitPython takes for the other."""
    chosen = name in boards.BOARDS and boards.find(name).chosen
    return chosen and wiring.of(name) == wiring.of(found)


def _found(drive, wanted):
    note = drive.read(drives.NOTE)
    if note is not None:
        return drives.identify(note.decode("utf-8", "replace")).board_id
    names = drive.listing("")
    if wanted and (manifest.PATH in names or all(name.startswith(".") for name in names)):
        return None  # what is hidden comes from the system, or from a run that broke off
    drives.check_bootloader(drive.root)
    raise Refusal(
        f"{drive.root} is no CIRCUITPY drive: it has no {drives.NOTE}. (With --board ID an empty "
        "folder is filled.)"
    )


def _settings(drive):
    return (drive.read(SETTINGS) or b"").decode("utf-8", "replace")


def payload(drive, target, language=None, with_libraries=True):
    """Give {path: bytes} of all that the board's drive gets, in copying order."""
    told = language or settings.read(_settings(drive), settings.LANGUAGE)
    if told in contents.squeezed(target.board_id):
        language = told  # asked for once: an update does not take it away
    made = {}
    for path, source in contents.files(target.board_id, language, with_libraries):
        made[path] = source.read_bytes()
    text = settings.write(made[SETTINGS].decode("utf-8"), settings.LANGUAGE, told)
    text = settings.write(text, settings.BOARD, target.told and target.board_id)
    return made | {SETTINGS: text.encode()}


def wishes(drive, target, language):
    """Give the lines that the settings there lack, for when they are not ours to change."""
    wanted = [(settings.LANGUAGE, language), (settings.BOARD, target.told and target.board_id)]
    there = _settings(drive)
    missing = [(name, v) for name, v in wanted if v and settings.read(there, name) != v]
    room = settings.room(there, (ROOT / SETTINGS).read_text("utf-8"))
    return [settings.line(name, value) for name, value in missing] + ([room] if room else [])


def advice(drive):
    """Give the last line: what to do now."""
    if drive.read(drives.NOTE) is None:
        return "Copy all of this folder, the hidden file too, to the board; code.py last."
    return drive.goodbye
