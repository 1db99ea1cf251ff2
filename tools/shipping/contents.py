# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every file that a board's drive gets, and in which order."""

from tools import ROOT, boards
from tools.boards import wiring
from tools.shipping import imports, libraries

# Last what starts by itself: nothing runs before all that it needs is there.
LAST = ("settings.toml", "safemode.py", "boot.py", "code.py")
_LIB = ROOT / "lib"
_ALWAYS = "en"  # what another language lacks is said in English
_SCRIPTS = {"hangul": "ko"}  # fonts/*<script>*.pcf are of use in one language only


def files(board_id, language=None, with_libraries=True):
    """Give [(path on the drive, Path)] in copying order, code.py last.

    `language` leaves out words and fonts that only other languages need; None is all languages
    that the drive has room for. ValueError: a board that is not known, a language without words,
    an import nobody provides.
    """
    if board_id not in boards.known():
        raise ValueError(f"there is no board {board_id!r}; known are: {', '.join(boards.known())}")
    if language not in (None, *languages()):
        raise ValueError(f"no words in {language!r}; there are: {', '.join(languages())}")
    ours = _library(board_id)
    found = [] if not with_libraries else _libraries(ours, boards.find(board_id).frozen)
    spoken = {language, _ALWAYS} if language else set(languages()) - set(squeezed(board_id))
    found += [(path.relative_to(ROOT).as_posix(), path) for path in ours if _is_of(path, spoken)]
    found += [(f"fonts/{path.name}", path) for path in _fonts(spoken)]
    return found + [(name, ROOT / name) for name in LAST]


def languages():
    """Give all languages that have words."""
    return sorted(path.stem for path in (_LIB / "table" / "words").glob("[a-z][a-z].py"))


def squeezed(board_id):
    """Give the languages that this board's drive has no room for unless they are asked for."""
    return sorted(_SCRIPTS.values()) if boards.find(board_id).small else []


def modules(board_id):
    """Give the names of the libraries that this board needs and its firmware lacks."""
    held = _libraries(_library(board_id), boards.find(board_id).frozen)
    return sorted({name.split("/")[1].removesuffix(".py") for name, _ in held})


def _library(board_id):
    """Our files under lib/: of table/device only what this board's wiring leads to."""
    named = {_module(path): path for path in wiring.DEVICE.rglob("*.py")}
    device = set(named.values())
    found = [path for path in sorted(_LIB.rglob("*.py")) if path not in device]
    open_ = [*found, ROOT / "code.py", ROOT / "boot.py"]
    open_ += [wiring.DEVICE / "__init__.py", wiring.of(board_id)]
    reached = set()
    while open_:
        path = open_.pop()
        reached |= {path} & device
        led = [named[name] for name in imports.read(path) if name in named]
        open_ += [each for each in led if each not in reached]
    return sorted([*found, *reached])


def _module(path):
    """The name by which a file under lib/ is imported."""
    name = path.relative_to(_LIB).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def _libraries(ours, frozen):
    """[(path on the drive, Path)] of the library files that these files need, and those need in
    turn: of a library what is reached, not all there is; nothing of one that is frozen."""
    found, seen, held = {}, set(), {}
    open_ = set().union(*(imports.read(path) for path in [*ours, ROOT / "code.py"]))
    while open_:
        name = open_.pop()
        seen.add(name)
        open_ |= {name.rpartition(".")[0]} - seen - {""}
        for path, source in _files_of(name, frozen, held):
            open_ |= imports.read(source, optional=False) - seen
            if name.partition(".")[0] not in frozen:
                found[f"lib/{path}"] = source
    return sorted(found.items())


def _files_of(name, frozen, held):
    """The file of a module that comes from a library; none for what is no module.

    held: {library: its files} of those that were asked for before.
    """
    top = name.partition(".")[0]
    if top in libraries.BUILT_IN or (_LIB / top).exists():
        return []
    if top not in libraries.LIBRARIES:
        if top in frozen:
            return []
        raise ValueError(f"tools/shipping/libraries.py knows no module {top!r}")
    if top not in held:
        held[top] = libraries.files(top)
    path = name.replace(".", "/")
    wanted = (f"{path}.py", f"{path}/__init__.py")
    return [(file, source) for file, source in held[top] if file in wanted]


def _is_of(path, spoken):
    if path.parent.name != "words" or path.stem == "__init__":
        return True
    return path.stem.partition("_")[0] in spoken


def _fonts(spoken):
    for path in sorted((ROOT / "fonts").glob("*.pcf")):
        only = [of for script, of in _SCRIPTS.items() if script in path.stem]
        if not only or spoken & set(only):
            yield path
