# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Setting up touch: three crosses to press, and a fourth that proves it; else all four again."""

from displayio import Group

from table import calibration
from table.rest import Rest
from table.ui.button import Button
from table.ui.frame import backdrop
from table.ui.icons import picture
from table.ui.layer import hide
from table.ui.layout import BAR_PX, GAP
from table.ui.text import CENTRE, Text
from table.ui.theme import BIG, DIM, GOLD, MAIN, PAPER, PLAIN, SMALL

_EDGE_PX = 24  # nearer to the edge many panels are deaf
_CROSS_PX = 25
_BUTTON_PX = 96


class Screen:
    """app.view: spots, the readings so far; again, after nonsense; kept, once all is done.

    held    opened by a finger held from power-on, so what is stored may be useless
    back    the screen that opened this one
    """

    def __init__(self, app):
        self.app = app
        app.device.lights.show(())
        tuning, view = app.device.tuning, app.view
        for key, value in (("spots", ()), ("again", False), ("kept", None), ("back", "home")):
            view.setdefault(key, value)
        if view.pop("held", False):
            view["before"] = tuning.mapping
            tuning.use(tuning.standard)
        self._rest = Rest()
        self._targets = _targets(app.theme.width, app.theme.height)
        self.group = Group()
        self.group.append(backdrop(app.theme))
        self._crosses = [self._cross(x, y) for x, y in self._targets]
        y = app.theme.height * 2 // 5
        self._title = self._text(y, PAPER, BIG)
        self._hint = self._text(y + 24, DIM, SMALL)
        self.buttons = [self._button()]
        self.update()

    def update(self):
        view = self.app.view
        done = view["kept"] is not None
        for number, cross in enumerate(self._crosses):
            hide(cross, done or number != len(view["spots"]))
        self._title.show(self._asked())
        self._hint.show(self._told(), PAPER if view["again"] or done else DIM)
        name = self.app.words("done" if done else "back")
        self.buttons[0].show(MAIN if done else PLAIN, name=name)

    def step(self, now):
        """Called at every turn of the app: readings need no calibration."""
        spot = self._rest.feed(self.app.device.touch.raw, now)
        if spot and self.app.view["kept"] is None:
            self._take(spot)
            self.update()

    def _take(self, spot):
        view = self.app.view
        view["spots"] += (spot,)
        view["again"] = False
        try:
            mapping = self._judged(view["spots"])
        except ValueError as error:
            print("Set up touch:", error, view["spots"])
            view.update({"spots": (), "again": True})
        else:
            if mapping:
                view["kept"] = self.app.device.tuning.keep(mapping)

    def _judged(self, spots):
        """Give the mapping of four good spots, None of fewer; ValueError where they are not."""
        if len(spots) < 3:
            return None
        times = self.app.theme.scale  # a mapping gives pixels of the display
        targets = [(x * times, y * times) for x, y in self._targets]
        mapping = calibration.make(spots[:3], targets[:3])
        if len(spots) == 3:
            return None
        if not calibration.hits(mapping, spots[3], targets[3]):
            raise ValueError("the fourth cross was missed")
        return mapping

    def _asked(self):
        view, words = self.app.view, self.app.words
        if view["kept"] is not None:
            return words("touch_done")
        return words("touch_check" if len(view["spots"]) == 3 else "touch_press")

    def _told(self):
        view, words = self.app.view, self.app.words
        if view["kept"] is not None:
            return "" if view["kept"] else words("touch_unkept")
        if view["again"]:
            return words("touch_again")
        return words("touch_hint", len(view["spots"]) + 1, len(self._targets))

    def _leave(self):
        view = self.app.view
        if view["kept"] is None and "before" in view:
            self.app.device.tuning.use(view["before"])
        self.app.open(view["back"])

    def _text(self, y, colour, font):
        text = Text(self.app.theme, "", self.app.theme.width // 2, y, colour, font, CENTRE)
        self.group.append(text.label)
        return text

    def _cross(self, x, y):
        half = _CROSS_PX // 2
        arm = "0" * half + "1" + "0" * half
        arms, none = [arm] * (half - 2), ["0" * _CROSS_PX] * 2
        text = " ".join(arms + none + [_across(half)] + none + arms)
        made = picture(self.app.theme, text, GOLD, x, y)
        self.group.append(made)
        return made

    def _button(self):
        theme = self.app.theme
        left, top = (theme.width - _BUTTON_PX) // 2, theme.height - BAR_PX - GAP
        box = (left, top, _BUTTON_PX, BAR_PX)
        button = Button(theme, self.app.words("back"), box, self._leave, font=SMALL)
        self.group.append(button.group)
        return button


def _across(half):
    arm = "1" * (half - 2)
    return arm + "00100" + arm


def _targets(width, height):
    """Give the right angle that calibration.make asks for, and a spot far from all three."""
    right, lower = width - 1 - _EDGE_PX, height - 1 - _EDGE_PX
    return (
        (_EDGE_PX, _EDGE_PX),
        (right, _EDGE_PX),
        (_EDGE_PX, lower),
        (width * 2 // 3, height * 2 // 3),
    )
