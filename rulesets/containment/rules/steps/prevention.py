"""Prevention and reduction of damage, in the order of the sandboxes' owner (CT-91)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.engine.stack import ItemRef
from rulesets.containment.rules.choices import pick_sandbox
from rulesets.containment.state.card import ContainmentCard, controller_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import FIRST_DAMAGE


@dataclass(slots=True, eq=False)
class Hit:
    """Damage that is about to be dealt to a sandbox."""

    sandbox: Sandbox
    amount: int


@dataclass(slots=True, eq=False)
class Prevention:
    """One prevention or reduction that can apply to an event.

    Args:
        label: what it says.
        less: by how much it reduces the damage to one sandbox; 0 for "deals no damage".
        source: the card that gives it, None for "deals no damage".
    """

    label: str
    less: int = 0
    source: ContainmentCard | None = None


def prevent(duel: ContainmentDuel, hits: Sequence[Hit], test: ContainmentItem | None) -> Script[None]:
    """Apply every prevention to the damage of one event, the turn player's sandboxes first (CT-91)."""
    for seat in duel.in_order():
        mine = [hit for hit in hits if hit.sandbox.seat == seat]
        found = [*_of_the_test(test), *_reductions(duel, seat)]
        while found and any(hit.amount for hit in mine):
            chosen = yield from _pick(duel, seat, found)
            found.remove(chosen)
            yield from _apply(duel, seat, mine, chosen)


def _of_the_test(test: ContainmentItem | None) -> Iterable[Prevention]:
    if test is not None and test.no_damage:
        yield Prevention("deals no damage")


def _reductions(duel: ContainmentDuel, seat: int) -> Iterable[Prevention]:
    """Reductions of the first damage that a seat's sandboxes are dealt in a turn."""
    if seat in duel.damaged:
        return
    for effect in duel.effects.of(FIRST_DAMAGE):
        assert effect.source is not None
        source = duel.cards[effect.source]
        if controller_of(source) == seat:
            yield Prevention(f"{source.name}: {effect.value.amount} less", effect.value.amount, source)


def _pick(duel: ContainmentDuel, seat: int, found: Sequence[Prevention]) -> Script[Prevention]:
    if len(found) == 1:
        return found[0]
    options = [
        Option("prevention", None if each.source is None else each.source.id, None, ItemRef(place, each.label))
        for place, each in enumerate(found)
    ]
    option = yield from choose(duel, seat, "prevention", "CT-91", options, public=True)
    return found[options.index(option)]


def _apply(duel: ContainmentDuel, seat: int, mine: Sequence[Hit], chosen: Prevention) -> Script[None]:
    hits = [hit for hit in mine if hit.amount]
    if chosen.source is None:
        for hit in hits:
            hit.amount = 0
            duel.note("CT-91", "no_damage", seat, zone=hit.sandbox, word=hit.sandbox.of_class)
        return
    hit = hits[0]
    if len(hits) > 1:
        zones = [each.sandbox for each in hits]
        zone = yield from pick_sandbox(duel, seat, "reduce", "CT-91", zones, card=chosen.source)
        hit = next(each for each in hits if each.sandbox is zone)
    less = min(chosen.less, hit.amount)
    hit.amount -= less
    duel.damaged.add(seat)
    duel.note("CT-91", "reduced", seat, chosen.source, hit.sandbox, less, word=hit.sandbox.of_class)
