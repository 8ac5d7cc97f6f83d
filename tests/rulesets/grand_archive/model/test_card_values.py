"""Characteristics of cards of the pool, worked out by hand from the digest and its rulings."""

from dataclasses import replace

import pytest

from tests.rulesets.grand_archive.model.board import (
    Board,
    Condition,
    Part,
    Which,
)
from tests.rulesets.grand_archive.model.examples import card, champion, effect, relic, values
from tests.rulesets.grand_archive.model.invented import static
from tests.rulesets.grand_archive.model.layers import obeys, unlocked
from tests.rulesets.grand_archive.model.pool import DISCOUNT, plus

STEALTH = Part("gain", "Stealth")


def test_ruling_9_borrowed_wings_prepared() -> None:
    seer = values(2, card(2, "M31"), effects=(effect(3, (2,), STEALTH, Part("gain", "Spellshroud")),))
    assert seer.keywords == (("Spellshroud", 1), ("Stealth", 1))


def test_ruling_10_elements_of_a_lineage() -> None:
    line = ["C01", "C02"]
    assert values(1, champion(*line)).elements == {"fire", "norm"}
    assert values(1, champion(*line, "C03")).elements == {"fire", "norm", "wind"}
    assert values(1, champion(*line, "C03", "C04")).elements == {"fire", "norm", "wind", "crux"}


def test_ruling_11_a_level_up_keeps_counters_and_inherits() -> None:
    after = values(1, champion("C01", "C02", "C03", damage=9, level=1))
    assert (after.life, after.level, after.power) == (23, 3, None)
    assert after.abilities == {"Vesna Lineage", DISCOUNT}
    top = values(1, champion("C01", "C02", "C03", "C04"))
    assert (top.life, top.level, top.power) == (27, 3, 1)
    assert top.abilities == {"Vesna Lineage", "On Kill", DISCOUNT}


def test_ruling_12_a_level_counter_makes_a_golem_obey() -> None:
    golem = card(4, "M23")
    assert obeys(Board((champion("C01", "C02", level=1), golem)), 4)
    assert not obeys(Board((champion("C01", "C02"), golem)), 4)


def test_ruling_19_more_life_until_end_of_turn() -> None:
    hound = card(2, "M05", damage=3)
    assert values(2, hound, effects=(effect(3, (2,), plus("life", 2)),)).life == 4
    assert values(2, hound).life == 2


def test_ruling_21_a_type_change_takes_uniqueness_away() -> None:
    nils, other = card(2, "M03"), card(3, "M03")
    assert values(2, nils, other).supertypes == {"Unique"}
    changed = values(3, nils, other, effects=(effect(4, (3,), Part("become", "Item")),))
    assert not changed.supertypes
    assert changed.types == {"Item"}
    assert changed.subtypes == {"Guardian", "Human"}
    assert (changed.power, changed.life) == (1, 3), "stats of the old type stay (GA-47)"


def test_ruling_31_an_empowered_spell_counts_a_higher_level() -> None:
    board = Board((champion("C05", "C06"),))
    level_2 = Condition("level", 2)
    assert not unlocked(board, 1, level_2)
    assert unlocked(board, 1, level_2, empowered=1)


@pytest.mark.parametrize(("line", "power"), [(("C01",), 2), (("C01", "C02"), 3), (("C05", "C06"), 2)])
def test_class_bonus_of_the_sellsword(line: tuple[str, ...], power: int) -> None:
    assert values(5, champion(*line), card(5, "M01")).power == power


def test_class_bonus_looks_at_the_top_card_only() -> None:
    assert values(5, champion("C02", "C06"), card(5, "M01")).power == 2


@pytest.mark.parametrize(("damage", "power"), [(7, 2), (8, 3)])
def test_damage_bonus_of_the_saber(damage: int, power: int) -> None:
    assert values(5, champion("C01", damage=damage), card(5, "R01", durability=2)).power == power


def test_class_bonus_of_the_axe_is_a_keyword() -> None:
    axe = card(5, "R02", durability=1)
    assert values(5, champion("C01", "C02"), axe).keywords == (("Cleave", 1),)
    assert values(5, champion("C05", "C06"), axe).keywords == ()
    assert values(5, champion("C01", "C02"), axe).durability == 1


@pytest.mark.parametrize(("memory", "power"), [(3, 1), (4, 2)])
def test_memory_bonus_of_the_seer(memory: int, power: int) -> None:
    assert values(5, card(5, "M31"), memory=memory).power == power


@pytest.mark.parametrize(("water", "words"), [(2, ("Efficiency",)), (3, ("Efficiency", "Spellshroud"))])
def test_deluge_of_the_leviathan(water: int, words: tuple[str, ...]) -> None:
    assert tuple(word for word, _ in values(5, card(5, "M32"), water=water).keywords) == words


def test_element_bonus_of_the_sparkthrower() -> None:
    assert values(5, champion("C01", "C02"), card(5, "M22")).abilities == {"Element Bonus: On Enter"}
    assert values(5, champion("C05", "C06"), card(5, "M22")).abilities == set()


def test_champion_bonus_needs_a_named_champion() -> None:
    vesna = Condition("champion", name="Vesna")
    assert unlocked(Board((champion("C01", "C02"),)), 1, vesna)
    assert not unlocked(Board((champion("C02", "C06"),)), 1, vesna)
    assert not unlocked(Board((champion("C01"),)), 1, Condition("champion", name="Spirit of the Kiln"))


def test_a_vow_gives_its_linked_ally_power_and_vigor() -> None:
    hound, other, vow = card(2, "M05"), card(3, "M05"), card(4, "M29", owner=2, link=2)
    linked = values(2, hound, other, vow)
    assert (linked.power, linked.word("Vigor")) == (3, 1)
    assert (values(3, hound, other, vow).power, values(3, hound, other, vow).word("Vigor")) == (2, 0)


def test_a_class_bonus_in_the_intent_and_only_there() -> None:
    thrust = replace(card(5, "M12"), zone="intent")
    everything = relic(6, static("Objects have +1 power", Which(), plus("power")))
    assert values(5, champion("C01", "C02"), thrust, everything).power == 2
