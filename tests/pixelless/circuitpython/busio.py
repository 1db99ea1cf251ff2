# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Buses that nobody is on: names to import."""


class SPI:
    pass


class I2C:
    pass


class UART:
    pass
