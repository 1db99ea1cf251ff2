# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The rules of the Kingdomino family: pure, and the same on every Python."""

__version__ = "0.1.0"
