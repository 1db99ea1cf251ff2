# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The worked example of a French page of the rules: 35, Middle Kingdom 10, Harmony 5, so 50.

The page gives the squares and crowns of each territory; how they lie is ours.
"""

KINGDOM = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g"
OPTIONS = ("middle_kingdom", "harmony")
