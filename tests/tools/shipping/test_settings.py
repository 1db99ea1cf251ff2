# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The lines of settings.toml that the computer sets."""

import tomllib

import pytest

from tools import ROOT
from tools.shipping import settings

TEXT = (ROOT / "settings.toml").read_text("utf-8")


@pytest.mark.parametrize("value", [r"a\1", r"\g<x>", "a\\"])
def test_any_value_is_taken_as_it_is(value):
    assert settings.read(settings.write(TEXT, settings.BOARD, value), settings.BOARD) == value


@pytest.mark.parametrize("name", [settings.LANGUAGE, settings.BOARD])
def test_there_and_back_and_nothing_else_changes(name):
    made = settings.write(TEXT, name, "a_b.3")
    assert settings.read(made, name) == tomllib.loads(made)[name] == "a_b.3"
    old, new = tomllib.loads(TEXT), tomllib.loads(made)
    assert old | {name: "a_b.3"} == new
    assert settings.write(made, name, "c") == settings.write(TEXT, name, "c")


def test_what_is_shipped_sets_no_language_for_the_device_asks():
    assert settings.read(TEXT, settings.LANGUAGE) is None
    assert "CROWN_LANGUAGE" not in tomllib.loads(TEXT)


def test_no_wish_no_change():
    assert settings.write(TEXT, settings.LANGUAGE, None) == TEXT


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('X = "b"', None),
        ('# CROWN_BOARD = "b"', None),
        ("CROWN_BOARD = 7", None),
        ('CROWN_BOARD="b"', "b"),
        (' CROWN_BOARD\t=  "b"', "b"),
        ('X = 1\nCROWN_BOARD = "b" # yes', "b"),
    ],
)
def test_what_is_said(text, said):
    assert settings.read(text, settings.BOARD) == said


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ('# CROWN_BOARD = "a"\nX = 1', 'CROWN_BOARD = "b"\nX = 1'),
        ("X = 1\n", 'X = 1\n\nCROWN_BOARD = "b"\n'),
    ],
)
def test_a_remark_becomes_a_setting(text, made):
    assert settings.write(text, settings.BOARD, "b") == made
