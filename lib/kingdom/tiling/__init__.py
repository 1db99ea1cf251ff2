# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Can the box make these kingdoms? Its parts are loaded one by one: together they take long."""
