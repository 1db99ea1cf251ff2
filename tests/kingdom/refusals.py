# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""How tests ask for a refusal where there is no pytest."""


def refusal(call, *args, **kwargs):
    """Give the text of the ValueError that a call must raise."""
    try:
        call(*args, **kwargs)
    except ValueError as error:
        text = str(error)
        assert text and "\n" not in text, text
        return text
    raise AssertionError("this was not refused")
