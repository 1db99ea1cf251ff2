# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What CircuitPython has and MicroPython has not: `from __future__ import annotations`."""

annotations = None
