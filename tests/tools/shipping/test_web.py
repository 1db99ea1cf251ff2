# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A board in the network: CircuitPython's web workflow, played by a folder."""

import base64
import errno
import io
import json
import shutil
from http.client import HTTPException
from urllib import error
from urllib.parse import unquote

import pytest

from tests.tools.shipping.folders import held, put
from tools import Refusal
from tools.shipping import copying, plan
from tools.shipping.web import Web

PASSWORD = "swordfish"


class Board:
    """Answers as CircuitPython does: folders end in /, nothing is moved onto a file."""

    def __init__(self, root, writable=True):
        self.root, self.writable, self.asked = root, writable, 0

    def __call__(self, asked, timeout):
        self.asked += 1
        assert asked.full_url.startswith("http://10.0.0.7/fs/") and timeout
        name = unquote(asked.full_url.removeprefix("http://10.0.0.7/fs/"))
        told = base64.b64encode(f":{PASSWORD}".encode()).decode()
        if asked.get_header("Authorization") != f"Basic {told}":
            raise self.refuse(401)
        if asked.get_method() != "GET" and not self.writable:
            raise self.refuse(409)
        act = getattr(self, asked.get_method().lower())
        return io.BytesIO(act(name, self.root / name, asked))

    def refuse(self, code):
        return error.HTTPError("http://10.0.0.7", code, "", {}, None)

    def get(self, name, path, asked):
        if not path.exists() or (path.is_file() and name.endswith("/")):
            raise self.refuse(404)
        if path.is_file():
            return path.read_bytes()
        assert asked.get_header("Accept") == "application/json" and name in (
            "",
            name.strip("/") + "/",
        )
        files = [{"name": child.name, "directory": child.is_dir()} for child in path.iterdir()]
        about = {"free": 4000, "block_size": 512, "writable": self.writable, "files": files}
        return json.dumps(about).encode()

    def put(self, name, path, asked):
        if not path.parent.is_dir():
            raise self.refuse(404)
        if name.endswith("/"):
            path.mkdir(exist_ok=True)
        else:
            path.write_bytes(asked.data)
        return b""

    def delete(self, name, path, asked):
        if not path.exists():
            raise self.refuse(404)
        shutil.rmtree(path) if path.is_dir() else path.unlink()
        return b""

    def move(self, name, path, asked):
        to = self.root / unquote(asked.get_header("X-destination")).removeprefix("/fs/")
        if not path.exists():
            raise self.refuse(404)
        if to.exists():
            raise self.refuse(412)
        path.rename(to)
        return b""


@pytest.fixture
def board(tmp_path):
    return Board(tmp_path)


@pytest.fixture
def drive(board):
    return Web("10.0.0.7", PASSWORD, board)


def test_a_file_there_and_back(drive, tmp_path):
    drive.write("lib/a b/c.py", b"one")
    drive.write("lib/d.py", b"old")
    drive.move("lib/a b/c.py", "lib/d.py")
    assert drive.read("lib/d.py") == b"one" and drive.read("lib/a b/c.py") is None
    assert drive.listing("lib") == ["a b", "d.py"] and drive.listing("none") == []
    drive.remove("lib/d.py")
    drive.remove("lib/d.py")
    assert held(tmp_path) == {}


def test_only_an_empty_folder_goes(drive, tmp_path):
    put(tmp_path, {"lib/full/a": b""})
    (tmp_path / "lib/empty").mkdir()
    for folder in ("lib/full", "lib/empty", "lib/none"):
        drive.remove_folder(folder)
    assert drive.listing("lib") == ["full"]


def test_the_room_and_whose_it_is(drive, board):
    assert drive.room() == (2048000, 512) and not drive.is_read_only()
    board.writable = False
    assert drive.is_read_only()


def test_a_whole_run_and_an_update(drive, board, tmp_path):
    old = {"lib/a/gone.py": b"x", "lib/b.py": b"1", "settings.toml": b"s", "code.py": b"old"}
    new = {"lib/b.py": b"2", "lib/c/d.py": b"3", "settings.toml": b"s", "code.py": b"new"}
    put(tmp_path, {"settings.toml": b"wifi", "saves/a/match": b"game"})
    for files in (old, new):
        copying.carry_out(plan.make(drive, files), drive)
    found = held(tmp_path)
    assert found.items() >= (new | {"settings.toml": b"wifi", "saves/a/match": b"game"}).items()
    assert not (tmp_path / "lib/a").exists()


@pytest.mark.parametrize("at", range(40))
def test_a_network_that_breaks_anywhere_is_mended(drive, board, tmp_path, at):
    old = {"lib/a/gone.py": b"x", "lib/b.py": b"1", "code.py": b"old"}
    new = {"lib/b.py": b"2", "lib/c/d.py": b"3", "code.py": b"new"}
    put(tmp_path, {"lib/c/d.py": b"theirs"})
    copying.carry_out(plan.make(drive, old), drive)
    left = [at]

    def breaking(asked, timeout):
        left[0] -= 1
        if left[0] == -1:
            raise error.URLError("gone")
        return board(asked, timeout)

    broken = Web("10.0.0.7", PASSWORD, breaking)
    try:
        copying.carry_out(plan.make(broken, new), broken)
    except OSError as problem:
        assert problem.errno == errno.EHOSTUNREACH
    copying.carry_out(plan.make(drive, new), drive)
    found = held(tmp_path)
    assert found.items() >= (new | {"lib/c/d.py.old-1": b"theirs"}).items()
    assert not (tmp_path / "lib/a").exists() and ".crown_tally.new" not in found
    assert found.keys() == {*new, "lib/c/d.py.old-1", ".crown_tally.json"}


@pytest.mark.parametrize(
    ("code", "is_"), [(409, errno.EBUSY), (413, errno.ENOSPC), (500, errno.EIO)]
)
def test_what_the_board_refuses(code, is_):
    def refusing(asked, timeout):
        raise error.HTTPError("http://x", code, "", {}, None)

    with pytest.raises(OSError) as problem:
        Web("x", "", refusing).write("a", b"")
    assert problem.value.errno == is_


@pytest.mark.parametrize("problem", [HTTPException("half"), error.URLError("no route"), OSError()])
def test_a_network_that_fails(problem):
    def failing(asked, timeout):
        raise problem

    with pytest.raises(OSError):
        Web("x", "", failing).read("a")


def test_a_wrong_password(board):
    with pytest.raises(Refusal, match="the board wants its password: CIRCUITPY_WEB_API_PASSWORD"):
        Web("10.0.0.7", "sardine", board).read("boot_out.txt")


@pytest.mark.parametrize(
    "host", ["http://10.0.0.7", "10.0.0.7/", "a b", "a\nb", "", "a:b", "\xe9", ":80"]
)
def test_what_is_no_host(host):
    with pytest.raises(Refusal, match="takes a name or an address alone"):
        Web(host, PASSWORD)


@pytest.mark.parametrize("host", ["10.0.0.7", "cpy-f57ce8.local:80", "board_1"])
def test_what_is_one(host):
    assert Web(host, PASSWORD).root == f"http://{host}"
