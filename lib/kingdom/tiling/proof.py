# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The smallest group of squares that cannot all lie under different dominoes of the box."""

_CHOICE = 4  # to go on to other squares takes as long as to lay so many dominoes


def smallest(cover, crowns, group):
    """Make `group`, the numbers of squares that cannot all be covered, as small as can be.

    Yields after each domino; the group is a proof at any moment. In the end none of its squares
    could be left out; up to three are the fewest there are, and those with the most crowns:
    scarce squares are where people look first.
    """
    for size in (1, 2):
        yield from _of_size(cover, crowns, size, group)
        if len(group) <= size:
            return
    yield from _thinned(cover, group)
    if len(group) > 3:
        yield from _of_size(cover, crowns, 3, group)


def _of_size(cover, crowns, size, group):
    """Put the best proof of that size into the group, where there is one and none smaller."""
    most = -1
    count = len(cover.mates)
    cover.want(range(count), False)
    yield _CHOICE
    chosen = list(range(size - 1))
    while chosen is not None:
        cover.want(chosen)
        hopeless = _Hopeless(cover, chosen[-1] + 1 if chosen else 0)
        yield from cover.search(hopeless)
        yield from cover.clear()
        yield _CHOICE
        cover.want(chosen, False)
        for number in hopeless.found:
            marks = sum([crowns[each] for each in chosen]) + crowns[number]
            if marks > most:
                most = marks
                group[:] = chosen + [number]
        chosen = _following(chosen, count)


def _following(chosen, count):
    """Give the next choice of as many numbers below count, in rising order; or None."""
    for place in range(len(chosen) - 1, -1, -1):
        if chosen[place] < count - len(chosen) + place:
            first = chosen[place] + 1
            return chosen[:place] + list(range(first, first + len(chosen) - place))
    return None


class _Hopeless:
    """Asked after each way of covering some squares: which others can never be covered then."""

    def __init__(self, cover, after):
        self._cover, self._after = cover, after
        self._all = b"\1" * len(cover.mates)
        self.found = None

    def __call__(self):
        now = self._cover.hopeless(self._after)
        self.found = now if self.found is None else [each for each in self.found if each in now]
        return self._all if self.found else None


def _thinned(cover, group):
    """Leave out squares, many at a time and then one by one, as long as a proof is left."""
    cover.want(group)
    for many in (16, 4, 1):
        kept = list(group)
        for at in range(0, len(kept), many):
            part = kept[at : at + many]
            cover.want(part, False)
            can = yield from cover.search(_nothing)
            yield from cover.clear()
            if can:
                cover.want(part)
            else:
                group[:] = [each for each in group if each not in part]


def _nothing():
    """Nothing is amiss: one way is enough."""
