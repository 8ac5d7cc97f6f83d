"""The config file: what it sets, what wins over it, and which keys commands may have."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches import play
from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.config import key_map, places, read_config
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.key_map import commands_with_keys, key_faults
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.pages.reading import rulebook_of
from cardgame_tui.ui.replay.commands import REPLAY_COMMANDS
from cardgame_tui.ui.run import run_menu
from cardgame_tui.ui.scene.card_names import second_names
from cardgame_tui.ui.screens.themes import ascii_only, remembered_theme
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.asked import ask
from cardgame_tui.ui.session.settings.config import NOTHING, config_file, configured
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from tests.ui.archive_tables import archive_table
from tests.ui.driving import help_of
from tests.ui.parade import parade_setup
from tests.ui.piloting import shown


def write(text: str) -> Path:
    """Write the config file."""
    file = config_file()
    file.write_text(text, encoding="utf-8")
    return file


def faults(text: str) -> list[str]:
    """What is wrong with a config file, after its name."""
    file = write(text)
    with pytest.raises(ContentError) as caught:
        read_config()
    return [str(each).removeprefix(f"{file}:") for each in caught.value.faults]


def test_without_a_file_nothing_is_set() -> None:
    assert read_config() is NOTHING
    assert configured() is NOTHING


def test_a_file_in_full() -> None:
    write(
        'theme = "light"\nborders = "ascii"\ncard_names = "second"\nmouse = "off"\n'
        'privacy = "strict"\nundo = "free"\nstep = "off"\nsides = "fixed"\n'
        'names = ["Ada", "Bob"]\n[keys]\nundo = "!"\nlog = ["l", ";"]\n'
    )
    config = read_config()
    assert dict(config.words) == {
        "theme": "light",
        "borders": "ascii",
        "card_names": "second",
        "mouse": "off",
        "privacy": "strict",
        "undo": "free",
        "step": "off",
        "sides": "fixed",
    }
    assert config.names == ("Ada", "Bob")
    assert dict(config.keys) == {"undo": ("!",), "log": ("l", ";")}
    assert configured().words == config.words


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            'x = 1\ntheme = "drak"',
            '2: theme: found "drak"; allowed: dark, light, high-contrast, colour-safe or ansi; did you mean dark?',
        ),
        ('thema = "dark"', "1: thema: no such field; allowed: "),
        ("undo = true", "1: undo: found True; allowed: free, ask or never"),
        ('names = ["Ada"]', "1: names"),
        ('names = ["", "Bob"]', "1: names 1: found "),
        (f'names = ["{"x" * 25}", "Bob"]', "allowed: at most 24 characters"),
        ("keys = 3", "1: keys: found 3; allowed: a table"),
        ("[keys]\nundo = 3", "2: keys.undo: found 3"),
        ("[keys]\nundo = []", "2: keys.undo"),
        ('[keys]\nundo = ["+", "*", "=", ":", ";"]', "2: keys.undo"),
        (
            '[keys]\nundone = "u"',
            "2: keys.undone: no such command; ",
        ),
        ("[keys", "1:"),
    ],
)
def test_a_fault_is_named_with_its_place(text: str, fault: str) -> None:
    assert any(fault in each for each in faults(text)), faults(text)


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ('undo = "l"', 'keys.undo: "l" would be the key of both undo and log'),
        ('undo = "l"\nlog = "l"', 'keys.undo: "l" would be the key of both undo and log'),
        ('log = "K"', 'keys.log: "k" is needed for answers; allowed: a sign such as + or one of h, '),
        ('log = "3"', 'keys.log: "3" is needed for answers'),
        ('log = "space"', 'keys.log: "space" is needed for answers'),
        ('log = "enter"', 'keys.log: "enter" would be the key of both log and result'),
        ('log = "f6"', 'keys.log: "f6" does not arrive from every terminal'),
        ('log = "alt+l"', 'keys.log: "alt+l" does not arrive from every terminal'),
        ('log = "ctrl+enter"', 'keys.log: "ctrl+enter" does not arrive from every terminal'),
        ('log = "escape"', 'keys.log: "escape" does not arrive from every terminal'),
        ('log = "é"', 'keys.log: "é" does not arrive from every terminal'),
        ('log = ""', 'keys.log: "" does not arrive from every terminal'),
        ('transcript = "k"', 'keys.transcript: "k" is needed for answers'),
    ],
)
def test_a_key_that_cannot_be_is_refused_in_one_sentence(keys: str, fault: str) -> None:
    found = faults(f"[keys]\n{keys}")
    assert len(found) == 1, found
    assert fault in found[0]


def test_two_commands_may_swap_their_keys() -> None:
    write('[keys]\nundo = "l"\nlog = "U"\n')
    read_config()
    commands = Commands(TABLE_COMMANDS, key_map())
    assert commands.key("undo") == "l"
    assert commands.key("log") == "u"
    assert commands.key("final") == "l", "it says why there is no undo, at the key of undo"


def test_the_default_keys_have_no_fault() -> None:
    known = commands_with_keys(places())
    assert key_faults({name: command.keys for name, command in known.items() if name != "leave"}, places()) == []
    assert key_map() == {}


def test_a_mapped_letter_picks_no_card() -> None:
    write('[keys]\nlog = "v"\nview = ";"\n')
    read_config()
    assert "v" in Commands(TABLE_COMMANDS, key_map()).letters
    assert "l" not in Commands(TABLE_COMMANDS, key_map()).letters
    assert Commands(REPLAY_COMMANDS, key_map()).key("log") == "v"


def test_the_file_wins_over_what_was_chosen_last_time() -> None:
    setup = parade_setup()
    memory.remember(memory.LOOK, {"theme": "light", "borders": "lines", "card_names": "first"})
    memory.remember(setup.ruleset.id, {"step": "on", "sides": "turned"})
    assert remembered_theme() == "light"
    write('theme = "high-contrast"\nborders = "ascii"\ncard_names = "second"\nsides = "fixed"\n')
    assert remembered_theme() == "high-contrast"
    assert ascii_only()
    assert second_names()
    settings = Session.of(Record(setup)).settings
    assert (settings.step, settings.sides) == ("on", "fixed")


def test_what_was_given_wins_over_the_file() -> None:
    setup = parade_setup()
    write('sides = "fixed"\nstep = "on"\n')
    setup = replace(setup, table=setup.table._replace(step="off", sides=""))
    settings = Session.of(Record(setup)).settings
    assert (settings.step, settings.sides) == ("off", "fixed")


def test_a_changed_file_counts_at_once() -> None:
    write('theme = "light"\n')
    assert remembered_theme() == "light"
    write('theme = "ansi"\n# another size\n')
    assert remembered_theme() == "ansi"
    config_file().unlink()
    assert remembered_theme() == "dark"


async def test_keys_of_the_file_work_at_the_table() -> None:
    write('[keys]\nlog = ";"\n')
    session = Session.of(Record(parade_setup(("event",))))
    session.runner.begin()
    async with CardgameApp(session, key_map=key_map()).run_test() as pilot:
        await pilot.pause()
        await pilot.press("l")
        assert "Log" not in shown(pilot).splitlines()[0]
        await pilot.press(";")
        await pilot.pause()
        assert "Log" in shown(pilot).splitlines()[0]


def test_lines_of_text_use_the_keys_of_the_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write('[keys]\nhand = "!"\nhelp = "~"\n')
    monkeypatch.setattr(sys, "stdin", io.StringIO("!\n~\n"))
    assert (
        play.run(build_parser().parse_args(["play", "rune_duel", "--plain", "--seed", "2", "--no-journal"])) == 0
    )
    said = capsys.readouterr().out
    assert "! hand, " in said
    assert "~ why, what, help" in said
    assert "Alice's hand: 5 cards" in said
    assert "RD-23  " in said


def test_the_mouse_is_left_to_the_terminal_if_the_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(CardgameApp, "run", lambda app, *, mouse: asked.append(mouse))
    run_menu()
    write('mouse = "off"\n')
    run_menu()
    assert asked == [True, False]


def test_help_says_whether_the_mouse_works() -> None:
    table = archive_table()
    book = rulebook_of(table.ruleset)
    assert "mouse: a click looks, a second one answers, the wheel scrolls" in words_of(help_of(table, book))
    write('mouse = "off"\n')
    assert "mouse: off, as the config file says; all of it has keys" in words_of(help_of(table, book))


def words_of(page: Page) -> list[str]:
    """The words of the items of a page."""
    return [item.words for item in page.items]


@pytest.mark.parametrize(
    "words", [[], ["play", "rune_duel"], ["resume"], ["tutorial", "rune_duel"], ["replay", "match.jsonl"]]
)
def test_ascii_is_asked_for_before_a_command_or_behind_it(words: list[str]) -> None:
    parser = build_parser()
    assert not parser.parse_args(words).ascii
    assert parser.parse_args(["--ascii", *words]).ascii
    assert parser.parse_args([*words, "--ascii"]).ascii


def test_what_the_command_line_asks_for_comes_before_the_config_file() -> None:
    write('borders = "lines"\n')
    assert not ascii_only()
    ask(borders="ascii")
    assert ascii_only()
    ask(borders="")
    assert not ascii_only()
