# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Cut the power of saves, at every single write, and look what is left. Runs on MicroPython."""

import os

from board import NEIGHBOURS, Board, Lost
from flash import BLOCK, ERASED, ROOT, WAYS, WIPE, Fuse, formatted
from table.device.saves import Saves

LENGTHS = (150, 490, 900, 2030)  # a match takes one to four blocks
NVM_SIZES = (None, 256, 4096, 8192)
TORN = [way for way in WAYS if way != WIPE]


class Count:
    """What was tried, and what came of it."""

    def __init__(self):
        self.cuts = self.old = self.new = self.lost = 0
        self.reasons = {}

    def trial(self, board, old, new):
        """A board has lived through a cut: what does it remember, and does it save again?"""
        self.cuts += 1
        try:
            found = remembered(board, old, new)
            self.old += found == old
            self.new += found == new
            works_on(board)
        except Lost as lost:
            self.note(lost)

    def note(self, lost):
        self.lost += 1
        self.reasons[str(lost)] = self.reasons.get(str(lost), 0) + 1

    def report(self):
        print("cuts", self.cuts, "old", self.old, "new", self.new, "lost", self.lost)
        for reason in sorted(self.reasons):
            print("  lost:", reason, self.reasons[reason])


def remembered(board, *good):
    """Give what a board has saved; raise Lost when it is none of the good ones."""
    found = board.load()
    if found not in good:
        raise Lost("no match" if found is None else "another match")
    return found


def works_on(board):
    """Save once more; raise Lost unless the drive keeps it."""
    kept = board.life(lambda saves: (saves.write(match(77, 100)), saves.kept))
    if kept[0] is not True or "drive" not in kept[1]:
        raise Lost("the next save, kept in " + str(kept))
    remembered(board, match(77, 100))


def match(number, length):
    """Bytes that look like no other match."""
    return bytes([(number * 31 + at * 7) & 255 for at in range(length)])


def new_board(nvm, saves=Saves, blocks=512):
    """nvm is a size, its content, or None."""
    memory = ERASED * nvm if isinstance(nvm, int) else nvm
    return Board(formatted(blocks, NEIGHBOURS), memory, saves)


def used_board(number, *how):
    """A board that has saved so many matches, the last of them match(number, 100)."""
    board = new_board(*how)
    for each in range(number + 1):
        board.save(match(each, 100))
    return board


def every_write(count, board, new, ways=WAYS):
    """Save `new` on twins of the board, cut at each write in each of the ways."""
    old, whole = board.twin().load(), board.twin()
    whole.save(new)
    for at in range(whole.writes):
        for way in ways:
            twin = board.twin()
            twin.save(new, Fuse(at, way))
            count.trial(twin, old, new)


def saving(count, saves=Saves, blocks=512, sizes=NVM_SIZES):
    """Either slot's turn, matches of all lengths, memories of all sizes."""
    for nvm in sizes:
        for number in (3, 4):
            board = used_board(number, nvm, saves, blocks)
            for length in LENGTHS:
                every_write(count, board, match(50, length))


def preparing(count, ways):
    """The first save of a device, and the one after something was taken away."""
    for harm in HARMS:
        every_write(count, harmed_board(harm), match(50, 150), ways)


def chip_alone(count):
    """The same, with sectors wiped: the drive may go, as with any new file, the match may not."""
    for harm in HARMS:
        board = harmed_board(harm)
        whole = board.twin()
        whole.save(match(50, 150))
        for at in range(whole.writes - 1):  # the last is the chip's own, when the drive has it
            twin = board.twin()
            twin.save(match(50, 150), Fuse(at, WIPE))
            count.trial(new_board(twin.nvm), match(3, 100), match(50, 150))


def rearranged(count, saves=Saves):
    """A slot was deleted, and new files of any size took its room: are the two still apart?"""
    for clusters in range(0, 70, 2):
        board = used_board(3, None, saves)
        board.life(replacing(clusters))
        for number in (4, 5, 6):
            board.save(match(number, 100))
            every_write(count, board, match(number + 1, 100), (WIPE,))


def replacing(clusters):
    """A life in which the first slot goes and a file of so many clusters comes."""

    def replace(saves):
        no_folder()
        os.remove(ROOT + "/saves/a.pad")
        with open(ROOT + "/mine", "wb") as file:
            file.write(bytes(BLOCK * clusters))

    return replace


def harmed_board(harm):
    """A board whose newest match is safe somewhere, and whose next slot is harmed."""
    board = new_board(256) if harm in (bare, file_for_root) else used_board(3, 256)
    if harm in (bare, file_for_root):
        board.life(lambda saves: saves.write(match(3, 100)), owned=False)
    board.life(lambda saves: harm())
    return board


def bare():
    """Nothing was ever saved on this drive."""


def no_folder():
    for name in ("1.pad", "match", "2.pad"):
        os.remove(ROOT + "/saves/a/" + name)
    os.rmdir(ROOT + "/saves/a")


def no_padding():
    os.remove(ROOT + "/saves/a/1.pad")


def no_match():
    os.remove(ROOT + "/saves/a/match")


def file_for_root():
    with open(ROOT + "/saves", "w") as file:
        file.write("mine")


def file_for_folder():
    no_folder()
    with open(ROOT + "/saves/a", "w") as file:
        file.write("mine")


HARMS = (bare, no_folder, no_padding, no_match, file_for_root, file_for_folder)
