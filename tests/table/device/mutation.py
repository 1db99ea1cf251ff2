# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Ways in which bytes go wrong; every way takes the bytes, others of their kind, and dice."""


def flip_bits(data, others, dice):
    changed = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 8))):
        at = dice.randrange(len(data))
        changed[at] ^= 1 << dice.randrange(8)
    return changed


def set_byte(data, others, dice):
    changed = bytearray(data)
    changed[dice.randrange(len(data))] = dice.choice((0, 1, 2, 3, 5, 7, 127, 128, 254, 255))
    return changed


def cut_short(data, others, dice):
    return data[: dice.randrange(len(data))]


def splice(data, others, dice):
    """The beginning of one and the end of another, as a slot that was half written."""
    other = dice.choice(others)
    return data[: dice.randrange(len(data))] + other[dice.randrange(len(other)) :]


def same_place(data, others, dice):
    """As splice, the end where it would lie on the drive."""
    at = dice.randrange(len(data))
    return data[:at] + dice.choice(others)[at:]


def double(data, others, dice):
    start = dice.randrange(len(data))
    end = start + dice.randrange(1, 20)
    return data[:end] + data[start:end] + data[end:]


def drop(data, others, dice):
    start = dice.randrange(len(data))
    return data[:start] + data[start + dice.randrange(1, 20) :]


def erase(data, others, dice):
    start = dice.randrange(len(data))
    length = dice.randrange(1, len(data) - start + 1)
    return data[:start] + dice.choice((b"\xff", b"\0")) * length + data[start + length :]


def noise(data, others, dice):
    """Random bytes behind as much of a good beginning as one likes."""
    start = dice.choice((0, 0, 10, 11, 22, 31, dice.randrange(len(data))))
    return data[:start] + dice.randbytes(dice.randrange(200))


WAYS = (flip_bits, set_byte, cut_short, splice, same_place, double, drop, erase, noise)


def mutations(originals, number, dice):
    """Yield (original, mutation) so many times, both bytes; some are mutated twice."""
    for _ in range(number):
        data = dice.choice(originals)
        changed = data
        for _ in range(dice.choice((1, 1, 1, 2))):
            if changed:
                changed = bytes(dice.choice(WAYS)(changed, originals, dice))
        yield data, changed
