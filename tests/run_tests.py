# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Run the rules' tests without pytest, on CPython, MicroPython or CircuitPython.

    micropython -X heapsize=128k tests/run_tests.py [FOLDER or FILE ...]

Every test_*.py under tests/kingdom (or those named) is portable: functions test_*, plain asserts.
What needs pytest or hypothesis lives in the other folders of tests/. MicroPython on a host runs
each file in a process and a heap of its own: it never frees the names it has read. It collects
after every 4 KB there: left to itself it collects when the heap is full, and whether a module that
is read late then still finds a whole piece was decided by the length of the folder's name.
"""

import gc
import os
import sys

_HERE = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
_ROOT = _HERE + "/.."
_ALONE = "--alone"
COLLECT_AFTER = 4096  # bytes


def main(places):
    """Run all tests of some folders and files of the repository; give the exit status."""
    sys.path[:] = [_ROOT + "/lib"] + sys.path[1:] + [_ROOT]
    if hasattr(gc, "threshold") and sys.implementation.name == "micropython":
        gc.threshold(COLLECT_AFTER)
    if places[0] == _ALONE:
        return run(found(places[1])[0])[1]
    apart = sys.implementation.name == "micropython" and hasattr(os, "system")
    passed = failed = 0
    for name in [name for place in places for name in found(place)]:
        here = run_apart(name) if apart else run(name)
        passed += here[0]
        failed += here[1]
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


def found(folder):
    """The names of all test modules, in order."""
    if folder.endswith(".py"):
        return [folder[:-3].replace("/", ".")]
    names = []
    for entry in sorted(os.listdir(_ROOT + "/" + folder)):
        if entry.startswith("test_") and entry.endswith(".py"):
            names.append(folder.replace("/", ".") + "." + entry[:-3])
        elif "." not in entry and entry[0] != "_":
            names += found(folder + "/" + entry)
    return names


def run_apart(name):
    """Run one module in a process with a heap as large as this one; give (passed, failed)."""
    path = name.replace(".", "/") + ".py"
    heap = (gc.mem_alloc() + gc.mem_free()) // 1024
    words = sys.executable, "-X", "heapsize=%dk" % heap, __file__, _ALONE, path
    failed = os.system(" ".join([quoted(word) for word in words])) >> 8
    with open(_ROOT + "/" + path) as file:
        tests = len([line for line in file if line.startswith("def test_")])
    return max(tests - failed, 0), failed


def quoted(word):
    """A word of a shell's, whatever is in it; a folder may have spaces in its name."""
    return "'" + word.replace("'", "'\\''") + "'"


def run(name):
    """Run one module and drop it again; give (passed, failed)."""
    before = set(sys.modules)
    passed = failed = 0
    try:
        __import__(name)
    except Exception as error:
        report(name, error)
        return 0, 1
    module = sys.modules[name]
    for test in sorted(dir(module)):
        if test.startswith("test_") and callable(getattr(module, test)):
            try:
                getattr(module, test)()
                passed += 1
            except Exception as error:
                report(name + "." + test, error)
                failed += 1
    del module
    drop([each for each in sys.modules if each not in before])
    return passed, failed


def report(what, error):
    print("FAILED", what)
    if hasattr(sys, "print_exception"):
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error)


def drop(names):
    """Forget modules, so that the heap of a device is enough for all tests."""
    for name in names:
        parent, _, child = name.rpartition(".")
        del sys.modules[name]
        if parent in sys.modules and hasattr(sys.modules[parent], child):
            delattr(sys.modules[parent], child)
    gc.collect()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["tests/kingdom"]))
