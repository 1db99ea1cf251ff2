# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Known answers with their sources: one JSON object a line, to be read one at a time."""

import json


def read(name):
    """Yield the cases of a file."""
    with open(__file__.rsplit("/", 1)[0] + "/" + name + ".jsonl") as file:
        for line in file:
            yield json.loads(line)
