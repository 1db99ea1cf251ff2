# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A .bin for an ESP32: which chip it is for, and the one command that writes it."""

import struct

# Where the bootloader stands in a combined image, and the number of the chip in its header:
# BOOTLOADER_FLASH_OFFSET and IMAGE_CHIP_ID of each chip in esptool 5.6.
_CHIPS = ((0x0, 9, "ESP32S3"), (0x1000, 2, "ESP32S2"), (0x1000, 0, "ESP32"))
_MAGIC, _CHIP_AT = 0xE9, 12


def chip_of(raw):
    """The chip that a combined image starts on; None when it is no such image."""
    for at, number, chip in _CHIPS:
        header = raw[at : at + _CHIP_AT + 2]
        if len(header) == _CHIP_AT + 2 and header[0] == _MAGIC:
            (found,) = struct.unpack_from("<H", header, _CHIP_AT)
            if found == number:
                return chip
    return None


def order(chip, file):
    """What to type to write a combined image, which goes to the very start of the flash."""
    quoted = f'"{file}"' if " " in str(file) else file
    now = f"esptool --chip {chip.lower()} write-flash 0x0 {quoted}"
    return f"{now} (before esptool 5: esptool.py ... write_flash ...)"
