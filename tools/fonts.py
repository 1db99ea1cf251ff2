# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Cut the device's fonts out of Galmuri: only the letters we show, in a form it can read."""

import ast
import json
import re
import shutil
import struct
import subprocess
import tarfile
import zlib
from pathlib import Path

import click

from tools import ROOT, Refusal

VERSION = "2.40.3"
PACKAGE = f"galmuri@{VERSION}"
FONTS = ROOT / "fonts"
WORDS = ROOT / "lib" / "table" / "words"
CACHE = ROOT / "build" / f"galmuri-{VERSION}.tgz"

CUTS = (  # our file, the font it is cut from
    ("galmuri11.pcf", "Galmuri11.bdf"),
    ("galmuri11-bold.pcf", "Galmuri11-Bold.bdf"),
    ("galmuri14.pcf", "Galmuri14.bdf"),
)
# A PCF finds its letters by a table without gaps: a single one from U+20xx, such as a curly
# quote or the euro, makes a file of 14 KB one of 29 KB. U+01xx costs half a kilobyte.
NEEDED = frozenset((*range(0x20, 0x7F), *range(0xA0, 0x100)))  # ASCII and Latin-1
WELCOME = frozenset(map(ord, "ŒœŸ"))  # French; not every font has drawn them
HANGUL = range(0xAC00, 0xD7A4)  # Korean: one file a font, with the syllables that words/ has

_GET_BDFTOPCF = "'bdftopcf' is missing: install xfonts-utils (Debian, Ubuntu) or bdftopcf (others)"
_GET_PACKAGE = f"install npm, or give the package {PACKAGE} (folder or .tgz) with --from"

_README = """\
# Fonts

Galmuri {version} by Lee Minseo, from the npm package `galmuri` (<https://galmuri.quiple.dev>),
under the SIL Open Font License 1.1: see [OFL.txt](OFL.txt). Cut and converted; no letter redrawn.

| file | cut from | bytes | letters | ascent | descent | capitals and digits |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
{rows}

Heights are in pixels. All letters stand on one baseline: lay fonts side by side by their ascent.

**Letters.** All of printable ASCII (U+0020-007E) and Latin-1 (U+00A0-00FF), and of Œ œ Ÿ those the
font has. Nothing beyond: the table of a PCF has no gaps, and one letter of U+20xx (curly quotes,
dashes, …, €) doubles the file. Arrows and other signs are drawn by the screens.

**Hangul.** In files of their own, for that table again: of each font the syllables that the texts
in lib/table/words/ use, and no others. After a change of Korean texts make the fonts again. The
device opens these files only to show such a letter; one without Korean texts does not need them.

**Made by** `python -m tools fonts`, which fetches that version with `npm pack`, keeps these
letters of each BDF, runs `bdftopcf` and puts the CRC32 of all behind, low byte first, by which the
device knows a whole file. Made again, every file comes out the same to the byte.
"""


@click.command("fonts")
@click.option("--from", "source", metavar="PATH", help=f"The package {PACKAGE}: folder or .tgz.")
@click.option(
    "--out", default=FONTS, type=Path, metavar="DIR", help="Where they go.  [default: fonts]"
)
def command(source, out):
    """Make fonts/ anew from the Galmuri package."""
    if not shutil.which("bdftopcf"):
        raise Refusal(_GET_BDFTOPCF)
    try:
        files = make(package(Path(source) if source else fetch(CACHE)))
        out.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (out / name).write_bytes(data)
    except OSError as problem:
        raise Refusal(f"{problem.filename}: {problem.strerror}") from problem
    except ValueError as problem:
        raise Refusal(str(problem)) from problem
    click.echo(f"{out}: {', '.join(files)}")


def fetch(kept):
    """Give back the path of the package: downloaded to there, unless it is there already."""
    if kept.exists():
        return kept
    if not shutil.which("npm"):
        raise Refusal(f"'npm' is missing: {_GET_PACKAGE}")
    kept.parent.mkdir(parents=True, exist_ok=True)
    order = ["npm", "pack", PACKAGE, "--loglevel=error"]
    done = subprocess.run(order, cwd=kept.parent, capture_output=True, text=True)
    if done.returncode or not kept.exists():
        raise Refusal(f"npm could not fetch {PACKAGE}: {_first_line(done.stderr)}")
    return kept


def package(path):
    """Give back a function from a name in the package to its text; refuse any other version."""
    if not path.exists():
        raise ValueError(f"{path} does not exist: {_GET_PACKAGE}")
    texts = _in_folder(path) if path.is_dir() else _in_archive(path)

    def read(name):
        if name not in texts:
            raise ValueError(f"{path} has no {name}: it is not {PACKAGE}; {_GET_PACKAGE}")
        return texts[name].decode("utf-8")

    if _identity(read("package.json")) != PACKAGE:
        raise ValueError(f"{path} is {_identity(read('package.json'))}, not {PACKAGE}")
    return read


