# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Folders that look like drives, and a drive that fails when it is told to."""

import errno
import os

from tools.shipping.drive import Drive

BOOT_OUT = (
    "Adafruit CircuitPython {version} on 2025-10-17; Adafruit PyPortal with samd51j20\r\n"
    "Board ID:{board}\r\nUID:3C7A1F0B\r\nboot.py output:\r\n"
)


def put(root, files):
    """Write {path: bytes} into a folder."""
    for path, data in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(data)


def held(root):
    """{path: bytes} of all files in a folder."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file()]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


class Breaking(Drive):
    """Its change number `at` fails: not done, half done, or done and not confirmed."""

    def __init__(self, root, at, how="not", code=errno.EIO):
        super().__init__(root)
        self.left, self._how, self._code = at, how, code

    def _change(self, act, *arguments):
        self.left -= 1
        if self.left != -1:
            return act(*arguments)
        if self._how == "half" and len(arguments) == 2 and isinstance(arguments[1], bytes):
            act(arguments[0], arguments[1][: len(arguments[1]) // 2])
        elif self._how == "done":
            act(*arguments)
        raise OSError(self._code, os.strerror(self._code))

    def write(self, path, data):
        self._change(super().write, path, data)

    def move(self, path, to):
        self._change(super().move, path, to)

    def remove(self, path):
        self._change(super().remove, path)

    def remove_folder(self, path):
        self._change(super().remove_folder, path)


def new_drive(root, board="pyportal", version="10.0.3"):
    """Make the folder of a board fresh from its maker."""
    text = BOOT_OUT.format(version=version, board=board)
    put(root, {"boot_out.txt": text.encode(), "settings.toml": b""})
    put(root, {"code.py": b'print("Hello World!")\n', "lib/.keep": b"", "sd/x.txt": b""})
    return root
