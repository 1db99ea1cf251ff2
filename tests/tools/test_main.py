# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of `python -m tools`: commands are found by their files."""

import subprocess
import sys

from click.testing import CliRunner

from tools import ROOT
from tools.__main__ import Commands, tools


def run(*arguments):
    return CliRunner().invoke(tools, arguments)


def test_every_file_of_the_folder_is_a_command():
    listed = run("--help").stdout
    for name in Commands().list_commands(None):
        assert f"\n  {name} " in listed
    assert "score" in Commands().list_commands(None)
    assert not [name for name in Commands().list_commands(None) if name.startswith("_")]


def test_an_unknown_command_is_refused():
    done = run("scor")
    assert done.exit_code == 2
    assert "No such command 'scor'" in done.stderr


def test_a_library_that_is_missing_stops_one_command_only(monkeypatch):
    monkeypatch.setitem(sys.modules, "tools.simulate", None)
    listed = run("--help")
    assert listed.exit_code == 0 and "(not available: " in listed.stdout
    done = run("simulate", "--headless", "x")
    assert done.exit_code == 1
    assert done.stderr.startswith("simulate: cannot start: ")
    assert run("score", "--options", "kingdomino").exit_code == 0


def test_a_wrong_call_is_told_in_one_line():
    calls = (
        (["score", "--jsn"], "score"),
        (["deploy", "/nowhere"], "deploy"),
        (["flash", "/nowhere"], "flash"),
        (["nothing"], "tools"),
        (["--nothing"], "tools"),
    )
    for call, who in calls:
        done = subprocess.run(
            [sys.executable, "-m", "tools", *call], cwd=ROOT, capture_output=True, text=True
        )
        assert done.returncode == 2 and done.stdout == ""
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert done.stderr.startswith(f"{who}: ")


def test_a_python_without_the_libraries_is_told_from_ours():
    order = [sys.executable, "-S", "-m", "tools", "deploy"]
    done = subprocess.run(order, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tools: this Python lacks the libraries of Crown Tally: run it")
    assert len(done.stderr.splitlines()) == 1


def test_without_a_command_they_are_listed():
    done = subprocess.run(
        [sys.executable, "-m", "tools"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2 and done.stderr.startswith("Usage: ")


def test_a_closed_or_full_output_is_told_in_one_line(tmp_path):
    table = tmp_path / "table.json"
    table.write_text('{"game": "kingdomino", "players": [{"name": "A", "kingdom": "C w1"}]}')
    for end in (">&-", ">/dev/full", "--json >&-", "--json >/dev/full"):
        command = f'"{sys.executable}" -m tools score "{table}" {end}'
        done = subprocess.run(command, shell=True, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1, done.stderr
