# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Take the drive when the settings say so."""

import os

import storage

if os.getenv("OWNER") == "device":
    storage.remount("/", readonly=False)
print("boot")
