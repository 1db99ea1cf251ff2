# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The CIRCUITPY drive of a virtual board: a folder, and who may write it."""

import io
import os
import tomllib

from tools.virtual.hardware import PowerCut

_SHIPPED = ("code.py", "boot.py", "safemode.py", "settings.toml", "lib", "fonts")
_READ_ONLY, _IO_ERROR = 30, 5
_BLOCK = 512
_TORN = 64  # bytes of a block that arrive before the power is gone
_WRITES = set("wax+")


def fill(folder, repository):
    """Put the repository's files on the drive as links; what the device wrote itself stays."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in _SHIPPED:
        link = folder / name
        if link.is_symlink():
            link.unlink()
        if (repository / name).exists() and not link.exists():
            link.symlink_to((repository / name).resolve())


def read_settings(folder):
    """settings.toml as {name: value}. What the device cannot read either raises here too."""
    try:
        text = (folder / "settings.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return {key: value for key, value in tomllib.loads(text).items() if _simple(value)}


def write_settings(folder, settings):
    """Give the drive a settings.toml of its own."""
    lines = [f"{name} = {_toml(value)}\n" for name, value in settings.items()]
    path = folder / "settings.toml"
    path.unlink(missing_ok=True)
    path.write_text("".join(lines), encoding="utf-8")


def choose_language(folder):
    """Be an owner who has set English, on a drive whose settings are as shipped."""
    path = folder / "settings.toml"
    if path.is_symlink():
        write_settings(folder, {"CROWN_LANGUAGE": "en", **read_settings(folder)})


def _toml(value):
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _simple(value):
    return isinstance(value, (str, int, float))


class _Blocks(io.FileIO):
    """An unbuffered file: block by block goes to the flash, and the power may go with one."""

    def __init__(self, file, mode, hardware):
        super().__init__(file, mode.replace("b", ""))
        self._hardware = hardware

    def write(self, data):
        for at in range(0, len(data), _BLOCK):
            if self._hardware.wears("drive"):
                super().write(data[at : at + _TORN])
                raise PowerCut
            super().write(data[at : at + _BLOCK])
        return len(data)


class Guard:
    """The file functions as the program sees them: refused while the drive is not its to write.

    A power cut loses what was written but not yet flushed, as a real one does.
    """

    def __init__(self, hardware):
        self._hardware = hardware
        self._open = open
        self._files = []

    def functions(self):
        """[(module, name, replacement)] to be in place while the program runs."""
        changing = ("mkdir", "remove", "rename", "rmdir", "unlink")
        guarded = [(os, name, self._refusing(getattr(os, name))) for name in changing]
        return [*guarded, (os, "sync", lambda: None)]  # the host's own takes seconds

    def open(self, file, mode="r", **options):
        file = _here(file, changing=bool(_WRITES & set(mode)))
        if _WRITES & set(mode):
            self._check()
        if "b" not in mode:
            options.setdefault("encoding", "utf-8")
        if options.get("buffering") == 0 and _WRITES & set(mode):
            opened = _Blocks(file, mode, self._hardware)
        else:
            opened = self._open(file, mode, **options)
        if _WRITES & set(mode):
            self._files = [f for f in self._files if not f.closed] + [opened]
        return opened

    def cut(self):
        """The power is gone: whatever the open files still hold goes nowhere."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for file in self._files:
            if not file.closed:
                os.dup2(nowhere, file.fileno())
        os.close(nowhere)
        self._files = []

    def _refusing(self, change):
        def guarded(*paths):
            self._check()
            return change(*map(_here, paths))

        return guarded

    def _check(self):
        if not self._hardware.powered:
            raise OSError(_IO_ERROR, "Input/output error")
        if not self._hardware.writable:
            raise OSError(_READ_ONLY, "Read-only filesystem")


def _here(path, changing=True):
    """A path from the root of the drive, which is the working folder: never the host's root.

    What the drive lacks is read from the host all the same: Blinka and Python read their own.
    """
    if not isinstance(path, str) or not path.startswith("/") or path.startswith(os.getcwd()):
        return path
    inside = path.lstrip("/") or "."
    return inside if changing or os.path.exists(inside) else path
