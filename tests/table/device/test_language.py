# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The language: asked for once, kept by the chip, and the newest word counts."""

import pytest

from tools.virtual import finger, view


@pytest.fixture
def start(new_machine, tmp_path):
    """start(**settings): a new device on which nobody has chosen, switched on."""

    def start(nvm=None, **settings):
        machine = new_machine(folder=tmp_path / "drive", settings=settings, fresh=True)
        if nvm is not None:
            machine.hardware.nvm = nvm
        return on(machine)

    return start


def on(machine, **settings):
    """Switch it on, the settings changed before."""
    from tools.virtual import drive

    if machine.on:
        machine.power_off()
    if settings:
        drive.write_settings(machine.drive, settings)
    machine.power_on()
    finger.settle(machine)
    return machine


def spoken(machine):
    """The name of the language, and whether it is asked for."""
    return machine.app.device.language.name, view.screen_name(machine) == "language"


def choose(machine, language):
    with machine.inside():
        machine.app.speak(language)


def test_a_new_device_asks(start):
    assert spoken(start()) == ("", True)


@pytest.mark.parametrize("said", ["en", "fr", "ko"])
def test_one_that_is_set_is_not_asked_for(start, said):
    assert spoken(start(CROWN_LANGUAGE=said)) == (said, False)


@pytest.mark.parametrize(
    "said", ["xx", "5", "EN", "en_along", "__init__", "en.py", "../en", " en"]
)
def test_a_setting_that_is_no_language_is_named_and_left_aside(start, said):
    machine = start(CROWN_LANGUAGE=said)
    assert spoken(machine) == ("", True)
    assert f"CROWN_LANGUAGE is {said!r}, there are: de, en, es, fr, ko" in machine.output
    choose(machine, "fr")
    assert spoken(on(machine)) == ("fr", False)


@pytest.mark.parametrize("said", ["", "de"])
def test_a_choice_outlives_the_power(start, said):
    machine = start(CROWN_LANGUAGE=said)
    for language in ("fr", "en", "ko"):
        choose(machine, language)
        assert spoken(on(machine)) == (language, False)


@pytest.mark.parametrize("owner", ["auto", "computer"])
def test_and_that_a_computer_has_the_drive(start, owner):
    machine = start(CROWN_DRIVE=owner)
    machine.hardware.computer = True
    choose(machine, "es")
    assert spoken(on(machine)) == ("es", False)


def test_a_choice_counts_until_the_settings_change(start):
    machine = start(CROWN_LANGUAGE="de")
    choose(machine, "fr")
    assert spoken(on(machine, CROWN_LANGUAGE="de", CROWN_BRIGHTNESS=50)) == ("fr", False)
    assert spoken(on(machine, CROWN_LANGUAGE="es")) == ("es", False)
    assert spoken(on(machine, CROWN_LANGUAGE="")) == ("", True)


def test_a_language_that_is_gone_is_no_choice(start):
    machine = start()
    choose(machine, "xx")
    assert spoken(on(machine)) == ("", True)


def test_where_there_is_only_one_nobody_is_asked(start, monkeypatch):
    from table.device import language

    monkeypatch.setattr(language, "languages", lambda: ["fr"])
    assert language.Language(None).name == "fr"


@pytest.mark.parametrize("memory", [bytearray(0), bytearray(3)], ids=["none", "small"])
def test_a_chip_that_takes_no_note_speaks_it_until_the_power_goes(start, memory):
    machine = start(nvm=memory)
    choose(machine, "fr")
    assert machine.app.words("back") == "Retour"
    assert "The board's memory does not keep the language." in machine.output
    assert spoken(on(machine)) == ("", True)


def test_a_chip_that_refuses_is_named_and_the_language_spoken(capsys):
    from table.device.language import Language

    class Worn(bytearray):
        def __setitem__(self, at, value):
            raise OSError(5)

    language = Language(Worn(256))
    language.keep("fr")
    assert language.name == "fr"
    assert capsys.readouterr().out == "The board's memory does not keep the language.\n"


def test_a_power_cut_in_the_note_asks_again_and_loses_no_match(start):
    machine = start()
    with machine.inside():
        machine.app.start(machine.app.plan)
    machine.cut_power_at(0)
    with pytest.raises(BaseException) as cut:
        choose(machine, "fr")
    assert type(cut.value).__name__ == "PowerCut"
    machine.step()
    on(machine)
    assert spoken(machine) == ("", True) and machine.app.match is not None


def test_the_note_is_not_the_matchs(start):
    machine = start()
    choose(machine, "fr")
    before = bytes(machine.hardware.nvm[-4:])
    with machine.inside():
        assert machine.app.device.saves._nvm.write(b"x" * 251)
    assert bytes(machine.hardware.nvm[-4:]) == before
