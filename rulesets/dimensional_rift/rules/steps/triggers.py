"""Triggers: what fires when, and how it gets onto the stack (DR-121 to DR-125, DR-139, DR-140)."""

from collections.abc import Callable

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.triggers import place_triggers
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.sentences import Trigger
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.traits import connections


def fire(
    duel: RiftDuel,
    card: RiftCard,
    event: Trigger,
    *,
    about: RiftCard | None = None,
    player: int = 0,
    reach: int | None = None,
    connects: int = 0,
    during: Item | None = None,
) -> None:
    """Let the triggers a card has on an event wait for the stack.

    Args:
        duel: the duel.
        card: the card whose own event it is.
        event: what happened.
        about: the other creature of the event.
        player: the seat of the event.
        reach: last known targeting reach, for a card that has left.
        connects: last known own connections, to go with it.
        during: the item the event is about, which `After` triggers wait for (DR-140).
    """
    for ability in card.printed.program.triggers.get(event, ()):
        if ability.transforms:
            duel.transforms.append(card)
            continue
        item = Item(card.owner, ability.rule, "trigger", card, ability=ability)
        item.about, item.player = about, player
        item.reach, item.connects = reach, connects
        item.on_top = event is Trigger.FLIPPED
        late = ability.late and during is not None and duel.options.trigger_timing == "when_before"
        (during.after if late and during else duel.waiting).append(item)


def announce(duel: RiftDuel, event: CreatureEvent) -> None:
    """Let the triggers that wait for what happens to others fire, and remember the event for Traps (DR-39)."""
    for card in duel.on_battlefield():
        if card.face_up and not card.printed.is_trap and concerns(duel, card, event):
            fire(duel, card, event.trigger, about=event.creature)
    duel.creature_events.append(event)
    duel.uses += 1


def concerns(duel: RiftDuel, card: RiftCard, event: CreatureEvent) -> bool:
    """Whether an event is what a card's triggers on such events ask for."""
    if event.trigger is Trigger.LOST_CREATURE:
        return event.creature.owner == card.owner
    return event.creature.owner != card.owner and bool(connections(duel, card) >> event.zone & 1)


def fire_threshold(duel: RiftDuel, card: RiftCard, ability: Ability) -> None:
    """Let a trigger on a state fire; the state has just become true (DR-121)."""
    if ability.transforms:
        duel.transforms.append(card)
    else:
        duel.waiting.append(Item(card.owner, ability.rule, "trigger", card, ability=ability))


def place(duel: RiftDuel, put: Callable[[Item], Script[None]]) -> Script[bool]:
    """Put waiting triggers on the stack: the turn player's, then the other's above them (DR-139).

    Of each player's triggers the `When flipped` ones come last, above the others (DR-65). What triggers
    meanwhile waits for the next call.

    Returns:
        Whether there was anything to place.
    """
    waiting, later = duel.waiting, []
    for seat in (duel.active, other(duel.active)):
        for flipped in (False, True):
            duel.waiting = [item for item in waiting if item.controller == seat and item.on_top is flipped]
            yield from place_triggers(duel, "DR-139", put)
            later += duel.waiting
    duel.waiting = later
    return bool(waiting)


def wanted(duel: RiftDuel, item: Item) -> Script[bool]:
    """Ask whether an optional trigger is used (DR-123); a mandatory one always is."""
    if not item.ability.optional:
        return True
    return (
        yield from confirm(
            duel, item.controller, "use_trigger", "DR-123", item.source, public=duel.sees(0, item.source)
        )
    )
