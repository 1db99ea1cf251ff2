# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The screens with a board: as recorded, and laid out without a fault, on every size."""

import random
from types import SimpleNamespace

import pytest
from kingdom.draft import LAY, PUT

from tests.following import follow, play
from tests.layout import faults
from tests.sitting import BEGUN, FULL, NEARLY, PARTLY

HEAD_PX = 22
SHORT = ["Ada", "Bo", "Cy", "Di"]
LONG = ["Maximilianne", "WWWWWWWWWWWW", "Konstantin", ""]
ALL = [FULL, NEARLY, PARTLY, BEGUN]
SUSPECT = "m2 m2 w f f / m2 w f1 f f / m2 l C f1 m1 / w l l g1 . / s l1 . . ."
DOUBT = "f f f1 w g / f f1 f w1 g / f l C w g / l l1 w w1 m / l l l s l"
QUIET_MS = 6000  # longer than the moment after which the whole kingdom is looked at
LARGE = (
    "w1 w w f f m3 m2 / w1 w w f f m m2 / w w f1 f f m m2 / w l f C f1 m1 m / "
    "w l l g1 m g g / s l1 s2 g2 g2 g1 g / w1 w w f f g g"
)
GIANTS = "w w2x w1 . . / g g1 g f1x . / g g2x C g . / . . m3xx . . / . . . . ."
MANY = (
    "w1 f1 w1 f1 w1 f1 w1 / f1 w1 f1 w1 f1 w1 f1 / w1 f1 w1 f1 w1 f1 w1 / "
    ". . . C . . . / . . . . . . . / . . . . . . . / . . . . . . ."
)


def entry(sit):
    sit.game(SHORT, [PARTLY])
    sit.open("entry", brush=5)


def entry_empty(sit):
    sit.game(["", ""])
    sit.open("entry")


def entry_suspect(sit):
    sit.game(SHORT, [SUSPECT])
    sit.open("entry", brush=7)


def entry_many_suspects(sit):
    sit.game(
        LONG, ["g2 g2 g2 / . C .", "w w w w w / w w w w w / w w C w w / w w w w w / w w w w w"]
    )
    sit.open("entry")


def entry_doubt(sit):
    sit.game(SHORT, [DOUBT])
    sit.open("entry", brush=3)
    sit.machine.run(QUIET_MS)


def entry_doubt_shared(sit):
    sit.game(LONG, ["g1 w C . .", "C w g1 . ."])
    sit.app.match.finish()
    sit.open("entry")
    sit.machine.run(QUIET_MS)


def entry_doubt_there(sit):
    sit.game(LONG, ["w w C", "C m"])
    sit.app.match.finish()
    sit.open("entry")
    sit.machine.run(QUIET_MS)


def entry_erasing(sit):
    sit.game(LONG, [FULL])
    sit.open("entry", brush=0)


def entry_moving(sit):
    sit.game(SHORT, [BEGUN])
    sit.open("entry", moving=True)


def entry_large(sit):
    sit.game(LONG, [LARGE], size=7)
    sit.open("entry")


def entry_last(sit):
    sit.game(LONG, ALL)
    sit.open("entry")
    sit.tap("player yellow")


def entry_round(sit):
    sit.game(LONG, [BEGUN], ("dynasty", "harmony"))
    sit.open("entry")


def entry_five(sit):
    sit.game([*LONG, "Zacharias"], ["t2 t t / s C ."], ("day",), game="fair")
    sit.open("entry")


def count(sit):
    sit.game(SHORT, ALL)
    sit.open("count", seat=0)


def count_square(sit):
    count(sit)
    sit.tap("square 4,0")


def count_page(sit):
    count(sit)
    if "page" in sit.places:
        sit.tap("page")


def count_unlit(sit):
    sit.game(LONG, ALL)
    sit.open("count", seat=1, line=None)


def count_large(sit):
    sit.game(LONG, [LARGE], size=7)
    sit.open("count", seat=0)


def count_many(sit):
    sit.game(LONG[:2], [MANY], size=7)
    sit.open("count", seat=0, page=2)


def count_nothing(sit):
    sit.game(LONG, (), ())
    sit.open("count", seat=1)


def count_five(sit):
    sit.game([*LONG, "Zacharias"], ["t2 t t / s C ."], ("day",), game="fair")
    sit.open("count", seat=4)


def line(sit):
    follow(sit, SHORT, 4 + 4 + 4 * 12 + 2)
    sit.open("line")


def line_empty(sit):
    follow(sit, LONG)
    sit.open("line")


def line_three(sit):
    follow(sit, LONG[:3], 3 + 3 + 2)
    sit.open("line")


def line_five(sit):
    follow(sit, [*LONG, "Zacharias"], 4, options=("day",), game="fair")
    sit.open("line")


LINES = 8 + 4 * 12  # moves: the kings, four lines; then 4 dominoes and by turns lay and take


def along(sit):
    follow(sit, SHORT, LINES + 4 + 2)
    sit.open("along")
    sit.tap(f"domino {sit.app.match.draft.domino}")


def along_kings(sit):
    follow(sit, LONG, 4)
    sit.open("along")
    sit.tap("player green")


def along_take(sit):
    follow(sit, LONG, LINES + 4 + 3)
    sit.open("along")


