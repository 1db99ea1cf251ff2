# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Every text a player sees is in words/: none is missing, none is left over, none is elsewhere."""

import ast
import os
import re
import string
from pathlib import Path

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
import displayio  # noqa: E402, F401  the font library finds its Bitmap there
from kingdom import games  # noqa: E402
from table.words import Words, languages, own_name

TABLE = Path(__file__).parents[2] / "lib" / "table"
GAMES = TABLE.parent / "kingdom" / "games"
CODE = [path for path in sorted(TABLE.rglob("*.py")) if path.parent.name != "words"]
SHOWN = {"Text": 1, "Letters": 1, "title": 1, "wrapped": 1, "shortened": 1}  # argument with text
FILES = sorted(path.stem for path in (TABLE / "words").glob("[a-z]*.py"))
LANGUAGES = [name for name in FILES if "_" not in name]


def texts_of(language):
    """All texts of a language, those of single games too; none is there twice."""
    found = {}
    for name in FILES:
        if name.split("_")[0] == language:
            more = __import__("table.words." + name, fromlist=["TEXTS"]).TEXTS
            assert not set(found) & set(more)
            found.update(more)
    return found


TEXTS = texts_of("en")


def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(path):
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]


def called(call):
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def constants(node):
    """Every string in an expression, but keys: those of words, those in brackets."""
    if isinstance(node, ast.Call) and called(node) == "words":
        return []
    if isinstance(node, ast.Subscript):
        return constants(node.value)
    found = [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
    return found + [text for child in ast.iter_child_nodes(node) for text in constants(child)]


def asked_for():
    """The keys that code asks for; one that ends in _ is the start of several."""
    found = set()
    for path in CODE:
        for call in calls(path):
            if called(call) == "words" and call.args:
                found |= {text for text in constants(call.args[0]) if text}
    return {text for text in found if not text.startswith("_")}


def mentioned():
    return {text for path in CODE for node in ast.walk(tree(path)) for text in constants(node)}


def game_words():
    """Every name in the data of every game that a screen shows."""
    found = set()
    for name in sorted(path.stem for path in GAMES.glob("[!_]*.py")):
        name = "kingdomino" if name == "classic" else name
        game = games.load(name)
        found |= {game.NAME, *game.TERRAINS, *game.COLOURS, *game.TOKENS, *game.COUNTERS}
        found |= {option for option, _ in game.OPTIONS} | {group[0] for group in game.GROUPS}
    return found


def line_words():
    """What the rules call the lines of a score: whole names, and endings of names in the data."""
    rules = {text for path in sorted(GAMES.parent.rglob("*.py")) for text in constants(tree(path))}
    endings = {text for text in rules if text.startswith("_")}
    return rules | {name + ending for name in game_words() for ending in endings}


def own_words():
    """Texts that a game says its own way: the game's name before the key."""
    return {game + "_" + key for game in games.names() for key in texts_of("en")}


def about(names):
    """What may be told of a thing besides its name: a sentence, and a name in few letters."""
    return {name + ending for name in names for ending in ("_about", "_brief")}


def sizes():
    """What a board size may be called in a game: for how many players it is."""
    names = sorted(path.stem for path in GAMES.glob("[!_]*.py") if path.stem != "classic")
    return {f"{name}_{size}" for name in names for size in games.load(name).SIZES}


def test_no_text_is_missing():
    missing = {key for key in asked_for() if key not in TEXTS}
    prefixes = {key for key in missing if [text for text in TEXTS if text.startswith(key)]}
    endings = {key for key in missing if [text for text in TEXTS if text.endswith(key)]}
    assert missing - prefixes - endings == set()


def test_no_name_of_a_game_is_without_a_text():
    assert game_words() - set(TEXTS) == set()


def test_no_text_is_left_over():
    starts = tuple(text for text in mentioned() if text.endswith("_") and len(text) > 1)
    said = game_words() | line_words()
    used = mentioned() | said | about(said | sizes()) | own_words()
    assert {key for key in TEXTS if key not in used and not key.startswith(starts)} == set()


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.relative_to(TABLE).as_posix())
def test_no_text_stands_in_code(path):
    shown = []
    for call in calls(path):
        at = SHOWN.get(called(call))
        if called(call) == "Button" and not pictured(call):
            at = 1
        if called(call) == "show" and isinstance(call.func, ast.Attribute):
            at = 0
        if at is not None and len(call.args) > at:
            shown += constants(call.args[at])
    assert [text for text in shown if set(text) & set(string.ascii_letters)] == []


