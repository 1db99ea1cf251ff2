# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How many gestures a real kingdom takes on the real entry screen, and what the panel is sent."""

from statistics import mean, median

from tools.measure import Figure, kingdoms
from tools.virtual import hand, story
from tools.virtual.machine import Machine
from tools.virtual.player import Player

_GESTURES = 22  # DESIGN; the best app in use takes 40.2
_BYTES = 8 * 1024  # DESIGN: median for one tap at 320x240


def measure(tell):
    """Enter every kingdom by finger on the virtual board; `tell` is called after each.

    RuntimeError names a kingdom that did not arrive square by square.
    """
    gestures, sent = [], []
    for name, board in kingdoms():
        count, each = enter(name, board)
        gestures.append(count)
        sent += each
        tell()
    full, most = 320 * 240 * 2, max(sent)
    return [
        Figure(
            "gestures a kingdom, mean",
            f"{mean(gestures):.1f}",
            f"<= {_GESTURES}",
            mean(gestures) <= _GESTURES,
        ),
        Figure("gestures a kingdom, least and most", f"{min(gestures)}-{max(gestures)}", "", None),
        Figure(
            "bytes to the panel a tap, median",
            f"{median(sent):,.0f}",
            f"<= {_BYTES:,}",
            median(sent) <= _BYTES,
        ),
        Figure("bytes to the panel a tap, most", f"{most:,}", f"< {full:,}", most < full),
    ]


def enter(name, board):
    """Give (gestures, [bytes sent for each tap on a square]) of one kingdom on a new machine."""
    with Machine() as machine:
        player = Player(machine, None, print, print)
        player.start()
        _play(player, 'tap "New game"')
        lines = hand.enter(board, machine.app.match.game)
        sent = [_play(player, line) for line in lines]
        arrived = bytes(machine.app.match.board().cells)
    if arrived != bytes(board.cells):
        raise RuntimeError(f"{name} was not entered as it stands")
    taps = [each for line, each in zip(lines, sent) if line.startswith("tap square")]
    return len(lines), taps


def _play(player, line):
    """Play one line of a story; give the bytes it sent to the panel."""
    before = player.machine.bytes_sent
    for step in story.parse(line):
        player.run(step)
    return player.machine.bytes_sent - before
