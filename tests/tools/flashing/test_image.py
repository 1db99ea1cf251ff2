# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Images for esptool: for which chip, and how they get there."""

import pytest

from tests.tools.flashing.firmware import image
from tools.flashing.image import chip_of, order


@pytest.mark.parametrize(
    ("raw", "chip"),
    [
        (image(0, 0x1000), "ESP32"),
        (image(2, 0x1000), "ESP32S2"),
        (image(9, 0), "ESP32S3"),
        (image(0, 0), None),
        (image(9, 0x1000), None),
        (image(5, 0), None),
        (b"", None),
        (b"\xe9", None),
        (bytes(0x2000), None),
    ],
)
def test_the_chip_of_an_image(raw, chip):
    assert chip_of(raw) == chip


def test_what_to_type():
    assert order("ESP32S3", "a.bin").startswith("esptool --chip esp32s3 write-flash 0x0 a.bin (")
    assert ' "my file.bin" (' in order("ESP32", "my file.bin")
