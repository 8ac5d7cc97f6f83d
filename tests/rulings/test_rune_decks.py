"""What no scenario of Rune Duel can show, for it is about decks (RD-14 to RD-16)."""

from typing import Any

import pytest

from cardgame_tui.content.decks import pick_deck
from rulesets.rune_duel.content.deck_rules import check_deck
from rulesets.rune_duel.options import RuneOptions
from tests.rulings.files import RUNE_DUEL

CARDS = RUNE_DUEL.ruleset.cards
GUARD = pick_deck("rune_duel", "burrow_guard").sections["main"]
REAVERS = pick_deck("rune_duel", "cinder_reavers").sections["main"]
WARLORDS = ("Queen Marrow", "Karrak, Slag Tyrant")
PLAIN = tuple(name for name in (*GUARD, *REAVERS) if name not in WARLORDS)
"""Every card of the pool that is no warlord, once each."""


def faults(main: tuple[str, ...], **options: Any) -> list[str]:
    """The rule numbers of a deck's faults under options."""
    return [fault.rule for fault in check_deck({"main": main}, RuneOptions(**options), CARDS)]


@pytest.mark.parametrize("deck", [GUARD, REAVERS], ids=["burrow_guard", "cinder_reavers"])
def test_the_ready_decks_are_legal(deck: tuple[str, ...]) -> None:
    assert faults(deck) == []


@pytest.mark.parametrize(("cards", "expected"), [(39, ["RD-14"]), (40, []), (41, ["RD-14"])])
def test_a_deck_has_exactly_forty_cards(cards: int, expected: list[str]) -> None:
    assert faults(PLAIN[:cards]) == expected


def test_deck_size_sets_another_number() -> None:
    assert faults(PLAIN[:20], deck_size=20) == []
    assert faults(PLAIN[:40], deck_size=20) == ["RD-14"]


@pytest.mark.parametrize(("copies", "expected"), [(3, []), (4, ["RD-15"])])
def test_three_copies_of_a_card_are_allowed(copies: int, expected: list[str]) -> None:
    assert faults(("Kiln Ogre",) * copies + GUARD[copies:]) == expected


def test_two_warlords_are_allowed_one_of_each_name() -> None:
    assert faults((*WARLORDS, *PLAIN[:38])) == []
    assert faults((WARLORDS[0], WARLORDS[0], *PLAIN[:38])) == ["RD-15"]
    assert faults((*WARLORDS, WARLORDS[0], *PLAIN[:37])) == ["RD-15", "RD-15"]


def test_a_refusal_names_rule_and_card() -> None:
    (fault,) = check_deck({"main": ("Kiln Ogre",) * 4 + GUARD[4:]}, RuneOptions(), CARDS)
    assert (fault.rule, "Kiln Ogre" in fault.message) == ("RD-15", True)


def test_both_ways_to_trump_cannot_be_off() -> None:
    with pytest.raises(ValueError, match="rank_trump and rune_trump"):
        RuneOptions(rank_trump=False, rune_trump=False)
