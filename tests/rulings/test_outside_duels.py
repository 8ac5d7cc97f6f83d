"""Options no scenario can show, for they are about decks and matches (DR-44, DR-45, DR-53, DR-183)."""

from typing import Any, Literal

import pytest

from cardgame_tui.engine.duel import Result, Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.match import Match
from rulesets.dimensional_rift.cards import card_set
from rulesets.dimensional_rift.deck_rules import check_deck
from rulesets.dimensional_rift.options import RiftOptions
from tests.rulings.files import RULESET

MAIN = tuple(name for name, card in card_set().items() if not card.fabled)
FABLES = tuple(name for name, card in card_set().items() if card.fabled)
WON = Result(1, "DR-179", "hp")


def faults(main: tuple[str, ...], fables: tuple[str, ...], **options: Any) -> list[str]:
    """The rule numbers of a deck's faults under options."""
    deck = {"main": main, "fables": fables}
    return [fault.rule for fault in check_deck(deck, RiftOptions(**options), RULESET.cards)]


@pytest.mark.parametrize(
    ("options", "expected"), [({}, []), ({"main_size": 19}, ["DR-44"])], ids=["main_size 20", "main_size 19"]
)
def test_main_size(options: dict[str, int], expected: list[str]) -> None:
    assert faults(MAIN[:20], FABLES[:7], **options) == expected


@pytest.mark.parametrize(
    ("options", "expected"), [({}, []), ({"extra_size": 6}, ["DR-44"])], ids=["extra_size 7", "extra_size 6"]
)
def test_extra_size(options: dict[str, int], expected: list[str]) -> None:
    assert faults(MAIN[:20], FABLES[:7], **options) == expected


@pytest.mark.parametrize(
    ("options", "expected"), [({}, ["DR-45"]), ({"max_copies": 2}, [])], ids=["max_copies 1", "max_copies 2"]
)
def test_max_copies(options: dict[str, int], expected: list[str]) -> None:
    assert faults((MAIN[0], *MAIN[:19]), (), **options) == expected


def test_sections_and_fabled_cards_have_their_place() -> None:
    assert faults((*MAIN[:19], FABLES[0]), (MAIN[19],)) == ["DR-47", "DR-47"]
    deck = {"main": MAIN[:20], "side": ()}
    assert [fault.rule for fault in check_deck(deck, RiftOptions(), RULESET.cards)] == ["DR-5"]


@pytest.mark.parametrize(("best_of", "wins"), [(1, 1), (3, 2), (5, 3)])
def test_best_of(best_of: Literal[1, 3, 5], wins: int) -> None:
    match = Match(1, RiftOptions(best_of=best_of), ({}, {}), ("one", "two"), RULESET.cards)
    while not match.over:
        match.record(WON)
    assert (match.wins(1), match.winner) == (wins, 1)


@pytest.mark.parametrize(
    ("loser_picks", "asked"), [(True, (2, "starter", "DR-53")), (False, (0, "janken", "DR-52"))]
)
def test_loser_picks(loser_picks: bool, asked: tuple[int, str, str]) -> None:
    driver = Driver(RULESET, next_start(RiftOptions(loser_picks=loser_picks), WON))
    assert driver.prompt is not None
    assert (driver.prompt.seat, driver.prompt.ask, driver.prompt.rule) == asked


def test_nobody_lost_a_drawn_duel() -> None:
    driver = Driver(RULESET, next_start(RiftOptions(), Result(0, "DR-182", "stalemate")))
    assert driver.prompt is not None
    assert driver.prompt.ask == "janken"


def next_start(options: RiftOptions, result: Result) -> Start:
    """The start of the second duel of a match whose first one ended so."""
    match = Match(1, options, ({}, {}), ("one", "two"), RULESET.cards)
    match.record(result)
    return match.next_start()
