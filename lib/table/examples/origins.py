# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The kingdom pictured on page 9 of the rules, worth 32 in Discovery; the bonuses make it 47.

By mode: in Totem with the resources that would lie there; in Tribe a hunter and two warriors have
come for six of those. What the page counts, territory by territory, stays in all of them.
"""

KINGDOM = "j d d1 l l1 / j1 g g l1 q / j v2 C d q1 / j^2 d d q q1 / g g g^1 g v1"
OPTIONS = ("empire_of_fire", "homo_habilis")
MODES = {
    "discovery": KINGDOM,
    "totem": "j* d d1 l* l1 / j1 g* g* l1 q* / j* v2 C d q1 / j^2 d d q* q1 / g* g* g^1 g* v1",
    "tribe": "j@small d@amazon d1 l l1 / j1 g g l1 q* / j v2 C d q1 / "
    "j^2 d@hunter d q q1 / g* g* g^1 g* v1",
}
