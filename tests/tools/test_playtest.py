# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of `python -m tools playtest`, and of who wins against whom."""

import json
import subprocess
import sys
from binascii import crc32
from pathlib import Path

import pytest
from click.testing import CliRunner
from kingdom import games, ranking, strategies, whole
from kingdom.match import Match

from tests.kingdom.grown import kingdom
from tests.test_micropython import in_small_heap, run
from tools.__main__ import tools
from tools.playtesting import histogram
from tools.playtesting.play import play, seed_of
from tools.playtesting.report import report
from tools.playtesting.run import Outcome, Setting, outcome, outcomes, scored

ROOT = Path(__file__).resolve().parents[2]
GAME = games.load("kingdomino")
BONUSES = GAME.DEFAULTS

MOVES = """
import sys
sys.path[:0] = ["lib", "tools/playtesting"]
from binascii import crc32
from kingdom import games
from play import play, seed_of
game = games.load("kingdomino")
DUEL = game.DEFAULTS + ("mighty_duel",)
for size, options, names in (
    (5, game.DEFAULTS, ("random", "greedy", "lookahead", "random")),
    (5, game.DEFAULTS, ("lookahead", "lookahead")),
    (7, DUEL, ("greedy", "lookahead")),
    (5, (), ("lookahead", "random", "greedy")),
    (5, ("line_of_four",), ("random", "lookahead", "lookahead")),
):
    for seed in (1, 4294967295):
        for number in range(2):
            moves = []
            play(game, size, options, names, seed_of(seed, number), moves)
            print(len(moves), crc32(repr(moves).encode()))
"""
GIANTS = """
import sys
sys.path[:0] = ["lib", "tools/playtesting"]
from binascii import crc32
from kingdom import games
from play import play, seed_of
game = games.load("giants")
for size, options, names in (
    (5, ("folie", "middle"), ("random", "greedy", "lookahead", "random", "greedy")),
    (7, (), ("greedy", "lookahead")),
):
    for number in range(2):
        moves = []
        play(game, size, options, names, seed_of(1, number), moves)
        print(len(moves), crc32(repr(moves).encode()))
"""


def playtest(*arguments):
    return CliRunner().invoke(tools, ["playtest", *map(str, arguments)])


def found(*arguments):
    done = playtest(*arguments, "--json")
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return json.loads(done.stdout)


def wins(names, count, size=5, options=GAME.DEFAULTS):
    """How many games each strategy wins, shared ones in parts."""
    setting = Setting(GAME.NAME, len(names), size, options, names, 7)
    told = report(setting, outcomes(setting, count, 1, lambda more: None), ())["by_strategy"]
    return {name: each["wins"] for name, each in told.items()}


def test_the_report_has_all_its_parts():
    who = ("--players", 3, "--strategies", "random,greedy")
    told = found("--games", 6, *who, "--options", "harmony,us_ties")
    assert told.pop("games_a_second") > 0
    assert told.pop("discards_a_game") > 0
    assert list(told.pop("by_strategy")) == ["random", "greedy"]
    decided = told.pop("decided_by")
    assert list(decided) == ["score", "largest_territory", "crowns", "shared"]
    assert sum(decided.values()) == 6
    assert told == {
        "game": "kingdomino",
        "players": 3,
        "size": 5,
        "options": ["harmony", "us_ties"],
        "strategies": ["random", "greedy", "random"],
        "seed": 1,
        "games": 6,
        "ties": 6 - decided["score"],
    }


def test_the_report_tells_of_each_strategy():
    who = ("--players", 3, "--strategies", "random,greedy")
    told = found("--games", 6, *who, "--options", "harmony")["by_strategy"].values()
    assert [each["seats"] for each in told] == [12, 6]
    assert sum(each["wins"] for each in told) == pytest.approx(6)
    for each in told:
        points = each["points"]
        assert points["least"] <= points["median"] <= points["most"]
        assert sum(each["histogram"].values()) == each["seats"]
        assert list(each["bonuses"]) == ["harmony"]
        assert each["win_rate"] == pytest.approx(each["wins"] / each["seats"], abs=1e-3)


def test_the_report_counts_what_was_played():
    """Two games by hand: one that `a` wins alone, one that both share."""
    setting = Setting("kingdomino", 2, 5, (), ("a", "b"), 1)
    first = [Outcome("a", 42, 1, 0, ["harmony"]), Outcome("b", 30, 2, 3, [])]
    second = [Outcome("b", 22, 1, 1, []), Outcome("a", 22, 1, 0, [])]
    told = report(setting, [("score", first), ("shared", second)], ("harmony",))
    assert told["ties"] == 1
    assert told["decided_by"] == {"score": 1, "largest_territory": 0, "crowns": 0, "shared": 1}
    assert told["discards_a_game"] == 2
    a, b = told["by_strategy"]["a"], told["by_strategy"]["b"]
    assert (a["wins"], a["win_rate"], b["wins"]) == (1.5, 0.75, 0.5)
    assert a["points"] == {"mean": 32, "median": 32, "deviation": 10, "least": 22, "most": 42}
    assert (a["bonuses"], b["bonuses"]) == ({"harmony": 0.5}, {"harmony": 0})
    assert (a["discards_a_game"], b["discards_a_game"]) == (0, 2)
    assert a["histogram"] == {"22": 1, "42": 1}
    assert histogram.shares(a) == {20: 0.5, 40: 0.5}


