# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which firmware fits which board: a table of answers and refusals."""

from pathlib import Path

import pytest

from tests.tools.flashing.firmware import image, said, uf2, uf2_of
from tools.flashing import fitting
from tools.flashing.drives import Bootloader
from tools.flashing.uf2 import read

PORTAL = Bootloader(Path("/p"), "SAMD51J20A-PyPortal-v0")
PORTAL_TOO = Bootloader(Path("/q"), "SAMD51J20A-PyPortal-v0")
FEATHER = Bootloader(Path("/f"), "SAMD51J19A-Feather-v0")
TDECK = Bootloader(Path("/t"), "ESP32S3-T-Deck")
PICO = Bootloader(Path("/r"), "RPI-RP2")
STRANGE = Bootloader(Path("/s"), "STM32F405")

PYPORTAL, TITANO = read(uf2_of("pyportal")), read(uf2_of("pyportal_titano"))
TDECKS, SILENT = read(uf2_of("lilygo_tdeck")), read(uf2(bytes(999)))
FEATHERS = read(uf2(said("Adafruit Feather M4 Express")))
PICOS = read(uf2(said("Raspberry Pi Pico"), "RP2040"))


@pytest.mark.parametrize(
    ("seen", "board", "firmware", "target", "boards"),
    [
        ([PORTAL], "pyportal", PYPORTAL, PORTAL, ["pyportal"]),
        ([PORTAL], None, PYPORTAL, PORTAL, ["pyportal", "pyportal_pynt"]),
        ([PORTAL], None, TITANO, PORTAL, ["pyportal_titano"]),
        ([TDECK, PORTAL], "pyportal_titano", TITANO, PORTAL, ["pyportal_titano"]),
        ([TDECK], None, TDECKS, TDECK, ["lilygo_tdeck"]),
        ([PORTAL], "pyportal", SILENT, PORTAL, ["pyportal"]),
        ([FEATHER], None, FEATHERS, FEATHER, []),
        ([PICO], None, PICOS, PICO, []),
        ([PICO], None, read(uf2_of("featherwing_24", "RP2040")), PICO, []),
    ],
)
def test_what_fits(seen, board, firmware, target, boards):
    assert fitting.choose(seen, board, firmware) == target
    assert fitting.boards_of(target, board, firmware) == boards


@pytest.mark.parametrize(
    ("board", "taken"),
    [
        ("elecrow_crowpanel_3.5_v2.2", "elecrow_crowpanel_3.5"),
        ("pyportal_pynt", "pyportal_pynt"),
        ("featherwing_24", "featherwing_24"),
        ("toaster", "toaster"),
        (None, None),
    ],
)
def test_a_kind_of_a_board_takes_that_board_s_firmware(board, taken):
    assert fitting.flashed_as(board) == taken


def test_a_feather_is_no_board_to_flash():
    with pytest.raises(ValueError, match="^no board 'featherwing_24' in the list: elecrow"):
        fitting.check_board(fitting.flashed_as("featherwing_24"), True)


