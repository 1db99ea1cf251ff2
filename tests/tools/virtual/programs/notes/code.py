# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Count the starts in a file and in nvm, then do what the settings ask for."""

import os

import microcontroller
import storage
import supervisor

starts = 0
try:
    storage.remount("/", readonly=False)
except RuntimeError as error:
    print(error)
try:
    with open("starts") as file:
        starts = int(file.read())
except OSError:
    pass
try:
    with open("starts", "w") as file:
        file.write(str(starts + 1))
    os.sync()
except OSError as error:
    print("errno", error.errno)
microcontroller.nvm[0] = (microcontroller.nvm[0] + 1) % 256
unflushed = None
todo = os.getenv("TODO", "")

while True:
    now = supervisor.ticks_ms()
    if todo == "crash":
        raise ValueError("no such tile")
    if todo == "reset":
        todo = "rest"
        if starts == 0:
            microcontroller.reset()
    if todo == "reload":
        todo = "rest"
        if supervisor.runtime.run_reason is not supervisor.RunReason.SUPERVISOR_RELOAD:
            supervisor.reload()
    if todo == "hang" and starts == 0:
        microcontroller.watchdog.timeout = 0.5
        microcontroller.watchdog.mode = __import__("watchdog").WatchDogMode.RESET
        todo = "rest"
    if todo == "write":
        todo = "rest"
        unflushed = open("half", "w")  # noqa: SIM115 - open on purpose
        unflushed.write("never flushed")
