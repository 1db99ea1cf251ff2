# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""From a table of kingdoms, written as JSON, to its result."""
