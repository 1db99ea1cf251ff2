# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Tests of `python -m tools score`, called as a person calls it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.kingdom import tiny_game
from tools.__main__ import tools

ROOT = Path(__file__).resolve().parents[2]
ADA = "w1 w w f f / w w f1 f f / w l C f1 m1 / w l l g1 m2 / s l1 s g1 g"
TABLE = {
    "game": "kingdomino",
    "size": 5,
    "options": ["middle_kingdom", "harmony"],
    "players": [
        {"name": "Ada", "colour": "blue", "kingdom": ADA},
        {"name": "Bo", "colour": "pink", "kingdom": "m2 w / C l1"},
    ],
}

ANSWER = {
    "players": [
        {
            "name": "Ada",
            "place": 1,
            "total": 50,
            "largest_territory": 7,
            "crowns": 9,
            "lines": [
                {"what": "forest", "squares": 6, "crowns": 2, "points": 12},
                {"what": "wheat", "squares": 7, "crowns": 1, "points": 7},
                {"what": "grassland", "squares": 3, "crowns": 2, "points": 6},
                {"what": "mine", "squares": 2, "crowns": 3, "points": 6},
                {"what": "lake", "squares": 4, "crowns": 1, "points": 4},
                {"what": "middle_kingdom", "points": 10},
                {"what": "harmony", "points": 5},
            ],
        },
        {
            "name": "Bo",
            "place": 2,
            "total": 13,
            "largest_territory": 1,
            "crowns": 3,
            "lines": [
                {"what": "mine", "squares": 1, "crowns": 2, "points": 2},
                {"what": "lake", "squares": 1, "crowns": 1, "points": 1},
                {"what": "middle_kingdom", "points": 10},
            ],
        },
    ],
    "decided_by": "score",
    "winners": ["Ada"],
}


def score(table, *arguments):
    """Run the command on a table, an object or a text; give click's result."""
    text = table if isinstance(table, (str, bytes)) else json.dumps(table)
    return CliRunner().invoke(tools, ["score", "-", *arguments], input=text)


