"""By hand: what the players say and agree on is what happens (CT-126)."""

from typing import Any

from rulesets.containment.state.duel import ContainmentDuel
from tests.rulesets.containment.verbs.played import played

SITE = {"site": {"1f1": "Clockwork Sparrow", "1f2": "Twin Keyring"}, "safe": ["Quiet Metronome"]}


def by_hand(*choices: Any) -> ContainmentDuel:
    """A Tale whose words the players carried out with these answers."""
    return played('By hand "the moon is full: each frame howls."', SITE, *choices, "by_hand_done")


def names(duel: ContainmentDuel, seat: int = 1) -> list[str]:
    """The objects on a site."""
    return [card.name for card in duel.site(seat)]


def test_by_hand_does_nothing_without_the_consent_of_the_other_player() -> None:
    duel = by_hand("by_hand_decommission", "Twin Keyring", "no")
    assert names(duel) == ["Clockwork Sparrow", "Twin Keyring"]


def test_a_sandbox_is_damaged_and_restored() -> None:
    duel = by_hand("by_hand_damage", "seat2.keter", "3", "yes", "by_hand_restore", "seat2.keter", "1", "yes")
    keter = duel.sandbox(2, "Keter")
    assert keter.protection == keter.base - 2


def test_a_sandbox_is_breached() -> None:
    duel = by_hand("by_hand_breach", "seat1.safe", "yes")
    assert names(duel) == ["Clockwork Sparrow", "Twin Keyring", "Quiet Metronome"]


def test_an_object_is_decommissioned_or_recontained() -> None:
    duel = by_hand("by_hand_decommission", "Clockwork Sparrow", "yes", "by_hand_recontain", "Twin Keyring", "yes")
    assert names(duel) == []
    assert [card.name for card in duel.sandbox(1, "Safe").cards] == ["Quiet Metronome", "Twin Keyring"]


def test_control_of_an_object_changes() -> None:
    duel = by_hand("by_hand_control", "Twin Keyring", "yes")
    assert (names(duel), names(duel, 2)) == (["Clockwork Sparrow"], ["Twin Keyring"])
