# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Spanish of the device itself: settings, touch, faults."""

TEXTS = {
    # Settings
    "version": "Versión {0}",
    "language": "Idioma",
    "this_language": "Español",
    "board": "Placa",
    "games": "Partidas",
    "kept_drive": "se guardan en la unidad",
    "kept_board": "se guardan en la placa",
    "not_kept": "se pierden sin corriente",
    "sound": "Sonido",
    "sound_on": "un clic con cada toque",
    "sound_off": "no",
    "to_computer": "Al ordenador",
    # Setting up touch
    "touch": "Calibrar",
    "touch_press": "Pulsa la cruz hasta que se mueva",
    "touch_check": "Una más, para comprobar",
    "touch_again": "No encajó. Otra vez desde la primera",
    "touch_hint": "{0} / {1} · mejor con la uña",
    "touch_done": "Pantalla calibrada",
    "touch_unkept": "Solo hasta el apagado: unidad ocupada",
    # A finger at power-on
    "hold_release": "Suelta para empezar",
    "hold_on": "Sigue pulsando para calibrar",
}
