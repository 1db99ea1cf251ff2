# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What screens are drawn with is made once and shared."""

import pytest


def contrast(one, other):
    """The WCAG contrast of two colours, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour):
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_font_an_ink_and_a_style_are_made_once(bench):
    with bench.inside() as theme:
        assert theme.font("galmuri11") is theme.font("galmuri11")
        assert theme.ink(0x123456) is theme.ink(0x123456)
        assert theme.style((1, 2)) is theme.style((1, 2))


def test_a_palette_has_its_colours_and_what_can_be_seen_through(bench):
    with bench.inside():
        from table.ui.theme import palette

        made = palette((None, 0xFF0000, 0x0000FF))
        assert made.is_transparent(0) and not made.is_transparent(1)
        assert made[1] == 0xFF0000 and made[2] == 0x0000FF


def test_rows_of_digits_become_a_picture(bench):
    with bench.inside():
        from table.ui.theme import from_rows

        made = from_rows(("01.", "23 "), 4)
        assert (made.width, made.height) == (3, 2)
        assert [made[x, y] for y in (0, 1) for x in (0, 1, 2)] == [0, 1, 0, 2, 3, 0]


@pytest.mark.parametrize("ground", ["INK", "PANEL"])
@pytest.mark.parametrize("text", ["PAPER", "DIM", "GOLD"])
def test_text_can_be_read_on_every_ground(bench, text, ground):
    with bench.inside():
        from table.ui import theme

        assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


def test_ink_can_be_read_on_gold(bench):
    with bench.inside():
        from table.ui.theme import GOLD, INK

        assert contrast(GOLD, INK) >= 7


def test_every_player_stands_out_from_the_ground(bench):
    with bench.inside():
        from table.ui.theme import PANEL, PLAYERS

        assert min(contrast(colour, PANEL) for colour in PLAYERS.values()) >= 3


@pytest.mark.parametrize(
    ("display", "theme", "scale"),
    [
        ((320, 240), (320, 240), 1),
        ((480, 320), (480, 320), 1),
        ((639, 480), (639, 480), 1),
        ((800, 480), (400, 240), 2),
        ((1024, 600), (512, 300), 2),
        ((240, 320), (240, 320), 1),
    ],
)
def test_on_a_display_of_twice_the_least_size_all_is_twice_as_large(bench, display, theme, scale):
    with bench.inside():
        from table.ui.theme import fitting

        made = fitting(*display)
        assert ((made.width, made.height), made.scale) == (theme, scale)
        assert made.seen(None) is None
        assert made.seen((799, 479)) == (799 // scale, 479 // scale)
