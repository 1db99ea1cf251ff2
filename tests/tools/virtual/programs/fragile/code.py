# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Run for a second, then break."""

import supervisor

start = supervisor.ticks_ms()
while True:
    if supervisor.ticks_ms() - start > 1000:
        1 / 0  # noqa: B018 - on purpose
