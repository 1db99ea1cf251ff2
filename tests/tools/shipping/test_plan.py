# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is to be done: a table of what lies on the drive and what becomes of it."""

import pytest

from tests.tools.shipping.folders import held, put
from tools import Refusal
from tools.shipping import manifest, plan
from tools.shipping.drive import Drive

NEW = {"lib/a.py": b"new", "settings.toml": b"set", "code.py": b"code"}


def planned(root, files, ours=None):
    put(root, files)
    if ours:
        put(root, {manifest.PATH: manifest.write(manifest.of(ours))})
    return plan.make(Drive(root), NEW)


@pytest.mark.parametrize(
    ("path", "there", "was_ours", "becomes"),
    [
        ("lib/a.py", None, None, "put"),
        ("lib/a.py", b"new", None, "same"),
        ("lib/a.py", b"old", b"old", "put"),
        ("lib/a.py", b"old", None, "aside"),
        ("lib/a.py", b"changed", b"old", "aside"),
        ("lib/a.py", b"", None, "aside"),
        ("settings.toml", None, None, "put"),
        ("settings.toml", b"", None, "put"),
        ("settings.toml", b"\r\n", None, "put"),
        ("settings.toml", b"old", b"old", "put"),
        ("settings.toml", b"changed", b"old", "keep"),
        ("settings.toml", b"wifi", None, "keep"),
        ("code.py", b'print("Hello World!")\n', None, "put"),
        ("code.py", b'print("Hello World!")\r\n', None, "put"),
        ("code.py", b'print("Hello")\n', None, "aside"),
        ("code.py", b"", None, "put"),
        ("code.py", b"old", b"old", "put"),
        ("lib/b.py", b"old", b"old", "remove"),
        ("lib/b.py", b"changed", b"old", "leave"),
        ("lib/b.py", b"theirs", None, None),
        ("lib/b.py", None, b"old", None),
        ("saves/a/match", b"game", b"game", None),
    ],
)
def test_what_becomes_of_a_file(tmp_path, path, there, was_ours, becomes):
    found = planned(
        tmp_path,
        {path: there} if there is not None else {},
        {path: was_ours} if was_ours else None,
    )
    kinds = {
        "put": found.put,
        "same": found.same,
        "aside": [old for old, _ in found.aside],
        "keep": found.keep,
        "remove": found.remove,
        "leave": found.leave,
    }
    assert [kind for kind in kinds if path in kinds[kind]] == {
        None: [],
        "aside": ["put", "aside"],
    }.get(becomes, [becomes])


def test_looking_changes_nothing(tmp_path):
    files = {"lib/a.py": b"theirs", "code.py": b"theirs", "lib/b.py": b"old"}
    planned(tmp_path, files, {"lib/b.py": b"old"})
    assert {**held(tmp_path), **files} == held(tmp_path)


def test_the_order_is_that_of_what_is_shipped(tmp_path):
    assert planned(tmp_path, {}).put == list(NEW)


@pytest.mark.parametrize(
    ("there", "put_again"),
    [
        ({"lib/a.py": b"new", "settings.toml": b"set", "code.py": b"code"}, False),
        ({"lib/a.py": b"old", "settings.toml": b"set", "code.py": b"code"}, True),
    ],
)
def test_code_is_put_again_when_anything_else_is(tmp_path, there, put_again):
    found = planned(tmp_path, there)
    assert ("code.py" in found.put) == put_again == plan.is_open(found)


def test_code_is_put_again_when_asked_for(tmp_path):
    put(tmp_path, NEW)
    assert plan.make(Drive(tmp_path), NEW, opened=True).put == ["code.py"]


def test_settings_that_stay_are_not_ours(tmp_path):
    assert "settings.toml" not in planned(tmp_path, {"settings.toml": b"mine"}).payload


def test_a_name_nobody_has(tmp_path):
    put(tmp_path, {"code.py.old-1": b"", "CODE.PY.OLD-2": b"", "lib/code.py.old-3": b""})
    assert plan.free_name(Drive(tmp_path), "code.py") == "code.py.old-3"
    assert plan.free_name(Drive(tmp_path), "lib/code.py") == "lib/code.py.old-1"


class Sized(Drive):
    def room(self):
        return 0, 1000


@pytest.mark.parametrize(
    ("there", "ours", "units"),
    [
        ({}, {}, 3 + 1 + 2),  # three files, the largest once more while it is written, two lists
        (NEW, {}, 2),
        ({"lib/a.py": b"old"}, {"lib/a.py": b"old"}, 2 + 1 + 2),
        ({"lib/a.py": b"theirs"}, {}, 3 + 1 + 2),  # theirs stays
        ({"lib/x.py": b"x" * 5000}, {"lib/x.py": b"x" * 5000}, 0 + 1 + 2),
    ],
)
def test_the_room_that_is_needed(tmp_path, there, ours, units):
    put(tmp_path, there)
    if ours:
        put(tmp_path, {manifest.PATH: manifest.write(manifest.of(ours))})
    drive = Sized(tmp_path)
    assert plan.needed(plan.make(drive, NEW), drive.room()[1]) == units * 1000


@pytest.mark.parametrize(
    ("there", "told"),
    [
        ("code.py/theirs.txt", "the folder code.py"),
        ("settings.toml/x", "the folder settings.toml"),
        ("lib/a.py/x", "the folder lib/a.py"),
        ("lib", "the file lib"),
        (f"{manifest.PATH}/x", f"the folder {manifest.PATH}"),
        (f"{manifest.HALF}/x", f"the folder {manifest.HALF}"),
    ],
)
def test_what_is_in_the_way_is_named_before_anything_is_done(tmp_path, there, told):
    put(tmp_path, {there: b"x"})
    with pytest.raises(Refusal, match=f"{told} on the drive is in the way .* nothing was changed"):
        plan.make(Drive(tmp_path), NEW)
    assert held(tmp_path) == {there: b"x"}


def test_a_file_that_only_its_case_tells_from_a_new_one_is_not_removed(tmp_path):
    found = planned(tmp_path, {"lib/A.py": b"new"}, {"lib/A.py": b"new"})
    assert found.remove == found.leave == []