@pytest.mark.parametrize("options", [(), ("us_ties",), BONUSES])
def test_a_game_is_scored_as_on_the_device(options):
    for seed in range(12):
        seated = ("random", "greedy", "random", "greedy")
        draft = play(GAME, 5, options, seated, seed)
        match = Match(GAME, [("", colour) for colour in GAME.COLOURS], 5, options)
        for seat, grown in enumerate(draft.kingdoms):
            match.set_board(seat, grown.board())
        table = ranking.table(match)
        decided_by, seats = scored(GAME, options, draft, seated)
        assert decided_by == table.decided_by
        assert [each.points for each in seats] == [each.total for each in table.players]
        assert [each.place for each in seats] == [each.place for each in table.players]
        assert [each.discards for each in seats] == list(draft.discards)
        for seat, each in enumerate(seats):
            lines = table.players[seat].lines
            assert each.bonuses == [line[0] for line in lines if line[0] in BONUSES]


class Over:
    """As much of a Draft that is over as its score is made of."""

    kingdoms = (
        kingdom(5, ("l1", "l1", (-1, 0), (-1, 1))),
        kingdom(5, ("l1", "l", (-1, 0), (-1, 1)), ("m2", "w", (1, 0), (1, 1))),
    )
    discards = bytes(2)


@pytest.mark.parametrize("options, decided", [((), "crowns"), (("us_ties",), "shared")])
def test_a_tie_is_broken_as_the_options_say(options, decided):
    decided_by, seats = scored(GAME, options, Over, ("greedy", "random"))
    assert [each.points for each in seats] == [4, 4]
    assert decided_by == decided


def test_players_change_seats_from_game_to_game():
    setting = Setting("kingdomino", 3, 5, (), ("random", "greedy", "greedy"), 1)
    seated = [[each.strategy for each in outcome(setting, n)[1]] for n in range(3)]
    assert [seats.index("random") for seats in seated] == [0, 2, 1]


