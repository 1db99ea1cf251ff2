# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Crown Tally: find the device, load the match, run the app."""

import supervisor
from table import device
from table.app import App

app = App(device.find(), supervisor.ticks_ms())
while True:
    app.step(supervisor.ticks_ms())
