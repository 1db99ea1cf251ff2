# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The files of a board without USB, over CircuitPython's web workflow: the same as drive.Drive.

Facts: docs/workflows.md of CircuitPython, web API 4. The password is CIRCUITPY_WEB_API_PASSWORD
of the board's settings.toml, the user's name is empty.
"""

import base64
import errno
import json
import re
from http import HTTPStatus
from http.client import HTTPException
from urllib import error, request
from urllib.parse import quote

from tools import Refusal

_PATIENCE_S = 30
_HOST = re.compile(r"[\w.-]{1,250}(:\d{1,5})?", re.A)
_ERRORS = {
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: errno.ENOSPC,
    HTTPStatus.CONFLICT: errno.EBUSY,
}
_PASSWORD = (
    "the board wants its password: CIRCUITPY_WEB_API_PASSWORD of its settings.toml, as --password"
)


class Web:
    """The drive of the board at `host`, a name or an address, with :port where it is not 80."""

    refuses = errno.EBUSY  # the error of a drive that is_read_only()
    goodbye = "Unplug the board and plug it in again: the game starts."

    def __init__(self, host, password, send=request.urlopen):
        if not _HOST.fullmatch(host):
            raise Refusal(f"--host takes a name or an address alone, not {host!r}")
        self.root = f"http://{host}"
        self._send = send
        told = base64.b64encode(f":{password}".encode()).decode()
        self._headers = {"Authorization": f"Basic {told}"}
        self._folders = set()  # that are there for certain

    def read(self, path):
        """Give the bytes of a file, None where there is none."""
        return self._ask("GET", path)

    def listing(self, folder):
        """Give the names in a folder; none where there is no such folder."""
        return sorted(file["name"] for file in self._about(folder).get("files", ()))

    def in_the_way(self, path):
        """The board itself refuses to write where that cannot be."""

    def write(self, path, data):
        """Put a file there whole."""
        self._make_folder(path)
        self._must("PUT", path, data)

    def move(self, path, to):
        """Give a file another name; what had that name is gone. Never is neither there."""
        self._make_folder(to)
        self._ask("DELETE", to)
        self._must("MOVE", path, headers={"X-Destination": f"/fs/{quote(to)}"})

    def remove(self, path):
        self._ask("DELETE", path)

    def remove_folder(self, path):
        """Remove a folder if it is empty."""
        about = self._about(path)
        if about and not about["files"]:
            self._ask("DELETE", f"{path}/")
            self._folders.clear()

    def room(self):
        """Give (free bytes, bytes of the unit in which room is handed out)."""
        about = self._about("")
        return about["free"] * about["block_size"], about["block_size"]

    def is_read_only(self):
        return not self._about("").get("writable", True)

    def _about(self, folder):
        path = f"{folder}/" if folder else ""
        return json.loads(self._ask("GET", path, headers={"Accept": "application/json"}) or b"{}")

    def _make_folder(self, path):
        parts = path.split("/")[:-1]
        for folder in ("/".join(parts[: n + 1]) for n in range(len(parts))):
            if folder not in self._folders:
                self._must("PUT", f"{folder}/", b"")
                self._folders.add(folder)

    def _must(self, *arguments, **options):
        if self._ask(*arguments, **options) is None:
            raise OSError(errno.EIO, "the board has lost the file")

    def _ask(self, method, path, data=None, headers=()):
        """Give the body of the answer, None for what is not there; problems are OSErrors."""
        url = f"{self.root}/fs/{quote(path)}"
        asked = request.Request(url, data, self._headers | dict(headers), method=method)
        try:
            with self._send(asked, timeout=_PATIENCE_S) as answer:
                return answer.read()
        except error.HTTPError as problem:
            return self._cannot(problem.code)
        except error.URLError as problem:
            raise OSError(errno.EHOSTUNREACH, f"no answer ({problem.reason})") from None
        except (HTTPException, UnicodeError) as problem:
            raise OSError(errno.EIO, f"no whole answer: {problem}") from None

    def _cannot(self, code):
        if code == HTTPStatus.NOT_FOUND:
            return
        if code in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
            raise Refusal(_PASSWORD)
        raise OSError(_ERRORS.get(code, errno.EIO), f"the board answers {code}")
