# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Whatever breaks whenever it breaks: nothing of others is lost, and a second run mends it."""

import errno
import os
import shutil

import pytest

from tests.tools.shipping.folders import Breaking, held, put
from tools import Refusal
from tools.shipping import copying, manifest, plan
from tools.shipping.drive import Drive

OLD = {
    "lib/kingdom/a.py": b"old a",
    "lib/kingdom/gone/b.py": b"old b",
    "lib/table/same.py": b"the same in both",
    "lib/table/hacked.py": b"old, before somebody changed it",
    "lib/table/loved.py": b"shipped no more, but somebody changed it",
    "fonts/f.pcf": b"old font",
    "settings.toml": b"old settings",
    "code.py": b"old code",
}
NEW = {
    "lib/kingdom/a.py": b"new a",
    "lib/table/same.py": b"the same in both",
    "lib/table/hacked.py": b"new h",
    "lib/table/deeper/c.py": b"new c",
    "lib/neopixel.py": b"new neopixel",
    "fonts/f.pcf": b"new font",
    "settings.toml": b"new settings",
    "boot.py": b"new boot",
    "code.py": b"new code",
}
THEIRS = {  # of the user, and none of our business
    "lib/neopixel.py": b"somebody's neopixel",
    "lib/table/hacked.py": b"somebody's ideas",
    "lib/table/loved.py": b"somebody's loved ones",
    "settings.toml": b"somebody's password",
    "boot.py": b"somebody's boot",
    "saves/a/match": b"a saved game",
    "saves/touch": b"a calibration",
    "lib/adafruit_register/x.mpy": b"\x00mpy",
    "notes.txt": b"shopping",
    "boot_out.txt": b"Board ID:x",
}
PROGRAM = b"somebody's program"
KEPT = ("settings.toml", "lib/table/loved.py")  # in their place


@pytest.fixture(autouse=True)
def no_waiting_for_this_disk(monkeypatch):
    """Each of these tests runs a hundred times, and test_drive.py looks at this."""
    monkeypatch.setattr(os, "fsync", lambda file: None)


def updated(root):
    """A drive with the old release, changed by its user."""
    copying.carry_out(plan.make(Drive(root), OLD), Drive(root))
    put(root, THEIRS)


def fresh(root):
    """A drive with somebody's program, and nothing of ours."""
    put(root, THEIRS | {"code.py": PROGRAM})


def run(drive):
    copying.carry_out(plan.make(drive, NEW), drive)


def check_theirs(root, start=updated):
    files = held(root)
    assert set(THEIRS.values()) <= set(files.values())
    assert start is updated or PROGRAM in files.values()
    for path, data in THEIRS.items():
        assert path in NEW or files[path] == data
    for path in KEPT:
        assert files[path] == THEIRS[path]


def check_whole(root, before):
    """Where there is a program, everything is as that program was shipped."""
    files = held(root)
    if "code.py" not in files:
        return
    if files["code.py"] == NEW["code.py"]:
        assert {path: files[path] for path in NEW if path not in KEPT} == {
            path: data for path, data in NEW.items() if path not in KEPT
        }
    else:
        assert {**files, **before} == files


def check_done(root):
    files = held(root)
    for path, data in NEW.items():
        assert files[path] == (THEIRS[path] if path in KEPT else data)
    assert "lib/kingdom/gone/b.py" not in files and not (root / "lib/kingdom/gone").exists()
    assert manifest.HALF not in files
    listed = manifest.read(files[manifest.PATH])
    assert listed == manifest.of({p: d for p, d in NEW.items() if p not in KEPT})
    left = [path for path in files if ".old-" in path]
    assert len(left) == len({files[path] for path in left})  # nothing kept twice, no rubbish
    assert {files[path] for path in left} <= {*THEIRS.values(), PROGRAM}


def changes(root):
    """How many changes a whole run makes."""
    drive = Breaking(root, 10**6)
    run(drive)
    return 10**6 - drive.left


