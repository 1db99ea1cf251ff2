# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The screens around the board: as recorded, and laid out without a fault, on every size."""

import pytest

from tests.following import follow
from tests.layout import faults
from tests.sitting import BEGUN, FULL, NEARLY, PARTLY

MAIN = (0xFFC83D, 0xFFC83D)  # the style of the main button
LONG = ["Maximilianne", "Wilhelmine", "Konstantin", "Bartholomew"]
WIDE = [
    "WWWWWWWWWWWW",
    "MMMMMMMMMMMM",
    "QQQQQQQQQQQQ",
    "\xc4\xc4\xc4\xc4\xc4\xc4\xc4\xc4\xc4\xc4\xc4\xc4",
]
SHORT = ["Ada", "Bo", "Cy", "Di"]
ALL = [FULL, NEARLY, PARTLY, BEGUN]


def home(sit):
    sit.game(SHORT, [FULL])
    sit.open("home")


def home_new(sit):
    sit.app.match = None
    sit.open("home")


def home_long(sit):
    sit.game(LONG, ALL)
    sit.show("home")


def home_few(sit):
    home_new(sit)
    for _ in range(2):
        sit.tap(*[f"player {c}" for n, c in sit.app.plan.players[1:3]])


def home_unsaved(sit):
    sit.game(SHORT)
    sit.app.saved = False  # nothing is laid, so nothing is tried again
    sit.show("home")


def setup(sit):
    sit.game(["Ada", "", "Konstantin"])
    sit.show("setup", of="plan", back="home")


def rules(sit):
    sit.game(SHORT)
    sit.show("rules", of="plan", back="home", page=1)


def name(sit):
    sit.game(["", "Bo"])
    sit.show("name", seat=0, of="plan", back="home")


def name_full(sit):
    sit.game(WIDE)
    sit.show("name", seat=0, of="plan", back="home")


def name_accents(sit):
    sit.game(["", "Bo"])
    sit.show("name", seat=0, of="plan", back="home", page=1)


def name_rest(sit):
    sit.game(["Bo", "Ada"])
    sit.open("name", seat=0, of="plan", back="home", page=2, text="Ada")
    sit.tap("Done")


def result(sit):
    sit.game(SHORT, ALL, done=True)
    sit.show("result")


def result_long(sit):
    sit.game(LONG, ALL, done=True)
    sit.show("result")


def result_wide(sit):
    sit.game(WIDE, [FULL, FULL, FULL, None], done=True)
    sit.show("result")


def result_tie(sit):
    sit.game(["Ada", "Bo"], ["g2 g g C", "w1 w w w w w C"], (), 7, done=True)
    sit.show("result")


def result_crowns(sit):
    sit.game(["Ada", "Bo", "Cy"], ["m3 m C", "g1 g C m3 s1", "w1 C"], (), 7, done=True)
    sit.show("result")


def result_two_share(sit):
    sit.game(["Ada", "Bo", "Cy"], [FULL, FULL, BEGUN], done=True)
    sit.show("result")


def result_all_share(sit):
    sit.game(SHORT, [FULL] * 4, done=True)
    sit.show("result")


def result_missing(sit):
    sit.game(["Ada", "Bo", "Di"], [FULL, NEARLY], done=True)
    sit.show("result")


def result_leads(sit):
    sit.game(LONG, ALL)
    sit.show("result")


def result_round(sit):
    sit.game(SHORT, ALL, ("dynasty",), done=True)
    sit.show("result")


def result_dynasty(sit):
    sit.game(LONG, ALL, ("dynasty", "harmony"))
    for kingdoms in (ALL, ALL[::-1]):
        sit.app.match.next_round()
        sit.lay(kingdoms)
    sit.app.match.finish()
    sit.show("result")


def settings(sit):
    sit.show("settings")


def settings_sound(sit):
    sit.show("settings")
    if not sit.app.device.sound:
        return  # a board without a speaker has no such row
    with sit.machine.inside():
        sit.app.device.sound.switch(True)
        sit.app.screen.update()
        sit.app.device.sound.switch(False)


def howto(sit):
    sit.game(SHORT)
    sit.show("howto", of="match", back="menu")


def howto_counted(sit):
    sit.game(SHORT)
    sit.open("howto", of="match", back="menu", frame=34)
    assert "50" in sit.texts


def giants_howto(sit):
    sit.game(SHORT, (), (), game="giants")
    sit.open("howto", of="match", back="menu", frame=33)
    assert "55" in sit.texts


def origins_howto(sit):
    sit.game(SHORT, (), ("tribe",), game="origins")
    sit.open("howto", of="match", back="menu", frame=32)
    assert "44" in sit.texts


def language(sit):
    sit.open("language", back="settings")


def oops(sit):
    sit.game(SHORT, ALL)
    sit.show("oops", then=lambda: None)


