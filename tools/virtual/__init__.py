# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A virtual board: honest stand-ins for what is C on the device, and nothing else."""
