# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for CircuitPython's framebufferio: displays whose pixels lie in the board's memory."""

from tools.virtual.display import FramebufferDisplay

__all__ = ["FramebufferDisplay"]
