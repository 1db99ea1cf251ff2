# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What outlasts the power, the same on every board: the drive and the chip's own memory."""

import microcontroller

from table.device.drive import Drive
from table.device.errors import Errors
from table.device.files import Files
from table.device.language import Language
from table.device.nvm import Nvm
from table.device.restarts import Restarts
from table.device.saves import Saves


def fit(device):
    """Give the device its drive, saves, list of errors, count of restarts, and its language."""
    device.drive = Drive(microcontroller.nvm)
    device.saves = Saves(Files(device.drive), Nvm(microcontroller.nvm))
    device.errors = Errors(device.drive)
    device.restarts = Restarts(microcontroller.nvm)
    device.language = Language(microcontroller.nvm)
