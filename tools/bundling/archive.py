# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A .zip of which every byte follows from the files in it."""

import io
import zipfile

# The first day a .zip can tell; what made it, a Unix; a plain file that all may read.
_TIME, _UNIX, _PLAIN_FILE = (1980, 1, 1, 0, 0, 0), 3, 0o100644


def pack(files):
    """{name: bytes} as the bytes of a .zip, sorted by name.

    Stored, not deflated: what comes out of deflate depends on the zlib of the computer.
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _TIME)
            entry.create_system = _UNIX
            entry.external_attr = _PLAIN_FILE << 16
            archive.writestr(entry, files[name])
    return packed.getvalue()
