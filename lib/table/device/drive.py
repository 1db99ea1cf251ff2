# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Who may write the drive: the device, or the computer on its cable.

CROWN_DRIVE in settings.toml decides; a finger held on the screen at power-on gives the drive to
the computer until the power goes. `auto` asks for the drive when there is something to write,
which CircuitPython grants as long as no computer has it. Asking at once would be too early: a
computer needs a second to find the drive, and would then find it read-only.
"""

import os

import storage

from table.device import nvm, settings

_OWNERS = ("auto", "device", "computer")
_YES = 0xC7  # not a value in which the memory is delivered or left by a cut


class Drive:
    """The drive, as the saves see it. `memory` is microcontroller.nvm, or None."""

    def __init__(self, memory):
        guest = nvm.byte(memory, nvm.GUEST) == _YES
        self._owner = "computer" if guest else owner()

    def take(self):
        """Tell whether the drive is the device's to write, if need be by asking for it."""
        if self._owner == "computer":
            return False
        try:
            if storage.getmount("/").readonly:
                storage.remount("/", readonly=False)
        except (OSError, RuntimeError):  # a computer has it
            return False
        return True

    def give(self):
        """Leave the drive to the computer until the next start; files on it are closed before."""
        self._owner = "computer"
        try:
            storage.remount("/", readonly=True)
        except (OSError, RuntimeError):  # it is the computer's already
            pass

    def sync(self):
        """Have everything written now; CircuitPython would take a second."""
        os.sync()


def owner():
    """Give what the settings say: auto, device or computer."""
    return settings.one_of("CROWN_DRIVE", _OWNERS)


def boot(memory, finger):
    """Do what has to be done before a computer can see the drive; `finger` is on the screen."""
    if (nvm.byte(memory, nvm.GUEST) == _YES) != finger:
        nvm.write_byte(memory, nvm.GUEST, _YES if finger else 0)
    said = owner()
    if said == "computer" or finger:
        storage.remount("/", readonly=True)
    elif said == "device":
        storage.remount("/", readonly=False)
