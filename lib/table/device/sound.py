# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What is heard where a board has a speaker: a tick at a touch, two tones at a result."""

from table.clock import since
from table.device import nvm, settings

_TICK = ((1320, 12),)  # hertz, milliseconds
_RESULT = ((784, 140), (1175, 240))  # a fifth, upwards
_PINS = ("SPEAKER", "SPEAK")  # what boards call it
_CHOSEN = 0x5C  # in the memory, with what was said and chosen: nothing a cut or a factory leaves


class Sound:
    """Silent until it is switched on; before that no pin is touched.

    make() gives a voice, with start(hertz) and stop(), or None where it cannot; keep(on) notes
    what was chosen.
    """

    def __init__(self, make, keep):
        self.on = False
        self._make, self._keep = make, keep
        self._voice = None
        self._waiting = ()
        self._began = self._lasts = None  # the tone that sounds, if one does

    def switch(self, on):
        """Be heard from now on, or silent; a speaker that is not to be had stays silent."""
        self._hush()
        if on and self._voice is None:
            self._voice = self._make()
        self.on = on and self._voice is not None

    def choose(self, on):
        """Switch it as somebody wants it, also after the next start."""
        self.switch(on)
        self._keep(self.on)

    def tick(self):
        """Tell a finger that it was felt."""
        self._play(_TICK)

    def result(self):
        """Tell the table that there is a result."""
        self._play(_RESULT)

    def step(self, now):
        """End the tone whose time is over, begin the next; called for ever, never waits.

        A tone counts from the call after the one that began it: drawing may lie between them. A
        speaker that fails is silent from then on; no sound is worth an error.
        """
        try:
            self._go_on(now)
        except (OSError, RuntimeError, ValueError) as error:  # which one depends on the chip
            print("The speaker is left alone:", error)
            self.on, self._waiting, self._lasts = False, (), None

    def _go_on(self, now):
        if self._lasts is not None:
            self._began = now if self._began is None else self._began
            if since(self._began, now) < self._lasts:
                return
            if not self._waiting:
                self._hush()
        if self._waiting:
            hertz, self._lasts = self._waiting[0]
            self._waiting, self._began = self._waiting[1:], None
            self._voice.start(hertz)

    def _play(self, tones):
        if self.on:
            self._waiting = tones

    def _hush(self):
        self._waiting, self._lasts = (), None
        if self._voice:
            self._voice.stop()


def fit(device, board):
    """Give the device its Sound, on or off as was chosen last; None stays without a speaker.

    The newest word counts: what was chosen on the screen stands until CROWN_SOUND is another than
    it was then. It is noted in the board's memory; a cut in a save can lose it.
    """
    from microcontroller import nvm as memory

    found = [name for name in _PINS if hasattr(board, name)]
    if not found:
        return
    said = settings.number("CROWN_SOUND", 0, 0, 1)

    def keep(on):
        nvm.write_byte(memory, nvm.SOUND, _CHOSEN | said << 1 | on)

    noted = nvm.byte(memory, nvm.SOUND) & ~1 == _CHOSEN | said << 1
    device.sound = Sound(lambda: _voice(board, found[0]), keep)
    device.sound.switch(bool(nvm.byte(memory, nvm.SOUND) & 1 if noted else said))


def _voice(board, name):
    """Give the voice of that pin, or None; it is loaded only where it is wanted."""
    from table.device import speaker

    try:
        return speaker.find(getattr(board, name), getattr(board, name + "_ENABLE", None))
    except (ImportError, RuntimeError, ValueError) as error:  # no such module, a pin in use
        print("The speaker is left alone:", error)
        return None
