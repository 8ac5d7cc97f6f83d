"""Damage, prevention and recovery (section P)."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardgame_tui.play.event_tap import EventTap
from rulesets.grand_archive.rules.steps.hits import damage
from rulesets.grand_archive.rules.steps.hits.damage import Hit
from rulesets.grand_archive.rules.steps.hits.prevention import end_until, shield
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.prevention import Prevention
from tests.rulesets.grand_archive.combat.fights import Choice, Fight


class Target:
    """A Warden with 4 life that is about to be dealt damage by a Hound."""

    def __init__(self) -> None:
        self.fight = Fight()
        self.source = self.fight.put(1, "Keen-Eyed Hound")
        self.unit = self.fight.put(2, "Gatehouse Warden")

    def prevent_next(self, amount: int | None, *units: ArchiveCard) -> None:
        """Give it, or several units together, one instance of prevention."""
        stays = tuple([(each.id, each.visit) for each in units or (self.unit,)])
        self.fight.duel.preventions.append(Prevention(stays, amount, instance=True))

    def deal(self, amount: int, *choices: Choice, combat: bool = True, **more: Any) -> int:
        """Deal it damage; return how much was dealt."""
        hit = Hit(self.unit, amount, self.source, combat, **more)
        dealt = self.fight.run(damage.deal(self.fight.duel, [hit], "GA-221"), *choices)
        return sum(each.amount for each in dealt)

    @property
    def pools(self) -> list[int | None]:
        """What the preventions in force still prevent."""
        return [each.amount for each in self.fight.duel.preventions]


def test_a_shield_shrinks_by_what_it_prevents_and_the_excess_is_dealt() -> None:
    it = Target()
    shield(it.fight.duel, [it.unit], 3)
    assert (it.deal(2), it.pools) == (0, [1])
    assert not it.unit.hurt
    assert (it.deal(2), it.pools) == (1, [])
    assert (it.unit.damage, it.unit.hurt) == (1, True)


def test_a_shield_may_be_limited_to_combat_damage() -> None:
    it = Target()
    shield(it.fight.duel, [it.unit], 3, combat=True)
    assert (it.deal(1, combat=False), it.pools) == (1, [3])
    assert (it.deal(1), it.pools) == (0, [2])


def test_shields_of_several_units_are_tracked_for_each() -> None:
    it = Target()
    champion = it.fight.champion(2)
    shield(it.fight.duel, [it.unit, champion], 1)
    it.deal(1)
    assert [each.units for each in it.fight.duel.preventions] == [((champion.id, champion.visit),)]


def test_an_instance_is_used_up_by_the_first_damage_and_the_rest_is_dealt() -> None:
    it = Target()
    it.prevent_next(2)
    assert (it.deal(3), it.pools) == (1, [])


@pytest.mark.parametrize(("one_source", "damage_of_champion"), [(True, 0), (False, 2)])
def test_a_shared_instance_covers_one_amount_of_one_source(one_source: bool, damage_of_champion: int) -> None:
    it = Target()
    champion = it.fight.champion(2)
    it.prevent_next(None, it.unit, champion)
    sources = (it.source, it.source if one_source else it.fight.champion(1))
    hits = [Hit(each, 2, source, combat=False) for each, source in zip((it.unit, champion), sources, strict=True)]
    it.fight.run(damage.deal(it.fight.duel, hits, "GA-221"))
    assert (it.unit.damage, champion.damage) == (0, damage_of_champion)
    assert it.fight.duel.preventions == []


def test_unpreventable_damage_uses_up_instances_but_no_shields() -> None:
    it = Target()
    it.prevent_next(None)
    shield(it.fight.duel, [it.unit], 2)
    assert (it.deal(3, unpreventable=True), it.pools) == (3, [2])


def test_unpreventable_combat_damage_removes_a_bulwark_counter_anyway() -> None:
    it = Target()
    it.unit.counters["bulwark"] = 1
    assert it.deal(1, unpreventable=True) == 1
    assert it.unit.counters == {}


def test_other_damage_leaves_bulwark_counters() -> None:
    it = Target()
    it.unit.counters["bulwark"] = 1
    assert it.deal(1, combat=False) == 1
    assert it.unit.counters == {"bulwark": 1}


@pytest.mark.parametrize(
    ("order", "dealt"),
    [(["prevent 2 of it"], 2), (["double it"], 4)],
)
def test_the_controller_of_the_object_orders_replacements(order: Sequence[str], dealt: int) -> None:
    """3 damage: prevented first it is (3 - 2) x 2, doubled first 3 x 2 - 2 (GA-191)."""
    it = Target()
    shield(it.fight.duel, [it.unit], 2)
    assert it.deal(3, *order, critical=1) == dealt


def test_no_choice_is_asked_between_equal_replacements() -> None:
    it = Target()
    shield(it.fight.duel, [it.unit], 2)
    shield(it.fight.duel, [it.unit], 2)
    assert (it.deal(3), it.pools) == (0, [1])


def test_a_unit_that_returned_is_not_protected() -> None:
    it = Target()
    shield(it.fight.duel, [it.unit], 2)
    duel = it.fight.duel
    duel.move(it.unit, duel.sides[2].hand)
    duel.move(it.unit, duel.sides[2].units)
    assert it.deal(1) == 1


def test_prevention_ends_with_its_moment() -> None:
    it = Target()
    shield(it.fight.duel, [it.unit], 2)
    end_until(it.fight.duel, "turn")
    assert it.deal(1) == 1


@pytest.mark.parametrize("name", ["Traveller's Satchel", "Milestone Shrine"])
def test_only_units_and_siegeable_domains_are_damaged(name: str) -> None:
    fight = Fight()
    card = fight.put(2, name)
    assert fight.run(damage.deal(fight.duel, [Hit(card, 2, None, combat=False)], "GA-221")) == []
    assert card.damage == 0


def test_damage_takes_durability_from_a_siegeable_domain_until_it_is_destroyed() -> None:
    fight = Fight()
    gate = fight.put(2, "Besieged Tollgate")
    fight.run(damage.deal(fight.duel, [Hit(gate, 3, None, combat=False)], "GA-221"))
    assert (gate.counters, gate.damage) == ({"durability": 1}, 0)
    fight.run(damage.deal(fight.duel, [Hit(gate, 3, None, combat=False)], "GA-221"))
    fight.settle()
    assert gate.zone is fight.duel.sides[2].graveyard


def test_damage_of_0_or_less_is_not_dealt() -> None:
    it = Target()
    assert (it.deal(0), it.deal(-1)) == (0, 0)
    assert not it.unit.hurt


def test_recovering_removes_at_most_what_is_there_and_counts_even_then() -> None:
    fight = Fight()
    fight.champion(1).damage = 2
    assert damage.recover(fight.duel, 1, 3, "GA-229")
    assert fight.champion(1).damage == 0
    assert damage.recover(fight.duel, 1, 1, "GA-229")
    assert not damage.recover(fight.duel, 1, 0, "GA-229")


def test_what_reads_the_duel_after_each_event_finds_the_damage_with_its_event() -> None:
    it = Target()
    marked: list[tuple[str, int]] = []
    duel = it.fight.duel
    duel.events = EventTap(duel.events or [], lambda event: marked.append((event.what, it.unit.damage)))
    it.deal(3)
    assert ("damage", 3) in marked
