# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A kingdom of a real table with two giants and two quests: 25, and 20, and 10, so 55.

A giant covers one of the forest's two crowns, and one of the mine's two.
"""

KINGDOM = "f f f1 w g / f f1x f w1 g / f l C w g / l l1 w w1 m / l l l s m2x"
OPTIONS = ("local_w", "middle")
