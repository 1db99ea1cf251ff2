# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The files of a drive: every look at it and every change of it goes through here."""

import errno
import os
import shutil
from pathlib import Path

_UNIT = 4096  # room a file takes is counted in such units where the system does not tell
_READ_ONLY = getattr(os, "ST_RDONLY", 1)


class Drive:
    """A mounted drive, or any folder. Paths are texts with /; problems are OSErrors."""

    refuses = errno.EROFS  # the error of a drive that is_read_only()
    goodbye = "Eject the drive, then unplug the board and plug it in again: the game starts."

    def __init__(self, root):
        self.root = Path(root)
        self._device = os.stat(root).st_dev

    def read(self, path):
        """Give the bytes of a file, None where there is none; read anew, not remembered."""
        try:
            with open(self.root / path, "rb") as file:
                _forget(file)
                return file.read()
        except (FileNotFoundError, IsADirectoryError, NotADirectoryError):
            self.look()
            return None

    def look(self):
        """OSError when the drive has gone; the folder it was seen in may well be there still."""
        if os.stat(self.root).st_dev != self._device:
            raise OSError(errno.ENODEV, "the drive has gone")

    def listing(self, folder):
        """Give the names in a folder; none where there is no such folder."""
        try:
            return sorted(os.listdir(self.root / folder))
        except (FileNotFoundError, NotADirectoryError):
            return []

    def in_the_way(self, path):
        """Give the folder that has the name of this file, or the file that has that of a folder
        on the way to it; None where there is room."""
        parts = path.split("/")
        for folder in ("/".join(parts[:count]) for count in range(1, len(parts))):
            if (self.root / folder).is_file():
                return folder
        return path if (self.root / path).is_dir() else None

    def write(self, path, data):
        """Put a file there whole; it is on the drive, not in a memory, when this ends."""
        self._make_folder(path)
        with open(self.root / path, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def move(self, path, to):
        """Give a file another name; what had that name is gone."""
        self._make_folder(to)
        os.replace(self.root / path, self.root / to)
        self._settle(to)

    def remove(self, path):
        self.look()
        (self.root / path).unlink(missing_ok=True)
        self._settle(path)

    def remove_folder(self, path):
        """Remove a folder if it is empty."""
        if (self.root / path).is_dir() and not self.listing(path):
            (self.root / path).rmdir()

    def room(self):
        """Give (free bytes, bytes of the unit in which room is handed out)."""
        if hasattr(os, "statvfs"):
            found = os.statvfs(self.root)
            return found.f_bavail * found.f_frsize, found.f_frsize
        return shutil.disk_usage(self.root).free, _UNIT

    def is_read_only(self):
        """Tell whether the computer may only read it; False where that shows in writing only."""
        return hasattr(os, "statvfs") and bool(os.statvfs(self.root).f_flag & _READ_ONLY)

    def _make_folder(self, path):
        self.look()  # else the folders of a drive that has gone would be made on this computer
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)

    def _settle(self, path):
        """Have the folder of this path written too, where the system can be told so."""
        if hasattr(os, "O_DIRECTORY"):
            folder = os.open((self.root / path).parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # not every system can
                    raise
            finally:
                os.close(folder)


def _forget(file):
    """Have the system read from the drive, not from its memory of what was written."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
