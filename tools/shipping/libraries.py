# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Adafruit's libraries for the device: which there are, in which version, and their files."""

import re
import shutil
import subprocess
import sys
from importlib import metadata

from tools import ROOT, Refusal

CACHE = ROOT / "build" / "libraries"
_REQUIREMENTS = ROOT / "requirements.txt"

# What a program imports: the package that holds it. Versions stand in requirements.txt, so that
# the device runs what the tests ran.
LIBRARIES = {
    "adafruit_bitmap_font": "adafruit-circuitpython-bitmap-font",
    "adafruit_cst8xx": "adafruit-circuitpython-cst8xx",
    "adafruit_display_text": "adafruit-circuitpython-display-text",
    "adafruit_focaltouch": "adafruit-circuitpython-focaltouch",
    "adafruit_hx8357": "adafruit-circuitpython-hx8357",
    "adafruit_ili9341": "adafruit-circuitpython-ili9341",
    "adafruit_stmpe610": "adafruit-circuitpython-stmpe610",
    "adafruit_ticks": "adafruit-circuitpython-ticks",
    "adafruit_touchscreen": "adafruit-circuitpython-touchscreen",
    "adafruit_tsc2007": "adafruit-circuitpython-tsc2007",
    "adafruit_tt21100": "adafruit-circuitpython-tt21100",
    "neopixel": "adafruit-circuitpython-neopixel",
}

# C in every firmware that has a display, so no file is needed: adafruit_bus_device and
# adafruit_pixelbuf too, though the host has them as files.
_BUILT_IN = """
__future__ adafruit_bus_device adafruit_pixelbuf analogio array audiocore audioio binascii
bitmaptools board busdisplay busio collections digitalio displayio dotclockframebuffer errno
fontio fourwire framebufferio gc io json math microcontroller micropython neopixel_write os pwmio
random re storage struct supervisor sys terminalio time traceback vectorio warnings watchdog
"""
BUILT_IN = frozenset(_BUILT_IN.split())


def version(module, requirements=_REQUIREMENTS):
    """Give the pinned version of the library that this module is."""
    package = LIBRARIES[module]
    found = re.search(rf"^{package}==(\S+)", requirements.read_text("utf-8"), re.M)
    if not found:
        raise ValueError(f"{requirements.name} pins no version of {package}")
    return found[1]


def files(module, cache=CACHE):
    """Give [(path under lib/, Path)] of a library's .py files; fetched when it is not here."""
    package, pinned = LIBRARIES[module], version(module)
    held = _installed(package, pinned) or _cached(package, cache / f"{package}-{pinned}")
    if held is None:
        fetch(package, pinned, cache / f"{package}-{pinned}")
        held = _cached(package, cache / f"{package}-{pinned}")
    ours = {f for f in held.files if f.parts[0] in (module, f"{module}.py") and f.suffix == ".py"}
    return [(file.as_posix(), held.locate_file(file)) for file in sorted(ours)]


def _installed(package, pinned):
    try:
        held = metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return None
    return held if held.version == pinned and held.files else None


def _cached(package, folder):
    return next(iter(metadata.distributions(name=package, path=[str(folder)])), None)


def fetch(package, pinned, folder, run=subprocess.run):
    """Have pip or uv lay the package into the folder: all of it, or nothing."""
    half = folder.with_name(folder.name + ".half")
    shutil.rmtree(half, ignore_errors=True)
    for installer in _installers():
        order = [*installer, "install", "--no-deps", "--target", str(half), f"{package}=={pinned}"]
        if not run(order, capture_output=True, text=True).returncode and half.is_dir():
            half.rename(folder)
            return
    raise Refusal(f"{package} {pinned} is not here and cannot be fetched: is there a network?")


def _installers():
    yield [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    if shutil.which("uv"):
        yield ["uv", "pip"]
