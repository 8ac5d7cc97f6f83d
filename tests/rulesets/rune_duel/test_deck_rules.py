"""Which decks are legal (rulebook section 3): every fault of a deck is named with its rule."""

import pytest

from cardgame_tui.content.decks import find_decks
from rulesets.rune_duel.content.deck_rules import check_deck
from rulesets.rune_duel.options import RuneOptions
from tests.rulesets.rune_duel.tables import GAME, made

BURROW, CINDER = (list(deck.sections["main"]) for deck in find_decks("rune_duel").decks)
CARDS = {
    **GAME.cards,
    **made(
        [
            {"name": "Third King", "type": "warlord", "stats": "1/1"},
            {"name": "Fourth King", "type": "warlord", "stats": "1/1"},
        ]
    ),
}


def faults(main: list[str], deck_size: int = 40) -> list[str]:
    """What is wrong with a deck, each with its rule in front."""
    return [
        f"{fault.rule} {fault.message}"
        for fault in check_deck({"main": main}, RuneOptions(deck_size=deck_size), CARDS)
    ]


@pytest.mark.parametrize("deck", [BURROW, CINDER], ids=["Burrow Guard", "Cinder Reavers"])
def test_the_ready_decks_are_legal(deck: list[str]) -> None:
    assert faults(deck) == []


def test_any_mixture_will_do() -> None:
    names = [name for name in CARDS if CARDS[name].kind != "warlord"][:14]
    assert faults((names * 3)[:40]) == []


def test_a_deck_has_exactly_as_many_cards_as_the_option_says() -> None:
    assert faults(BURROW[:-1]) == ["RD-14 the deck has 39 cards, but needs 40"]
    assert faults([*BURROW, CINDER[0]]) == ["RD-14 the deck has 41 cards, but needs 40"]
    assert faults(BURROW[:20], deck_size=20) == []


def test_a_card_is_in_it_three_times_at_most() -> None:
    plain = [name for name in BURROW if name != "Queen Marrow"]
    assert faults([*plain[:38], *plain[:1] * 2]) == []
    assert faults([*plain[:37], *plain[:1] * 3]) == [f"RD-15 4 copies of {plain[0]}; allowed: at most 3"]


def test_a_warlord_is_in_it_once_and_two_warlords_in_all() -> None:
    plain = [name for name in BURROW if name != "Queen Marrow"]
    kings = ["Queen Marrow", "Karrak, Slag Tyrant", "Third King"]
    assert faults([*plain[:38], *kings[:2]]) == []
    assert faults([*plain[:38], *kings[:1] * 2]) == [
        "RD-15 2 copies of Queen Marrow; allowed: at most 1 of a warlord"
    ]
    assert faults([*plain[:37], *kings]) == [
        "RD-15 3 warlords (Queen Marrow, Karrak, Slag Tyrant, Third King); allowed: at most 2"
    ]


def test_all_faults_are_named_together() -> None:
    found = faults(["Cinder Imp"] * 5 + ["Nobody"])
    assert [fault.partition(" ")[0] for fault in found] == ["RD-14", "RD-15", ""]
    assert "unknown card 'Nobody'" in found[2]


def test_there_is_one_section() -> None:
    found = check_deck({"main": BURROW, "fables": []}, RuneOptions(), CARDS)
    assert [str(fault.rule) for fault in found] == ["RD-14"]
    assert "'fables'" in found[0].message
