# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text of every language fits where it is shown, on the smallest screen there is."""

import random
from contextlib import contextmanager

import pytest

from tests.following import follow, play
from tests.screens import test_board_screens as boards
from tests.screens import test_table_screens as tables
from tests.screens.overflow import Watch, machine_of
from tests.screens.test_touch_screens import STATES
from tests.sitting import FULL, Sitting
from tests.table.test_words import LANGUAGES, texts_of

TRIBE = (
    "g@hunter l@fisher j@gatherer q@sculptor d@painter / g@fire_lady l@shaman j@small q@amazon v3"
    " / g@oafish g C j2 q2 / v1 v2 d^3 g* q* / l* j* q* v1 g1"
)
LESS = "l* l@small j* q* v1 / g^1 g* j^2 j1 j* / v1 v2 C d^3 l* / g g g l l / d d1 d d d"
BONUSES = ("empire_of_fire", "homo_habilis")
MODES = {"origins": ("discovery",)}
LEVEL = "g* g* C l* q* / j* . . . ."


def touch(name, view):
    def state(sit):
        if name == "hold":
            sit.machine.finger(100, 100)
        sit.show(name, **view)

    return state


def settings(sit):
    sit.open("settings")


def settings_without_a_drive(sit):
    sit.app.device.saves.write, write = lambda data: False, sit.app.device.saves.write
    sit.open("settings")
    sit.app.device.saves.write = write


def rules(game, page, options=()):
    def state(sit):
        sit.game(["Ada", "Bo", "Cy"], (), options, game=game)
        sit.show("rules", of="plan", back="home", page=page)

    return state


def refused(game, page):
    """Too late to change: the remark in place of what an option means."""

    def state(sit):
        rules(game, page, MODES.get(game, ()))(sit)
        sit.app.view["refused"] = sit.app.meant().game.OPTIONS[0][0]
        sit.app.screen.update()

    return state


def home(game):
    def state(sit):
        sit.game(["", "", ""], (), MODES.get(game, ()), game=game)
        sit.open("home")

    return state


def home_refused(sit):
    home("kingdomino")(sit)
    for colour in ("pink", "yellow", "green"):
        sit.tap(f"player {colour}")


def setup(game):
    def state(sit):
        sit.game(["", "", ""], (), MODES.get(game, ()), game=game)
        sit.show("setup", of="plan", back="home")

    return state


def no_name(colour):
    def state(sit):
        game = "origins" if colour == "black" else "kingdomino"
        sit.game([""] * 4, (), MODES.get(game, ()), game=game)
        seat = [each for _, each in sit.app.plan.players].index(colour)
        sit.show("name", seat=seat, of="plan", back="home")

    return state


def entry(game, kingdom, mode, **view):
    def state(sit):
        sit.game(["", ""], [kingdom], mode, game=game)
        sit.open("entry", **view)

    return state


def count(game, kingdom, options, page=0, size=5):
    def state(sit):
        sit.game(["Ada", "Bo"], [kingdom], options, size, game=game)
        sit.open("count", seat=0, line=None, page=page)

    return state


def totem(sit):
    sit.game(["", "", ""], [LEVEL, LEVEL, "l* l* C j*"], ("totem",), game="origins")
    sit.open("entry")
    sit.tap("Next player", "Next player", "Result")


def pick(sit):
    """All tokens there are to choose from, and the longest names."""
    match = follow(sit, ["Ada", "Bo"], options=("tribe",), size=7, game="origins")
    with sit.machine.inside():
        chance = random.Random(3)
        while match.draft.errand is None or match.draft.errand[1] is not None:
            play(match, 1, chance)
    sit.open("pick")


def howto(game, options=()):
    """Every sum of the example."""

    def state(sit):
        sit.game(["Ada", "Bo"], (), options, game=game)
        sit.open("howto", of="match", back="menu")
        counting, frame = sit.app.screen._counting, 0
        while frame < counting.last:
            frame = counting.following(frame)
            sit.show("howto", of="match", back="menu", frame=frame)

    return state


def totem_taken(sit, news=((0, "mushroom_totem"), (0, "mammoth_totem"))):
    follow(sit, ["WW", "Bo", "Cy"], 32, options=("totem",), game="origins")
    sit.open("along", news=news, at=sit.app.revision)
    assert sit.screen == "along"


