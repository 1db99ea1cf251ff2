# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The list on the drive of what Crown Tally put there: so that it touches nothing else.

Path to hashes. Before anything changes it holds the old and the new of each file, at the end the
new alone. So at every moment, also after a pulled cable, a file of ours is known by its content:
files are put whole under another name and then renamed, none is ever half there.
"""

import hashlib
import json

PATH = ".crown_tally.json"
HALF = ".crown_tally.new"  # what is being written; no state of it matters
_VERSION = 1
_PLACES = ("lib", "fonts")
_LONGEST = 250  # what a path on the drive can have
_FILES = ("code.py", "boot.py", "safemode.py", "settings.toml")


def digest(data):
    return hashlib.sha256(data).hexdigest()


def on(drive):
    """Give {path: set of hashes} of the list on a drive; nothing is known where there is none.

    In the network a file is away for a moment before its new form takes its name.
    """
    data = drive.read(PATH)
    return read(drive.read(HALF) if data is None else data)


def read(data):
    """Give {path: set of hashes} of the bytes on the drive; nothing is known from others."""
    try:
        content = json.loads(data or b"{}")
        files = content.get("files", {}) if content.get("version") == _VERSION else {}
        return {
            path: set(map(str, hashes)) for path, hashes in files.items() if _may_be_ours(path)
        }
    except (ValueError, AttributeError, TypeError, RecursionError):
        return {}


def _may_be_ours(path):
    """A list that somebody has changed must not lead us to saves or out of the drive."""
    parts = path.split("/")
    if len(path) > _LONGEST or not (path.isascii() and path.isprintable()):
        return False
    if any(part in ("", ".", "..") or set(part) & set("\\:") for part in parts):
        return False
    return path in _FILES or (len(parts) > 1 and parts[0] in _PLACES)


def write(files):
    """Give the bytes that read() makes {path: set of hashes} of; the same for the same files."""
    ordered = {path: sorted(hashes) for path, hashes in sorted(files.items())}
    return json.dumps({"version": _VERSION, "files": ordered}, indent=0).encode()


def of(payload):
    """Give what is true once {path: bytes} are on the drive."""
    return {path: {digest(data)} for path, data in payload.items()}


def both(one, other):
    """Give what is true at every moment between the two."""
    return {path: one.get(path, set()) | other.get(path, set()) for path in {*one, *other}}
