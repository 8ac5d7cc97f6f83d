"""Variants at the command line: every command that takes one, and what they print."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui import plugins
from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches import play
from cardgame_tui.engine.plugin import Plugin
from tests.cli.games import SOUND
from tests.games.lamps import DECK, NIGHT, Lamps

Run = Callable[..., tuple[int, str, str]]

FOLDER = "LAMPS_FOLDER"
LAMPS = Plugin("lamps", "Lamps", "a game with two editions", "1", lambda: Lamps(Path(os.environ[FOLDER])))


@pytest.fixture
def lamps(run: Run, install: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command line with Lamps installed and a variant `night` in the user's folder."""
    install(("lamps", "tests.cli.test_variants:LAMPS"), SOUND)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    folder = tmp_path / "config" / "variants" / "lamps"
    folder.mkdir(parents=True)
    (folder / "night.toml").write_text(NIGHT.replace('"Night"\n', '"Night"\nabout = "It gets dark."\n', 1))
    (tmp_path / "config" / "decks" / "lamps").mkdir(parents=True)
    (tmp_path / "config" / "decks" / "lamps" / "two.toml").write_text(DECK)
    monkeypatch.setattr("cardgame_tui.content.shelf.config_dir", lambda: tmp_path / "config")
    return run


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "config" / "variants" / "lamps"


def test_variants_are_listed_with_what_they_change(lamps: Run) -> None:
    code, out, _ = lamps("variants", "lamps")
    assert code == 0
    assert out.splitlines() == [
        "night: Night: It gets dark.",
        "    bright / Night / Hands 7",
        "    cards changed: Oil Lamp",
        "    cards added: Torch",
        "    decks: Torches",
    ]


def test_spaces_around_the_name_of_an_added_card_do_not_count(lamps: Run, shelf: Path) -> None:
    file = shelf / "night.toml"
    file.write_text(file.read_text().replace('name = "Torch"', 'name = " Torch "', 1))
    code, out, _ = lamps("variants", "lamps", "night")
    assert code == 0
    assert "  Torch: " in out


def test_broken_variants_are_listed_with_the_others(lamps: Run, shelf: Path) -> None:
    (shelf / "bad.toml").write_text("name = ")
    (shelf / "odd.toml").write_text('name = "Odd"\nruleset = "lamps"\n[options]\nhnds = 1\n')
    code, out, _ = lamps("variants", "lamps")
    assert code == 1
    assert "night: Night: It gets dark.\n" in out
    assert f"bad: broken\n    {shelf / 'bad.toml'}:1: is not TOML" in out
    assert f"odd: broken\n    {shelf / 'odd.toml'}:4: options.hnds: no such field" in out


def test_a_game_without_variants(lamps: Run) -> None:
    assert lamps("variants", "leduc") == (0, "Leduc hold'em has no variants\n", "")


def test_one_variant_in_full(lamps: Run, shelf: Path) -> None:
    code, out, _ = lamps("variants", "lamps", "NIGHT")
    assert code == 0
    assert out.splitlines() == [
        "night: Night: It gets dark.",
        f"file: {shelf / 'night.toml'}",
        "rules: bright / Night / Hands 7",
        "options",
        "  hands: 3 -> 7 (LE-12)",
        "cards changed",
        "  Oil Lamp, text: Shine 1. -> Shine 2.",
        "cards added",
        "  Torch: lamp; Glow.",
        "decks",
        "  Torches",
    ]


def test_a_changed_card_shows_its_old_text(lamps: Run, shelf: Path) -> None:
    changes = '[card.Candle]\npower = 4\n[card."Oil Lamp"]\nbright.text = "Shine 6."\n'
    (shelf / "own.toml").write_text(f'name = "Own"\nruleset = "lamps"\n{changes}')
    assert lamps("variants", "lamps", "own")[1].splitlines()[-3:] == [
        "cards changed",
        "  Candle, power: 0 -> 4",
        "  Oil Lamp, bright.text: Shine 5. -> Shine 6.",
    ]