@pytest.mark.parametrize("start", [updated, fresh])
@pytest.mark.parametrize("how", ["not", "half", "done"])
def test_a_run_that_breaks_anywhere_is_mended_by_the_next(tmp_path, start, how):
    model, root = tmp_path / "model", tmp_path / "drive"
    model.mkdir()
    start(model)
    before = {p: d for p, d in held(model).items() if p != manifest.PATH}
    shutil.copytree(model, root)
    count = changes(root)
    assert count > 2 * len(NEW)
    for at in range(count):
        shutil.rmtree(root)
        shutil.copytree(model, root)
        with pytest.raises(OSError):
            run(Breaking(root, at, how))
        check_theirs(root, start)
        check_whole(root, before)
        run(Drive(root))
        check_theirs(root, start)
        check_done(root)


def test_it_may_break_again_and_again(tmp_path):
    updated(tmp_path)
    for at in (3, 5, 1, 4, 2, 6):
        with pytest.raises(OSError):
            run(Breaking(tmp_path, at, "half"))
    run(Drive(tmp_path))
    check_theirs(tmp_path)
    check_done(tmp_path)


def test_a_release_between_two_broken_runs(tmp_path):
    updated(tmp_path)
    with pytest.raises(OSError):
        run(Breaking(tmp_path, 14))
    other = NEW | {"lib/kingdom/a.py": b"newest a", "lib/d.py": b"newest d"}
    copying.carry_out(plan.make(Drive(tmp_path), other), Drive(tmp_path))
    run(Drive(tmp_path))
    check_theirs(tmp_path)
    check_done(tmp_path)
    assert not (tmp_path / "lib/d.py").exists()


def test_a_second_run_changes_nothing(tmp_path):
    updated(tmp_path)
    run(Drive(tmp_path))
    drive = Breaking(tmp_path, 0)
    run(drive)
    assert drive.left == 0


def test_code_alone_is_exchanged_without_a_gap(tmp_path):
    run(Drive(tmp_path))
    drive, gone = Drive(tmp_path), []
    drive.remove = gone.append
    copying.carry_out(plan.make(drive, NEW | {"code.py": b"newer code"}), drive)
    assert gone == [] and held(tmp_path)["code.py"] == b"newer code"


def test_all_but_code_is_there_when_something_comes_between(tmp_path):
    run(Drive(tmp_path))
    seen = []
    drive = Drive(tmp_path)
    copying.carry_out(
        plan.make(drive, NEW, opened=True), drive, between=lambda: seen.append(held(tmp_path))
    )
    assert "code.py" not in seen[0] and seen[0]["boot.py"] == NEW["boot.py"]
    assert held(tmp_path)["code.py"] == NEW["code.py"]


class Forgetful(Drive):
    """Gives back a wrong byte, so often."""

    wrong = 1

    def read(self, path):
        data = super().read(path)
        if path == manifest.HALF and data and self.wrong:
            self.wrong -= 1
            return data[:-1] + b"?"
        return data


def test_what_reads_back_wrong_is_written_again(tmp_path):
    run(Forgetful(tmp_path))
    assert held(tmp_path)["lib/kingdom/a.py"] == NEW["lib/kingdom/a.py"]


def test_what_reads_back_wrong_for_ever_is_told(tmp_path):
    drive = Forgetful(tmp_path)
    drive.wrong = 99
    with pytest.raises(Refusal, match="reads back other than it was written"):
        run(drive)
    assert "code.py" not in held(tmp_path)


def test_a_list_that_somebody_has_changed_leads_nowhere(tmp_path):
    put(tmp_path, THEIRS)
    bad = {path: {manifest.digest(data)} for path, data in THEIRS.items()}
    bad |= {"../x": {"1"}, "lib/../saves/touch": {manifest.digest(THEIRS["saves/touch"])}}
    (tmp_path / manifest.PATH).write_bytes(manifest.write(bad))
    run(Drive(tmp_path))
    files = held(tmp_path)
    for path in ("saves/a/match", "saves/touch", "notes.txt", "boot_out.txt"):
        assert files[path] == THEIRS[path]


def test_a_drive_that_is_full_stays_ours_to_mend(tmp_path):
    updated(tmp_path)
    with pytest.raises(OSError) as full:
        run(Breaking(tmp_path, 12, "half", errno.ENOSPC))
    assert full.value.errno == errno.ENOSPC
    run(Drive(tmp_path))
    check_done(tmp_path)
