# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""An app as stories see one: named places, a screen, texts; it counts what happens to them."""

import displayio
import supervisor
import terminalio
from adafruit_display_text import label
from screens import entry
from touch import display, touch

display.auto_refresh = False


class App:
    def __init__(self):
        self.screen = entry.Screen()
        self.passed = []
        self.text = label.Label(terminalio.FONT, text="New game", x=4, y=8)
        hidden = displayio.Group()
        hidden.append(label.Label(terminalio.FONT, text="secret", x=4, y=30))
        hidden.hidden = True
        self.group = displayio.Group()
        self.group.append(self.text)
        self.group.append(hidden)
        display.root_group = self.group

    def places(self):
        squares = [("square 0,%d" % n, n * 40, 40, 40, 40) for n in range(5)]
        return [("New game", 0, 0, 100, 30), ("palette forest", 200, 0, 40, 30)] + squares

    def step(self, now):
        point = touch.touch_point
        if point:
            for name, x, y, width, height in self.places():
                inside = x <= point[0] < x + width and y <= point[1] < y + height
                if inside and self.passed[-1:] != [name]:
                    self.passed.append(name)
                    self.text.text = "%d: %s" % (41 + len(self.passed), name)
        elif self.passed and self.passed[-1] != "-":
            self.passed.append("-")
        display.refresh()


app = App()
while True:
    app.step(supervisor.ticks_ms())
