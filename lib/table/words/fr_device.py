# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""French of the device itself: settings, touch, faults."""

TEXTS = {
    # Settings
    "version": "Version {0}",
    "language": "Langue",
    "this_language": "Français",
    "board": "Carte",
    "games": "Parties",
    "kept_drive": "gardées sur le lecteur",
    "kept_board": "gardées en mémoire de la carte",
    "not_kept": "perdues sans courant",
    "sound": "Son",
    "sound_on": "un tic à chaque toucher",
    "sound_off": "coupé",
    "to_computer": "À l'ordinateur",
    # Setting up touch
    "touch": "Régler l'écran",
    "touch_press": "Presser la croix sans lâcher",
    "touch_check": "Encore une, pour vérifier",
    "touch_again": "Pas assez précis. Reprendre à la première",
    "touch_hint": "{0} / {1} \xb7 l'ongle est idéal",
    "touch_done": "L'écran est réglé",
    "touch_unkept": "Perdu sans courant\xa0: lecteur inconnu",
    # A finger at power-on
    "hold_release": "Relâcher pour démarrer",
    "hold_on": "Rester appuyé pour régler l'écran",
}