def result(table):
    done = score(table, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def changed(**keys):
    return {**TABLE, **keys}


def players(*kingdoms, **keys):
    each = [{"name": f"P{number}", "kingdom": k} for number, k in enumerate(kingdoms, 1)]
    return changed(players=each, **keys)


def refused(table, *arguments):
    """Give the one line that tells why."""
    done = score(table, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    return one_line(done.stderr)


def one_line(text):
    assert text.startswith("score: ") and text.endswith("\n") and len(text.splitlines()) == 1, text
    return text[len("score: ") : -1]


def test_json_has_just_the_keys_of_the_design():
    assert result(TABLE) == ANSWER


def test_people_get_a_table():
    done = score(TABLE)
    assert done.exit_code == 0
    lines = [line.split() for line in done.stdout.splitlines()]
    assert ["1", "Ada", "50", "7", "9"] in lines
    assert ["2", "Bo", "13", "1", "3"] in lines
    assert ["forest", "6", "x", "2", "12"] in lines
    assert ["middle", "kingdom", "10"] in lines
    assert lines[-1] == ["Ada", "wins."]


@pytest.mark.parametrize(
    ("kingdoms", "decided_by", "winners", "places"),
    [
        (("C m2 / w w", "l1 l C"), "crowns", ["P1"], [1, 2]),
        (("C m2", "l1 l C"), "largest_territory", ["P2"], [2, 1]),
        (("C m2", "m2 C", "C"), "shared", ["P1", "P2"], [1, 1, 3]),
        (("C", "C m2", "C m3"), "score", ["P3"], [3, 2, 1]),
    ],
)
def test_what_decided(kingdoms, decided_by, winners, places):
    found = result(players(*kingdoms, options=[]))
    assert (found["decided_by"], found["winners"]) == (decided_by, winners)
    assert [player["place"] for player in found["players"]] == places


def test_people_read_what_decided():
    for kingdoms, verdict in (
        (("C m2 / w w", "l1 l C"), "P1 wins the tie by crowns."),
        (("C m2", "m2 C", "C m2"), "P1, P2 and P3 share the victory."),
        (("C m2",), "A kingdom alone: nobody to beat."),
    ):
        assert score(players(*kingdoms)).stdout.splitlines()[-1] == verdict


def test_the_us_book_does_not_count_crowns():
    found = result(players("C m2 / w w", "l1 l C", options=["us_ties"]))
    assert (found["decided_by"], found["winners"]) == ("shared", ["P1", "P2"])


def test_defaults_are_small_and_plain():
    found = result({"game": "kingdomino", "players": [{"kingdom": ADA}, {"kingdom": "C"}]})
    assert [player["name"] for player in found["players"]] == ["pink", "yellow"]
    assert [player["total"] for player in found["players"]] == [35, 0]


def test_colours_that_are_missing_are_dealt():
    table = changed(
        players=[
            {"kingdom": "C"},
            {"kingdom": "C", "colour": "pink"},
            {"kingdom": "C", "name": "blue"},
            {"kingdom": "C", "colour": "yellow"},
        ]
    )
    names = [player["name"] for player in result(table)["players"]]
    assert names == ["green", "pink", "blue", "yellow"]


def test_mighty_duel():
    rows = [" ".join("wwwwwww")] * 3 + ["w1 w w C w w w"] + [" ".join("fffffff")] * 3
    found = result(players(" / ".join(rows), size=7))
    assert found["players"][0]["total"] == 27 + 15
    assert found["players"][0]["largest_territory"] == 27


DYNASTY = changed(
    options=["dynasty", "middle_kingdom"],
    players=[
        {"name": "Ada", "kingdoms": ["C w1 w", "C . . . . / m1 . . . ."]},
        {"name": "Bo", "kingdoms": ["C . . . . / f1 . . . .", "C w1 w"]},
    ],
)


def test_a_dynasty_adds_its_rounds():
    found = result(DYNASTY)
    assert found["players"][0] == {
        "name": "Ada",
        "place": 1,
        "total": 13,
        "largest_territory": 2,
        "crowns": 2,
        "lines": [{"what": "round_1", "points": 12}, {"what": "round_2", "points": 1}],
        "rounds": [
            {
                "total": 12,
                "largest_territory": 2,
                "crowns": 1,
                "lines": [
                    {"what": "wheat", "squares": 2, "crowns": 1, "points": 2},
                    {"what": "middle_kingdom", "points": 10},
                ],
            },
            {
                "total": 1,
                "largest_territory": 1,
                "crowns": 1,
                "lines": [{"what": "mine", "squares": 1, "crowns": 1, "points": 1}],
            },
        ],
    }
    assert (found["decided_by"], found["winners"]) == ("shared", ["Ada", "Bo"])
    assert "round 2: 1 point\n" in score(DYNASTY).stdout


def test_more_than_the_box_holds_is_pointed_out():
    table = players("m3 C", "C m3", options=[])
    note = (
        "the box holds 1 of mine with 3 crowns, here are 2: P1 row 3 column 2; P2 row 3 column 4"
    )
    done = score(table, "--json")
    assert (done.exit_code, done.stderr) == (0, f"note: {note}\n")
    assert len(json.loads(done.stdout)["players"]) == 2
    assert f"Note: {note}." in " ".join(score(table).stdout.split())
    assert score(TABLE, "--json").stderr == ""


def test_the_box_is_full_again_in_each_round():
    kingdoms = [{"kingdoms": ["m3 C", "m3 C"]}, {"kingdoms": ["C", "C m3"]}]
    notes = score(changed(options=["dynasty"], players=kingdoms), "--json").stderr
    assert notes.startswith("note: round 2: the box holds 1 of mine with 3 crowns")
    assert len(notes.splitlines()) == 1


REFUSALS = [
    (
        changed(players=[{"name": "Bo", "kingdom": "w w / w z"}]),
        "player 'Bo', row 2, column 2: unk",
    ),
    (
        players("C", "w w / w w w"),
        "player 'P2', row 2, column 3: this row has 3 squares and row 1",
    ),
    (players("w w w w w w"), "player 'P1', row 1, column 6: one column too many; there are 5"),
    (players("w/w/w/w/w/w"), "player 'P1', row 6, column 1: one row too many; there are 5"),
    (
        players("C C"),
        "player 'P1', row 1, column 2: a second castle 'C'; the first is at row 1, c",
    ),
    (
        players("C w2"),
        "player 'P1', row 1, column 2: 'w2' has too many crowns; wheat has 1 at most",
    ),
    (
        players("C m4"),
        "player 'P1', row 1, column 2: 'm4' has too many crowns; mine has 3 at most",
    ),
    (players("C ww"), "player 'P1', row 1, column 2: cannot read 'w' in 'ww'"),
    (players(""), "player 'P1', row 1, column 1: there is nothing"),
    (changed(players=[{"kingdom": "C"}, {"kingdom": "q"}]), "player 2, row 1, column 1: unknown"),
    (
        players("C", options=["harmonie"]),
        "unknown option 'harmonie'; there is middle_kingdom, harm",
    ),
    (players("C", options=["harmony", "harmony"]), "the option 'harmony' is given twice"),
    (players("C", options="harmony"), 'options must be a list, not "harmony"'),
    (players("C", options=[5]), "each of options must be a text, not 5"),
    (players("C", options={"harmony": True}), "options must be a list, not an object"),
    (changed(players=[]), "there are no players"),
    ({"game": "kingdomino"}, 'the file has no "players"'),
    (changed(players={}), "players must be a list, not an object"),
    (changed(players=["Ada"]), 'player 1 must be an object, not "Ada"'),
    (changed(players=[None]), "player 1 must be an object, not null"),
    (changed(players=[{"name": "Ada"}]), "player 'Ada' has no \"kingdom\""),
    (changed(players=[{"kingdom": 5}]), "the kingdom of player 1 must be a text, not 5"),
    (changed(players=[{"kingdom": ["C"]}]), "the kingdom of player 1 must be a text, not a list"),
    (changed(players=[{"kingdom": "C", "name": 5}]), "the name of player 1 must be a text, not 5"),
    (changed(players=[{"kingdom": "C", "name": None}]), "the name of player 1 must be a text"),
    (changed(players=[{"kingdom": "C", "name": "a\nb"}]), "the name of player 1 has a character"),
    (
        changed(players=[{"kingdom": "C", "name": "\ud800"}]),
        "the name of player 1 has a character",
    ),
    (changed(players=[{"kingdom": "C", "name": "x" * 256}]), "a name must be one line of 255"),
    (changed(players=[{"kingdom": "C", "colour": 1}]), "the colour of player 1 must be a text"),
    (changed(players=[{"kingdom": "C", "colour": "red"}]), "unknown colour 'red'; there is pink"),
    (changed(players=[{"kingdom": "C", "colour": ""}]), "unknown colour ''; there is pink"),
    (changed(players=[{"kingdom": "C", "colour": "pink"}] * 2), "two players are 'pink'"),
    (changed(players=[{"kingdom": "C", "name": "Ada"}] * 2), "two players are 'Ada'"),
    (
        changed(players=[{"kingdom": "C"}, {"kingdom": "C", "name": "pink"}]),
        "two players are 'pink",
    ),
    (players(*["C"] * 5), "5 players; kingdomino is for 4 at most"),
    (changed(players=[{"kingdom": "C", "color": "red"}]), "player 1 has an unknown key 'color'"),
    (
        changed(players=[{"kingdom": "C", "kingdoms": ["C"]}]),
        "player 1 has an unknown key 'kingdoms",
    ),
    (
        changed(sizes=5),
        "the file has an unknown key 'sizes'; there is game, size, options, players",
    ),
    (changed(size=6), "size 6 is not offered; kingdomino is played on 5 or 7"),
    (changed(size="5"), 'the size must be a whole number, not "5"'),
    (changed(size=5.0), "the size must be a whole number, not 5.0"),
    (changed(size=True), "the size must be a whole number, not true"),
    (changed(size=None), "the size must be a whole number, not null"),
    (changed(size=10**400), "the number 100000... is too long"),
    (changed(game="chess"), "unknown game 'chess'; there is "),
    (changed(game=None), "the game must be a text, not null"),
    (changed(game="../classic"), "unknown game '../classic'"),
    ({"players": []}, 'the file has no "game"'),
    ([], "the file must be an object, not a list"),
    ("", "line 1, column 1: this is not JSON"),
    ("{'game'", "line 1, column 2: this is not JSON"),
    ('{"game": "kingdomino",\n "size": }', "line 2, column 10: this is not JSON"),
    ('{"size": NaN}', "NaN is not a number here"),
    ('{"size": -Infinity}', "-Infinity is not a number here"),
    (
        '{"size": 1e999, "game": "kingdomino", "players": [{"kingdom": ""}]}',
        "the size must be a wh",
    ),
    ('{"size": ' + "9" * 5000 + "}", "the number 999999... is too long"),
    ('{"size": 5, "size": 7}', "the key 'size' is there twice"),
    ("[" * 100_000, "this JSON is nested too deeply"),
    ('{"game": ' + "[" * 900 + "]" * 900 + "}", "the game must be a text, not a list"),
    (b"\xff\xfe{\x00", "byte 1 is not UTF-8; save the file as UTF-8"),
    (
        changed(players=[{"kingdom": "C \x1b[31m"}]),
        "player 1, row 1, column 2: unknown square '?[",
    ),
    (changed(players=[{"kingdom": "C \ud800"}]), "player 1, row 1, column 2: unknown square '?'"),
    (
        changed(options=["dynasty"]),
        "player 1 has an unknown key 'kingdom'; there is name, colour, ",
    ),
    (
        changed(options=["dynasty"], players=[{"kingdoms": ["C"] * 4}]),
        "player 1 has 4 kingdoms; write 1 to 3",
    ),
    (changed(options=["dynasty"], players=[{"kingdoms": []}]), "player 1 has 0 kingdoms"),
    (
        changed(options=["dynasty"], players=[{"kingdoms": "C"}]),
        'the kingdoms of player 1 must be a list, not "C"',
    ),
    (
        changed(options=["dynasty"], players=[{"kingdoms": ["C", 5]}]),
        "each of the kingdoms of player 1 must be a text, not 5",
    ),
    (
        changed(options=["dynasty"], players=[{"kingdoms": ["C"]}, {"kingdoms": ["C", "C"]}]),
        "some players have 1 kingdoms and some 2",
    ),
    (
        changed(options=["dynasty"], players=[{"kingdoms": ["C", "C x"]}]),
        "player 1, round 2, row 1, column 2: unknown square 'x'",
    ),
]


@pytest.mark.parametrize(("table", "told"), REFUSALS, ids=[told[:40] for _, told in REFUSALS])
@pytest.mark.parametrize("arguments", [(), ("--json",)], ids=["people", "json"])
def test_bad_input_is_refused_in_one_line(table, told, arguments):
    message = refused(table, *arguments)
    assert message.startswith(told), message


def test_files_that_cannot_be_read_are_refused(tmp_path):
    locked = tmp_path / "locked.json"
    locked.write_text("{}")
    locked.chmod(0)
    paths = [(tmp_path / "none.json", "No such file"), (tmp_path, "Is a directory")]
    if os.geteuid():  # nothing is locked to root
        paths.append((locked, "Permission denied"))
    for path, reason in paths:
        done = CliRunner().invoke(tools, ["score", str(path)])
        assert done.exit_code == 2
        assert one_line(done.stderr) == f"cannot read '{path}': {reason}" + (
            " or directory" if "No such" in reason else ""
        )


def test_no_file_at_all_is_refused():
    done = CliRunner().invoke(tools, ["score"])
    assert done.exit_code == 2
    assert one_line(done.stderr).startswith("no FILE; give one")


def test_a_file_of_notepad_is_read(tmp_path):
    path = tmp_path / "table.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(TABLE).replace(" / ", "\\r\\n").encode())
    done = CliRunner().invoke(tools, ["score", str(path), "--json"])
    assert json.loads(done.stdout)["players"][0]["total"] == 50


def test_names_may_be_of_any_letters():
    names = ["[/red] [bold]", ":smile: {0} %s", "한글 Ångström", "👩‍👩‍👧"]
    table = changed(players=[{"name": name, "kingdom": "C"} for name in names])
    assert [player["name"] for player in result(table)["players"]] == names
    places = score(table).stdout.split(": 10 points")[0]
    for name in names:
        assert name in places


def test_options_of_a_game_are_listed():
    done = CliRunner().invoke(tools, ["score", "--options", "kingdomino"])
    assert done.exit_code == 0
    for text in ("middle_kingdom", "+10", "harmony", "+5", "dynasty", "us_ties", "5, 7", "m mine"):
        assert text in done.stdout
    done = CliRunner().invoke(tools, ["score", "--options", "chess"])
    assert done.exit_code == 2
    assert one_line(done.stderr).startswith("unknown game 'chess'; there is ")


def tiny(**keys):
    tiny_game.load()
    players = [
        {"name": "Ada", "kingdom": "r3 a^ / C r1~", "fish": 2},
        {"name": "Bo", "kingdom": "r3 . / C a", "shells": 9},
    ]
    return {"game": "tiny", "tide": "ebb", "players": players, **keys}


def test_another_game_needs_no_other_command():
    found = result(tiny())
    assert [player["total"] for player in found["players"]] == [3 + 2 + 4, 3 + 9]
    assert found["players"][0]["lines"][-1] == {"what": "fish", "points": 4}
    assert result(tiny(tide=["flood"], options=["brim"]))["winners"] == ["Bo"]
    listed = CliRunner().invoke(tools, ["score", "--options", "tiny"]).stdout
    for text in ('"tide": 1 of ebb, flood', '"fish" of each player', "r reef (0-3)", "brim"):
        assert text in listed


def test_another_games_rules_are_kept():
    counted = tiny()["players"]
    for table, told in (
        (tiny(tide=[]), "tide: choose 1 of ebb, flood"),
        (tiny(tide=["ebb", "flood"]), "tide: choose 1 of ebb, flood"),
        (tiny(tide="neap"), "unknown tide 'neap'; there is ebb, flood"),
        (tiny(tide=["ebb", "ebb"]), "the option 'ebb' is given twice"),
        (tiny(tide=5), "tide must be a text, not 5"),
        (tiny(options=["ebb"]), "the option 'ebb' is given twice"),
        (tiny(players=[{"kingdom": "C a~"}]), "player 1, row 1, column 2: '~' cannot be here"),
        (tiny(players=[{"kingdom": "C", "fish": -1}]), "player 1, fish must be 0 to 255, not -1"),
        (tiny(players=[{"kingdom": "C", "fish": 256}]), "player 1, fish must be 0 to 255, not 2"),
        (tiny(players=[{"kingdom": "C", "fish": "2"}]), "player 1, fish must be a whole number"),
        (tiny(players=counted, quests=[]), "the file has an unknown key 'quests'"),
    ):
        assert refused(table).startswith(told)


def test_counters_by_round():
    players = [{"kingdoms": ["C", "C"], "shells": [5, 7]}, {"kingdoms": ["C", "C"], "shells": 2}]
    found = result(tiny(options=["long_game"], players=players))
    rounds = [[each["total"] for each in player["rounds"]] for player in found["players"]]
    assert rounds == [[5, 7], [2, 2]]


def run(arguments, folder=".", text=None):
    """Call the program as from a shell that knows no letters but ASCII's."""
    return subprocess.run(
        [sys.executable, "-m", "tools", "score", *arguments],
        cwd=ROOT / folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"},
        input=text,
        capture_output=True,
        text=True,
    )


def test_letters_that_the_terminal_lacks_do_no_harm():
    table = json.dumps(changed(players=[{"name": "한글", "kingdom": "C w1"}]))
    done = run(["-"], text=table)
    assert (done.returncode, done.stderr) == (0, "")
    assert "??: 11 points" in done.stdout
    assert json.loads(run(["-", "--json"], text=table).stdout)["winners"] == ["한글"]


@pytest.mark.parametrize("folder", [".", "tests"])
def test_it_runs_as_a_program_from_any_folder(folder, tmp_path):
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    done = run([str(path), "--json"], folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == result(TABLE)


def age_of_giants(*kingdoms, **keys):
    names = ["Ada", "Bo", "Cy", "Di", "Eve"]
    players = [{"name": name, "kingdom": kingdom} for name, kingdom in zip(names, kingdoms)]
    return {"game": "giants", "size": 5, "players": players, **keys}


def test_quests_have_their_own_lines_and_covered_crowns_do_not_count():
    found = result(
        age_of_giants("w1 f1 l2x / w w C / m2xx . .", "w w1x C", quests=["local_w", "folie"])
    )
    ada, bo = found["players"]
    assert ada["lines"] == [
        {"what": "wheat", "squares": 3, "crowns": 1, "points": 3},
        {"what": "forest", "squares": 1, "crowns": 1, "points": 1},
        {"what": "lake", "squares": 1, "crowns": 1, "points": 1},
        {"what": "local_w", "points": 5},
        {"what": "folie", "points": 10},
    ]
    assert (ada["total"], ada["crowns"], ada["largest_territory"]) == (20, 3, 3)
    assert bo["lines"] == [{"what": "local_w", "points": 5}]
    assert (bo["total"], bo["crowns"]) == (5, 0)


def test_five_players_are_dealt_brown_too():
    found = result(age_of_giants(*["w1x C"] * 5, quests=["middle"]))
    assert [player["place"] for player in found["players"]] == [1] * 5
    assert found["decided_by"] == "shared" and found["winners"][-1] == "Eve"


def test_people_read_the_names_of_quests():
    table = age_of_giants("w1 f1 l2 / w w C", "C", quests=["local_w", "folie"])
    told = score(table).stdout
    assert "local business: wheat" in told and "folie des grandeurs" in told
    assert "local_w" not in told


def test_two_with_giants_play_on_the_large_board_unless_they_say_otherwise():
    table = age_of_giants("w w w w w w C", "C", quests=["middle"])
    del table["size"]
    assert result(table)["players"][1]["total"] == 10
    table["players"].append({"name": "Cy", "kingdom": "C"})
    assert "one column too many" in refused(table)
    small = age_of_giants("w w w w w w C", "C")
    assert "one column too many" in refused(small)


def test_a_missing_castle_is_pointed_out():
    table = age_of_giants("w w w / w w w", "C", ". .", quests=["local_w"])
    done = score(table, "--json")
    assert json.loads(done.stdout)["players"][0]["lines"] == []
    assert done.stderr == "note: Ada has no castle C; what goes by it earns nothing\n"
    assert "Note: Ada has no castle C" in score(table).stdout


def test_what_giants_cannot_do_is_refused_in_one_line():
    for keys, told in (
        ({"quests": ["local_w", "folie", "bleak"]}, "quests: choose 0 to 2 of local_w"),
        ({"quests": ["local_x"]}, "unknown quests 'local_x'; there is local_w"),
        ({"quests": ["folie", "folie"]}, "the option 'folie' is given twice"),
        ({"options": ["middle_kingdom"]}, "unknown option 'middle_kingdom'"),
        ({"players": [{"name": "Ada", "kingdom": "w1xx C"}]}, "player 'Ada', row 1, column 1: "),
        ({"players": [{"kingdom": "C"}] * 6}, "6 players; giants is for 5 at most"),
    ):
        assert told in refused(age_of_giants("C", **keys))


def test_the_quests_of_giants_are_listed():
    listed = CliRunner().invoke(tools, ["score", "--options", "giants"]).stdout
    for text in (
        "giants: 2 to 5 players (pink, yellow, green, blue, brown)",
        '"quests": 0 to 2 of local_w, local_f',
        "x after them: giant",
        "m mine (0-3)",
        "lost_corner         +20  The castle stands in a corner",
        "strict_lines",
    ):
        assert text in listed


def origins(*kingdoms, **keys):
    names = ["Ada", "Bo", "Cy", "Di"]
    players = [{"name": name, "kingdom": kingdom} for name, kingdom in zip(names, kingdoms)]
    return {"game": "origins", "size": 5, "players": players, **keys}


def holding(table, **told):
    """The same table, with the totems that players say they hold."""
    players = [
        {**player, "totems": told[player["name"]]} if player["name"] in told else player
        for player in table["players"]
    ]
    return {**table, "players": players}


def beside(player):
    """(what, points) of all lines but those of regions."""
    return [(each["what"], each["points"]) for each in player["lines"] if "squares" not in each]


def test_discovery_counts_fires_and_nothing_else():
    found = result(
        origins(
            "g1 g^2 C / v2 v2 . / q* . .", "j2 C", mode="discovery", options=["empire_of_fire"]
        )
    )
    ada, bo = found["players"]
    assert ada["lines"] == [
        {"what": "grassland", "squares": 2, "crowns": 3, "points": 6},
        {"what": "empire_of_fire", "points": 10},
    ]
    assert (ada["total"], ada["crowns"], ada["largest_territory"]) == (16, 3, 2)
    assert (bo["total"], bo["crowns"], found["winners"]) == (12, 2, ["Ada"])


def test_without_a_mode_the_first_one_is_played():
    table = origins("g* g^1 d@hunter C", "C")
    del table["size"]  # two players have the large board
    done = score(table, "--json")
    assert json.loads(done.stdout)["players"][0]["total"] == 2
    assert done.stderr.splitlines() == [
        "note: '*' has no part in this mode and counts nothing: Ada row 4 column 1",
        "note: '@hunter' has no part in this mode and counts nothing: Ada row 4 column 3",
    ]
    assert result({**table, "options": ["tribe"]})["players"][0]["total"] == 2
    assert refused({**table, "mode": []}) == "mode: choose 1 of discovery, totem, tribe"


def test_totem_counts_resources_and_totems():
    table = origins("g* g* l* C", "g* l* q* C", mode="totem")
    done = score(table, "--json")
    ada, bo = json.loads(done.stdout)["players"]
    assert beside(ada) == [("resources", 3), ("mammoth_totem", 3)]
    assert beside(bo) == [("resources", 3), ("flint_totem", 6)]
    assert done.stderr == (
        'note: Ada and Bo tie for the fish; nobody gets it unless "totems" of a player has it\n'
    )


def test_players_tell_who_holds_a_totem():
    table = origins("g* l* C", "g* l* C", mode="totem")
    for told, expected in (
        ({"Ada": ["mammoth"], "Bo": ["fish"]}, [2 + 3, 2 + 4]),
        ({"Bo": ["mammoth", "fish"]}, [2, 2 + 3 + 4]),
        ({"Ada": []}, [2, 2]),
        ({"Ada": ["flint"]}, [2 + 6, 2]),
    ):
        done = score(holding(table, **told), "--json")
        assert [player["total"] for player in json.loads(done.stdout)["players"]] == expected
    assert score(holding(table, Bo=["mammoth", "fish"]), "--json").stderr == ""


def test_totems_that_count_nothing_are_pointed_out():
    table = holding(origins("g g* C", "g l* C", "C", mode="tribe"), Ada=["flint"], Cy=[])
    assert score(table, "--json").stderr == (
        'note: "totems" of Ada have no part in this mode and count nothing\n'
    )
    assert score({**table, "mode": "totem"}, "--json").stderr == ""


def test_a_tie_is_pointed_out_whatever_others_hold():
    table = origins("g* C", "l* l* C", "g* C", "g* C", mode="totem")
    who, rest = "note: Ada, Cy and Di tie", "for the mammoth; nobody gets it unless"
    for told in ({}, {"Bo": ["fish"]}, {"Ada": []}, {"Bo": [], "Ada": [], "Cy": []}):
        assert score(holding(table, **told), "--json").stderr.startswith(f"{who} {rest}"), told
    nobody = holding(table, Ada=[], Cy=[], Di=[])
    assert score(nobody, "--json").stderr == ""


def test_a_list_of_totems_is_all_that_a_player_has():
    table = origins("g* q* q* C", "g* C", mode="totem")
    for told, expected in (
        ({}, [3 + 6, 1]),
        ({"Ada": ["mammoth"]}, [3 + 3, 1]),
        ({"Bo": ["mammoth"]}, [3 + 6, 1 + 3]),
        ({"Ada": [], "Bo": ["flint"]}, [3, 1 + 6]),
    ):
        found = result(holding(table, **told))["players"]
        assert [player["total"] for player in found] == expected, told
    assert result(holding(origins("g* C", mode="totem"), Ada=[]))["players"][0]["total"] == 1
    assert result(origins("g* C", mode="totem"))["players"][0]["total"] == 1 + 3


def test_tribe_counts_its_people():
    kingdom = "g* d@hunter q* / d@shaman d@painter C / d@small d@small j*"
    (found,) = result(origins(kingdom, mode="tribe", options=["homo_habilis"]))["players"]
    assert beside(found) == [
        ("hunter", 3),
        ("painter", 6),
        ("shaman", 8),
        ("warriors", 4),
    ]
    assert found["total"] == 3 + 6 + 8 + 4


def test_ties_go_to_the_most_fires():
    table = origins("d^1 d d C", "j^3 C d d d", "C", mode="discovery")
    found = result(table)
    assert (found["decided_by"], found["winners"]) == ("crowns", ["Bo"])
    told = score(table).stdout
    assert "Fires" in told and told.splitlines()[-1] == "Bo wins the tie by fires."
    assert "Crowns" in score(TABLE).stdout


def test_what_others_call_crowns_are_fires_in_notes_too():
    done = score(origins("j2 C q1 q1", "j2 C q1", mode="discovery"), "--json")
    assert done.stderr.splitlines() == [
        "note: the box holds 1 of jungle with 2 fires, here are 2: Ada row 3 column 2; "
        "Bo row 3 column 2",
        "note: the box holds 2 of quarry with 1 fire, here are 3: Ada row 3 column 4, "
        "row 3 column 5; Bo row 3 column 4",
    ]


def test_people_read_dwellers_and_totems():
    told = score(origins("g* d@fire_lady g1 / g* C .", "C", mode="tribe")).stdout
    assert "fire lady" in told and "fire_lady" not in told
    told = score(origins("g* g1 / g* C", "C", mode="totem")).stdout
    assert "mammoth totem" in told and "resources" in told


ILLEGAL = [
    (["C", "g C / d v1@hunter"], "player 'Bo', row 2, column 2: '@hunter' cannot be on a volcano"),
    (["C d1^1"], "player 'Ada', row 1, column 2: '^1' cannot be on a printed fire"),
    (["C@small"], "player 'Ada', row 1, column 1: '@small' cannot be where no terrain lies"),
    (["C d*"], "player 'Ada', row 1, column 2: '*' cannot be on a desert"),
    (["C g*@hunter"], "player 'Ada', row 1, column 2: cannot read '*@hunter'; one thing stands"),
    (["C g^4"], "player 'Ada', row 1, column 2: cannot read '^4'; one thing stands on a square"),
    (["C g@chief"], "player 'Ada', row 1, column 2: cannot read '@chief'; one thing stands on a"),
    (
        ["C w"],
        "player 'Ada', row 1, column 2: unknown square 'w'; "
        "use . C or one of d g l j q v with its fires",
    ),
    (["C g2"], "player 'Ada', row 1, column 2: 'g2' has too many fires; grassland has 1 at most"),
    (
        ["d@hunter C", "d@hunter C", "C", "d@small . / C d@hunter"],
        "player 'Di', row 2, column 2: '@hunter' is one too many; there are 2 for the whole table",
    ),
    (
        ["d@small d@small d@small / d@small C .", "d C / d@small d\n"],
        "player 'Bo', row 2, column 1: '@small' is one too many; there are 4 for the whole table",
    ),
    (
        ["d@amazon d@amazon C", "C", "d@amazon C d@amazon"],
        "player 'Cy', row 1, column 3: '@amazon' is one too many; there are 3 for the whole table",
    ),
    (
        ["d@oafish C\n. d@oafish"],
        "player 'Ada', row 2, column 2: '@oafish' is one too many; there is 1 for the whole table",
    ),
    (
        ["d^1 d^1 d^1 d^1 C", "C d^2 / d^1 d^1"],
        "player 'Bo', row 2, column 2: '^1' is one too many; there are 5 for the whole table",
    ),
    (
        ["d^3 C", "d^3 C"],
        "player 'Bo', row 1, column 1: '^3' is one too many; there is 1 for the whole table",
    ),
]


@pytest.mark.parametrize(("kingdoms", "told"), ILLEGAL, ids=[told[:60] for _, told in ILLEGAL])
def test_a_piece_that_cannot_be_is_refused_by_its_square(kingdoms, told):
    message = refused(origins(*kingdoms, mode="tribe"))
    assert message.startswith(told), message


def test_a_ninth_warrior_is_refused_by_its_square():
    eight = "d@small d@small d@small d@small / d@amazon d@amazon d@amazon d@oafish / C . . ."
    assert result(origins(eight, "C", mode="tribe"))["players"][0]["total"] == 104
    for name in ("small", "amazon", "oafish"):
        message = refused(origins(eight, f"C d@{name}", mode="tribe"))
        assert message.startswith(f"player 'Bo', row 1, column 2: '@{name}' is one too many")


def test_totems_that_cannot_be_are_refused_in_one_line():
    table = origins("g* C", "g* C", mode="totem")
    for told, text in (
        ({"Ada": ["horse"]}, "player 'Ada' has unknown totems 'horse'; there is mammoth, fish,"),
        (
            {"Ada": ["fish"], "Bo": ["fish"]},
            "player 'Ada' and player 'Bo' both have the fish of totems; one player holds it",
        ),
        (
            {"Bo": ["fish", "fish"]},
            "player 'Bo' has twice the fish of totems; one player holds it",
        ),
        ({"Ada": "fish"}, "the totems of player 'Ada' must be a list, not \"fish\""),
        ({"Ada": [1]}, "each of the totems of player 'Ada' must be a text, not 1"),
    ):
        assert refused(holding(table, **told)).startswith(text)
    counted = [{"name": "Ada", "kingdom": "C", "fish": 1}]
    assert refused({**table, "players": counted}).startswith("player 1 has an unknown key 'fish'")
    for keys, text in (
        ({"mode": "quest"}, "unknown mode 'quest'; there is discovery, totem, tribe"),
        ({"mode": ["totem", "tribe"]}, "mode: choose 1 of discovery, totem, tribe"),
        ({"mode": 5}, "mode must be a text, not 5"),
        ({"mode": None}, "mode must be a text, not null"),
        ({"mode": []}, "mode: choose 1 of discovery, totem, tribe"),
        ({"mode": [5]}, "each of mode must be a text, not 5"),
        ({"mode": "totem", "options": ["tribe"]}, "mode: choose 1 of discovery, totem, tribe"),
        ({"options": ["harmony"]}, "unknown option 'harmony'; there is discovery, totem, tribe"),
        ({"players": [{"kingdom": "C"}] * 5}, "5 players; origins is for 4 at most"),
    ):
        assert refused({**table, **keys}).startswith(text)


def test_a_totem_that_another_has_more_for_is_pointed_out():
    table = origins("g* q* q* C", "q* C", "g* g* C", mode="totem")
    for held, told in (
        ({"Bo": ["flint"]}, "Bo is told to hold the Flint totem, though Ada has more"),
        ({"Ada": ["mammoth"]}, "Ada is told to hold the Mammoth totem, though Cy has more"),
        ({"Ada": ["flint"], "Cy": ["mammoth"]}, ""),
        ({"Bo": ["fish"]}, ""),  # it may have burnt
        ({"Cy": []}, ""),
    ):
        done = score(holding(table, **held), "--json")
        notes = [line for line in done.stderr.splitlines() if "is told" in line]
        assert notes == ([f"note: {told}"] if told else []), held
    held = holding(origins("q* q* C", "q* C", mode="tribe"), Bo=["flint"])
    assert "is told" not in score(held, "--json").stderr


def test_pieces_modes_and_totems_are_listed():
    listed = CliRunner().invoke(tools, ["score", "--options", "origins"]).stdout
    for text in (
        "origins: 2 to 4 players (pink, black, green, blue)",
        "d desert (0-1), g grassland (0-1)",
        "letter and fires: ",
        "v volcano (0-3)",
        "^1 ^2 ^3 after them: ",
        "(5, 4, 1 in the box)",
        "* after them: ",
        "@hunter after them: ",
        "@oafish after them: ",
        '"mode": 1 of discovery, totem, tribe',
        '"totems" of each player: a list of mammoth, fish, mushroom, flint; one player holds each',
        "empire_of_fire      +10",
        "homo_habilis        +5",
    ):
        assert text in listed, text
    assert '"fish" of each player' not in listed
