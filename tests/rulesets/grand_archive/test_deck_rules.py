"""Which decks are legal (rulebook section E): every fault of a deck is named with its rule (GA-71)."""

from typing import Any

import pytest

from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.variants import Variant, find_variants
from rulesets.grand_archive.content.card_set import shipped_cards
from rulesets.grand_archive.content.deck_rules import check_deck
from rulesets.grand_archive.options import ArchiveOptions

DECKS = {
    deck.name: {name: list(cards) for name, cards in deck.sections.items()}
    for deck in find_decks("grand_archive").decks
}
KILN = DECKS["Kiln and Gale"]


def faults(deck: dict[str, list[str]], **options: Any) -> list[str]:
    """What is wrong with a deck, each with its rule in front."""
    found = check_deck(deck, ArchiveOptions(**options), shipped_cards())
    return [f"{fault.rule} {fault.message}".strip() for fault in found]


def changed(section: str, *, without: tuple[str, ...] = (), more: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The deck with one copy less of some cards in a section, and with others."""
    cards = list(KILN.get(section, []))
    for name in without:
        cards.remove(name)
    return {**KILN, section: [*cards, *more]}


@pytest.mark.parametrize(
    ("name", "main", "material"),
    [
        ("Kiln and Gale", 60, 12),
        ("Tide and Ink", 60, 11),
        ("Workshop and Wind", 60, 11),
        ("Undertow and Quill", 60, 10),
    ],
)
def test_the_ready_decks_are_legal(name: str, main: int, material: int) -> None:
    assert (len(DECKS[name]["main"]), len(DECKS[name]["material"])) == (main, material)
    assert faults(DECKS[name]) == []


def test_the_ready_decks_have_the_cards_of_section_z() -> None:
    assert KILN["main"].count("Blazing Overhand") == 4
    assert DECKS["Tide and Ink"]["main"].count("Curtain Call") == 1
    assert "Spirit of the Open Sky" in KILN["material"]
    assert "Spirit of the Open Sky" not in DECKS["Tide and Ink"]["material"]


def test_a_main_deck_has_enough_cards() -> None:
    less = changed("main", without=("Whirlcut",))
    assert faults(less) == ["GA-66 the main deck has 59 cards, but needs at least 60"]
    assert faults(less, main_min=30) == []


def test_a_main_deck_has_few_copies() -> None:
    more = changed("main", more=("Blazing Overhand",))
    assert faults(more) == ["GA-66 5 copies of Blazing Overhand in the main deck; allowed: at most 4"]
    assert faults(more, main_copies=0) == []


def test_a_main_deck_has_reserve_costs_only() -> None:
    assert faults(changed("main", more=("Proving Ring", "Pressed Leaf", "Kindling Knife"))) == [
        "GA-66 Proving Ring has no reserve cost, which a card of the main deck needs",
        "GA-66 Pressed Leaf has no reserve cost, which a card of the main deck needs",
        "GA-66 Kindling Knife has no reserve cost, which a card of the main deck needs",
    ]


def test_a_material_deck_has_few_cards() -> None:
    more = changed("material", more=("Tideglass Phial",))
    assert faults(more) == ["GA-67 the material deck has 13 cards; allowed: at most 12"]
    assert faults(more, material_max=13) == []


def test_a_material_deck_has_one_of_each_name() -> None:
    twice = changed("material", without=("Proving Ring",), more=("Brasswake Saber",))
    assert faults(twice) == ["GA-67 2 copies of Brasswake Saber in the material deck; allowed: at most 1"]
    assert faults(twice, material_copies=2) == []


def test_a_material_deck_has_champions_and_regalia_only() -> None:
    assert faults(changed("material", without=("Proving Ring",), more=("Ledger Clerk",))) == [
        "GA-67 Ledger Clerk is neither a champion nor a regalia, as all of a material deck are"
    ]


def test_a_material_deck_has_a_champion_to_begin_with() -> None:
    without = changed("material", without=("Spirit of the Kiln", "Spirit of the Open Sky"))
    assert faults(without) == ["GA-67 the material deck has no champion of level 0; it needs at least one"]


def test_a_material_deck_has_one_divine_relic() -> None:
    assert faults(changed("material", without=("Proving Ring",), more=("Wardstone Idol",))) == [
        "GA-68 Heartflame Relic and Wardstone Idol have Divine Relic; allowed: at most one card with it"
    ]


def test_a_sideboard_has_cards_and_points() -> None:
    regalia = ("Tideglass Phial", "Glassfox Familiar", "Bannerpole of the Long March", "Archivist's Lens")
    assert faults(changed("sideboard", more=(*regalia, "Ledger Clerk", "Curtain Call", "Lost Afternoon"))) == []
    assert faults(changed("sideboard", more=(*regalia, "Mirrorsteel Buckler", "Curtain Call"))) == [
        "GA-69 the sideboard has 16 points; allowed: at most 15"
    ]
    assert faults(changed("sideboard", more=("Ledger Clerk",) * 16)) == [
        "GA-69 the sideboard has 16 cards; allowed: at most 15",
        "GA-69 the sideboard has 16 points; allowed: at most 15",
    ]
    assert faults(changed("sideboard", more=("Kindling Knife",))) == ["GA-69 Kindling Knife belongs in no deck"]


def test_all_faults_are_named_together() -> None:
    bad = {"main": ["Gust Fletchr", *["Steady Thrust"] * 5], "material": ["Ledger Clerk"], "extra": []}
    assert faults(bad) == [
        "GA-66 unknown deck section 'extra'; a deck has main and material, and may have sideboard",
        "unknown card 'Gust Fletchr'; the nearest is Gust Fletcher",
        "GA-66 the main deck has 6 cards, but needs at least 60",
        "GA-66 5 copies of Steady Thrust in the main deck; allowed: at most 4",
        "GA-67 Ledger Clerk is neither a champion nor a regalia, as all of a material deck are",
        "GA-67 the material deck has no champion of level 0; it needs at least one",
    ]


def test_without_the_deck_check_only_unknown_cards_count() -> None:
    bad = {"main": ["Gust Fletchr"], "material": ["Ledger Clerk"]}
    assert faults(bad, deck_check=False) == ["unknown card 'Gust Fletchr'; the nearest is Gust Fletcher"]


@pytest.mark.parametrize("variant", find_variants("grand_archive").variants, ids=lambda each: each.name)
def test_the_decks_of_a_variant_are_legal_under_its_options(variant: Variant) -> None:
    for deck in variant.decks or find_decks("grand_archive").decks:
        sections = {name: list(cards) for name, cards in deck.sections.items()}
        assert faults(sections, **variant.written.options) == []
