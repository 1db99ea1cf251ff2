# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The licences of all that a bundle holds, as one text to lie beside it."""

from importlib import metadata
from pathlib import PurePosixPath

from tools import ROOT
from tools.bundling.families import read
from tools.shipping import libraries

_RULE = "=" * 72
_INSTALLER = "folder2uf2"


def text(files, installer=False):
    """For [(path on the drive, Path)]; `installer` for what folder2uf2 writes itself."""
    parts = [("Crown Tally", ROOT / "LICENSE")]
    if any(name.startswith("fonts/") for name, _ in files):
        parts.append(("The fonts: Galmuri", ROOT / "fonts" / "OFL.txt"))
    told = [(title, read(path).decode("utf-8")) for title, path in parts]
    told += [_library(*each) for each in _libraries(files)]
    if installer:
        told.append(_installer())
    return "\n".join(f"{_RULE}\n{title}\n{_RULE}\n\n{each.strip()}\n" for title, each in told)


def _libraries(files):
    """[(module, a file of it under lib/, Path)], one file a module."""
    found = {}
    for name, source in files:
        inside = PurePosixPath(name).relative_to("lib") if name.startswith("lib/") else None
        module = inside and inside.parts[0].removesuffix(".py")
        if module in libraries.LIBRARIES:
            found.setdefault(module, (inside, source))
    return [(module, *found[module]) for module in sorted(found)]


def _library(module, inside, source):
    package = libraries.LIBRARIES[module]
    folder = source.parents[len(inside.parts) - 1]
    return _of(package, metadata.distributions(name=package, path=[str(folder)]))


def _installer():
    title, told = _of(_INSTALLER, metadata.distributions(name=_INSTALLER))
    return f"The installer at the top of code.py: {title}", told


def _of(package, found):
    for held in found:
        told = held.read_text("licenses/LICENSE") or held.read_text("LICENSE")
        if told:
            return f"{package} {held.version}", told.replace("\r\n", "\n")
    raise ValueError(f"{package} is without its licence; install it anew")
