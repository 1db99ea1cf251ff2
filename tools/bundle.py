# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools bundle: a release, the same to the byte whoever makes it."""

import hashlib
from pathlib import Path

import click
from kingdom import __version__

from tools import ROOT, Refusal
from tools.bundling import archive, families, licences, readme, selfextract
from tools.shipping import manifest

OUT = ROOT / "build" / "release"


@click.command("bundle")
@click.option(
    "--out", default=OUT, type=Path, metavar="DIR", help="Where it goes.  [default: build/release]"
)
def command(out):
    """Make a release: a .zip for each family of boards, and a code.py that unpacks itself.

    A .zip holds all that goes on the drive, the libraries that a firmware lacks among it, and how
    to get it there. The code.py is for any board that shows a drive and has CircuitPython 10.3 or
    newer: dropped on the drive it lays out all files and starts Crown Tally. Made again, every
    file is the same to the byte; SHA256SUMS tells.
    """
    try:
        made = [*archives(), installer()]
        write(out, {name: data for name, data, _, _ in made})
    except (OSError, ValueError) as problem:
        raise Refusal(_line(problem)) from problem
    _show(out, made)


def archives():
    """Yield (name, bytes, the boards it is for, files in it) of each archive."""
    for family, boards in families.families().items():
        files = families.files(boards)
        held = {f"CIRCUITPY/{name}": data for name, data in payload(files).items()}
        held["README.txt"] = readme.text(__version__, boards).encode("utf-8")
        held["LICENCES.txt"] = licences.text(files).encode("utf-8")
        name = f"crown-tally-{__version__}-{family}.zip"
        yield name, archive.pack(held), ", ".join(boards), f"{len(files)} files"


def installer():
    """(name, bytes, the boards it is for, what it needs) of the code.py that unpacks itself."""
    files = families.files(families.with_usb())
    held = payload(files)
    held["LICENCES.txt"] = licences.text(files, installer=True).encode("utf-8")
    made = selfextract.make(held)
    needs = f"{len(held)} files; takes {_size(made.memory)} of heap to unpack"
    return "code.py", made.text.encode("utf-8"), "every board with a drive", needs


def payload(files):
    """{path: bytes} of what goes on a drive, and the list by which deploy knows it as ours."""
    held = {name: families.read(source) for name, source in files}
    return {**held, manifest.PATH: manifest.write(manifest.of(held))}


def write(out, files):
    """Write {name: bytes} to the folder, and SHA256SUMS beside them."""
    sums = [f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files)]
    out.mkdir(parents=True, exist_ok=True)
    for name, data in {**files, "SHA256SUMS": "".join(sums).encode()}.items():
        (out / name).write_bytes(data)


def _show(out, made):
    for name, data, boards, holds in made:
        click.echo(f"{_size(len(data)):>7}  {name}: {holds}")
        click.echo(f"{'':7}  for {boards}")
    click.echo(f"Crown Tally {__version__} is in {out}.")


def _size(count):
    return f"{count / 1024:.0f} KB"


def _line(problem):
    if isinstance(problem, OSError):
        return f"cannot write {problem.filename}: {problem.strerror}"
    return str(problem)