def along_look(sit):
    follow(sit, LONG, LINES + 4)
    sit.open("along", look=1)


def along_device(sit):
    follow(sit, LONG, LINES + 4, seed=1, robots=(1, 1, 1, 1))
    sit.open("along")
    while sit.app.view["place"] is None:
        sit.machine.step()
    sit.settle()


def along_last(sit):
    follow(sit, SHORT[:3], 6 + 9 * 11)
    sit.open("along")


def along_over(sit):
    follow(sit, SHORT[:2], 200, seed=3)
    sit.open("along")


def along_large(sit):
    follow(sit, SHORT[:2], 8 + 12 * 8 + 4, options=("mighty_duel",), size=7)
    sit.open("along")
    sit.tap(f"domino {sit.app.match.draft.domino}")


def along_five(sit):
    follow(sit, [*LONG, "Zacharias"], 5 + 5 + 5 + 3, options=("day",), game="fair")
    sit.open("along")


def along_errand(sit, wanted=None, names=(*LONG, "Zacharias"), **how):
    """The first question of a game with tokens that is as wanted, or any."""
    match = follow(sit, names, 0, (), game="giants", **how)
    with sit.machine.inside():
        chance = random.Random(5)
        while match.draft.task != PUT or wanted and not wanted(match.draft):
            play(match, 1, chance)
    sit.open("along")


def along_errand_left(sit):
    along_errand(sit, lambda draft: draft.errand[3])


def along_errand_whom(sit):
    along_errand(sit, lambda draft: not draft.errand[2][draft.errand[0]])


def along_errand_other(sit):
    along_errand(sit, lambda draft: draft.errand[0] != draft.kings[draft.turn])


def along_errand_large(sit):
    along_errand(sit, None, LONG[:2], size=7)


def along_errand_device(sit):
    along_errand(sit, lambda draft: draft.round > 2, LONG[:3], seed=2, robots=(1, 1, 1))
    while sit.app.view["put"] is None:
        sit.machine.step()


def line_letters(sit):
    follow(sit, [*LONG, "Zacharias"], 4, (), game="giants")
    sit.open("line")


def along_kings_five(sit):
    follow(sit, [*LONG, "Zacharias"], 5, (), game="giants")
    sit.open("along")


def along_kings_away(sit):
    follow(sit, LONG[:3], 5, (), game="giants")
    sit.open("along")


def along_away(sit):
    follow(sit, LONG[:3], 5 + 3 + 5, (), game="giants")
    sit.open("along")


def along_discard_five(sit):
    match = follow(sit, [*LONG, "Zacharias"], 0, (), game="giants")
    with sit.machine.inside():
        chance = random.Random(5)
        while match.draft.task != LAY or match.draft.places:
            play(match, 1, chance)
    sit.open("along")


def entry_giants(sit):
    sit.game([*LONG, "Zacharias"], [GIANTS], ("folie", "local_w"), game="giants")
    sit.open("entry", brush="giant")


def entry_giants_large(sit):
    kingdom = "m3xxx m2xx g2x / w1x C f1x / s2xx l2x w2x"
    sit.game(LONG[:2], [kingdom], ("folie",), 7, game="giants")
    sit.open("entry")


def count_giants(sit):
    sit.game(["Ada", "Bo"], [GIANTS], ("local_g", "folie"), game="giants")
    sit.open("count", seat=0, line=3)


RECORDED = [entry, entry_empty, entry_suspect, entry_doubt, entry_moving, entry_large]
RECORDED += [count, count_square, count_unlit, count_large]
RECORDED += [line, along, along_kings, along_take, along_large]
MORE = [entry_many_suspects, entry_erasing, entry_last, entry_round, entry_five]
MORE += [entry_doubt_shared, entry_doubt_there]
MORE += [line_empty, line_three, line_five, along_look, along_device]
MORE += [along_last, along_over, along_five]
MORE += [count_page, count_many, count_nothing, count_five]
MORE += [line_letters, along_errand, along_errand_left, along_errand_whom, along_errand_other]
MORE += [along_errand_large, along_errand_device, along_kings_five, along_kings_away, along_away]
MORE += [along_discard_five]
MORE += [entry_giants, entry_giants_large, count_giants]


@pytest.mark.parametrize("state", RECORDED + MORE, ids=lambda state: state.__name__)
def test_nothing_is_cut_or_crossed(sit, state):
    state(sit)
    theme = sit.app.theme
    screen = SimpleNamespace(group=sit.app.screen.group, buttons=places(sit))
    assert faults(screen, theme.width, theme.height) == []


@pytest.mark.parametrize("state", RECORDED, ids=lambda state: state.__name__)
def test_as_recorded(sit, state, check):
    state(sit)
    check(sit.machine, state.__name__.replace("_", "-"))


def places(sit):
    """What can be touched, as it is drawn: in the head it reaches further down than that.

    A line of the count has two names for one place.
    """
    found = {}
    for place in sit.app.screen.buttons:
        if place.enabled:
            box = (place.x, place.y, place.width, HEAD_PX if place.y == 0 else place.height)
            found.setdefault(box, SimpleNamespace(name=place.name, **dict(zip("xy", box))))
            found[box].width, found[box].height = box[2:]
    return list(found.values())
