# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Archives: the same bytes for the same files."""

import io
import zipfile

from tools.bundling.archive import pack

FILES = {"b/c.txt": b"two", "a.txt": b"one", "b/empty": b""}


def test_what_goes_in_comes_out():
    with zipfile.ZipFile(io.BytesIO(pack(FILES))) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == FILES


def test_order_time_rights_and_computer_leave_no_trace(monkeypatch):
    monkeypatch.setattr(zipfile.sys, "platform", "win32")
    assert pack(dict(reversed(FILES.items()))) == pack(FILES)
    with zipfile.ZipFile(io.BytesIO(pack(FILES))) as archive:
        entries = archive.infolist()
    assert [entry.filename for entry in entries] == ["a.txt", "b/c.txt", "b/empty"]
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert {entry.external_attr >> 16 for entry in entries} == {0o100644}
    assert {entry.create_system for entry in entries} == {3}
    assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}
