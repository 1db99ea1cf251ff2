# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The list of boards, against CircuitPython's own description of each."""

import pytest
from adafruit_uf2 import uf2conv

from tools.flashing import models
from tools.shipping import models as shipped
from tools.virtual.boards.board import stub


@pytest.mark.parametrize("board", models.MODELS)
def test_a_board_goes_by_the_name_that_circuitpython_gives_it(board):
    told = stub(board).read_text("utf-8")
    assert f"Board stub for {models.MODELS[board].name}\n" in told
    assert f"board_id: {board}\n" in told


@pytest.mark.parametrize("board", models.MODELS)
def test_only_a_chip_with_usb_of_its_own_has_a_uf2_bootloader(board):
    usb = "usb_hid" in stub(board).read_text("utf-8")
    model = models.MODELS[board]
    assert (model.chip != "ESP32") == usb
    assert model.bootloader is None or (usb and models.chip_of(model.bootloader) == model.chip)
    assert (model.enter is None) == (model.bootloader is None)


def test_every_board_that_the_firmware_knows_can_be_flashed():
    named = {board for board, model in shipped.MODELS.items() if not model.chosen}
    assert set(models.MODELS) == named


@pytest.mark.parametrize("board", models.MODELS)
def test_a_drive_is_there_where_the_chip_has_usb_of_its_own(board):
    assert shipped.MODELS[board].usb == (models.MODELS[board].chip != "ESP32")


@pytest.mark.parametrize("chip", sorted({model.chip for model in models.MODELS.values()}))
def test_every_chip_has_a_family(chip):
    assert chip in uf2conv.load_families()


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
    assert models.chip_of(board_id) == chip


def test_boards_that_go_by_one_name():
    assert models.called("Adafruit PyPortal") == ["pyportal", "pyportal_pynt"]
    assert models.called("Arduino") == []
