# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Korean of the device itself: settings, touch, faults."""

TEXTS = {
    # Settings
    "version": "버전 {0}",
    "language": "언어",
    "this_language": "한국어",
    "board": "보드",
    "games": "게임",
    "kept_drive": "드라이브에 저장됨",
    "kept_board": "보드에 저장됨",
    "not_kept": "전원이 꺼지면 사라짐",
    "sound": "소리",
    "sound_on": "누를 때마다 소리",
    "sound_off": "없음",
    "to_computer": "컴퓨터로",
    # Setting up touch
    "touch": "터치 설정",
    "touch_press": "십자가가 움직일 때까지 누르세요",
    "touch_check": "끝으로 하나 더 누르세요",
    "touch_again": "맞지 않음. 처음부터 다시",
    "touch_hint": "{0} / {1}: 손톱으로 누르세요",
    "touch_done": "터치 설정 완료",
    "touch_unkept": "전원이 꺼질 때까지만: 저장 안 됨",
    # A finger at power-on
    "hold_release": "손을 떼면 시작",
    "hold_on": "계속 누르면 터치 설정",
}
