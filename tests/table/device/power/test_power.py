# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A power cut at any write loses nothing: proved on the FAT code of the device, in MicroPython.

proof.py runs the saves of lib/ on a drive and a chip that lose their power; each part prints how
many cuts it tried and what was lost. The second half takes protections out and sees it fail.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

_PROOF = Path(__file__).with_name("proof.py")
_LIB = Path(__file__).resolve().parents[4] / "lib"
_MICROPYTHON = Path(sys.executable).with_name("micropython")


def prove(part):
    """Run a part of the proof; {word: number} of its figures."""
    command = [_MICROPYTHON, "-X", "heapsize=128m", _PROOF, _LIB, part]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    print(part, done.stdout, done.stderr)
    figures = re.findall(r"(cuts|old|new|lost) (\d+)", done.stdout.partition("\n")[0])
    assert figures, done.stdout + done.stderr
    numbers = {word: int(number) for word, number in figures}
    assert done.returncode == (1 if numbers["lost"] else 0), done.stdout + done.stderr
    return numbers


@pytest.mark.parametrize(
    ("part", "cuts"),
    [
        ("saving", 492),  # blocks of a save, and the chip's write, each in 6 ways
        ("saving-fat16", 108),
        ("consecutive", 4 * 320),  # saves in a row, for each of four sizes of nvm
        ("preparing", 2250),
        ("rearranged", 105),
    ],
)
def test_a_cut_at_any_write_leaves_the_old_match_or_the_new_one(part, cuts):
    found = prove(part)
    assert found["lost"] == 0
    assert found["cuts"] >= cuts
    assert found["old"] + found["new"] == found["cuts"]
    assert found["old"]


def test_while_a_drive_is_prepared_the_chip_has_the_match_whatever_becomes_of_the_drive():
    found = prove("chip-alone")
    assert found["lost"] == 0 and found["cuts"] >= 400


def test_without_the_drive_the_chip_keeps_the_match_or_says_no():
    assert prove("guests")["lost"] == 0


def test_a_full_missing_or_protected_drive_is_told_and_costs_no_match():
    assert prove("bad-days")["lost"] == 0


@pytest.mark.parametrize(
    "weakness",
    ["naive", "one_slot", "no_padding", "no_front", "no_check_sum", "closed"],
)
def test_the_proof_fails_without(weakness):
    assert prove(weakness)["lost"] > 0
