# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.dice."""

from kingdom.dice import Dice


def rolls(seed, count, number):
    dice = Dice(seed)
    return [dice.below(count) for _ in range(number)]


def expected(seed, count, number):
    """Marsaglia's xorshift32 (13, 17, 5), written in another way: bit by bit."""
    state = (seed * 2654435761 + 0x9E3779B9) % 2**32 or 1
    found = []
    for _ in range(number + 2):
        for left, by in ((True, 13), (False, 17), (True, 5)):
            bits = [state // 2**bit % 2 for bit in range(32)]
            moved = [0] * by + bits[: 32 - by] if left else bits[by:] + [0] * by
            state = sum([(one ^ two) * 2**bit for bit, (one, two) in enumerate(zip(bits, moved))])
        found.append(state * count // 2**32)
    return found[2:]


def test_the_numbers_are_those_of_xorshift():
    for seed in (0, 1, 7, -1, 2**32 - 1, 2**40 + 3, 123456789):
        assert rolls(seed, 1000, 5) == expected(seed, 1000, 5), seed


def test_a_seed_gives_the_same_numbers_everywhere():
    assert rolls(0, 48, 8) == [23, 0, 43, 46, 34, 47, 31, 34]
    assert rolls(2026, 6, 12) == [3, 3, 3, 5, 5, 1, 2, 1, 3, 5, 2, 4]


def test_the_seed_whose_state_would_be_nothing_rolls_too():
    """Nothing stays nothing in a xorshift."""
    seed = (-0x9E3779B9 * inverse(2654435761)) & 0xFFFFFFFF
    assert (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF == 0
    assert len(set(rolls(seed, 1000, 20))) > 10


def inverse(odd):
    """The number that makes 1 of an odd one, modulo 2**32."""
    found = 1
    for _ in range(6):
        found = found * (2 - odd * found) & 0xFFFFFFFF
    return found


def test_every_number_comes_as_often_as_any_other():
    for count in (2, 6, 48):
        times, dice = [0] * count, Dice(5)
        for _ in range(200 * count):
            times[dice.below(count)] += 1
        assert min(times) > 130 and max(times) < 270, (count, times)


def test_neighbouring_seeds_begin_differently():
    firsts = [0] * 8
    for seed in range(800):
        firsts[Dice(seed).below(8)] += 1
    assert min(firsts) > 60 and max(firsts) < 140, firsts


def test_a_shuffle_keeps_everything_and_any_order_can_come():
    orders = {}
    dice = Dice(3)
    for _ in range(1200):
        things = [0, 1, 2]
        dice.shuffle(things)
        orders[tuple(things)] = orders.get(tuple(things), 0) + 1
    assert len(orders) == 6
    assert min(orders.values()) > 140 and max(orders.values()) < 260, orders
    box = bytearray(range(1, 49))
    Dice(9).shuffle(box)
    assert sorted(box) == list(range(1, 49)) and list(box) != sorted(box)


def test_nothing_to_shuffle_is_no_trouble():
    for things in ([], [1]):
        before = list(things)
        Dice(1).shuffle(things)
        assert things == before