def oops_unsaved(sit):
    sit.game(SHORT, ALL)
    sit.app.match.select(1)
    sit.app.device.saves.write, write = lambda data: False, sit.app.device.saves.write
    sit.show("oops", then=lambda: None)
    sit.app.device.saves.write = write


def menu(sit):
    sit.game(LONG, ALL)
    sit.show("menu")


def menu_wide(sit):
    sit.game(WIDE, [FULL] * 4)
    sit.open("menu")


def ask_new(sit):
    home(sit)
    sit.tap("New game")


def ask_clear(sit):
    menu_wide(sit)
    sit.tap("Clear this kingdom")


def ask_leave(sit):
    sit.game(WIDE, ALL)
    sit.open("setup", of="match", back="menu")
    sit.tap("player pink")


def ask_size(sit):
    sit.game(WIDE, ["w w w w w w C"] * 4, size=7)
    sit.open("rules", of="match", back="menu", page=1)
    sit.tap("5 \xd7 5")


def fair_result(sit):
    sit.game([*LONG, "Zacharias"], ["t1 t C"] * 5, ("day",), done=True, game="fair")
    sit.show("result")


def fair_setup(sit):
    sit.game([*LONG, ""], (), ("day",), game="fair")
    sit.show("setup", of="plan", back="home")


def fair_rules(sit):
    sit.game(SHORT, (), ("day",), game="fair")
    sit.show("rules", of="plan", back="home", page=1)


def fair_rules_quests(sit):
    sit.game(SHORT, (), ("day",), game="fair")
    sit.show("rules", of="plan", back="home", page=4)


def seats(sit):
    sit.game(["Ada", "", "Konstantin", "Di"])
    sit.open("seats", robots=[0, 0, 1, 2])


def seats_five(sit):
    sit.game([*WIDE, "Maximilianne"], (), ("day",), game="fair")
    sit.open("seats")


def box(sit):
    follow(sit, SHORT, 4 + 4 + 4 * 12)
    sit.open("box")


def box_some(sit):
    follow(sit, SHORT[:3])
    sit.open("box")


def box_fair(sit):
    follow(sit, [*SHORT, "Ed"], options=("day",), game="fair")
    sit.open("box")


def menu_followed(sit):
    follow(sit, SHORT, 4 + 4 + 4 * 12)
    sit.open("menu")


def ask_by_hand(sit):
    menu_followed(sit)
    sit.tap("Enter by hand")


def rules_more(sit):
    sit.game(SHORT)
    sit.show("rules", of="plan", back="home", page=2)


def game(sit):
    sit.game(SHORT)
    sit.open("game", of="plan", back="home")


def giants_home(sit):
    sit.game([*LONG, "Zacharias"], ALL, (), game="giants")
    sit.show("home")


def giants_setup(sit):
    sit.game([*LONG, "Zacharias"], (), (), game="giants")
    sit.show("setup", of="plan", back="home")


def giants_rules(sit):
    sit.game(SHORT, (), (), game="giants")
    sit.show("rules", of="plan", back="home", page=1)


def giants_rules_quests(sit):
    sit.game(SHORT, (), ("local_g", "local_s"), game="giants")
    sit.show("rules", of="plan", back="home", page=2)


def giants_rules_last(sit):
    sit.game(SHORT, (), ("bleak",), game="giants")
    sit.show("rules", of="plan", back="home", page=6)


RECORDED = [home, home_new, setup, rules, name, name_accents, result, result_tie, result_two_share]
RECORDED += [result_missing, result_dynasty, settings, menu, ask_new, oops]
RECORDED += [seats, box, menu_followed, language, giants_howto, origins_howto]
MORE = [home_long, home_few, home_unsaved, name_full, name_rest, result_long, result_wide]
MORE += [result_crowns, result_all_share, result_leads, result_round, menu_wide]
MORE += [ask_clear, ask_leave, ask_size, fair_result, fair_setup, fair_rules, fair_rules_quests]
MORE += [oops_unsaved, seats_five, box_some, box_fair, ask_by_hand, rules_more]
MORE += [game, giants_home, giants_setup, giants_rules, giants_rules_quests]
MORE += [giants_rules_last, settings_sound, howto, howto_counted]


@pytest.mark.parametrize("state", RECORDED + MORE, ids=lambda state: state.__name__)
def test_nothing_is_cut_or_crossed_and_one_button_leads(sit, state, check):
    state(sit)
    screen = sit.app.screen
    assert sit.screen in state.__name__
    assert faults(screen, sit.app.theme.width, sit.app.theme.height) == []
    assert len([b for b in screen.buttons if getattr(b, "_style", None) == MAIN]) <= 1
    if state in RECORDED:
        sit.settle()
        check(sit.machine, state.__name__.replace("_", "-"))