def test_an_empty_name_is_no_variant(lamps: Run) -> None:
    code, _, err = lamps("variants", "lamps", "")
    assert code == 2
    assert 'no variant ""' in err


def test_a_name_of_several_lines_is_refused_in_words(lamps: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text('name = "a\\nb"\nruleset = "lamps"\n')
    _, _, err = lamps("variants", "lamps", str(tmp_path / "odd.toml"))
    assert err.endswith('odd.toml:1: name: found "a b"; allowed: text on one line\n')


def test_options_under_a_variant(lamps: Run) -> None:
    code, out, _ = lamps("options", "lamps", "--variant", "night", "--changed")
    assert code == 0
    assert out.splitlines() == [
        "rules: bright / Night / Hands 7",
        "Length",
        "  hands = 7   (changed)",
        "    Hands: how many hands a duel lasts (LE-12)",
        "    allowed: a number from 1 to 200; default: 1 dim, 3 bright",
    ]


def test_the_list_of_what_is_ours_follows_the_edition(lamps: Run) -> None:
    _, dim, _ = lamps("options", "lamps", "--status", "ours")
    assert "  hands = 1\n" in dim
    assert "(LE-11, our decision: not in the source)" in " ".join(dim.split())
    assert "cut = on" not in dim
    _, bright, _ = lamps("options", "lamps", "--status", "ours", "--set", "edition=bright")
    assert bright == "rules: bright\nno such option\n"
    assert lamps("options", "lamps", "--changed")[1] == "rules: dim\nevery option has its default value\n"


def test_a_card_under_a_variant_and_an_edition(lamps: Run) -> None:
    assert lamps("cards", "lamps", "oil lamp")[1].splitlines()[-1] == "  Shine 1."
    assert lamps("cards", "lamps", "oil lamp", "--set", "edition=bright")[1].splitlines()[-1] == "  Shine 5."
    assert lamps("cards", "lamps", "oil lamp", "--variant", "night")[1].splitlines()[-1] == "  Shine 2."
    assert "Torch: lamp" in lamps("cards", "lamps", "--variant", "night")[1]
    assert "Torch" not in lamps("cards", "lamps")[1]


def test_words_may_come_before_and_after_options(lamps: Run) -> None:
    before = lamps("cards", "lamps", "oil lamp", "--variant", "night")
    assert before[0] == 0
    assert lamps("cards", "lamps", "--variant", "night", "oil lamp") == before
    assert lamps("cards", "--variant", "night", "lamps", "oil lamp") == before
    assert lamps("decks", "check", "--set", "hands=2", "nowhere.toml")[2].startswith("nowhere.toml:")


def test_simulate_names_what_it_played(lamps: Run) -> None:
    arguments = ("simulate", "lamps", "--games", "2", "--variant", "night", "--set", "cut=off")
    code, out, _ = lamps(*arguments)
    assert code == 0
    assert out.splitlines()[0] == "rules: bright / Night / Hands 7, Cut off"
    found = json.loads(lamps(*arguments, "--json")[1])
    assert (found["variant"], found["differences"]) == ("Night", {"hands": 7, "cut": False})
    assert found["options"] == {"edition": "bright", "hands": 7, "cut": False}
    assert found["turns"]["max"] == 7


def test_play_takes_variant_settings_and_decks(lamps: Run) -> None:
    words = ["play", "lamps", "--variant", "night", "--set", "hands=2", "--deck2", "two"]
    setup = play.read_setup(build_parser().parse_args(words))
    assert setup.variant is not None
    assert setup.rules_in_short == "bright / Night / Hands 2"
    assert setup.deck_names == ("Torches", "Two")
    assert setup.cards["Oil Lamp"].text == "Shine 2."


def test_a_scenario_excludes_a_variant(lamps: Run, tmp_path: Path) -> None:
    file = tmp_path / "start.toml"
    file.write_text('title = "x"\nruleset = "leduc"\n')
    code, _, err = lamps("play", "--plain", "--from", str(file), "--variant", "night")
    assert (code, err) == (2, "cardgame-tui: a scenario has its own options and cards: leave out --variant\n")


@pytest.mark.parametrize(
    "command",
    [
        ["play", "lamps", "--plain"],
        ["simulate", "lamps", "--games", "1"],
        ["options", "lamps"],
        ["cards", "lamps"],
    ],
)
def test_a_faulty_variant_is_one_readable_message(lamps: Run, shelf: Path, command: list[str]) -> None:
    code, out, err = lamps(*command, "--variant", "nigt")
    assert (code, out) == (2, "")
    assert err == 'cardgame-tui: no variant "nigt"; allowed: night; did you mean night?\n'
    file = shelf / "night.toml"
    file.write_text(NIGHT.replace("Shine 2.", "Shne 2.").replace("hands = 7", "hands = 0"))
    code, out, err = lamps(*command, "--variant", str(file))
    assert (code, out) == (2, "")
    assert (
        err.splitlines()[0] == f"cardgame-tui: {file}:5: options.hands: found 0; allowed: a number from 1 to 200"
    )
    assert err.splitlines()[1].startswith(f"{file}:")
    assert "Traceback" not in err


def test_decks_check_reads_variants_too(lamps: Run, tmp_path: Path) -> None:
    folder = tmp_path / "config"
    code, out, _ = lamps("decks", "check", str(folder))
    assert code == 0
    assert out.splitlines() == [
        f"{folder / 'decks/lamps/two.toml'}: Two is legal",
        f"{folder / 'variants/lamps/night.toml'}: Night is legal",
    ]


def test_a_deck_of_a_variant_against_the_rules(lamps: Run, shelf: Path) -> None:
    file = shelf / "night.toml"
    file.write_text(NIGHT.replace("2 Torch", "3 Torch"))
    code, out, _ = lamps("decks", "check", str(file))
    assert (code, out) == (1, f"{file}:12: deck 1: a deck has 2 cards, this one 3 (LE-1)\n")
    file.write_text(NIGHT.replace("2 Torch", "2 Trch"))
    code, _, err = lamps("decks", "check", str(file))
    assert code == 2
    assert 'deck 1.sections.main: no card "Trch"; did you mean Torch?' in err


def test_a_deck_is_checked_under_a_variant(lamps: Run, tmp_path: Path) -> None:
    deck = tmp_path / "torches.toml"
    deck.write_text(DECK.replace("Candle", "Torch"))
    assert lamps("decks", "check", str(deck))[0] == 1
    assert lamps("decks", "check", str(deck), "--variant", "night")[0] == 0


def test_variants_are_not_decks(lamps: Run, tmp_path: Path) -> None:
    (tmp_path / "config" / "decks" / "lamps" / "variants").mkdir()
    (tmp_path / "config" / "decks" / "lamps" / "variants" / "x.toml").write_text(NIGHT)
    from cardgame_tui.content.decks import find_decks

    shelf = find_decks("lamps")
    assert ([deck.id for deck in shelf.decks], shelf.faults) == (["two"], [])


def test_a_variant_gives_equal_results_with_any_number_of_processes(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.undo()
    plugins.load_ruleset.cache_clear()
    file = tmp_path / "guards.toml"
    change = '[card."Dusk Lampguard"]\nlife = 9\narrows = ""\n'
    file.write_text(f'name = "Guards"\nruleset = "dimensional_rift"\n{change}')
    command = ("simulate", "dimensional_rift", "--games", "2", "--json")
    plain, alone, together = (
        json.loads(run(*command, *more)[1])["digest"]
        for more in ((), ("--variant", str(file)), ("--variant", str(file), "--jobs", "2"))
    )
    assert alone == together != plain
