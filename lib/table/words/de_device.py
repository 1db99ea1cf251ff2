# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""German of the device itself: settings, touch, faults."""

TEXTS = {
    # Settings
    "version": "Version {0}",
    "language": "Sprache",
    "this_language": "Deutsch",
    "board": "Platine",
    "games": "Spiele",
    "kept_drive": "liegen auf dem Laufwerk",
    "kept_board": "liegen im Speicher der Platine",
    "not_kept": "gehen ohne Strom verloren",
    "sound": "Ton",
    "sound_on": "Klick bei jedem Tippen",
    "sound_off": "aus",
    "to_computer": "Zum Computer",
    # Setting up touch
    "touch": "Kalibrieren",
    "touch_press": "Kreuz drücken, bis es springt",
    "touch_check": "Noch eins zur Sicherheit",
    "touch_again": "Das passte nicht. Noch einmal von vorn",
    "touch_hint": "{0} / {1} \xb7 am besten mit dem Nagel",
    "touch_done": "Touch ist kalibriert",
    "touch_unkept": "Nur bis der Strom weg ist: fremdes Laufwerk",
    # A finger at power-on
    "hold_release": "Zum Starten loslassen",
    "hold_on": "Weiter drücken: Kalibrieren",
}
