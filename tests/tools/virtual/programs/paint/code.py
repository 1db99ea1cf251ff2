# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The smallest touch program: a dot where the finger is, its place as text, a light while down."""

import adafruit_touchscreen
import board
import displayio
import neopixel
import supervisor
import terminalio
from adafruit_display_text import label

display = board.DISPLAY
display.auto_refresh = False
touch = adafruit_touchscreen.Touchscreen(
    board.TOUCH_XL,
    board.TOUCH_XR,
    board.TOUCH_YD,
    board.TOUCH_YU,
    calibration=((5200, 59000), (5800, 57000)),
    size=(display.width, display.height),
)
light = neopixel.NeoPixel(board.NEOPIXEL, 1)
paper = displayio.Bitmap(display.width, display.height, 2)
palette = displayio.Palette(2)
palette[1] = 0xFF0000
text = label.Label(terminalio.FONT, text="nothing", x=4, y=8)
page = displayio.Group()
page.append(displayio.TileGrid(paper, pixel_shader=palette))
page.append(text)
display.root_group = page
points = []

while True:
    now = supervisor.ticks_ms()
    point = touch.touch_point
    points.append(point and point[:2])
    light[0] = (0, 40, 80) if point else 0
    if point:
        paper[point[0], point[1]] = 1
        text.text = "at %d %d" % (point[0], point[1])
    display.refresh()
