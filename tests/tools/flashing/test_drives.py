# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which drive is what, on folders that pass for them."""

import pytest

from tools.flashing import drives

INFO = "UF2 Bootloader v3.15.0 SFHWRO\r\nModel: PyPortal M4 Express\r\nBoard-ID: SAMD51J20A-v0\r\n"
BOOT = (
    "Adafruit CircuitPython 10.3.1 on 2026-09-30; Adafruit PyPortal with samd51j20\r\n"
    "Board ID:pyportal\r\nUID:00\r\n"
)


def file(path, text=""):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="")
    return path.parent


def test_bootloaders_are_told_by_their_info(tmp_path):
    boot = file(tmp_path / "a" / "INFO_UF2.TXT", INFO)
    silent = file(tmp_path / "b" / "INFO_UF2.TXT", "UF2 Bootloader v1\n")
    other = file(tmp_path / "c" / "boot_out.txt", BOOT)
    seen = drives.bootloaders([silent, boot, other, tmp_path / "gone"])
    assert seen == [(boot, "SAMD51J20A-v0")]


def test_circuitpy_is_told_by_its_boot_out(tmp_path):
    there = file(tmp_path / "a" / "boot_out.txt", BOOT)
    old = file(tmp_path / "b" / "boot_out.txt", BOOT.partition("Board ID")[0])
    other = file(tmp_path / "c" / "boot_out.txt", "nothing")
    damaged = file(tmp_path / "d" / "x")
    (damaged / "boot_out.txt").write_bytes(b"\xff\xfe")
    seen = drives.circuitpys([there, old, other, damaged, tmp_path / "gone"])
    assert seen == [(there, "10.3.1", "pyportal"), (old, "10.3.1", None)]


@pytest.mark.parametrize(
    ("board_id", "chip"),
    [
        ("SAMD51J20A-PyPortal-v0", "SAMD51"),
        ("SAMD21G18A-Feather-v0", "SAMD21"),
        ("RPI-RP2", "RP2040"),
        ("RP2350", "RP2350_ARM_S"),
        ("ESP32S3-FeatherTFT-revA", "ESP32S3"),
        ("nRF52840-Feather-revD", "NRF52840"),
        ("STM32F4", None),
        ("", None),
    ],
)
def test_the_chip_under_a_bootloader(board_id, chip):
    assert drives.chip_of(board_id) == chip
