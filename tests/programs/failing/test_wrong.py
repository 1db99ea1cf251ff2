# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One test that fails and one that passes, for the test of the runner."""


def test_right():
    assert True


def test_wrong():
    assert 1 + 1 == 3, "as it must"
