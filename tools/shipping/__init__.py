# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What goes onto the drive of a board, and how it gets there: parts of tools/deploy.py."""
