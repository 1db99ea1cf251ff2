# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every file that a board's drive gets, and in which order."""

from tools import ROOT
from tools.shipping import imports, libraries, models

# Last what starts by itself: nothing runs before all that it needs is there.
LAST = ("settings.toml", "safemode.py", "boot.py", "code.py")
_LIB = ROOT / "lib"
_ALWAYS = "en"  # what another language lacks is said in English
_SCRIPTS = {"hangul": "ko"}  # fonts/*<script>*.pcf are of use in one language only


def files(board_id, language=None, with_libraries=True):
    """Give [(path on the drive, Path)] in copying order, code.py last.

    `language` leaves out words and fonts that only other languages need; None is all languages.
    ValueError: a board that is not known, a language without words, an import nobody provides.
    """
    if board_id not in models.MODELS or not models.wiring(board_id):
        raise ValueError(f"there is no board {board_id!r}; known are: {', '.join(models.known())}")
    if language not in (None, *languages()):
        raise ValueError(f"no words in {language!r}; there are: {', '.join(languages())}")
    ours = _library(board_id)
    found = [] if not with_libraries else _libraries(ours, models.MODELS[board_id].frozen)
    found += [(path.relative_to(ROOT).as_posix(), path) for path in ours if _is_of(path, language)]
    found += [(f"fonts/{path.name}", path) for path in _fonts(language)]
    return found + [(name, ROOT / name) for name in LAST]


def languages():
    """Give all languages that have words."""
    return sorted(path.stem for path in (_LIB / "table" / "words").glob("[a-z][a-z].py"))


def modules(board_id):
    """Give the names of the libraries that this board needs and its firmware lacks."""
    return _needed(_library(board_id), models.MODELS[board_id].frozen)


def _library(board_id):
    """Our files under lib/: of table/device only what this board's wiring leads to."""
    device = set(models.DEVICE.rglob("*.py"))
    found = [path for path in sorted(_LIB.rglob("*.py")) if path not in device]
    open_ = [*found, ROOT / "code.py", ROOT / "boot.py"]
    open_ += [models.DEVICE / "__init__.py", models.wiring(board_id)]
    reached = set()
    while open_:
        path = open_.pop()
        reached |= {path} & device
        open_ += [p for p in _ours(imports.read(path)) if p in device and p not in reached]
    return sorted([*found, *reached])


def _ours(names):
    for name in names:
        path = _LIB.joinpath(*name.split("."))
        yield from (path.with_name(f"{path.name}.py"), path / "__init__.py")


def _needed(ours, frozen):
    """The libraries that these files need, those that they need in turn, but for the frozen."""
    named = set().union(*(imports.read(path) for path in [*ours, ROOT / "code.py"]))
    found, open_ = set(), _foreign(named)
    while open_:
        module = open_.pop()
        found.add(module)
        if module in libraries.LIBRARIES:
            for _, path in libraries.files(module):
                open_ |= _foreign(imports.read(path, optional=False)) - found
        elif module not in frozen:
            raise ValueError(f"tools/shipping/libraries.py knows no module {module!r}")
    return sorted(found - set(frozen))


def _foreign(names):
    tops = {name.partition(".")[0] for name in names}
    return {top for top in tops - libraries.BUILT_IN if not (_LIB / top).exists()}


def _libraries(ours, frozen):
    found = []
    for module in _needed(ours, frozen):
        found += [(f"lib/{name}", path) for name, path in libraries.files(module)]
    return found


def _is_of(path, language):
    if path.parent.name != "words" or path.stem == "__init__" or language is None:
        return True
    return path.stem.partition("_")[0] in (language, _ALWAYS)


def _fonts(language):
    for path in sorted((ROOT / "fonts").glob("*.pcf")):
        only = [of for script, of in _SCRIPTS.items() if script in path.stem]
        if not only or language is None or language in only:
            yield path
