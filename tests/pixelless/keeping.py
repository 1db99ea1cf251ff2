# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Print how many bytes of heap each module keeps: FILE BYTES, for FILEs below lib/.

Each is imported with all it needs, dropped, and imported again: what it needs is there already and
its names are known, so only what is its own counts. Of some measures the middle one counts: now
and then the table of all modules grows, or an old address on the stack holds what is gone.
"""

import gc
import sys

sys.path.insert(0, "tests/pixelless")
import world  # noqa: E402 - the path comes first

_MEASURES = 5


def main(libraries, files):
    world.enter(libraries)
    for file in files:
        name = file[4:-3].replace("/", ".").replace(".__init__", "")
        load(name)
        kept = []
        for _ in range(_MEASURES):
            drop(name)
            before = in_use()
            load(name)
            kept.append(in_use() - before)
        print(file, sorted(kept)[_MEASURES // 2])


def load(name):
    __import__(name)


def drop(name):
    package, _, last = name.rpartition(".")
    del sys.modules[name]
    if package and hasattr(sys.modules[package], last):
        delattr(sys.modules[package], last)


def in_use():
    gc.collect()
    gc.collect()
    return gc.mem_alloc()


main(sys.argv[1], sys.argv[2:])
