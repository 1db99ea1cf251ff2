# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a kingdom is counted, picture by picture: a square lights up in each, then comes the sum."""

from kingdom.square import FIRST

NO_CROWN = "no_crown"  # what a step is called that earns nothing


class Counting:
    """`steps`, each (what, squares, crowns, points, where): what a line of the score has, with
    the squares that light up only now. What has no crown is a step of its own before the bonuses,
    but for squares that a bonus is about.

    Frames count from 0, in which nothing is lit, to `last`, in which all is added up.
    """

    def __init__(self, game, board, options):
        self.steps = _steps(board.cells, game.lines(board, options, ()))
        self._order, self._ends = [], []
        for step in self.steps:
            self._order += step[4]
            self._ends.append(len(self._order) + len(self._ends) + 1)
        self.last = self._ends[-1] + 1

    def done(self, frame):
        """Give how many steps have their sum in that frame."""
        return len([end for end in self._ends if end <= frame])

    def lit(self, frame):
        """Give the squares that are lit, in the order in which they were."""
        return self._order[: frame - self.done(frame)]

    def new(self, frame):
        """Give how many squares of the step that is not done yet are lit."""
        done = self.done(frame)
        return frame - (self._ends[done - 1] if done else 0)

    def is_sum(self, frame):
        """Tell whether there is something to read in that frame: the first one, or a sum."""
        return not frame or frame in self._ends

    def following(self, frame):
        """Give the next frame that is a sum, or the last one."""
        later = [end for end in self._ends if end > frame]
        return later[0] if later else self.last

    def points(self, frame):
        """Give the points of all that is done."""
        return sum([step[3] for step in self.steps[: self.done(frame)]])

    def parts(self):
        """Give what the total is the sum of: all territories, then each bonus."""
        territories = sum([step[3] for step in self.steps if step[1] is not None])
        return [territories] + [step[3] for step in self.steps if step[1] is None]


def _steps(cells, lines):
    territories = [line for line in lines if line[1] is not None]
    bonuses = [line for line in lines if line[1] is None]
    # A bonus for a full kingdom is about no square of its own
    scoring = [index for line in lines if len(line[4]) < len(cells) for index in line[4]]
    bare = [n for n, cell in enumerate(cells) if cell >= FIRST and n not in scoring]
    if bare:
        territories.append((NO_CROWN, len(bare), 0, 0, bare))
    lit, steps = [], []
    for what, squares, crowns, points, where in territories + bonuses:
        new = [index for index in where if index not in lit]
        lit += new
        steps.append((what, squares, crowns, points, new))
    return steps
