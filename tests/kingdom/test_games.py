# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of kingdom.games: the shelf."""

import sys

from kingdom import games
from kingdom.dominoes import dominoes
from kingdom.setup import chosen
from kingdom.square import FIRST, crowns_of, terrain_of

from tests.kingdom import tiny_game
from tests.kingdom.refusals import refusal


def test_kingdomino_lies_in_its_own_file():
    assert "kingdomino" in games.names()
    assert "classic" not in games.names()
    assert games.load("kingdomino") is sys.modules["kingdom.games.classic"]
    assert games.load("kingdomino").NAME == "kingdomino"


def test_an_unknown_game_is_refused_with_the_known_ones():
    for name in ("", "chess", "classic", "__init__", "games", "os", "..", "classic.py", "tiny/"):
        message = refusal(games.load, name)
        assert message.startswith(f"unknown game '{name}'; there is ")
        assert "kingdomino" in message


def test_a_game_that_is_loaded_is_on_the_shelf():
    tiny_game.load()
    assert games.load("tiny") is tiny_game
    assert "tiny" in games.names()
    assert games.names() == sorted(games.names())


def test_what_is_no_module_is_no_game():
    for file in ("Thumbs.db", "desktop.ini", "old.py.old-1", "._x.py", "_x.py", "it", ".py", ""):
        assert games.named([file]) == set(), file
    assert games.named(["origins.py", "giants.mpy", "classic.py"]) == {
        "origins",
        "giants",
        "kingdomino",
    }


def test_the_data_of_every_game_fit_together():
    tiny_game.load()
    for name in games.names():
        game = games.load(name)
        kinds = len(game.TERRAINS)
        assert name == game.NAME
        assert len(game.LETTERS) == len(game.MOST_CROWNS) == kinds <= 14
        for terrain, most in enumerate(game.MOST_CROWNS, FIRST):
            assert max([crowns_of(s) for s in dominoes(game) if terrain_of(s) == terrain]) == most
        assert not set(game.LETTERS) & set("C./ ")
        assert game.PLAYERS[1] == len(game.COLOURS)
        options = [option for option, _ in game.OPTIONS]
        assert len(options) <= 32  # bits of a record
        assert chosen(game, game.DEFAULTS) == tuple(game.DEFAULTS)
        for _, least, most, group in game.GROUPS:
            assert 0 <= least <= most <= len(group) and set(group) <= set(options)
        for players, size in getattr(game, "USUAL_SIZES", ()):
            assert game.PLAYERS[0] <= players <= game.PLAYERS[1] and size in game.SIZES
        squares = max(game.SIZES) ** 2 * (2 if game.TOKENS else 1)
        assert squares + len(game.COUNTERS) <= 128  # places of a journal
