# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The question mark in the corner of a screen: how is this game counted?"""

from table import examples
from table.ui.layout import MARGIN
from table.ui.picture_button import PictureButton

SIDE_PX = 32
_ASK = """
00111100
01100110
11000011
11000011
00000011
00000110
00001100
00011000
00011000
00000000
00011000
00011000
"""


def help_button(app, of, back):
    """Give the button that shows the example of a game and comes back to the screen `back`; of
    tells whose game, as App.meant() reads it. None for a game without an example."""
    game = app.match.game if of == "match" else app.plan.game
    if examples.load(game.NAME) is None:
        return None
    box = (app.theme.width - MARGIN - SIDE_PX, MARGIN, SIDE_PX, SIDE_PX)

    def act():
        app.open("howto", of=of, back=back)

    return PictureButton(app.theme, app.words("how_to_count"), box, act, _ASK)
