# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Stand-in for busdisplay: a display that shows nothing."""

from displayio import Group


class BusDisplay:
    """Only what the app asks of board.DISPLAY."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.rotation, self.brightness, self.auto_refresh = 0, 1.0, True
        self._root = None

    @property
    def root_group(self):
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is not None and (not isinstance(group, Group) or group.held):
            raise ValueError("not a group that stands alone")
        self._root = group

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        return True
