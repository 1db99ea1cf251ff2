# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for storage: the drive belongs to a computer, so nothing is written to it."""


class VfsFat:
    readonly = True


def getmount(path):
    return VfsFat()


def remount(path, *, readonly=False, disable_concurrent_write_protection=False):
    raise RuntimeError("Cannot remount path when visible via USB.")
