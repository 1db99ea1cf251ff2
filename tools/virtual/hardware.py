# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The state of everything that is not code: pins, memories, USB, time. The stand-ins act on it."""

from tools.virtual import chips
from tools.virtual.noise import CONVERSION_MS, Noise
from tools.virtual.touch import Touch

_TICKS_MASK = (1 << 29) - 1
_PANEL_MS_A_BYTE = 2.2 / 1024  # 270-410 ms for a full screen, measured with CircuitPython 10.3

plugged = None  # the Hardware the stand-in modules talk to; one machine is on at a time


class PowerCut(BaseException):
    """The cable was pulled. Nothing in the program can keep going after it."""


class Restart(BaseException):
    """The program asked for a new start: "reload" (soft) or "reset" (hard)."""


class Hardware:
    def __init__(self, board, ticks=0, computer=False):
        self.board = board
        self.touch = Touch(board.plates, board.width, board.height)
        self.nvm = bytearray(b"\xff" * board.nvm_bytes)  # flash as it is delivered
        self.computer = computer  # a computer is on the other end of the cable
        self.time = ticks  # milliseconds
        self.powered = False
        self.display = None
        self.display_pins = ()  # of the chip: they stay with the display when a program ends
        self.sent = 0  # bytes to the panel so far
        self.in_boot = False
        self.run_reason = "STARTUP"
        self.reset_reason = "POWER_ON"  # a soft reload leaves it as it is
        self.wear = {"drive": 0, "nvm": 0}  # writes so far: blocks of unbuffered files, and to nvm
        self.cut_at = None  # after so many more writes the power goes in the middle of one
        self.yield_to_machine = lambda names: None
        self.chips = chips.fit(self)  # on the board's buses; a restart leaves them as they are
        self.reset()

    def reset(self):
        """What a hard reset forgets."""
        self.safe_mode = "NONE"
        self.usb_drive = True
        self.taken = False  # by storage.unsafe_disable_usb_drive, in code.py
        self.writable = False  # by the program; the drive starts as the computer's
        self.autoreload = True
        self.lights = {}
        self.heard = []  # (milliseconds, hertz) of every change at the speaker; 0 hertz is silence
        self.end_program()

    def end_program(self):
        """What the end of a program forgets. The display keeps its pins, not what it showed."""
        self.claimed = dict.fromkeys(self.display_pins, "display")
        self.levels = {}
        for pin in self.board.pins.values():
            self._tell_chips(pin, None)
        self.duties = {}  # {name of a pin: of 65535, as PWMOut drives it}
        self.frequencies = {}  # {name of a pin: hertz, as PWMOut drives it}
        self.playing = None  # hertz of the wave that the converter plays
        self.watchdog = None
        self._listen()
        if self.display is not None:
            self.display.show_terminal()

    @property
    def milliseconds(self):
        return int(self.time)

    def ticks(self):
        return self.milliseconds & _TICKS_MASK

    def sound(self, hertz):
        """The converter plays so many waves a second from now on, or None."""
        self.playing = hertz
        self._listen()

    def pulse(self, pin, duty, hertz):
        """A pin is on for that part of the time, so often a second."""
        self.duties[pin.name], self.frequencies[pin.name] = duty, hertz
        self._listen()

    def duty(self, name):
        """Of 65535, as PWMOut drives the pin of this name, or None. A pin may have other names."""
        chips = {self.board.pins[known]: duty for known, duty in self.duties.items()}
        return chips.get(self.board.pins.get(name))

    def _listen(self):
        """Note what the speaker gives now, where that is something else than before."""
        heard = self._at_speaker()
        if heard != (self.heard[-1][1] if self.heard else 0):
            self.heard.append((self.milliseconds, heard))

    def _at_speaker(self):
        pins = self.board.pins
        if "SPEAKER_ENABLE" in pins and self.levels.get(pins["SPEAKER_ENABLE"]) != 1:
            return 0
        for name in ("SPEAKER", "SPEAK"):
            if self.duties.get(name):
                return self.frequencies[name]
        return self.playing or 0

    def make_noise(self, seed):
        """From now on panel and converter are as good as real ones are."""
        self.touch.noise = Noise(seed, lambda: self.time)

    def hold_display(self, display, pins):
        """There is a display, and it has these pins of the chip until it is released."""
        self.display, self.display_pins = display, tuple(pins)
        self.claimed.update(dict.fromkeys(pins, "display"))

    def drop_display(self):
        """The display is released; what its panel shows, nobody changes any more."""
        for chip in self.display_pins:
            self.claimed.pop(chip, None)
        self.display, self.display_pins = None, ()

    def to_panel(self, count):
        """Drawing takes its time, and while bytes travel nobody looks at the finger."""
        self.sent += count
        self.time += count * _PANEL_MS_A_BYTE

    def locked_by_computer(self):
        """A computer that finds the drive writable keeps it so; found read-only, it stays that."""
        return self.computer and self.usb_drive and not self.in_boot and not self.writable

    def wears(self, memory):
        """Count a write; tell whether the power goes in the middle of it."""
        self.wear[memory] += 1
        if self.cut_at is None:
            return False
        self.cut_at -= 1
        self.powered = self.cut_at >= 0
        return not self.powered

    def claim(self, pin):
        if pin.chip in self.claimed:
            raise ValueError(f"{pin.name} in use")
        self.claimed[pin.chip] = pin.name

    def release(self, pin):
        self.claimed.pop(pin.chip, None)
        self.drive(pin, None)

    def drive(self, pin, level):
        """Drive a pin to 0 or 1; None lets it float."""
        if level is None:
            self.levels.pop(pin.chip, None)
        else:
            self.levels[pin.chip] = level
        self._tell_chips(pin.chip, level)
        if pin.chip == self.board.pins.get("SPEAKER_ENABLE"):
            self._listen()

    def _tell_chips(self, pin, level):
        for chip in self.chips:
            chip.driven(pin, level)

    def analog(self, pin):
        if pin.name not in self.touch.electrodes:
            return 0
        chip = self.board.pins
        if self.touch.noise:
            self.time += CONVERSION_MS
        driven = {n: self.levels[chip[n]] for n in self.touch.electrodes if chip[n] in self.levels}
        return self.touch.read(pin.name, driven)
