"""Compares random combats of the game with the plain model."""

from dataclasses import replace
from random import Random

from rulesets.grand_archive.state.card import ArchiveCard
from tests.rulesets.grand_archive.model.combat import Outcome, fight
from tests.rulesets.grand_archive.model.random_combats import Skirmish, random_skirmish
from tests.rulesets.grand_archive.model.staged_combat import Staged


def compare(seed: int) -> Outcome:
    """Play a random combat in the game and in the model; the outcome, on which both agree."""
    skirmish = as_staged(random_skirmish(Random(seed)))
    outcome = fight(skirmish.combat, skirmish.options)
    staged = Staged(skirmish)
    staged.play()
    assert _damage(staged) == sorted(outcome.dealt)
    result = staged.duel.result
    assert (result is not None) == bool(outcome.lost)
    if result is None:
        _compare_units(staged, outcome)
        _compare_rest(staged, outcome)
    return outcome


def as_staged(skirmish: Skirmish) -> Skirmish:
    """The same skirmish as the game can stage it.

    Damage can be prevented, since no card of the pool makes an attack unpreventable. A Stealth target of an attack
    whose weapon with True Sight leaves has become an illegal target (GA-151).
    """
    combat = replace(skirmish.combat, unpreventable=False)
    if not skirmish.cleave and not combat.words("True Sight"):
        foes = [replace(foe, dropped=foe.dropped or bool(foe.word("Stealth"))) for foe in combat.foes]
        combat = replace(combat, foes=tuple(foes))
    return replace(skirmish, combat=combat)


def _damage(staged: Staged) -> list[tuple[int, int, int]]:
    """All damage that was dealt: source, object and amount."""
    found = []
    for event in staged.duel.events or []:
        if event.what == "damage":
            assert event.card is not None
            assert event.other is not None
            found.append((staged.keys[event.other], staged.keys[event.card], event.amount))
    return sorted(found)


def _compare_units(staged: Staged, outcome: Outcome) -> None:
    """Damage, counters and states of the units, also of those that died."""
    for unit in (staged.combat.attacker, *staged.combat.foes):
        if unit.left:
            continue
        known = staged.known(unit.key)
        if unit.kind != "domain":
            assert known.damage == outcome.damage[unit.key]
        assert known.counters.get("bulwark", 0) == outcome.bulwark[unit.key]
        if unit.awake and unit.key != staged.combat.attacker.key:
            assert known.rested == (unit.key in outcome.rested)
    for key, durability in outcome.durability.items():
        assert staged.known(key).counters.get("durability", 0) == durability


def _compare_rest(staged: Staged, outcome: Outcome) -> None:
    """Where destroyed objects are, who has hit and killed whom, and what is left of preventions."""
    moved = {key: card for key, card in staged.cards.items() if card.visit != staged.visits[key]}
    others = {*staged.leaving, *[intent.key for intent in staged.combat.intents]}
    gone = {key: _zone(card) for key, card in moved.items() if key not in others}
    assert gone == outcome.gone
    assert {pair[1:] for pair in staged.triggered if pair[0] == "hit"} == outcome.hits
    assert {pair[1:] for pair in staged.triggered if pair[0] == "kill"} == outcome.kills
    shields: dict[int, dict[str, int | None]] = {key: {} for key in outcome.shields}
    for each in staged.duel.preventions:
        assert each.origin is not None
        shields[staged.keys[each.units[0][0]]][staged.names[each.origin]] = each.amount
    assert shields == outcome.shields


def _zone(card: ArchiveCard) -> str:
    return "" if card.zone is None else card.zone.kind
