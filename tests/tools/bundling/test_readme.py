# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What an archive says about getting it onto a board."""

import pytest

from tools.bundling import readme

DRIVE, SERIAL = "onto the drive\n   CIRCUITPY", "shows no drive"


@pytest.mark.parametrize(
    ("boards", "said", "not_said"),
    [
        (["pyportal"], [DRIVE, "Adafruit PyPortal\n"], [SERIAL, "Without"]),
        (["sunton_esp32_2432S028"], [SERIAL, "Thonny", "Without ko", "--language ko"], [DRIVE]),
        (["pyportal", "sunton_esp32_2432S028"], [DRIVE], ["Without"]),
        (
            ["featherwing_24", "featherwing_35"],
            ["FeatherWing 3.5: add this line", 'CROWN_BOARD = "featherwing_35"'],
            [SERIAL],
        ),
        (
            ["m5stack_core2", "m5stack_cores3"],
            [DRIVE, "   Or M5Stack Core2: shows no drive"],
            ["2. M5"],
        ),
    ],
)
def test_the_way_is_that_of_the_boards(boards, said, not_said):
    text = readme.text("1.2.3", boards)
    assert text.startswith("Crown Tally 1.2.3: ")
    assert [part for part in said if part not in text] == []
    assert [part for part in not_said if part in text] == []
    assert "{" not in text and max(map(len, text.splitlines())) < 100
