"""Cards of the pool that change what objects are: each does what section Z of the rulebook says."""

import pytest

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.state.traits import has, life, power
from tests.rulesets.grand_archive.tables import Game

KILN, TIDE, SKY = "Spirit of the Kiln", "Spirit of the Tidepool", "Spirit of the Open Sky"
SQUIRE, DUELIST, DAWNFORGED = "Vesna, Ember Squire", "Vesna, Gale Duelist", "Vesna, Dawnforged"
ADEPT, WEAVER, ARCHIVIST = "Ondrel, Shore Adept", "Ondrel, Current Weaver", "Ondrel, Storm Archivist"
PAYS = "Lost Afternoon"
"""A card that only pays."""


@pytest.mark.parametrize(("lineage", "expected"), [((KILN, SQUIRE), 3), ((TIDE, ADEPT), 2), ((KILN,), 2)])
def test_roadside_sellsword_is_stronger_for_a_warrior(lineage: tuple[str, ...], expected: int) -> None:
    game = Game({"champion": lineage, "field": ["Roadside Sellsword"]})
    assert power(game.duel, game.duel.sides[1].units.cards[-1]) == expected


@pytest.mark.parametrize(("damage", "expected"), [(7, 2), (8, 3)])
def test_brasswake_saber_is_stronger_for_a_hurt_champion(damage: int, expected: int) -> None:
    game = Game({"field": ["Brasswake Saber"], "damage": damage})
    assert power(game.duel, game.card("Brasswake Saber")) == expected


@pytest.mark.parametrize(("memory", "expected"), [(3, 1), (4, 2)])
def test_tideglass_seer_is_stronger_with_memory(memory: int, expected: int) -> None:
    game = Game({"field": ["Tideglass Seer"], "memory": [PAYS] * memory})
    assert power(game.duel, game.card("Tideglass Seer")) == expected


def test_cinderbite_axe_cleaves_for_a_warrior() -> None:
    for lineage, cleaves in (((KILN, SQUIRE), True), ((TIDE, ADEPT), False)):
        game = Game({"champion": lineage, "field": ["Cinderbite Axe"]})
        assert has(game.duel, game.card("Cinderbite Axe"), Keyword.CLEAVE) is cleaves


@pytest.mark.parametrize(("water", "expected"), [(2, False), (3, True)])
def test_undertow_leviathan_with_a_deluge(water: int, expected: bool) -> None:
    game = Game({"field": ["Undertow Leviathan"], "graveyard": ["Lost Afternoon"] * water + ["Ledger Clerk"]})
    assert has(game.duel, game.card("Undertow Leviathan"), Keyword.SPELLSHROUD) is expected


def test_undertow_leviathan_costs_less_at_a_higher_level() -> None:
    game = Game({"champion": (TIDE, ADEPT, WEAVER), "hand": ["Undertow Leviathan", *[PAYS] * 4]})
    game.do(["play", "Undertow Leviathan"])
    assert len(game.names(1, "memory")) == 4


def test_gale_duelist_makes_the_first_attack_card_cheaper() -> None:
    for lineage in ((KILN, SQUIRE, DUELIST), (KILN, SQUIRE, DUELIST, DAWNFORGED)):
        game = Game(
            {"champion": lineage, "hand": ["Blazing Overhand", *[PAYS] * 2]}, {"field": ["Gatehouse Warden"]}
        )
        game.do(["play", "Blazing Overhand"])
        assert len(game.names(1, "memory")) == 2
    game = Game({"champion": (KILN, SQUIRE), "hand": ["Blazing Overhand", *[PAYS] * 2]})
    assert not game.offers("Blazing Overhand")


def test_rally_the_line_lasts_for_the_turn_and_for_those_who_are_there() -> None:
    game = Game({"field": ["Keen-Eyed Hound"], "hand": ["Rally the Line", "Ledger Clerk", *[PAYS] * 3]})
    game.do(["play", "Rally the Line"])
    if game.prompt.ask == "pay_reserve":
        game.do([PAYS] * 2)
    game.resolve()
    game.do(["play", "Ledger Clerk"])
    if game.prompt.ask == "pay_reserve":
        game.do([PAYS])
    game.resolve()
    if game.prompt.ask == "glimpse":
        game.do("no_more")
    hound, clerk = game.card("Keen-Eyed Hound"), game.card("Ledger Clerk")
    assert (power(game.duel, hound), power(game.duel, clerk)) == (3, 0)
    game.until("recollection", 2)
    assert power(game.duel, hound) == 2