def test_games_of_a_run_and_of_other_runs_differ():
    seeds = [seed_of(seed, number) for seed in (1, 2, 3) for number in range(500)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("players, size", [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_giants_are_played_on_the_usual_board(players, size):
    who = ("--players", players, "--strategies", "random,greedy")
    told = found("--game", "giants", "--games", 4, *who, "--options", "folie,harmony")
    assert (told["game"], told["players"], told["size"]) == ("giants", players, size)
    assert told["options"] == ["harmony", "folie"]
    assert sum(each["seats"] for each in told["by_strategy"].values()) == 4 * players
    for each in told["by_strategy"].values():
        assert list(each["bonuses"]) == ["harmony", "folie"]
    assert found("--game", "giants", "--games", 1, *who)["options"] == []


def test_giants_are_told_to_people():
    who = ("--players", 5, "--strategies", "greedy,random", "--options", "middle,bleak")
    done = playtest("--game", "giants", "--games", 2, *who)
    assert (done.exit_code, done.stderr) == (0, "")
    for words in ("2 games: age of giants, 5 players, 5x5, ", "bleak king", "even share"):
        assert words in done.stdout


def test_a_game_of_giants_is_scored_as_on_the_device():
    game, options = games.load("giants"), ("folie", "middle")
    for seed in range(4):
        seated = ("random", "greedy", "random", "greedy", "greedy")
        draft = play(game, 5, options, seated, seed)
        match = Match(game, [("", colour) for colour in game.COLOURS], 5, options)
        for seat, grown in enumerate(draft.kingdoms):
            match.set_board(seat, grown.board())
        table = ranking.table(match)
        decided_by, seats = scored(game, options, draft, seated)
        assert decided_by == table.decided_by
        assert [each.points for each in seats] == [each.total for each in table.players]
        assert sum(map(sum, (grown.tokens for grown in draft.kingdoms))) <= 6


def test_two_processes_tell_the_same_as_one():
    arguments = ("--games", "45", "--players", "2", "--strategies", "random,greedy", "--json")
    done = subprocess.run(
        [sys.executable, "-m", "tools", "playtest", *arguments, "--jobs", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout), json.loads(playtest(*arguments).stdout)
    for each in told:
        del each["games_a_second"]
    assert told[0] == told[1]


def test_a_seed_gives_the_same_game_in_every_version():
    moves = []
    play(GAME, 5, (), ("random",) * 4, seed_of(1, 0), moves)
    assert (len(moves), crc32(repr(moves).encode())) == (96, 4001696126)


def test_another_seed_tells_something_else():
    one, two, again = (
        found("--games", 5, "--strategies", "random", "--seed", seed)["by_strategy"]
        for seed in (1, 2, 1)
    )
    assert one == again != two


@pytest.mark.parametrize("moves, games", [(MOVES, 20), (GIANTS, 4)])
def test_micropython_plays_the_same_moves(moves, games):
    told = in_small_heap(moves)
    assert told == run(sys.executable, "-c", moves)
    assert len(set(told.splitlines())) == games


@pytest.mark.parametrize(
    "weak, strong, games, size, options, least",
    [
        ("random", "greedy", 60, 5, BONUSES, 52),
        ("greedy", "lookahead", 120, 5, BONUSES, 84),
        ("greedy", "lookahead", 60, 5, (), 36),
        ("greedy", "lookahead", 40, 7, (*BONUSES, "mighty_duel"), 24),
    ],
)
def test_who_looks_further_wins(weak, strong, games, size, options, least):
    assert wins((weak, strong), games, size, options)[strong] >= least


def test_who_looks_further_wins_among_four():
    won = wins(("greedy", "lookahead") * 2, 50)
    assert won["lookahead"] >= 32


def test_a_followed_game_knows_as_many_strengths():
    assert len(strategies.STRENGTHS) == whole.STRONGEST


def test_the_table_tells_everything_to_people():
    done = playtest("--games", 3, "--players", 2, "--strategies", "greedy,random")
    assert (done.exit_code, done.stderr) == (0, "")
    for words in (
        "3 games: kingdomino, 2 players, 5x5, middle kingdom, harmony; seed 1",
        "games a second; an even share of the wins is 50%",
        "greedy",
        "points, median",
        "Ties for the highest score: ",
        "Discards a game, all players together: ",
    ):
        assert words in done.stdout


def test_the_picture_is_drawn(tmp_path):
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for file in files:
        found("--games", 3, "--strategies", "random,greedy", "--picture", file)
    one, two = (file.read_bytes() for file in files)
    assert one.startswith(b"\x89PNG")
    assert one == two


@pytest.mark.parametrize(
    "arguments, text",
    [
        (("--games", "0"), "--games"),
        (("--players", "5"), "--players: kingdomino is for 2 to 4, not for 5"),
        (("--players", "1"), "--players: kingdomino is for 2 to 4, not for 1"),
        (("--game", "giants", "--players", "6"), "giants is for 2 to 5, not for 6"),
        (("--game", "chess"), "unknown game 'chess'; there is giants, kingdomino"),
        (("--game", "bad\nname"), "unknown game 'bad\\nname'; there is"),
        (("--game", "giants", "--options", "bleak,folie,middle"), "quests: choose 0 to 2 of"),
        (("--game", "giants", "--options", "middle_kingdom"), "unknown option 'middle_kingdom'"),
        (("--game", "giants", "--options", "dynasty"), "leave out dynasty"),
        (("--game", "giants", "--size", "6"), "size 6 is not offered; giants is played on 5 or 7"),
        (("--seed", "-1"), "--seed"),
        (("--strategies", "greedy,clever"), "unknown strategy 'clever'; there is random, greedy"),
        (("--strategies", "bad\nname"), "unknown strategy 'bad\\nname'; there is"),
        (("--strategies", ","), "no strategy; there is random, greedy, lookahead"),
        (("--picture", "/proc/no.png"), "cannot write '/proc/no.png'"),
        (("--options", "harmonie"), "unknown option 'harmonie'; there is middle_kingdom"),
        (("--options", "harmony,harmony"), "the option 'harmony' is given twice"),
        (("--options", "dynasty"), "leave out dynasty"),
        (("--size", "6"), "size 6 is not offered"),
        (("--picture", "no-such-folder/x.png"), "there is no folder 'no-such-folder'"),
        (("--picture", "picture.svg"), "the picture 'picture.svg' must be a .png"),
        (("--size", "7", "extra"), "extra"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments, text, monkeypatch, capsys):
    from tools.__main__ import main

    monkeypatch.setattr(sys, "argv", ["tools", "playtest", *arguments])
    with pytest.raises(SystemExit) as stop:
        main()
    told = capsys.readouterr()
    assert (stop.value.code, told.out) == (2, "")
    assert told.err.startswith("playtest: ")
    assert text in told.err
    assert told.err.count("\n") == 1


def test_a_picture_that_cannot_be_written_is_told(tmp_path):
    folder = tmp_path / "folder.png"
    folder.mkdir()
    done = playtest("--games", 1, "--strategies", "random", "--picture", folder)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("playtest: ")
    assert done.stderr.count("\n") == 1


def test_more_strategies_than_seats_take_turns():
    report = found("--games", 6, "--players", 2, "--strategies", "random,greedy,lookahead")
    assert report["players"] == 2
    assert {name: each["seats"] for name, each in report["by_strategy"].items()} == {
        "random": 4,
        "greedy": 4,
        "lookahead": 4,
    }
    report = found("--games", 1, "--players", 2, "--strategies", "random,greedy,lookahead")
    assert list(report["by_strategy"]) == ["random", "greedy"]


def test_a_full_disk_is_told_in_one_line():
    for how in ([], ["--json"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "tools", "playtest", "--games", "1", *how],
                cwd=ROOT,
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
            )
        assert done.returncode == 2
        assert done.stderr.splitlines() == [
            "playtest: cannot write the result: No space left on device"
        ]
