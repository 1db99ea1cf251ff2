# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.alignments; 1 is a square with a crown."""

from kingdom.alignments import alignments


def count(rows, strict=False):
    rows = rows.split()
    cells = bytes([0x12 if sign == "1" else 2 for sign in "".join(rows)])
    return alignments(cells, len(rows), strict)


def test_a_run_holds_a_line_for_every_two_squares_after_the_first():
    for run, lines in (("11000", 0), ("11100", 1), ("11110", 1), ("11111", 2), ("11011", 0)):
        assert count(run + " 00000" * 4)[0] == lines
        assert count(" ".join([sign + "0000" for sign in run]))[0] == lines
    assert count("1111111" + " 0000000" * 6)[0] == 3


def test_lines_go_along_both_diagonals_and_do_not_leave_the_board():
    assert count("10000 01000 00100 00000 00000") == (1, [0, 6, 12])
    assert count("00001 00010 00100 00000 00000") == (1, [4, 8, 12])
    assert count("00001 10000 01000 00000 00000")[0] == 0
    assert count("00010 00001 10000 00000 00000")[0] == 0


def test_lines_of_other_directions_are_counted_apart():
    block = "11100 11100 11100 00000 00000"
    assert count(block) == (8, [0, 1, 2, 5, 6, 7, 10, 11, 12])
    assert count("11111 11111 11111 11111 11111")[0] == 5 * 2 * 2 + 2 * (2 + 1 + 1 + 1 + 1)


def test_a_strict_line_meets_one_other_at_most():
    assert count("11100 11100 11100 00000 00000", True)[0] == 3
    assert count("11111 00000 00000 00000 00000", True)[0] == 2
    assert count("1111111" + " 0000000" * 6, True)[0] == 2  # the third would meet the second
    assert count("11100 10000 10000 00000 00000", True)[0] == 2
    assert count("00000 " * 5, True) == (0, [])


def test_a_frame_full_of_crowns_comes_to_an_end():
    assert count("1111111 " * 7, True)[0] > 10
