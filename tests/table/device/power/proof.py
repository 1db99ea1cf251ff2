# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""micropython proof.py LIB PART: print what was tried and what was lost; exit 1 if any was."""

import sys

LIB, PART = sys.argv[1:3]
sys.path[:0] = [LIB, __file__.rsplit("/", 1)[0]]

import cuts  # noqa: E402
import life  # noqa: E402
import weak  # noqa: E402

count = cuts.Count()
if PART == "saving":
    cuts.saving(count)
elif PART == "saving-fat16":
    cuts.saving(count, blocks=9000, sizes=(256,))
elif PART == "preparing":
    cuts.preparing(count, cuts.TORN)
elif PART == "rearranged":
    cuts.rearranged(count)
elif PART == "no_front":
    cuts.rearranged(count, weak.no_front())
elif PART == "closed":
    life.consecutive(count, weak.closed())
elif PART == "chip-alone":
    cuts.chip_alone(count)
elif PART == "consecutive":
    life.consecutive(count)
elif PART == "guests":
    life.guests(count)
elif PART == "bad-days":
    life.bad_days(count)
else:
    cuts.saving(count, saves=getattr(weak, PART)())
count.report()
sys.exit(1 if count.lost else 0)
