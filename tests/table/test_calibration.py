# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""From readings to pixels, for panels wired any way round; what is no calibration is refused."""

from table import calibration

EDGES = (5200, 59000, 5800, 57000)
WIDTH, HEIGHT = 320, 240
BASIS = (0, WIDTH, HEIGHT) + EDGES
TARGETS = ((24, 24), (295, 24), (24, 215))
CHECK = (213, 160)
STANDARD = calibration.standard(EDGES, WIDTH, HEIGHT)


def reading(x, y):
    """What a panel with those edges reads in the middle of a pixel."""
    left, right, upper, lower = EDGES
    across = left + (right - left) * (2 * x + 1) // (2 * (WIDTH - 1))
    return across, upper + (lower - upper) * (2 * y + 1) // (2 * (HEIGHT - 1))


def skewed(x, y):
    """The glass lies a little askew, and its plates are swapped and narrow."""
    across, down = reading(x, y)
    return 12000 + (65535 - down) * 5 // 8, 9000 + (across * 3 + down // 16) // 4


PANELS = {
    "usual": reading,
    "mirrored": lambda x, y: (65535 - reading(x, y)[0], reading(x, y)[1]),
    "upside down": lambda x, y: tuple([65535 - each for each in reading(x, y)]),
    "plates swapped": lambda x, y: (reading(x, y)[1], reading(x, y)[0]),
    "askew": skewed,
}


def refused(act, *arguments):
    try:
        act(*arguments)
    except ValueError as error:
        return str(error)
    return None


def test_the_standard_mapping_is_true_to_the_pixel():
    for x in range(0, WIDTH, 11):
        for y in range(0, HEIGHT, 7):
            assert calibration.apply(STANDARD, *reading(x, y)) == (x, y)


def test_three_touches_are_enough_for_any_panel():
    for name in sorted(PANELS):
        panel = PANELS[name]
        mapping = calibration.make([panel(*target) for target in TARGETS], TARGETS)
        assert all(type(each) is int for each in mapping)
        for x, y in ((0, 0), (319, 0), (0, 239), (319, 239), (160, 120), CHECK):
            found = calibration.apply(mapping, *panel(x, y))
            assert max(abs(found[0] - x), abs(found[1] - y)) <= 1, (name, x, y, found)


NONSENSE = (  # which three spots somebody touched, in pixels, and why that cannot be
    ("the same one three times", ((24, 24), (25, 23), (26, 25)), "too close"),
    ("the second one twice", ((24, 24), (295, 24), (294, 26)), "too close"),
    ("the first one again", ((24, 24), (295, 24), (24, 26)), "too close"),
    ("in a line", ((24, 24), (295, 24), (160, 24)), "no right angle"),
    ("the middle for the second", ((24, 24), (160, 120), (24, 215)), "across the panel"),
    ("another corner for the third", ((24, 24), (295, 24), (295, 215)), "no right angle"),
    ("another corner for the first", ((295, 215), (295, 24), (24, 215)), None),
)


def test_what_cannot_be_three_targets_is_refused():
    for what, spots, why in NONSENSE:
        said = refused(calibration.make, [reading(*spot) for spot in spots], TARGETS)
        assert (said is None) if why is None else (why in said), (what, said)


def test_the_fourth_target_finds_what_three_cannot_tell():
    """Every order of three good corners makes a mapping; only one of them is true."""
    good = [reading(*target) for target in TARGETS]
    corner = reading(295, 215)
    for spots in (
        (good[1], good[0], corner),
        (good[2], corner, good[0]),
        (corner, good[2], good[1]),
    ):
        mapping = calibration.make(spots, TARGETS)
        assert not calibration.hits(mapping, reading(*CHECK), CHECK)
    mapping = calibration.make([good[0], good[1], reading(24, 190)], TARGETS)
    assert not calibration.hits(mapping, reading(*CHECK), CHECK)
    assert calibration.hits(calibration.make(good, TARGETS), reading(*CHECK), CHECK)


def test_a_hit_is_within_half_a_small_square():
    for x, y, expected in (
        (227, 160, True),
        (213, 146, True),
        (228, 160, False),
        (213, 175, False),
    ):
        assert calibration.hits(STANDARD, reading(x, y), CHECK) is expected, (x, y)


def test_dump_and_load_are_inverse():
    made = calibration.make([skewed(*target) for target in TARGETS], TARGETS)
    for mapping in (STANDARD, made):
        assert calibration.load(calibration.dump(mapping, BASIS), BASIS) == mapping


def test_a_calibration_for_anything_else_is_not_used():
    data = calibration.dump(STANDARD, BASIS)
    for number, other in enumerate((180, 480, 320, 5300, 58000, 6000, 56000)):
        basis = BASIS[:number] + (other,) + BASIS[number + 1 :]
        assert calibration.load(data, basis) is None, basis


def test_damage_is_not_used():
    data = calibration.dump(STANDARD, BASIS)
    for at in range(len(data)):
        for bit in range(8):
            damaged = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
            assert calibration.load(damaged, BASIS) is None, (at, bit)
    for length in range(len(data)):
        assert calibration.load(data[:length], BASIS) is None, length
    assert calibration.load(data + b"\0", BASIS) is None


def test_a_whole_record_of_nonsense_is_not_used():
    a, _, c, _, e, f = STANDARD
    for mapping in (
        (0, 0, 0, 0, 0, 0),
        (a, 0, c, 0, 0, f),
        (a // 9, 0, c, 0, e, f),
        (a, 0, c, a, 0, c),
    ):
        assert calibration.load(calibration.dump(mapping, BASIS), BASIS) is None, mapping


EDGE_TEXTS = (
    ("5200,59000,5800,57000", EDGES),
    (" 59000, 5200 ,57000,5800", (59000, 5200, 57000, 5800)),
    ("0,65535,0,65535", (0, 65535, 0, 65535)),
    ("", None),
    ("5200,59000,5800", None),
    ("5200,59000,5800,57000,1", None),
    ("5200;59000;5800;57000", None),
    ("left,right,up,down", None),
    ("5200,59000,5800,70000", None),
    ("-1,59000,5800,57000", None),
    ("5200,5300,5800,57000", None),
    ("5200,59000,57000,57000", None),
)


def test_edges_as_an_owner_writes_them():
    for text, expected in EDGE_TEXTS:
        if expected is None:
            assert refused(calibration.parse, text), text
        else:
            assert calibration.parse(text) == expected, text
