# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a person sees on a machine's screen and can touch there: read only, nothing is called on it
but the app's own list of places."""

import re
from collections import namedtuple

Place = namedtuple("Place", "name x y width height")


def places(machine):
    """Everything a finger can act on now, in the app's order."""
    if machine.app is None:
        return []
    with machine.inside():
        return [Place(*place) for place in machine.app.places()]


def centre(place):
    return place.x + place.width // 2, place.y + place.height // 2


def screen_name(machine):
    """The open screen is named as its file is."""
    screen = getattr(machine.app, "screen", None)
    return "" if screen is None else type(screen).__module__.rpartition(".")[2]


def texts(machine):
    """The texts of all labels on the display, in drawing order."""
    if not machine.on:
        return []
    return list(_texts(machine.display.root_group))


def shows(machine, text):
    """Is it on the screen, as whole words? "42" is in "42 points" and not in "142"."""
    before = r"(?<!\w)" if text[:1].isalnum() else ""
    after = r"(?!\w)" if text[-1:].isalnum() else ""
    pattern = re.compile(before + re.escape(text) + after)
    return any(pattern.search(shown) for shown in texts(machine))


def _texts(layer):
    if layer is None or getattr(layer, "hidden", False):
        return
    text = getattr(layer, "text", None)
    if isinstance(text, str):
        if text.strip():
            yield text
        return
    if hasattr(layer, "append"):
        for inner in layer:
            yield from _texts(inner)
