"""What no scenario can show, for it is about decks and matches (DR-43 to DR-47, DR-53, DR-183): both editions."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import Result, Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.match import Match
from rulesets.dimensional_rift.cards.arrows import parse_arrows
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.content.deck_rules import check_deck
from rulesets.dimensional_rift.options import Edition, RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift

RULESET = DimensionalRift()
WON = Result(1, "DR-179", "hp")
RIFT_ONLY = ("Ox Cart", "Snare Grate", "Backdraft Charm")
"""A Vehicle and two Traps (DR-37, DR-39); everything else is legal in both editions."""

EDITIONS: tuple[Edition, ...] = ("conquest", "rift")
MAIN_SIZE = {"conquest": 20, "rift": 30}
SIZE_RULE = {"conquest": "DR-44", "rift": "DR-43"}


def names(edition: Edition, *, fabled: bool) -> tuple[str, ...]:
    """The cards that are legal in an edition."""
    cards = RULESET.cards_for(RiftOptions(edition=edition)).values()
    return tuple(card.name for card in cards if card.fabled == fabled and edition in card.editions)


MAIN = {edition: names(edition, fabled=False) for edition in EDITIONS}
FABLES = names("rift", fabled=True)


def faults(edition: Edition, main: tuple[str, ...], fables: tuple[str, ...], **options: Any) -> list[str]:
    """The rule numbers of a deck's faults under options."""
    chosen = RiftOptions(edition=edition, **options)
    deck = {"main": main, "fables": fables}
    return [fault.rule for fault in check_deck(deck, chosen, RULESET.cards_for(chosen))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_main_size(edition: Edition) -> None:
    size = MAIN_SIZE[edition]
    main = MAIN[edition][:size]
    assert faults(edition, main, FABLES[:7]) == []
    assert faults(edition, main[:-1], FABLES[:7]) == [SIZE_RULE[edition]]
    assert faults(edition, main[:-1], FABLES[:7], main_size=size - 1) == []


@pytest.mark.parametrize(
    ("edition", "fables", "expected"),
    [("conquest", 7, []), ("conquest", 8, ["DR-44"]), ("rift", 8, []), ("rift", 0, [])],
)
def test_extra_size(edition: Edition, fables: int, expected: list[str]) -> None:
    assert faults(edition, MAIN[edition][: MAIN_SIZE[edition]], FABLES[:fables]) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_extra_size_that_was_changed(edition: Edition) -> None:
    main = MAIN[edition][: MAIN_SIZE[edition]]
    assert faults(edition, main, FABLES[:3], extra_size=2) == [SIZE_RULE[edition]]
    assert faults(edition, main, FABLES[:2], extra_size=2) == []


def test_a_fables_deck_of_edition_rift_holds_ten_cards() -> None:
    main = MAIN["rift"][:30]
    ten, eleven = (FABLES * 2)[:10], (FABLES * 2)[:11]
    assert faults("rift", main, ten, max_copies=2) == []
    assert faults("rift", main, eleven, max_copies=2) == ["DR-43"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("options", "expected"), [({}, ["DR-45"]), ({"max_copies": 2}, [])], ids=["max_copies 1", "max_copies 2"]
)
def test_max_copies(edition: Edition, options: dict[str, int], expected: list[str]) -> None:
    main = MAIN[edition]
    assert faults(edition, (main[0], *main[: MAIN_SIZE[edition] - 1]), (), **options) == expected


@pytest.mark.parametrize("name", RIFT_ONLY)
def test_cards_of_edition_rift_alone(name: str) -> None:
    assert name not in MAIN["conquest"]
    assert faults("conquest", (*MAIN["conquest"][:19], name), ()) == ["DR-47"]
    others = [each for each in MAIN["rift"] if each != name]
    assert faults("rift", (*others[:29], name), ()) == []


SLANTED = RiftPrinted("Test Sweep", "creature", "", editions=EDITIONS, arrows=parse_arrows("T TL2"))


@pytest.mark.parametrize(
    ("edition", "options", "expected"),
    [
        ("conquest", {}, ["DR-24"]),
        ("conquest", {"diagonal_doubles": True}, []),
        ("rift", {}, []),
        ("rift", {"diagonal_doubles": False}, []),
    ],
)
def test_double_diagonals(edition: Edition, options: dict[str, Any], expected: list[str]) -> None:
    chosen = RiftOptions(edition=edition, **options)
    cards = {**RULESET.cards_for(chosen), SLANTED.name: SLANTED}
    deck = {"main": (SLANTED.name, *MAIN[edition][: MAIN_SIZE[edition] - 1])}
    assert [fault.rule for fault in check_deck(deck, chosen, cards)] == expected


def test_the_pool_is_enough_for_a_deck_of_each_edition() -> None:
    assert {edition: len(MAIN[edition]) for edition in EDITIONS} == {"conquest": 64, "rift": 39}
    assert set(MAIN["rift"]) - set(MAIN["conquest"]) == set(RIFT_ONLY)
    assert len(FABLES) == len(names("rift", fabled=True)) == 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_sections_and_fabled_cards_have_their_place(edition: Edition) -> None:
    main = MAIN[edition][: MAIN_SIZE[edition]]
    assert faults(edition, (*main[:-1], FABLES[0]), (main[-1],)) == ["DR-47", "DR-47"]
    options = RiftOptions(edition=edition)
    deck = {"main": main, "side": ()}
    assert [fault.rule for fault in check_deck(deck, options, RULESET.cards_for(options))] == ["DR-5"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("best_of", "wins"), [(1, 1), (3, 2), (5, 3)])
def test_best_of(edition: Edition, best_of: Any, wins: int) -> None:
    match = Match(1, RiftOptions(edition=edition, best_of=best_of), ({}, {}), ("one", "two"), RULESET.cards)
    while not match.over:
        match.record(WON)
    assert (match.wins(1), match.winner) == (wins, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_is_best_of_three_by_default_and_drawn_duels_count_for_neither(edition: Edition) -> None:
    match = Match(1, RiftOptions(edition=edition), ({}, {}), ("one", "two"), RULESET.cards)
    for result in (WON, Result(0, "DR-180", "both"), WON):
        assert not match.over
        match.record(result)
    assert (match.over, match.wins(1), match.winner) == (True, 2, 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("loser_picks", "asked"), [(True, (2, "starter", "DR-53")), (False, (0, "janken", "DR-52"))]
)
def test_loser_picks(edition: Edition, loser_picks: bool, asked: tuple[int, str, str]) -> None:
    driver = Driver(RULESET, next_start(RiftOptions(edition=edition, loser_picks=loser_picks), WON))
    assert driver.prompt is not None
    assert (driver.prompt.seat, driver.prompt.ask, driver.prompt.rule) == asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drawn_duel_has_no_loser(edition: Edition) -> None:
    driver = Driver(RULESET, next_start(RiftOptions(edition=edition), Result(0, "DR-182", "stalemate")))
    assert driver.prompt is not None
    assert driver.prompt.ask == "janken"


def next_start(options: RiftOptions, result: Result) -> Start:
    """The start of the second duel of a match whose first one ended so."""
    match = Match(1, options, ({}, {}), ("one", "two"), RULESET.cards_for(options))
    match.record(result)
    return match.next_start()