def _identity(about):
    try:
        facts = json.loads(about)
        return f"{facts['name']}@{facts['version']}"
    except (ValueError, LookupError, TypeError):
        return "no npm package"


def _wanted():
    return ("package.json", "dist/LICENSE.txt", *(f"dist/{bdf}" for _, bdf in CUTS))


def _in_folder(path):
    return {name: (path / name).read_bytes() for name in _wanted() if (path / name).is_file()}


def _in_archive(path):
    try:
        with tarfile.open(path) as archive:
            inside = {f"package/{name}": name for name in _wanted()}
            members = [m for m in archive if m.isfile() and m.name in inside]
            return {inside[m.name]: archive.extractfile(m).read() for m in members}
    except (tarfile.TarError, EOFError, zlib.error) as problem:
        raise ValueError(f"{path} is not a whole .tgz: fetch it again") from problem


def make(read):
    """Give back every file of fonts/, name to bytes."""
    files, rows = {}, []
    for name, source, needed, welcome in _cuts(spelt(WORDS, HANGUL)):
        bdf, letters = _cut(source, read(f"dist/{source}"), needed, welcome)
        files[name] = sealed(convert(_unpadded(bdf) if "hangul" in name else bdf))
        size = len(files[name])
        heights = (prop(bdf, key) for key in ("FONT_ASCENT", "FONT_DESCENT", "CAP_HEIGHT"))
        rows.append(f"| {' | '.join(map(str, (name, source, size, letters, *heights)))} |")
    files["OFL.txt"] = read("dist/LICENSE.txt").encode("utf-8")
    files["README.md"] = _README.format(version=VERSION, rows="\n".join(rows)).encode("utf-8")
    return files


def _unpadded(bdf):
    """Syllables are all of one width, and bdftopcf makes such letters all as large as the line,
    which costs heap; not where the line is too low for them. The device asks the Latin file."""
    return re.sub(r"^FONT_ASCENT \d+$", "FONT_ASCENT 1", bdf, flags=re.MULTILINE)


def spelt(folder, script):
    """Give back the letters of a script that the texts of all languages there use."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))]
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    letters = {letter for node in nodes if isinstance(node.value, str) for letter in node.value}
    return frozenset(map(ord, letters)) & frozenset(script)


def _cuts(hangul):
    """Give (our file, its source, needed and welcome letters) of every file to make."""
    latin = [(name, source, NEEDED, WELCOME) for name, source in CUTS]
    if not hangul:
        return latin
    return latin + [(n.replace(".", "-hangul."), s, hangul, frozenset()) for n, s in CUTS]


def _cut(source, text, needed, welcome):
    try:
        return subset(text, needed, welcome)
    except ValueError as problem:
        raise ValueError(f"{source}: {problem}") from problem


def subset(bdf, needed, welcome=frozenset()):
    """Give back (BDF text, number of letters), in the order of their code points.

    Refused: a text that is no BDF, or lacks a needed letter; a welcome one may be missing.
    """
    head, *glyphs = re.split(r"^STARTCHAR ", bdf, flags=re.MULTILINE)
    if not head.startswith("STARTFONT ") or not glyphs:
        raise ValueError("not a BDF font")
    kept = _glyphs(glyphs, needed | welcome)
    missing = sorted(needed - set(kept))
    if missing:
        raise ValueError(f"has no letter U+{missing[0]:04X}")
    head = re.sub(r"^CHARS \d+$", f"CHARS {len(kept)}", head, flags=re.MULTILINE)
    return head + "".join(kept[code] for code in sorted(kept)) + "ENDFONT\n", len(kept)


def _glyphs(glyphs, wanted):
    kept = {}
    for glyph in glyphs:
        body, end, _ = glyph.partition("\nENDCHAR")
        code = re.search(r"^ENCODING (\d+)$", body, flags=re.MULTILINE)
        if code and int(code[1]) in wanted and end:
            kept[int(code[1])] = f"STARTCHAR {body}\nENDCHAR\n"
    return kept


def prop(bdf, key):
    """The whole number that the head of a BDF text gives under this key."""
    found = re.search(rf"^{key} (-?\d+)$", bdf, flags=re.MULTILINE)
    if not found:
        raise ValueError(f"the font says no {key}")
    return int(found[1])


def convert(bdf):
    """BDF text to PCF bytes, in the one layout adafruit_bitmap_font reads."""
    order = ["bdftopcf", "-p4", "-u1", "-M", "-m"]
    done = subprocess.run(order, input=bdf.encode("utf-8"), capture_output=True)
    if done.returncode or not done.stdout:
        raise ValueError(f"bdftopcf failed: {_first_line(done.stderr.decode('utf-8', 'replace'))}")
    return done.stdout


def sealed(data):
    """Give back the bytes with their CRC32 behind them: the device uses no damaged file."""
    return data + struct.pack("<I", zlib.crc32(data))


def _first_line(text):
    return (text.strip().splitlines() or ["it does not say why"])[0]
