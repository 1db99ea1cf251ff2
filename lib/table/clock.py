# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Time on the table: milliseconds that wrap, as the board counts them."""

_WRAP = 1 << 29  # supervisor.ticks_ms starts again here, first about 65 s after power-on


def since(start, now):
    """Give the milliseconds from start to now, both as supervisor.ticks_ms counts, wrap or not."""
    return (now - start) % _WRAP
