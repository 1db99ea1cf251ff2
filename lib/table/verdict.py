# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A table of standings in words: who won, what decided, who is still missing."""

from kingdom import ranking

from table import roster


def together(words, names):
    """Give "Ada", "Ada and Bo", "Ada, Bo and Cy"."""
    if len(names) == 1:
        return names[0]
    return words("and", ", ".join(names[:-1]), names[-1])


def heading(words, match, table, names):
    """Give what the table says in one breath; `names` are what the players are called."""
    if not max([standing.total for standing in table.players]):
        return words("no_points")
    if match.done and match.round + 1 < match.rounds:
        return words("round_of", match.round + 1, match.rounds)
    if roster.waiting(match):
        return words("not_all_in")
    first = [names[seat] for seat in table.winners]
    said = "one" if len(first) == 1 else "all" if len(first) == len(names) else "some"
    return words(("win_" if match.done else "lead_") + said, together(words, first))


def remark(words, match, table, names):
    """Give what else there is to say, or nothing: kingdoms not entered, what decided a tie."""
    absent = [names[seat] for seat in roster.waiting(match)]
    if absent:
        return words("absent_one" if len(absent) == 1 else "absent", together(words, absent))
    best = table.players[table.winners[0]]
    tied = [standing for standing in table.players if standing.total == best.total]
    if len(tied) == 1 or not best.total:
        return ""
    if table.decided_by == "shared":
        return _shared(words, match, best)
    beaten = [s for n, s in enumerate(table.players) if s in tied and n not in table.winners]
    if table.decided_by == "largest_territory":
        second = max([standing.largest for standing in beaten])
        return words.of(match.game, "tie_largest", best.total, best.largest, second)
    second = max([s.crowns for s in beaten if s.largest == best.largest])
    found = best.total, best.largest, best.crowns, second
    return words.of(match.game, "tie_crowns", *found)


def tally(match):
    """Give a function from what players are called to a line of all their points so far."""
    points = []
    for seat, standing in enumerate(ranking.table(match).players):
        points.append(str(standing.total) if roster.begun(match, seat) else "-")
    return lambda names: " \xb7 ".join([f"{n} {told}" for n, told in zip(names, points)])


def _shared(words, match, best):
    """A tie to the end, with every figure that was compared."""
    compared = () if match.rounds > 1 else match.game.tie_breaks(match.options)
    if "crowns" in compared:
        return words.of(match.game, "shared_crowns", best.total, best.largest, best.crowns)
    if compared:
        return words("shared_largest", best.total, best.largest)
    return words("shared_points", best.total)
