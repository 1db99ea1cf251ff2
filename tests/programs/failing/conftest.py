# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""These tests fail on purpose: they are for tests/run_tests.py only."""

collect_ignore_glob = ["test_*.py"]
