# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Nothing is released without its licence."""

import pytest

from tools import ROOT
from tools.bundling import families, licences
from tools.shipping import libraries


def text(installer=False):
    return licences.text(families.files(["pyportal_titano"]), installer)


def test_all_parts_are_told_with_their_version():
    told = text()
    assert (ROOT / "LICENSE").read_text("utf-8").strip() in told
    assert (ROOT / "fonts" / "OFL.txt").read_text("utf-8").strip() in told
    for name in ("bitmap-font", "ticks", "touchscreen"):
        package = f"adafruit-circuitpython-{name}"
        module = next(m for m, p in libraries.LIBRARIES.items() if p == package)
        assert f"\n{package} {libraries.version(module)}\n" in told
    assert "folder2uf2" not in told


def test_what_is_not_in_the_bundle_is_not_told():
    ours = [("lib/kingdom/score.py", ROOT / "lib" / "kingdom" / "score.py")]
    told = licences.text(ours)
    assert "adafruit" not in told and "Galmuri" not in told


def test_the_installer_has_a_licence_too():
    assert "The installer at the top of code.py: folder2uf2 0.1.2" in text(installer=True)
    assert "Mikey Sklar" in text(installer=True)


def test_a_library_without_its_licence_is_refused(tmp_path):
    library = tmp_path / "neopixel.py"
    library.write_text("")
    with pytest.raises(ValueError, match="adafruit-circuitpython-neopixel is without its licence"):
        licences.text([("lib/neopixel.py", library)])
