# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools memory: the heap each file of the device takes, written to docs/MEMORY.md."""

import re
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

import click

from tools import ROOT, Refusal
from tools.measure import heap

PAGE = ROOT / "docs" / "MEMORY.md"
_HEAD = """# Memory

Made by `python -m tools memory`; do not edit. All figures are of MicroPython on 64 bits, where a
word, and so most of what a program keeps, is twice as long as on the 32 bits of a board: expect
0.4 to 0.6 of them there. That share was not measured by us. Bitmaps, letters and other plain
bytes are as large on both.

The screens are measured with the real app, the real libraries of Adafruit and stand-ins for what
is C on a board (tests/pixelless). A stand-in is Python, so it also takes heap that firmware does
not: what stands here is more than a board needs, never less.

## Open screens

| what | heap in use, KB |
| --- | ---: |
"""
_FILES = """
## Files

**compile**: the smallest heap in which MicroPython compiles the file, its source in memory, and
nothing else there ({step} KB steps). The budget is {budget} KB. **keep**: what stays after its
import, without what it imports. A screen and its parts are dropped when another screen opens.

| file | compile, KB | keep, bytes |
| --- | ---: | ---: |
"""
BUDGET_KB = 64


@click.command("memory")
@click.option("--out", default=str(PAGE), metavar="FILE", help="[default: docs/MEMORY.md]")
def command(out):
    """Measure the heap of every file of the device on MicroPython, and of its open screens."""
    try:
        Path(out).open("a").close()  # refused now, not after minutes
        Path(out).write_text(page(), encoding="utf-8")
    except OSError as problem:
        raise Refusal(f"cannot write {out}: {problem.strerror}") from None
    click.echo(f"written: {out}")


def told(page=PAGE):
    """Give {path: kilobytes to compile it} as the page has them; where it is not, nothing."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return {
        path: int(count) for path, count in re.findall(r"^\| (\S+\.py) \| (\d+) \|", text, re.M)
    }


def page():
    """Give the page, in Markdown."""
    paths, before = heap.files(), told()
    with ThreadPoolExecutor(cpu_count()) as pool:
        compiling = list(pool.map(lambda path: heap.to_compile(path, before.get(path)), paths))
    kept = heap.kept()
    text = _HEAD
    for what, count in heap.open_screens().items():
        text += f"| {what} | {round(count / 1024)} |\n"
    text += _FILES.format(step=heap.STEP_KB, budget=BUDGET_KB)
    for path, kilobytes in zip(paths, compiling, strict=True):
        text += f"| {path} | {kilobytes} | {kept.get(path, '')} |\n"
    text += f"| largest, and together | {max(compiling)} | {sum(kept.values())} |\n"
    return text
