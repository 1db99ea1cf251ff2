# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""docs/MEMORY.md says what MicroPython measures now; no file takes more than its budget.

The page may lag behind: a file by an eighth or 256 bytes, for a mend need not be measured at once;
a heap to compile in by that and two steps. The paths of libraries differ from place to place, too.
"""

import pytest
from click.testing import CliRunner

from tools import memory
from tools.__main__ import tools
from tools.measure import heap

SLACK_BYTES = 256
SLACK_KB = 2 * heap.STEP_KB


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    """The page as it would be written now."""
    page = tmp_path_factory.mktemp("memory") / "MEMORY.md"
    done = CliRunner().invoke(tools, ["memory", "--out", str(page)])
    assert done.exit_code == 0, done.output
    return page.read_text(encoding="utf-8")


def rows(page):
    """{first column: the figures of the others}"""
    found = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[-1][-1:].isdigit() or cells[-1] == "":
            found[cells[0]] = [int(cell) for cell in cells[1:] if cell]
    return {name: figures for name, figures in found.items() if figures}


def test_the_page_is_up_to_date(measured):
    told, now = rows(memory.PAGE.read_text(encoding="utf-8")), rows(measured)
    assert told.keys() == now.keys(), "python -m tools memory puts this right"
    for name, figures in now.items():
        for before, after, slack in zip(told[name], figures, (SLACK_KB, SLACK_BYTES)):
            assert abs(before - after) <= max(slack, after // 8), name


def test_a_page_that_cannot_be_written_is_refused_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(memory, "page", lambda: pytest.fail("measured in vain"))
    out = tmp_path / "nowhere" / "page.md"
    done = CliRunner().invoke(tools, ["memory", "--out", str(out)])
    told = f"memory: cannot write {out}: No such file or directory\n"
    assert (done.exit_code, done.stderr) == (2, told)


def test_every_file_is_on_the_page(measured):
    assert set(heap.files()) <= rows(measured).keys()


def test_every_file_compiles_within_the_budget(measured):
    assert rows(measured)["largest, and together"][0] <= memory.BUDGET_KB