@pytest.mark.parametrize(
    ("seen", "board", "firmware", "problem"),
    [
        ([], "pyportal", PYPORTAL, "no bootloader's drive is there: press its reset button twice"),
        ([], None, PYPORTAL, "no bootloader's drive is there: press the board's reset button"),
        ([], "lilygo_tdeck", TDECKS, "get the .bin and run: esptool --chip esp32s3 write-flash"),
        ([TDECK], "pyportal", PYPORTAL, "/t is the bootloader ESP32S3-T-Deck, not that of pypor"),
        ([PORTAL], "pyportal", TDECKS, "the file is for ESP32S3; pyportal has SAMD51"),
        (
            [PORTAL],
            None,
            TDECKS,
            "the file is for ESP32S3; SAMD51J20A-PyPortal-v0 has SAMD51",
        ),
        (
            [PORTAL],
            "pyportal",
            TITANO,
            "CircuitPython for Adafruit PyPortal Titano, not for pypor",
        ),
        ([PORTAL], "pyportal_titano", PYPORTAL, "for Adafruit PyPortal, not for pyportal_titano"),
        ([PORTAL], None, FEATHERS, "for Adafruit Feather M4 Express, not for pyportal or pyport"),
        ([FEATHER], None, PYPORTAL, "is for pyportal or pyportal_pynt, and /f is the bootloader"),
        ([PORTAL, PORTAL_TOO], None, PYPORTAL, "2 bootloaders are there: /p, /q; choose with"),
        ([STRANGE], None, PYPORTAL, "STM32F405, and for which chip that is nobody told us"),
        ([PORTAL], None, read(uf2(bytes(9), None)), "does not say for which chip it is"),
    ],
)
def test_what_is_refused(seen, board, firmware, problem):
    with pytest.raises(ValueError) as refused:
        fitting.boards_of(fitting.choose(seen, board, firmware), board, firmware)
    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("raw", "board", "told"),
    [
        (image(0, 0x1000), "m5stack_core2", "esptool --chip esp32 write-flash 0x0 cp.bin"),
        (image(0, 0x1000), None, "esptool --chip esp32 write-flash 0x0 cp.bin"),
        (image(9, 0, "M5Stack CoreS3"), "m5stack_cores3", "--chip esp32s3 write-flash 0x0 cp.bin"),
    ],
)
def test_an_image_is_for_esptool(raw, board, told):
    assert told in fitting.by_esptool("cp.bin", raw, board)


@pytest.mark.parametrize(
    ("version", "doubt"),
    [
        (b"10.3.1", ""),
        (b"10.0.0-beta.2", ""),
        (b"9.2.1", "; this is CircuitPython 9.2.1; Crown Tally runs on 10 only"),
        (b"11.0.0", "; this is CircuitPython 11.0.0; Crown Tally runs on 10 only"),
    ],
)
def test_another_circuitpython_in_an_image_is_told(version, doubt):
    raw = image(0, 0x1000).replace(b"10.3.1", version)
    assert fitting.by_esptool("cp.bin", raw, None).partition("write_flash ...)")[2] == doubt


@pytest.mark.parametrize(
    ("raw", "board", "problem"),
    [
        (b"hello", None, "cp.bin is neither a UF2 file nor a firmware for an ESP32"),
        (image(9, 0), "m5stack_core2", "cp.bin is for ESP32S3; m5stack_core2 has ESP32"),
        (image(0, 0x1000), "pyportal", "cp.bin is for ESP32; pyportal has SAMD51"),
        (
            image(0, 0x1000),
            "sunton_esp32_2432S028",
            "CircuitPython for M5Stack Core2, not for sun",
        ),
    ],
)
def test_an_image_that_does_not_fit(raw, board, problem):
    with pytest.raises(ValueError) as refused:
        fitting.by_esptool("cp.bin", raw, board)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("file", "board", "fits"),
    [
        ("adafruit-circuitpython-pyportal-en_US-10.3.1.uf2", "pyportal", True),
        ("adafruit-circuitpython-pyportal-en_US-10.3.1.uf2", "pyportal_pynt", False),
        ("/home/a/adafruit-circuitpython-pyportal_pynt-en_x_pirate-10.3.1.uf2", "pyportal", False),
        ("adafruit-circuitpython-elecrow_crowpanel_3.5-de_DE-10.3.1.bin", "m5stack_core2", False),
        ("adafruit-circuitpython-pyportal_pynt-en_US-10.3.1.uf2", None, True),
        ("firmware (1).uf2", "pyportal", True),
    ],
)
def test_a_file_that_is_called_after_another_board_is_refused(file, board, fits):
    if fits:
        fitting.check_file(file, board)
    else:
        with pytest.raises(
            ValueError, match="the file is named as that of [^,]*, not of " + board
        ):
            fitting.check_file(file, board)
