"""Which decks are legal (rulebook section 5): every fault of a deck is named with its rule (ruling 14)."""

from typing import Any

import pytest

from cardgame_tui.content.decks import find_decks
from rulesets.containment.content.deck_rules import check_deck
from rulesets.containment.options import ContainmentOptions
from tests.rulesets.containment.tables import GAME

PARADE, VAULT = (list(deck.sections["main"]) for deck in find_decks("containment").decks)


def faults(main: list[str], canon: list[str] | None = None, **options: Any) -> list[str]:
    """What is wrong with a deck, each with its rule in front."""
    deck = {"main": main, **({} if canon is None else {"canon": canon})}
    found = check_deck(deck, ContainmentOptions(**options), GAME.cards)
    return [f"{fault.rule} {fault.message}".strip() for fault in found]


def swapped(deck: list[str], **changes: str) -> list[str]:
    """A deck with cards replaced by others, by the beginnings of their names."""
    return [next((new for old, new in changes.items() if name.startswith(old)), name) for name in deck]


@pytest.mark.parametrize("deck", [PARADE, VAULT], ids=["Parade", "Vault"])
def test_the_ready_decks_are_legal(deck: list[str]) -> None:
    assert len(deck) == 16
    assert faults(deck) == []


def test_a_deck_has_its_shape() -> None:
    assert faults(swapped(PARADE, Hostage="Umbrella That Remembers Rain")) == [
        "CT-37 the deck has 8 Safe cards, but needs 7",
        "CT-37 the deck has 3 Euclid cards, but needs 4",
    ]


def test_two_objects_cannot_have_the_same_number() -> None:
    both = swapped(PARADE, Borrowed="Umbrella That Remembers Rain", Clockwork="Umbrella That Forgot")
    assert faults(both) == [
        "CT-38 Umbrella That Forgot and Umbrella That Remembers Rain have the same object number O-101"
    ]


def test_two_cards_cannot_have_the_same_name() -> None:
    assert faults(swapped(PARADE, Borrowed="Clockwork Sparrow")) == [
        "CT-38 2 copies of Clockwork Sparrow; allowed: one of each name"
    ]


def test_a_deck_needs_a_partner_unless_the_option_is_off() -> None:
    without = swapped(PARADE, Quiet="Stamp of Reasonable Doubt", Echoing="Jar of Monday")
    assert faults(without) == ["CT-39 no Safe object has the partner marker; the deck needs at least one"]
    assert faults(without, partner=False) == []


def test_a_thaumiel_object_counts_as_what_its_text_says() -> None:
    assert "Gardener of Locks" in VAULT
    assert faults(swapped(PARADE, Swarm="Gardener of Locks")) == []


def test_a_canon_does_not_count() -> None:
    assert faults(PARADE, ["The Crowded Archive"]) == []
    assert faults(PARADE, ["The Crowded Archive", "Thin Walls"]) == [
        "CT-40 the deck has 2 Canons; allowed: at most 1"
    ]
    assert faults(PARADE, ["Night Shift"]) == ["CT-40 Night Shift is a tale, but section canon is for Canons"]
    assert faults([*PARADE, "Thin Walls"]) == [
        "CT-37 Thin Walls is a canon, which the main part of a deck cannot contain"
    ]


def test_all_faults_are_named_together() -> None:
    bad = swapped(
        PARADE, Quiet="Stamp of Reasonable Doubt", Echoing="Jar of Monday", Hostage="Ladder to the Same Floor",
        Agent="Nobody",
    )  # fmt: skip
    assert faults(bad) == [
        "unknown card 'Nobody'",
        "CT-37 the deck has 8 Safe cards, but needs 7",
        "CT-37 the deck has 3 Euclid cards, but needs 4",
        "CT-37 the deck has 0 personnel cards, but needs 1",
        "CT-39 no Safe object has the partner marker; the deck needs at least one",
    ]


def test_a_token_is_in_no_deck() -> None:
    assert faults(swapped(PARADE, Clockwork="Crow")) == [
        "CT-37 the deck has 6 Safe cards, but needs 7",
        "CT-37 Crow is a token, which the main part of a deck cannot contain",
    ]


def test_banned_cards_and_other_shapes_are_options() -> None:
    assert faults(PARADE, banned="Agent Doma; Clockwork Sparrow") == [
        "CT-41 Clockwork Sparrow is permanently contained: no deck may contain it",
        "CT-41 Agent Doma is permanently contained: no deck may contain it",
    ]
    assert faults(PARADE[:-1], deck_shape="7/4/2/1/1") == []


def test_an_unknown_section_is_named() -> None:
    found = check_deck({"main": PARADE, "fables": []}, ContainmentOptions(), GAME.cards)
    assert [fault.rule for fault in found] == ["CT-37"]
    assert "'fables'" in found[0].message
