# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Layers of a screen that come and go."""


def hide(layer, hidden):
    """Hide a layer or show it, unless it is so already: that would draw it again."""
    if layer.hidden != hidden:
        layer.hidden = hidden