def totems_taken(sit):
    """Of two players, in each language the longest two; what is said of more may be cut."""
    totem_taken(sit, ((0, "mushroom_totem"), (1, "mammoth_totem")))
    totem_taken(sit, ((0, "flint_totem"), (1, "mushroom_totem")))


PIECES = ["hunter", "fisher", "gatherer", "sculptor", "painter", "fire_lady", "shaman"]
WHO = ["fire", "resource", *PIECES, "small", "amazon", "oafish"]
TERRAINS = ["wheat", "forest", "lake", "grassland", "swamp", "mine"]
LANDS = ["desert", "grassland", "lake", "jungle", "quarry", "volcano"]
TOTEMS = ["mammoth_totem", "fish_totem", "mushroom_totem", "flint_totem"]

MORE = [home(game) for game in ("kingdomino", "giants", "origins")]
MORE += [setup(game) for game in ("giants", "origins")]
MORE += [home_refused, settings, settings_without_a_drive, totem, pick, totem_taken, totems_taken]
MORE += [howto("giants")]
MORE += [howto("origins", (mode,)) for mode in ("discovery", "totem", "tribe")]
MORE += [touch(name, view) for name, view in STATES.values()]
MORE += [rules("giants", page) for page in range(1, 7)]
MORE += [rules("origins", page, ("tribe",)) for page in (1, 2)]
MORE += [rules("kingdomino", page) for page in (1, 2)]
MORE += [refused("kingdomino", 1), refused("origins", 1)]
MORE += [no_name(colour) for colour in ("pink", "yellow", "green", "blue", "black")]
MORE += [entry("origins", "d d C", ("tribe",), brush="fire_lady", page=page) for page in range(3)]
MORE += [count("origins", TRIBE, ("tribe", *BONUSES), page) for page in range(4)]
MORE += [count("origins", LESS, ("totem",), page) for page in range(3)]
MORE += [count("giants", boards.GIANTS, ("local_" + t, "corners_" + t), 1) for t in "wflgsm"]
MORE += [count("giants", boards.GIANTS, ("lost_corner", "folie"), 1)]
MORE += [count("giants", boards.GIANTS, ("middle", "bleak"), 1)]
MORE += [count("kingdomino", FULL, ("middle_kingdom", "harmony"), page) for page in (0, 1)]

# What is seldom said in a line: keys with what fills their gaps, which may be keys too
SMALL, BIG = "galmuri11", "galmuri14"
NAME = "Wilhelm"  # longer ones are cut to fit
LEAST = "W."  # as short as the screen makes it where there is no room
ALONG = [
    ("all_laid",),
    ("looks", LEAST),
    ("is_drawn",),
    ("thinks", LEAST),
    ("discards", LEAST, 48),
]
ALONG += [("lays", LEAST, 48), ("takes", LEAST, 48), ("no_place",), ("lay_turn",), ("fits_once",)]
ALONG += [("cannot_" + why, 48) for why in ("taken", "outside", "apart", "crowded", "take")]
ALONG += [("lay_where", 48), ("away_lay", "48, 47", 46), ("away_king", "48, 47"), ("take_one",)]
ALONG += [("whose_king",), ("king_goes", LEAST), ("king_for", 48), ("who_gets",)]
ALONG += [("put_giant",), ("send_giant",), ("put_by", LEAST, "send_giant"), ("put_token", "giant")]
ALONG += [("puts_giant", LEAST), ("sends_giant", LEAST), ("put_by", LEAST, "skip")]
ALONG += [("chooses", LEAST, LEAST), ("put_by", LEAST, "put_giant"), ("put_fire",)]
ALONG += [(key + "_" + pay,) for key in ("send", "put") for pay in ("pay", "pay_more")]
ALONG += [(key + "_" + pay, LEAST) for key in ("sends", "puts") for pay in ("pay", "pay_more")]
ALONG += [("puts_fire", LEAST), ("put_token", "fire_lady"), ("pair_goes", LEAST), ("take_pair",)]
ALONG += [("origins_now_holds", LEAST, "mammoth_totem_brief"), ("now_holds", LEAST, "giant")]
ENTRY = [
    ("hint_lay",),
    ("hint_gone",),
    ("hint_move",),
    ("hint_carry",),
    ("doubt_one",),
    ("doubt_some",),
]
ENTRY += [("doubt_shared", NAME), ("doubt_there", NAME), ("effect_giant", -12)]
ENTRY += [("origins_hint_lay",), ("origins_hint_move",), ("origins_hint_carry",)]
ENTRY += [(key, name) for key in ("hint_none_left", "hint_refused") for name in (*WHO, "giant")]
ENTRY += [("hint_idle", name) for name in WHO]
ENTRY += [("hint_refused_on", name, "many_" + land) for name in WHO for land in LANDS]
for form, kinds in (("", TERRAINS), ("origins_", LANDS)):
    for kind in kinds:
        ENTRY += [("surplus_plain", 25, "many_" + kind, 21), ("surplus", 25, "many_" + kind, 26)]
        ENTRY += [(form + "surplus_crown", 11, "many_" + kind, 5)]
        if kind in ("grassland", "swamp", "mine", "jungle", "quarry", "volcano"):
            ENTRY += [(form + "surplus_crowns", 3, "many_" + kind, 2, 2)]
