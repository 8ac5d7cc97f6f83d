"""Rune Duel at the command line: what is installed is what its rulebook, cards, decks and options say."""

import json
from pathlib import Path

import pytest

import decks
from cardgame_tui.cli import main

DECKS = Path(decks.__path__[0]) / "rune_duel"


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Give the commands an empty home."""
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that works prints."""
    assert main(words) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_rules_are_read_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "A player who holds a card that trumps must play one" in printed(capsys, "rules", "rune_duel", "RD-27")
    assert "RD-65" in printed(capsys, "rules", "rune_duel", "Carrot", "Seeker")


@pytest.mark.usefixtures("home")
def test_a_card_shows_type_rank_and_rune_and_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "cards", "rune_duel", "queen marrow").splitlines() == [
        "Queen Marrow",
        "  warlord 6 II",
        "  3/6",
        "  Command: your creatures in adjacent slots have +1/+1.",
    ]
    assert len(printed(capsys, "cards", "rune_duel").splitlines()) == 80
    assert printed(capsys, "cards", "rune_duel", "--lint") == "80 cards, 0 findings\n"


@pytest.mark.usefixtures("home")
def test_options_follow_a_variant(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "options", "rune_duel", "--variant", "short_game", "--changed")
    assert out.startswith("rules: Short game / Life total 20\n")
    assert "life_total = 20   (changed)" in out


@pytest.mark.usefixtures("home")
def test_a_deck_is_checked_under_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(path) for path in DECKS.glob("*.toml"))
    out = printed(capsys, "decks", "check", *files)
    assert [line.rpartition(": ")[2] for line in out.splitlines()] == [
        "Burrow Guard is legal",
        "Cinder Reavers is legal",
    ]
    assert main(["decks", "check", files[0], "--set", "deck_size=39"]) == 1
    assert "the deck has 40 cards, but needs 39 (RD-14)" in capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_many_duels_are_the_same_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "rune_duel", "--games", "30", "--set", "lead_rule=loser", "--json")
    alone, together = (json.loads(printed(capsys, *command, *more)) for more in ((), ("--jobs", "2")))
    assert alone["finished"] == 30
    assert alone["digest"] == together["digest"]
    assert alone["differences"] == {"lead_rule": "loser"}
    assert alone["wins"]["1"] + alone["wins"]["2"] + alone["draws"] == 30


@pytest.mark.usefixtures("home")
def test_options_that_exclude_each_other_are_one_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rune_duel", "--games", "1", "--set", "max_slots=2"]) == 2
    message = "cardgame-tui: --set: max_slots 2 is too few: use 0 for no limit, or 3 to 12\n"
    assert capsys.readouterr().err == message
