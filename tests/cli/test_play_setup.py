"""What ``play`` makes of its arguments, before any screen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches import play
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.plain import run as plain
from tests.cli.files import DECK, SCENARIO
from tests.cli.games import SOUND


@pytest.fixture
def read(install: Callable[..., None]) -> Callable[..., Setup]:
    install(SOUND)

    def setup(*arguments: str) -> Setup:
        return play.read_setup(build_parser().parse_args(["play", *arguments]))

    return setup


def test_a_bare_match(read: Callable[..., Setup]) -> None:
    setup = read("leduc")
    assert setup.ruleset.id == "leduc"
    assert (setup.names, setup.seats, setup.table.privacy) == (("Alice", "Bob"), ("human", "human"), "gate")
    assert setup.decks == ({}, {})
    assert setup.position is None


def test_a_random_seed_by_default(read: Callable[..., Setup]) -> None:
    assert read("leduc", "--seed", "5").seed == 5
    assert len({read("leduc").seed for _ in range(5)}) > 1


def test_every_choice(read: Callable[..., Setup], tmp_path: Path) -> None:
    deck = tmp_path / "two.toml"
    deck.write_text(DECK)
    setup = read(
        "leduc", "--set", "hands=4", "--deck1", str(deck), "--deck2", str(deck), "--names", "A\x1blice", "Bob  B",
        "--seat2", "random", "--privacy", "strict",
    )  # fmt: skip
    assert setup.options.model_dump()["hands"] == 4
    assert setup.deck_names == ("Two", "Two")
    assert setup.decks[0] == {"main": ("Jack of hearts", "King of hearts")}
    assert setup.names == ("Alice", "Bob B")
    assert (setup.seats, setup.table.privacy) == (("human", "random"), "strict")


def test_a_scenario_with_an_option_set(read: Callable[..., Setup], tmp_path: Path) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(SCENARIO + "[options]\nhands = 3\n")
    assert read("--from", str(file)).options.model_dump()["hands"] == 3
    setup = read("leduc", "--from", str(file), "--set", "hands=2", "--seed", "9")
    assert (setup.options.model_dump()["hands"], setup.seed) == (2, 9)
    driver = setup.driver(setup.match().next_start())
    assert setup.ruleset.measure(driver.duel, "board") == ["King of spades"]


def test_plain_play_gets_the_setup(monkeypatch: pytest.MonkeyPatch, install: Callable[..., None]) -> None:
    install(SOUND)
    seen: list[Any] = []

    def run_plain(record: Record, stdin: object, stdout: object, *, keep: bool, key_map: object) -> int:
        seen.append(record.setup)
        return 0

    monkeypatch.setattr(plain, "run_plain", run_plain)
    assert play.run(build_parser().parse_args(["play", "leduc", "--plain", "--seed", "3"])) == 0
    assert seen[0].seed == 3
