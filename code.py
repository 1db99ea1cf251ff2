# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Crown Tally: find the device, load the match, run the app."""

import supervisor
from table import device
from table.app import App
from table.guard import Guard

app = App(device.find(), supervisor.ticks_ms())
guard = Guard(app)
while True:
    guard.step(supervisor.ticks_ms())
