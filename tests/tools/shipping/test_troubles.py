# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""One line for each way in which a drive fails."""

import errno
import os

import pytest

from tools.shipping import troubles


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (errno.EROFS, "/d cannot be written: the device owns it. On its screen tap Settings, To"),
        (errno.EACCES, "/d cannot be written: the device owns it"),
        (errno.EPERM, "--serial PORT"),
        (errno.ENOSPC, "/d is full: move files that are yours off it, then run this again"),
        (errno.ENODEV, "/d is gone: plug the board in"),
        (errno.EIO, "/d is gone: plug"),
        (errno.ENOENT, "run this again, that mends it"),
        (errno.EBUSY, "/d is in use by a computer on its USB cable"),
        (errno.EHOSTUNREACH, "is it on, in this network, at this address? Then run this again"),
        (errno.EINVAL, "/d: Invalid argument; run this again, that mends it"),
    ],
)
def test_what_is_told(code, told):
    line = troubles.told(OSError(code, os.strerror(code)), "/d")
    assert told in line and "\n" not in line


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/home/ada/lib/x.py", "/home/ada/lib/x.py on this computer: Permission denied"),
        ("/da/x.py", "/da/x.py on this computer: Permission denied"),
        ("/d/x.py", "/d cannot be written: the device owns it"),
        ("/d", "/d cannot be written: the device owns it"),
    ],
)
def test_a_file_of_this_computer_is_no_matter_of_the_drive(path, told):
    error = OSError(errno.EACCES, os.strerror(errno.EACCES), path)
    assert troubles.told(error, "/d").startswith(told)


def test_an_error_without_a_number():
    assert troubles.told(OSError("odd"), "/d").startswith("/d: odd; ")


def test_full_beforehand():
    assert troubles.full("/d", 900 * 1024, 100 * 1024).startswith(
        "/d has 100 KB free and 900 KB are needed; nothing was changed"
    )


def test_the_words_of_the_screen_are_those_told():
    from table.words import Words

    words = Words("en")
    assert f"tap {words('settings')}, {words('to_computer')};" in troubles.HAND_OVER
