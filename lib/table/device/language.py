# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which language the screens speak: the one chosen on the device, else the one in the settings.

The newest word counts: what was chosen stands until CROWN_LANGUAGE is another than it was then.
It is noted in the board's memory, which needs no drive. Where that is lost, as by a cut in a save,
the device asks again.
"""

import struct
from binascii import crc32

from table.device import nvm, settings
from table.words import languages


class Language:
    """`memory` is microcontroller.nvm, or None.

    name   of the file in words/; empty as long as nobody has chosen and there is a choice
    """

    def __init__(self, memory):
        self._memory = memory
        self._said = settings.text("CROWN_LANGUAGE", "")
        known = languages()
        self.name = self._noted(known) or self._set(known)
        if not self.name and len(known) == 1:
            self.name = known[0]

    def keep(self, name):
        """Speak it from now on; without such memory until the power goes."""
        self.name = name
        nvm.write_note(self._memory, _mark(name, self._said))

    def _set(self, known):
        """Give the language of the settings; one that is not there is named and left aside."""
        if not self._said or self._said in known:
            return self._said
        there = ", ".join(known)
        print("settings.toml: CROWN_LANGUAGE is", repr(self._said) + ", there are:", there)
        return ""

    def _noted(self, known):
        note = nvm.note(self._memory)
        for name in known:
            if note == _mark(name, self._said):
                return name
        return ""


def _mark(name, said):
    """Give two bytes that stand for a choice and what the settings said then; a memory as it is
    delivered holds none: its highest bit is set."""
    return struct.pack(">H", crc32(bytes(name + " " + said, "utf-8")) & 0x7FFF)
