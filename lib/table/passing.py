# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is in the heap for a screen alone, and goes with it."""

import gc
import sys

_ENOUGH_BYTES = 96 * 1024  # a screen with its code, labels and letters takes up to 40 KB, 50 stay
_PARTS = ("table.", "kingdom.tiling", "kingdom.strategies", "kingdom.seldom")


def drop(always):
    """Drop all modules that only a screen needs: its own, and what it works things out with."""
    gc.collect()
    for name in list(sys.modules):
        if name not in always and _is_passing(name):
            _forget(name)
    gc.collect()


def is_short_of_memory():
    """Tell whether the next screen could find the heap too full; never so on the host."""
    free = getattr(gc, "mem_free", None)
    return free is not None and free() < _ENOUGH_BYTES


def _is_passing(name):
    return any(name.startswith(part) for part in _PARTS)


def _forget(name):
    """Drop a module, so that its code leaves the heap: a screen and its parts are some 10 KB."""
    package, _, last = name.rpartition(".")
    del sys.modules[name]
    if hasattr(sys.modules.get(package), last):
        delattr(sys.modules[package], last)
