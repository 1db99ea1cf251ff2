# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stories: what a person does with the device and sees on it, told by names instead of pixels.

board pyportal                      which device; first of all, if at all
fresh                               one on which nobody has chosen a language; else it is English
tap PLACE                           a place is named as the app names it: palette forest,
hold PLACE                          square 0,4, or quoted: "New game"
drag PLACE to PLACE [to PLACE]      in straight lines; after a square, 0,4 is a square too
wait MILLISECONDS
power off / power on                the cable
expect [no] text "42"
expect screen entry
shot NAME                           a picture
dump                                one line of JSON: screen, texts, places
"""

import shlex
from collections import namedtuple

Step = namedtuple("Step", "line verb arguments")


class Mistake(ValueError):
    """The story itself cannot be read; the text says where and why."""


def parse(text):
    """The steps of a story; Mistake names the line that is not one."""
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = _words(number, line)
        if not words:
            continue
        verb, rest = words[0], words[1:]
        if verb not in _VERBS:
            raise Mistake(f"line {number}: no such step: {verb!r}; there are: {_known()}")
        arguments = _VERBS[verb](rest)
        if arguments is None:
            raise Mistake(
                f"line {number}: cannot read {line.strip()!r}; it should be: {FORMS[verb]}"
            )
        if verb in _FIRST and [step for step in steps if step.verb not in _FIRST]:
            raise Mistake(f"line {number}: {_FIRST[verb]} comes first")
        steps.append(Step(number, verb, arguments))
    return steps


def board_of(steps):
    """The board a story asks for, or None."""
    found = [step.arguments[0] for step in steps if step.verb == "board"]
    return found[0] if found else None


def is_fresh(steps):
    """Whether a story begins where no language is chosen."""
    return "fresh" in [step.verb for step in steps]


def _words(number, line):
    lexer = shlex.shlex(line, posix=True)
    lexer.whitespace_split, lexer.commenters, lexer.quotes = True, "#", '"'
    try:
        return list(lexer)
    except ValueError:
        raise Mistake(f'line {number}: a " has no partner') from None


def _known():
    return ", ".join(sorted(_VERBS))


def _one(words):
    return (words[0],) if len(words) == 1 else None


def _place(words):
    return (" ".join(words),) if words else None


def _path(words):
    """The names on the way of a drag."""
    names, name = [], []
    for word in [*words, "to"]:
        if word != "to":
            name.append(word)
            continue
        if not name:
            return None
        names.append(_in_full(" ".join(name)))
        name = []
    return tuple(names) if len(names) > 1 else None


def _in_full(name):
    row, comma, column = name.partition(",")
    return f"square {name}" if comma and row.isdecimal() and column.isdecimal() else name


def _milliseconds(words):
    return (int(words[0]),) if len(words) == 1 and words[0].isdecimal() else None


def _switch(words):
    return tuple(words) if words in (["on"], ["off"]) else None


def _nothing(words):
    return () if not words else None


def _expectation(words):
    """(is it there?, "text" or "screen", what)"""
    there = words[:1] != ["no"]
    kind = words[0 if there else 1 :]
    if len(kind) < 2 or kind[0] not in ("text", "screen") or not (there or kind[0] == "text"):
        return None
    return there, kind[0], " ".join(kind[1:])


_FIRST = {"board": "the board", "fresh": "fresh"}
_VERBS = {
    "board": _one,
    "fresh": _nothing,
    "tap": _place,
    "hold": _place,
    "drag": _path,
    "wait": _milliseconds,
    "power": _switch,
    "expect": _expectation,
    "shot": _one,
    "dump": _nothing,
}
FORMS = {
    "board": "board NAME",
    "fresh": "fresh",
    "tap": "tap PLACE",
    "hold": "hold PLACE",
    "drag": "drag PLACE to PLACE",
    "wait": "wait MILLISECONDS",
    "power": "power on, or power off",
    "expect": 'expect text "...", expect no text "..." or expect screen NAME',
    "shot": "shot NAME",
    "dump": "dump",
}
