# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whether dominoes can be laid one after the other from the castle on (PL-1)."""


def unreached(ground, mates):
    """Give a byte a square, 1 where no order of laying reaches it; or None where all are reached.

    mates: the other half of the domino on each square. A domino comes with both halves once one
    touches the castle, or its own terrain in a kingdom as far as it is laid.
    """
    lost = bytearray(b"\1" * len(mates))
    reached = []
    for number, start in enumerate(ground.starts):
        if start and lost[number]:
            _reach(number, mates[number], lost, reached)
    while reached:
        number = reached.pop()
        for at in range(4 * number, 4 * number + ground.kins[number]):
            if lost[ground.kin[at]]:
                _reach(ground.kin[at], mates[ground.kin[at]], lost, reached)
    return lost if max(lost) else None


def unreachable(ground):
    """List the squares that no order of laying reaches, however the dominoes lie."""
    lost = bytearray(b"\1" * len(ground.many))
    grows = True
    while grows:
        grows = False
        for one in range(len(lost)):
            for at in range(4 * one, 4 * one + ground.many[one]):
                other = ground.to[at]
                if (lost[one] or lost[other]) and _touches(ground, one, other, lost):
                    lost[one] = lost[other] = 0
                    grows = True
    return [number for number, each in enumerate(lost) if each]


def _touches(ground, one, other, lost):
    """Tell whether this half, the other being `other`, touches the castle or its own terrain."""
    if ground.starts[one]:
        return True
    for at in range(4 * one, 4 * one + ground.kins[one]):
        if ground.kin[at] != other and not lost[ground.kin[at]]:
            return True
    return False


def _reach(number, mate, lost, reached):
    lost[number] = lost[mate] = 0
    reached.append(number)
    reached.append(mate)
