# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What `python -m tools bundle` is made of: releases that come out the same to the byte."""
