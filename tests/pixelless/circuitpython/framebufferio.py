# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A display in memory in name only."""


class FramebufferDisplay:
    pass
