# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One code.py that lays out the whole drive when a board runs it, made by folder2uf2."""

import tempfile
from collections import namedtuple
from pathlib import Path

from folder2uf2 import selfextract

# text    the file
# memory  bytes of heap that unpacking takes at most, besides the program: a member packed and
#         whole, and the one before it, which is let go of only then
Installer = namedtuple("Installer", "text memory")

_MEMBER = "\n#>"  # then the letters of the packed member, |, its path


def make(files):
    """{path on the drive: bytes} as an Installer."""
    with tempfile.TemporaryDirectory() as folder:
        for name, data in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        text, _, _ = selfextract.build(folder)
    return Installer(text, max(_memory(text, files)))


def _memory(text, files):
    before = 0
    for member in text.split(_MEMBER)[1:]:
        letters, _, path = member.partition("\n")[0].partition("|")
        yield before + int(letters) * 3 // 4 + len(files[path])
        before = len(files[path])
