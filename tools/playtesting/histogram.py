# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A picture of how many points were reached how often, strategy under strategy."""

import os

_INK, _PANEL, _LINE, _PAPER, _DIM = "#12161d", "#1e2631", "#344152", "#f3efe4", "#8b97a8"
_BARS = "#4a90e2"
_MEDIAN = "#ffc83d"

_BIN = 5  # points that share a bar
_EDGE, _LEFT, _WIDTH = 24, 72, 800  # px
_HEAD, _PLOT, _FOOT = 44, 120, 52  # px: above the bars of a strategy, they, below the last ones


def draw(report, path):
    """Write a PNG with a plot for each strategy, all to one scale; an OSError tells why not."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame  # here, as a playtest without a picture does not need it

    pygame.font.init()
    strategies = report["by_strategy"]
    tall = len(strategies) * (_HEAD + _PLOT) + _FOOT
    picture = pygame.Surface((_LEFT + _WIDTH + _EDGE, tall))
    picture.fill(_INK)
    plots = _Plots(pygame, picture, strategies)
    for number, (name, each) in enumerate(strategies.items(), 1):
        plots.draw(number * (_HEAD + _PLOT), name, each)
    plots.scale(tall - _FOOT, _played(report))
    try:
        pygame.image.save(picture, path)
    except pygame.error as error:
        raise OSError(f"cannot write '{path}': {error}") from None


def shares(strategy):
    """Give the share of all results that lie in each bar: {least points of it: share}."""
    found = {}
    for points, count in strategy["histogram"].items():
        begin = int(points) // _BIN * _BIN
        found[begin] = found.get(begin, 0) + count / strategy["seats"]
    return found


class _Plots:
    """The plots of a picture, all to one scale."""

    def __init__(self, pygame, picture, strategies):
        self._pygame, self._picture = pygame, picture
        self._font = pygame.font.Font(None, 24)
        bars = [bar for each in strategies.values() for bar in shares(each).items()]
        self._least = min(begin for begin, _ in bars) // 10 * 10
        self._most = max(begin + _BIN for begin, _ in bars)
        self._highest = max(share for _, share in bars)

    def draw(self, bottom, name, strategy):
        points = strategy["points"]
        box = (_LEFT, bottom - _PLOT, _WIDTH, _PLOT)
        self._picture.fill(_PANEL, box)
        self._grid(bottom)
        for begin, share in shares(strategy).items():
            left, right = self._across(begin) + 1, self._across(begin + _BIN) - 1
            high = max(round(share * self._up()), 1)
            self._picture.fill(_BARS, (left, bottom - high, max(right - left, 1), high))
        self._picture.fill(_MEDIAN, (self._across(points["median"]), bottom - _PLOT, 2, _PLOT))
        self._text(name, _PAPER, _LEFT, bottom - _PLOT - 14)
        told = (
            f"wins {strategy['win_rate']:.1%}    median {points['median']:g} (line)"
            f"    mean {points['mean']:.1f}    spread {points['deviation']:.1f}"
        )
        self._text(told, _DIM, _LEFT + _WIDTH, bottom - _PLOT - 14, 1)

    def scale(self, bottom, title):
        """Write the points below the last plot, and what was played."""
        for points in range(self._least, self._most + 1, 10):
            self._text(str(points), _DIM, self._across(points), bottom + 14, 0.5)
        self._text("points", _DIM, _LEFT - 14, bottom + 14, 1)
        self._text(title, _DIM, _LEFT, bottom + 38)

    def _grid(self, bottom):
        step = 0.1 if self._highest < 0.5 else 0.2
        for number in range(int(self._highest / step) + 1):
            height = bottom - round(number * step * self._up())
            self._picture.fill(_LINE, (_LEFT, height, _WIDTH, 1))
            self._text(f"{number * step:.0%}", _DIM, _LEFT - 8, height, 1)

    def _across(self, points):
        return _LEFT + round((points - self._least) * _WIDTH / (self._most - self._least))

    def _up(self):
        """Pixels of a share of 1."""
        return (_PLOT - 8) / self._highest

    def _text(self, text, colour, x, middle, part=0.0):
        """Write a text; `part` of its width lies left of x."""
        image = self._font.render(text, True, colour)
        place = (round(x - part * image.get_width()), middle - image.get_height() // 2)
        self._picture.blit(image, place)


def _played(report):
    return (
        f"{report['games']:,} games, {report['players']} players, "
        f"{report['size']}x{report['size']}, seed {report['seed']}: "
        f"how many results of a strategy lie in each {_BIN} points"
    )
