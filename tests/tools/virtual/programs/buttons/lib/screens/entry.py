# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A screen; its file gives it its name."""


class Screen:
    pass
