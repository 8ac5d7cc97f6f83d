"""Damage and restoring (CT-98, CT-106)."""

from rulesets.containment.state.duel import ContainmentDuel
from tests.rulesets.containment.verbs.played import played


def protections(duel: ContainmentDuel, seat: int) -> list[int]:
    """The protection of a seat's sandboxes."""
    return [sandbox.protection for sandbox in duel.sandboxes[seat]]


def test_damage_to_one_sandbox() -> None:
    duel = played("Deal 2 damage to one of the opponent's sandboxes.", {}, "seat2.keter")
    assert protections(duel, 2) == [4, 8, 10]


def test_damage_to_a_named_sandbox_and_to_each() -> None:
    duel = played("Deal 1 damage to your Euclid sandbox; deal 2 damage to each of the opponent's sandboxes.", {})
    assert (protections(duel, 1), protections(duel, 2)) == ([4, 7, 12], [2, 6, 10])


def test_damage_to_every_sandbox_and_to_the_chosen_one() -> None:
    text = "Choose one of your sandboxes; deal 1 damage to every sandbox; deal 2 damage to that sandbox."
    duel = played(text, {}, "seat1.keter")
    assert (protections(duel, 1), protections(duel, 2)) == ([3, 7, 9], [3, 7, 11])


def test_protection_is_restored_up_to_its_base() -> None:
    boxes = {"safe": {"protection": 1}, "euclid": {"protection": 7}}
    assert protections(played("Restore 2 to each of your sandboxes.", boxes), 1) == [3, 8, 12]
