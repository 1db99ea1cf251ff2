# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The screens with a board: as recorded, and laid out without a fault, on both sizes."""

from types import SimpleNamespace

import pytest

from tests.layout import faults
from tests.sitting import BEGUN, FULL, NEARLY, PARTLY

HEAD_PX = 22
SHORT = ["Ada", "Bo", "Cy", "Di"]
LONG = ["Maximilianne", "WWWWWWWWWWWW", "Konstantin", ""]
ALL = [FULL, NEARLY, PARTLY, BEGUN]
SUSPECT = "m2 m2 w f f / m2 w f1 f f / m2 l C f1 m1 / w l l g1 . / s l1 . . ."
LARGE = (
    "w1 w w f f m3 m2 / w1 w w f f m m2 / w w f1 f f m m2 / w l f C f1 m1 m / "
    "w l l g1 m g g / s l1 s2 g2 g2 g1 g / w1 w w f f g g"
)
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


RECORDED = [entry, entry_empty, entry_suspect, entry_moving, entry_large]
RECORDED += [count, count_square, count_unlit, count_large]
MORE = [entry_many_suspects, entry_erasing, entry_last, entry_round, entry_five]
MORE += [count_page, count_many, count_nothing, count_five]


@pytest.mark.parametrize("state", RECORDED + MORE, ids=lambda state: state.__name__)
def test_nothing_is_cut_or_crossed(sit, state):
    state(sit)
    board = sit.machine.board
    screen = SimpleNamespace(group=sit.app.screen.group, buttons=places(sit))
    assert faults(screen, board.width, board.height) == []


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
