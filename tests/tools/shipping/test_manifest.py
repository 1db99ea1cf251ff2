# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The list on the drive: there and back, and nothing believed that cannot be ours."""

import pytest

from tools.shipping import manifest
from tools.shipping.drive import Drive

HELLO = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"  # of b"hello"


def test_there_and_back():
    files = {"lib/a.py": {"1", "2"}, "code.py": {"3"}, "fonts/x.pcf": {"4"}}
    assert manifest.read(manifest.write(files)) == files


def test_the_same_files_make_the_same_bytes():
    one = manifest.write({"lib/a.py": {"1", "2"}, "code.py": {"3"}})
    assert one == manifest.write({"code.py": {"3"}, "lib/a.py": {"2", "1"}})


def test_hashes_are_sha256():
    assert manifest.of({"code.py": b"hello"}) == {"code.py": {HELLO}}


def test_between_two_states_both_count():
    both = manifest.both({"a": {"1"}, "b": {"2"}}, {"b": {"3"}, "c": {"4"}})
    assert both == {"a": {"1"}, "b": {"2", "3"}, "c": {"4"}}


@pytest.mark.parametrize(
    "data",
    [None, b"", b"{", b"[]", b"7", b"\xff\x00", b'{"version": 1, "files": 3}', b'{"files": {}}']
    + [b"[" * 100_000]
    + [b'{"version": 1, "files": {"code.py": 3}}', b'{"version": 2, "files": {"code.py": ["1"]}}'],
)
def test_what_is_no_list_says_nothing(data):
    assert manifest.read(data) == {}


@pytest.mark.parametrize(
    "path",
    ["saves/a/match", "errors.txt", "boot_out.txt", "lib", "../lib/a.py", "lib/../saves/touch"]
    + ["lib/\0", "lib/\ud800", "lib/k\xf6nig.py", "lib/" + "a" * 300, "lib/a\n.py"]
    + ["/lib/a.py", "lib//a.py", "C:/lib/a.py", "lib\\..\\saves", "lib/./a.py", "", "main.py"],
)
def test_a_path_that_cannot_be_ours_is_not_believed(path):
    assert manifest.read(manifest.write({path: {"1"}, "code.py": {"2"}})) == {"code.py": {"2"}}


def test_the_half_list_counts_only_while_there_is_no_other(tmp_path):
    drive = Drive(tmp_path)
    assert manifest.on(drive) == {}
    drive.write(manifest.HALF, manifest.write({"code.py": {"2"}}))
    assert manifest.on(drive) == {"code.py": {"2"}}
    drive.write(manifest.PATH, manifest.write({"code.py": {"1"}}))
    assert manifest.on(drive) == {"code.py": {"1"}}


@pytest.mark.parametrize("hashes", ['["1", 5]', "[null, 1]", '[["1"], {"2": 3}]', '"12"'])
def test_whatever_stands_for_a_hash_can_be_written_again(hashes):
    files = manifest.read(b'{"version": 1, "files": {"code.py": %s}}' % hashes.encode())
    assert manifest.read(manifest.write(files)) == files
