"""A position without running numbers, so that a loop that comes back to it is recognized (CT-78)."""

from cardgame_tui.engine.duel import SEATS
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem, KBatch
from rulesets.containment.state.traits import FIRST_DAMAGE, LIMIT, RESULTS, TESTS


def standing(duel: ContainmentDuel) -> tuple[object, ...]:
    """Names, places, faces, protections, marks, results in force, and the kinds of what is on the stack."""
    return (
        duel.active,
        duel.phase,
        tuple(tuple(_card(card) for card in zone.cards) for zone in duel.zones),
        tuple(sandbox.protection for seat in SEATS for sandbox in duel.sandboxes[seat]),
        tuple(_item(item) for item in (*duel.stack, *duel.waiting)),
        _results(duel),
        tuple(sorted(duel.breached_onto)),
        tuple(sorted(duel.damaged)),
        tuple(duel.extra),
    )


def _results(duel: ContainmentDuel) -> tuple[object, ...]:
    """The results in force without their numbers and ages."""
    whats = (*RESULTS, TESTS, LIMIT, FIRST_DAMAGE)
    found = (effect for what in whats for effect in duel.effects.of(what))
    return tuple((each.what, each.source, repr(each.value), each.until, each.cards) for each in found)


def _card(card: ContainmentCard) -> tuple[object, ...]:
    return (card.name, card.owner, card.face_up, card.tests, tuple(sorted(card.used)))


def _item(item: ContainmentItem) -> tuple[object, ...]:
    components = tuple(item.components) if isinstance(item, KBatch) else ()
    source = None if item.source is None else item.source.name
    return (item.controller, item.what, source, item.label, components)
