# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The long life of a board, and its bad days. Runs on MicroPython."""

import os

from board import Lost
from cuts import NVM_SIZES, match, new_board, remembered, used_board
from flash import ROOT, WAYS, Fuse
from table.device.saves import Saves

SAVES = 320
_BIGGEST = 2034  # bytes of a match that fill a slot


class Dice:
    """The same throws in every run."""

    def __init__(self, seed):
        self._state = seed

    def throw(self, sides):
        self._state = (self._state * 1103515245 + 12345) % (1 << 31)
        return (self._state >> 8) % sides


def consecutive(count, saves=Saves):
    """Hundreds of saves in a row on one board, each cut at a random write, never repaired."""
    for nvm in NVM_SIZES:
        try:
            _consecutive(count, used_board(1, nvm, saves), Dice(1))
        except Lost as lost:
            count.note(lost)


def _consecutive(count, board, dice):
    found = match(1, 100)
    for number in range(SAVES):
        new = match(number, 30 + dice.throw(1500))
        whole = board.twin()
        whole.save(new)
        board.save(new, Fuse(dice.throw(whole.writes), WAYS[dice.throw(len(WAYS))]))
        count.cuts += 1
        before, found = found, remembered(board, found, new)
        count.old += found == before
        count.new += found != before


def guests(count):
    """The drive is the computer's: the chip is all there is, and says so when it is too small."""
    for nvm in (None, 0, 1, 12, 100, 256, 4096, 8192):
        for length in (0, 80, 236, 237, 238, 2000, 9000, 70000):
            board = used_board(2, nvm)
            wrote, kept = board.life(_writing(match(9, length)), owned=False)
            fits = length + 14 + 5 <= (nvm or 0)
            expect(wrote is fits and kept == ("board",) * fits, "write() lied", nvm, length, kept)
            remembered(board, match(9, length) if fits else match(2, 100))
            if fits:
                board.life(_writing(match(10, length)), Fuse(0), owned=False)
                expect(set(board.nvm) == {255}, "a cut leaves it erased")
                remembered(board, match(2, 100))
            count.cuts += fits


def bad_days(count):
    """No room, no folder, no right to write: the match is kept elsewhere, or write() says no."""
    for nvm in (None, 256):
        for day in (full, almost_full, protected, worn, swapped, vanished, too_long):
            day(nvm)
            count.cuts += 1


def full(nvm):
    board = new_board(nvm)
    board.life(_filling(0))
    _chip_only(board, nvm)


def almost_full(nvm):
    """The first slot finds room, the second none."""
    for room in (20, 40, 60, 80):
        board = new_board(nvm)
        board.life(_filling(room * 512))
        board.save(match(1, 50))
        wrote, kept = board.life(_writing(match(2, 50)))
        expect(wrote == bool(kept), "write() lied")
        remembered(board, match(2 if wrote else 1, 50), None if room < 57 else match(1, 50))


def protected(nvm):
    board = used_board(2, nvm)
    wrote, kept = board.life(_writing(match(9, 50)), protected=True)
    expect(wrote is bool(nvm) and kept == ("board",) * bool(nvm), "write() lied", kept)
    remembered(board, match(9, 50) if nvm else match(2, 100))


def worn(nvm):
    """The flash takes what it is given and keeps nothing of it."""
    board = used_board(2, nvm)

    def play(saves):
        saves._files._drive.worn = True
        return saves.write(match(9, 50)), saves.kept

    wrote, kept = board.life(play)
    expect(wrote is bool(nvm) and kept == ("board",) * bool(nvm), "write() lied", kept)


def swapped(nvm):
    """The drive is taken away in the middle of a game, and comes back."""
    board = used_board(2, nvm)

    def play(saves):
        drive = saves._files._drive
        told = []
        for owned in (True, False, True):
            drive.owned = owned
            told.append((saves.write(match(40 + owned, 60)), saves.kept))
        return told

    chip = ("board",) * bool(nvm)
    told = board.life(play)
    expect(told == [(True, ("drive",) + chip), (bool(nvm), chip), (True, ("drive",) + chip)], told)
    remembered(board, match(41, 60))


def vanished(nvm):
    """Somebody deletes the folder while the game is on."""
    board = used_board(2, nvm)

    def play(saves):
        saves.write(match(8, 50))
        for folder in ("/saves/a/", "/saves/b/"):
            for name in ("1.pad", "match", "2.pad"):
                os.remove(ROOT + folder + name)
            os.rmdir(ROOT + folder[:-1])
        return saves.write(match(9, 50)), saves.write(match(10, 50))

    expect(board.life(play) == (True, True), "no new folder")
    remembered(board, match(10, 50))


def too_long(nvm):
    board = used_board(2, nvm)
    expect(board.life(_writing(match(9, _BIGGEST)))[0], "the longest match does not fit")
    expect(board.life(_writing(match(10, _BIGGEST + 1))) == (False, ()), "write() lied")
    remembered(board, match(9, _BIGGEST))


def expect(true, *what):
    if not true:
        raise Lost(" ".join([str(each) for each in what]))


def _chip_only(board, nvm):
    wrote, kept = board.life(_writing(match(9, 50)))
    expect(wrote is bool(nvm) and kept == ("board",) * bool(nvm), "write() lied", wrote, kept)
    remembered(board, match(9, 50) if nvm else None)


def _writing(data):
    return lambda saves: (saves.write(data), saves.kept)


def _filling(room):
    """A life that leaves so many bytes free on the drive."""

    def fill(saves):
        free = os.statvfs(ROOT)
        with open(ROOT + "/big", "wb") as file:
            for _ in range(free[3] - room // free[0]):
                file.write(bytes(free[0]))

    return fill
