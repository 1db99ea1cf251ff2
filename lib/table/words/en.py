# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""English."""

TEXTS = {
    # The game's own words
    "kingdomino": "Kingdomino",
    "wheat": "Wheat",
    "forest": "Forest",
    "lake": "Lake",
    "grassland": "Grassland",
    "swamp": "Swamp",
    "mine": "Mine",
    "middle_kingdom": "Middle Kingdom",
    "harmony": "Harmony",
    "dynasty": "Dynasty",
    "us_ties": "US ties",
    "pink": "Pink",
    "yellow": "Yellow",
    "green": "Green",
    "blue": "Blue",
    # Buttons
    "new_game": "New game",
    "resume": "Resume",
    "settings": "Settings",
    "next_player": "Next player",
    "result": "Result",
    "erase": "Erase",
    "fill": "Fill",
    "undo": "Undo",
    "redo": "Redo",
    "move": "Move",
    "back": "Back",
}