def test_unquenched_vow_is_linked_to_an_ally() -> None:
    side = {"hand": ["Unquenched Vow", *[PAYS] * 2], "field": ["Keen-Eyed Hound", "Ledger Clerk"]}
    game = Game(side, {"hand": ["Pyre Rebuke"]})
    game.do(["play", "Unquenched Vow"], "Keen-Eyed Hound")
    game.resolve()
    hound = game.card("Keen-Eyed Hound")
    assert (power(game.duel, hound), has(game.duel, hound, Keyword.VIGOR)) == (3, True)
    assert not has(game.duel, game.card("Ledger Clerk"), Keyword.VIGOR)
    hound.rested = True
    game.passes(2)
    game.resolve()
    assert not hound.rested


def test_borrowed_wings_prepared_gives_spellshroud_too() -> None:
    for prepared in (True, False):
        side = {"champion": (SKY, SQUIRE), "hand": ["Borrowed Wings", PAYS], "field": ["Keen-Eyed Hound"]}
        game = Game({**side, "preparation": 1})
        game.do(["play", "Borrowed Wings"], "yes" if prepared else "no", "Keen-Eyed Hound")
        game.resolve()
        hound = game.card("Keen-Eyed Hound")
        assert has(game.duel, hound, Keyword.STEALTH)
        assert has(game.duel, hound, Keyword.SPELLSHROUD) is prepared
        game.until("recollection", 2)
        assert not has(game.duel, hound, Keyword.STEALTH)


@pytest.mark.parametrize(
    ("lineage", "immortal"),
    [((KILN, SQUIRE, DUELIST, DAWNFORGED), True), ((TIDE, ADEPT, WEAVER, ARCHIVIST), False)],
)
def test_dawn_oath_is_an_oath_of_vesna(lineage: tuple[str, ...], immortal: bool) -> None:
    game = Game(
        {"champion": lineage, "hand": ["Dawn Oath", *[PAYS] * 3], "field": ["Ledger Clerk"]}, element_rule=False
    )
    game.do(["play", "Dawn Oath"], "Ledger Clerk")
    game.resolve()
    clerk = game.card("Ledger Clerk")
    assert (power(game.duel, clerk), life(game.duel, clerk)) == (2, 4)
    assert has(game.duel, clerk, Keyword.IMMORTALITY) is immortal


def test_sapling_ward_gains_unblockable_for_good() -> None:
    game = Game({"field": ["Sapling Ward"]}, phase="recollection")
    game.passes(2)
    game.resolve()
    game.until("main", 2)
    ward = game.card("Sapling Ward")
    assert (power(game.duel, ward), has(game.duel, ward, Keyword.UNBLOCKABLE)) == (3, True)


@pytest.mark.parametrize(("lineage", "damage"), [((KILN,), 1), ((TIDE,), 0)])
def test_sparkthrower_throws_with_its_element(lineage: tuple[str, ...], damage: int) -> None:
    game = Game(
        {"champion": lineage, "hand": ["Sparkthrower", *[PAYS] * 2]},
        {"field": ["Gatehouse Warden"]},
        element_rule=False,
    )
    game.do(["play", "Sparkthrower"])
    game.passes(2)
    if damage:
        game.do("Gatehouse Warden")
        game.resolve()
    assert game.card("Gatehouse Warden").damage == damage


def test_current_weaver_weakens_a_unit_for_the_turn() -> None:
    game = Game({"champion": (TIDE, ADEPT, WEAVER, ARCHIVIST), "field": ["Furnace Golem"]})
    game.do(["ability", WEAVER], "Furnace Golem")
    game.resolve()
    assert power(game.duel, game.card("Furnace Golem")) == 2
    game.until("recollection", 2)
    assert power(game.duel, game.card("Furnace Golem")) == 4
