"""The shipped cards are those of the starter pool, and the two ready decks hold one copy of each."""

from collections import Counter
from dataclasses import fields

import pytest

from cardgame_tui.content.cards import load_cards
from cardgame_tui.content.decks import Deck, find_decks
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.cards.program import Program
from rulesets.rune_duel.content.card_set import CARD_FILE, RuneRecord, lint_record, shipped_cards
from rulesets.rune_duel.content.vocabulary import LANGUAGE
from tests.rulesets.rune_duel.pool import BURROW_GUARD, CINDER_REAVERS, PARTS

DECKS = {"burrow_guard": BURROW_GUARD, "cinder_reavers": CINDER_REAVERS}
NUMERALS = ("I", "II", "III", "IV", "V")
STANDARD = {"Charge", "Breakthrough", "Regeneration", "Fade", "Carrot Seeker", "Twin Strike"}
LABELS = {"Arrival", "Onslaught", "Command", "Grants", "Target"}


def rows(table: str) -> list[list[str]]:
    """The lines of a table, cut into cells."""
    return [line.split(" | ") for line in table.strip().splitlines()]


def deck_of(key: str) -> Deck:
    """A shipped deck."""
    return next(deck for deck in find_decks("rune_duel").decks if deck.id == key)


def cards_of(key: str) -> list[RunePrinted]:
    """The cards of a shipped deck, in list order."""
    return [shipped_cards()[name] for name in deck_of(key).sections["main"]]


def parts(program: Program) -> dict[str, object]:
    """The parts of a program that are not empty."""
    found = {each.name: getattr(program, each.name) for each in fields(program)}
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize(
    "row", [*rows(BURROW_GUARD), *rows(CINDER_REAVERS)], ids=lambda row: str(row[0]).replace(" ", "_")
)
def test_a_card_is_the_one_of_the_pool(row: list[str]) -> None:
    name, kind, rank, rune, stats = row
    card = shipped_cards()[name]
    attack, life = (0, 0) if stats == "-" else (int(number) for number in stats.split("/"))
    assert (card.kind, card.rank, NUMERALS[card.rune - 1]) == (kind, int(rank), rune)
    assert (card.attack, card.life) == (attack, life)
    assert parts(card.program) == PARTS.get(name, {})
    assert bool(card.text) == (name in PARTS)


def test_there_are_no_other_cards() -> None:
    assert set(shipped_cards()) == {row[0] for table in DECKS.values() for row in rows(table)}


@pytest.mark.parametrize("key", DECKS)
def test_a_deck_is_one_copy_of_each_of_its_lines(key: str) -> None:
    assert [card.name for card in cards_of(key)] == [row[0] for row in rows(DECKS[key])]


@pytest.mark.parametrize("key", DECKS)
def test_a_deck_has_ranks_runes_and_types_as_the_pool_says(key: str) -> None:
    cards = cards_of(key)
    assert Counter(card.rank for card in cards) == dict.fromkeys(range(1, 11), 4)
    assert Counter(card.rune for card in cards) == dict.fromkeys(range(1, 6), 8)
    assert len({(card.rank, card.rune) for card in cards}) == 40
    assert Counter(card.kind for card in cards) == {"creature": 25, "warlord": 1, "artifact": 7, "spell": 7}


def test_a_warlord_is_a_creature_and_every_card_is_of_one_type() -> None:
    queen, drum, bolt = (shipped_cards()[name] for name in ("Queen Marrow", "War Drum", "Wild Bolt"))
    assert (queen.is_warlord, queen.is_creature) == (True, True)
    assert not shipped_cards()["Kiln Ogre"].is_warlord
    assert drum.is_artifact
    assert bolt.is_spell
    assert all(card.is_creature + card.is_artifact + card.is_spell == 1 for card in shipped_cards().values())


def test_both_decks_together_have_every_ability() -> None:
    texts = " ".join(card.text for card in shipped_cards().values())
    assert {word for word in STANDARD | LABELS if word not in texts} == set()


@pytest.mark.parametrize("name", PARTS)
def test_a_text_is_printed_as_it_is_written(name: str) -> None:
    text = shipped_cards()[name].text
    assert LANGUAGE.print(LANGUAGE.parse(text)) == text


def test_the_shipped_cards_have_no_findings() -> None:
    assert [finding for card in load_cards(CARD_FILE, RuneRecord) for finding in lint_record(card)] == []
