# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How wide words are, and how they are made to fit: shortened, shared out, or on more lines."""


def width(theme, string, font):
    """Give the pixels `string` takes in that font."""
    return sum([glyph.shift_x for glyph in _glyphs(theme.font(font), string)])


def shortened(theme, string, room, font):
    """Give `string`, with its end cut to a full stop where it is wider than `room` pixels."""
    most = len(string)
    while most > 1 and width(theme, clipped(string, most), font) > room:
        most -= 1
    return clipped(string, most)


def shared(theme, names, compose, room, font):
    """Give compose(names) in `room` pixels: all names are cut to the most letters that fit."""
    most = max([len(name) for name in names])
    while most > 1 and width(theme, compose([clipped(n, most) for n in names]), font) > room:
        most -= 1
    return compose([clipped(name, most) for name in names])


def clipped(name, most):
    """Give `name` in at most that many letters, the last a full stop where some are missing."""
    return name if len(name) <= most else name[: max(most - 1, 1)].rstrip() + "."


def wrapped(theme, string, room, font):
    """Give `string` on as many lines of at most `room` pixels as it takes."""
    lines = [""]
    for word in string.split():
        longer = (lines[-1] + " " + word).strip()
        if width(theme, longer, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines).strip()


def _glyphs(font, string):
    font.load_glyphs(string)
    found = [font.get_glyph(ord(letter)) for letter in string]
    return [glyph for glyph in found if glyph]
