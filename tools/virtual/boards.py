# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What each virtual board has: its display, its memories, its pins by every name they carry."""

from collections import namedtuple

# chip: the touch controller and how it is wired, ("gt911", {"sda": "TOUCH_SDA", ...}), as its
# file in chips/ tells; None where the plates of `touch` are on the board's own pins.
Board = namedtuple(
    "Board", "name width height nvm_bytes pins display_pins touch chip", defaults=(None,)
)
# Which screen axis each resistive plate lies along: its electrodes and the readings (16 bit)
# at the first and the last pixel. A plate reads itself from its low end to its high end.
Plate = namedtuple("Plate", "low high first last")

_PYPORTAL_PINS = """
    PA00 TFT_RESET             PA01 SD_CARD_DETECT        PA02 SPEAKER AUDIO_OUT A0
    PA04 D3 A1                 PA05 D4 A4                 PA06 TOUCH_YU
    PA07 LIGHT A2              PA12 MOSI                  PA13 SCK
    PA14 MISO                  PA15 ESP_RTS               PA16 LCD_DATA0
    PA17 LCD_DATA1             PA18 LCD_DATA2             PA19 LCD_DATA3
    PA20 LCD_DATA4             PA21 LCD_DATA5             PA22 LCD_DATA6
    PA23 LCD_DATA7             PA27 SPEAKER_ENABLE        PB00 TOUCH_YD
    PB01 TOUCH_XL              PB02 SDA                   PB03 SCL
    PB04 TFT_RD                PB05 TFT_RS                PB06 TFT_CS
    PB07 TFT_TE                PB08 TOUCH_XR              PB09 TFT_WR TFT_DC
    PB12 ESP_TX                PB13 ESP_RX                PB14 ESP_CS
    PB15 ESP_GPIO0             PB16 ESP_BUSY              PB17 ESP_RESET
    PB22 NEOPIXEL              PB23 LED D13 L             PB30 SD_CS
    PB31 TFT_BACKLIGHT
"""

# The glass is named for a portrait screen, so its Y plate lies along x of the landscape picture.
_PYPORTAL_TOUCH = (
    Plate("TOUCH_YD", "TOUCH_YU", 5200, 59000),
    Plate("TOUCH_XL", "TOUCH_XR", 5800, 57000),
)


def _pins(text):
    """{name on the board: name on the chip}; words that look like PA00 start a new pin."""
    names, chip = {}, None
    for word in text.split():
        if word[0] == "P" and word[1] in "AB" and word[2:].isdigit():
            chip = word
        else:
            names[word] = chip
    return names


def _pyportal(name, width, height):
    pins = _pins(_PYPORTAL_PINS)
    display = tuple(sorted({pins[n] for n in pins if n.startswith(("TFT_", "LCD_"))}))
    return Board(name, width, height, 256, pins, display, _PYPORTAL_TOUCH)


BOARDS = {
    "pyportal": _pyportal("pyportal", 320, 240),
    "pyportal_titano": _pyportal("pyportal_titano", 480, 320),
}


def find(name):
    if name not in BOARDS:
        known = ", ".join(sorted(BOARDS))
        raise ValueError(f"there is no virtual board {name!r}; there are: {known}")
    return BOARDS[name]