COUNT = [("sum_of", name, 12, 10, 120) for name in TERRAINS + LANDS]
COUNT += [("bonus_of", name, 10) for name in ("middle_kingdom", "harmony", *BONUSES)]
COUNT += [
    ("bonus_of", f"{quest}_{each}", 20) for quest in ("local", "corners") for each in "wflgsm"
]
COUNT += [("bonus_of", name, 20) for name in ("middle", "lost_corner", "folie", "bleak")]
COUNT += [("bonus_for", name, 12, name + "_about") for name in PIECES]
COUNT += [("bonus_for", name, 6, name + "_about") for name in TOTEMS]
COUNT += [("bonus_for", name, 12, name + "_about") for name in ("warriors", "resources")]
REMARKS = [("absent_one", NAME), ("tie_largest", 98, 12, 11), ("tie_crowns", 98, 12, 9, 8)]
REMARKS += [("shared_points", 98), ("shared_largest", 98, 12), ("shared_crowns", 98, 12, 11)]
REMARKS += [("origins_tie_largest", 98, 12, 11), ("origins_tie_crowns", 98, 12, 9, 8)]
REMARKS += [("origins_shared_crowns", 98, 12, 11), ("not_saved",)]
HEADINGS = [
    ("no_points",),
    ("not_all_in",),
    ("round_of", 2, 3),
    ("win_one", NAME),
    ("lead_one", NAME),
]
HEADINGS += [("win_all",), ("lead_all",)]
DETAILS = [("largest_and_crowns", 12, 10), ("origins_largest_and_crowns", 12, 10)]
SLOTS = [(200, SMALL, ALONG), (312, SMALL, ENTRY), (300, SMALL, REMARKS), (269, BIG, HEADINGS)]
SLOTS += [(220, SMALL, DETAILS), (198, SMALL, COUNT)]


STATES_OF_ALL = tables.RECORDED + tables.MORE + boards.RECORDED + boards.MORE + MORE


@contextmanager
def watching(language):
    with machine_of(language) as machine:
        sit = Sitting(machine)
        sit.fair()
        with machine.inside():
            from kingdom import games

            for name in games.names():  # what only one game says is read once that is loaded
                games.load(name)
        yield Watch(sit, texts_of(language))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_text_is_cut_or_crossed_on_any_screen(language):
    with watching(language) as watch:
        assert listed([fault for state in STATES_OF_ALL for fault in watch.faults(state)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_that_is_seldom_said_is_too_long(language):
    with watching(language) as watch:
        assert listed(too_long(watch)) == []


def too_long(watch):
    for room, font, texts in SLOTS:
        for key, *gaps in texts:
            yield from watch.too_long(key, gaps, room, font)


def listed(faults):
    """Every fault once, as a line for a translator: key, text, room and width, why."""
    return sorted({"{:22} {!r}  room {} px, width {} px: {}".format(*fault) for fault in faults})
