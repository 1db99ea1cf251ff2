# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How a name is spelled letter by letter, for keys that only show capitals. Pure."""

LONGEST = 12  # letters; more cannot be read beside a bar


def typed(name, letter, capital):
    """Give `name` with the letter at its end; a name that is full stays as it is."""
    if len(name) >= LONGEST or (letter == " " and (not name or name[-1] == " ")):
        return name
    return name + (letter if capital else small(letter))


def capital_next(name):
    """Tell whether a name goes on with a capital: at its start and after what parts its words."""
    return not name or name[-1] in " -'."


def small(letter):
    """Give a capital of Latin-1 as a small letter; str.lower knows ASCII alone on the device."""
    latin = "A" <= letter <= "Z" or "\xc0" <= letter <= "\xde" and letter != "\xd7"
    return chr(ord(letter) + 32) if latin else letter


def same(one, other):
    """Tell whether two names are spelled alike, whatever their capitals."""
    return [small(letter) for letter in one] == [small(letter) for letter in other]
