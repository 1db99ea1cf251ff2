# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""An error never ends the game: it is written down, told in plain words, and a tap goes on."""

import gc

from kingdom import record

from table.clock import since

_AT_ONCE_MS = 2000  # a screen that fails again so soon after "Go on" is not tried a third time
_WELL_MS = 10000  # a program that has run so long may be started again if need be


class Guard:
    """Runs the app step by step and catches what comes out of it.

    An error drops the screen first, for room; then saves, reports, and opens `oops`. Where not
    even that can be done the program starts again, and where it just has, it ends.
    """

    def __init__(self, app):
        self._app = app
        self._now = 0
        self._began = None
        self._well = not app.device.restart.done  # whether starting again could help
        self._opening = False  # oops has been asked for and has not stood a step yet
        self._failed = ("home", {})  # the screen that a tap on oops opens, and its view
        self._tried = None  # the screen that it opened last, and when
        self._tried_at = 0

    def step(self, now):
        """Do what is due at `now`; called for ever."""
        self._now = now
        try:
            self._app.step(now)
            self._opening = False
        except Exception as error:
            self._catch(error)
        except BaseException:  # somebody at the serial line has stopped the program, and stays
            self._app.device.watchdog.stop()
            raise
        self._note_well(now)
        self._app.device.watchdog.feed()

    def _note_well(self, now):
        if self._began is None:
            self._began = now
        if not self._well and since(self._began, now) >= _WELL_MS:
            self._well = True

    def _catch(self, error):
        try:
            self._rescue(error)
            if not self._opening:
                self._opening = True
                self._app.open("oops", then=self._go_on)
                return
        except Exception:  # no memory even for that, or for telling so
            pass
        self._start_again(error)

    def _rescue(self, error):
        app = self._app
        if app.name != "oops":
            self._failed = self._way_on()
        app.drop()
        app.theme.forget_letters()
        gc.collect()
        _secure(app)
        app.device.errors.tell(error)

    def _way_on(self):
        name, soon = self._app.name, since(self._tried_at, self._now) < _AT_ONCE_MS
        return ("home", {}) if name == self._tried and soon else (name, self._app.view)

    def _go_on(self):
        self._tried, self._tried_at = self._failed[0], self._now
        self._app.open(self._failed[0], **self._failed[1])

    def _start_again(self, error):
        device = self._app.device
        device.watchdog.stop()
        if self._well:
            device.restart.now()
        raise error


def _secure(app):
    """Save the match; one that the error has broken gives way to what was saved last."""
    if app.match is None:
        return
    try:
        record.load(record.dump(app.match))
        app.save()
    except MemoryError:
        app.saved = False
    except Exception as error:
        print("The match was broken, the last one saved is taken:", repr(error))
        app.restore()
