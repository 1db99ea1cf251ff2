# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Adafruit's libraries: pinned, here, and only what the device needs of them."""

import importlib.util
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.tools.shipping.folders import put
from tools import Refusal
from tools.shipping import libraries

PYTHONS = {"__future__", "array", "binascii", "collections", "errno", "gc", "io", "json", "math"}
PYTHONS |= {"os", "random", "re", "struct", "sys", "time"}


@pytest.mark.parametrize("module", sorted(libraries.LIBRARIES))
def test_a_library_is_here_as_it_is_pinned(module):
    package = libraries.LIBRARIES[module]
    assert libraries._installed(package, libraries.version(module))
    names = [name for name, _ in libraries.files(module)]
    assert f"{module}.py" in names or f"{module}/__init__.py" in names
    assert all(path.is_file() for _, path in libraries.files(module))


def test_only_python_and_only_the_library():
    names = [name for name, _ in libraries.files("adafruit_bitmap_font")]
    assert names == sorted(names) and "adafruit_bitmap_font/pcf.py" in names
    assert all(n.startswith("adafruit_bitmap_font/") and n.endswith(".py") for n in names)


@pytest.mark.parametrize("name", sorted(libraries.BUILT_IN - PYTHONS))
def test_what_is_c_has_stubs_of_circuitpython(name):
    assert importlib.util.find_spec(f"{name}-stubs")


def test_a_version_that_is_not_pinned(tmp_path):
    put(tmp_path, {"r.txt": b"adafruit-circuitpython-ticks-more==1\n"})
    with pytest.raises(ValueError, match="pins no version of adafruit-circuitpython-ticks"):
        libraries.version("adafruit_ticks", tmp_path / "r.txt")


@pytest.fixture
def other_version(monkeypatch):
    """The pinned version is not the installed one."""
    monkeypatch.setattr(libraries, "version", lambda module: "9.9.9")


def laid(order, **_):
    """What pip does: the package in the folder of --target."""
    folder = order[order.index("--target") + 1]
    name = "adafruit_circuitpython_ticks-9.9.9.dist-info"
    record = f"adafruit_ticks.py,,\n{name}/RECORD,,\n{name}/METADATA,,\nexamples/x.py,,\n"
    about = b"Metadata-Version: 2.1\nName: adafruit-circuitpython-ticks\nVersion: 9.9.9\n"
    files = {"adafruit_ticks.py": b"# new", f"{name}/RECORD": record.encode()}
    put(Path(folder), files | {f"{name}/METADATA": about, "examples/x.py": b""})
    return SimpleNamespace(returncode=0)


def test_another_version_is_fetched_once(tmp_path, monkeypatch, other_version):
    orders = []
    monkeypatch.setattr(
        libraries.subprocess, "run", lambda order, **k: orders.append(order) or laid(order)
    )
    monkeypatch.setattr(libraries.fetch, "__defaults__", (libraries.subprocess.run,))
    for _ in range(2):
        ((name, path),) = libraries.files("adafruit_ticks", tmp_path)
        assert name == "adafruit_ticks.py" and path.read_bytes() == b"# new"
    assert len(orders) == 1
    assert orders[0][-1] == "adafruit-circuitpython-ticks==9.9.9" and "--no-deps" in orders[0]


def test_without_a_network(tmp_path, other_version):
    failed = SimpleNamespace(returncode=1)
    with pytest.raises(Refusal, match="ticks 9.9.9 is not here and cannot be fetched"):
        libraries.fetch(
            "adafruit-circuitpython-ticks", "9.9.9", tmp_path / "x", lambda order, **k: failed
        )
    assert list(tmp_path.iterdir()) == []