def pictured(call):
    return len(call.args) > 6 or "picture" in [keyword.arg for keyword in call.keywords]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_gaps(language):
    texts = texts_of(language)
    assert set(texts) == set(TEXTS)
    for key, text in texts.items():
        assert gaps(text) == gaps(TEXTS[key]), key


@pytest.mark.parametrize("game", games.names())
def test_what_a_game_says_its_own_way_has_the_same_gaps(game):
    own = {key: text for key, text in TEXTS.items() if key.startswith(game + "_")}
    for key, text in own.items():
        if key[len(game) + 1 :] in TEXTS:
            assert gaps(text) <= gaps(TEXTS[key[len(game) + 1 :]]), key


def test_a_game_may_say_a_text_its_own_way():
    origins, classic = games.load("origins"), games.load("kingdomino")
    words = Words("en")
    assert words.of(origins, "hint_move") == "Tap a square to put the hut there"
    assert words.of(classic, "hint_move") == words("hint_move")


def gaps(text):
    return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}


@pytest.mark.parametrize("look", ["galmuri11", "galmuri11-bold", "galmuri14"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_fonts(language, look):
    from table.ui.font import Font

    texts, font = texts_of(language), Font(f"fonts/{look}")
    font.load_glyphs(set(map(ord, "".join(texts.values()))))
    for key, text in texts.items():
        assert not [letter for letter in text if font.get_glyph(ord(letter)) is None], key
    font.close()


# What a text of that language must not have: French puts a space that never breaks before what is
# two strokes high, the others none; no language has two spaces, or one at an end.
WRONG = {"fr": r"[^\xa0][:;?!]|^[:;?!]|\s[.,]"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_set_as_that_language_sets_it(language):
    wrong = WRONG.get(language, r"\s[:;?!.,]") + r"|^\s|\s$|\s\s|\.\.\.|[0-9] ?x ?[0-9]"
    for key, text in texts_of(language).items():
        assert key.startswith("letters_") or not re.search(wrong, text), f"{key}: {text}"
        marks = [text.count(mark) for mark in "\xbf?\xa1!"]
        if language == "es":
            assert key.startswith("letters_") or marks[::2] == marks[1::2], f"{key}: {text}"
        else:
            assert marks[::2] == [0, 0], f"{key}: {text}"


def test_a_broken_file_is_named_and_english_spoken(monkeypatch, tmp_path, capsys):
    import table.words

    monkeypatch.setattr(table.words, "__path__", [*table.words.__path__, str(tmp_path)])
    for name in ("zz", "zz_device"):
        (tmp_path / f"{name}.py").write_text('TEXTS = {"back": "Zur')
    assert Words("zz")("back") == TEXTS["back"] and own_name("zz") == "zz"
    assert "lib/table/words/zz.py cannot be read: unterminated" in capsys.readouterr().out


def test_what_is_no_module_is_no_language(monkeypatch):
    lying = ["en.py", "fr.mpy", "ko.py.old-1", "de.py~", "Thumbs.db", ".DS_Store", "es.txt", "it"]
    monkeypatch.setattr(os, "listdir", lambda folder: lying)
    assert languages() == ["en", "fr"]


def test_the_languages_are_those_in_the_folder_and_each_tells_its_name():
    assert languages() == LANGUAGES
    named = {language: own_name(language) for language in languages()}
    assert named["en"] == "English" and len(set(named.values())) == len(named)
    assert own_name("xx") == "xx"
    assert named == {language: texts_of(language)["this_language"] for language in languages()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_letters_has_its_keys(language):
    words = Words(language)
    for page in ("letters_plain", "letters_accented", "letters_rest"):
        letters = words(page)
        assert 3 <= len(letters) <= 27 and len(set(letters)) == len(letters)


def test_a_key_without_a_text_shows_itself():
    assert Words("en")("no_such_key") == "no_such_key"


def test_what_need_not_be_there_is_asked_for_without_reading_what_is_seldom_said():
    words = Words("en")
    games.load("giants")
    assert words.own("no_such_key") == "" and words.own("effect_giant", -3) == "Giants: -3"
    assert "along" not in words._known and "device" not in words._known
    assert words("thinks", "Ada") == "Ada thinks" and "along" in words._known


def test_gaps_are_filled():
    assert Words("en")("round_of", 2, 3) == "Round 2 of 3"


def test_what_one_game_says_is_read_once_that_game_is_open():
    words = Words("en")
    games.load("giants")
    assert words("giant") == "Giant" and words.about("folie").startswith("Each line")
    assert words.about("giant") == "" and words("dragon") == "dragon"


def test_a_language_that_says_nothing_of_a_game_says_it_in_english(capsys):
    games.load("giants")
    assert Words("xx")("giant") == "Giant"
    assert "no words in the language xx" in capsys.readouterr().out
