"""Triggers: what fires when, and how it gets onto the stack (DR-121 to DR-125, DR-139, DR-140)."""

from collections.abc import Callable

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.triggers import place_triggers
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.verbs import Verb
from rulesets.dimensional_rift.cards.vocabulary import Happening
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.occasions import Occasion
from rulesets.dimensional_rift.state.traits import connections


def fire(
    duel: RiftDuel,
    card: RiftCard,
    event: Happening,
    *,
    about: RiftCard | None = None,
    player: int = 0,
    reach: int | None = None,
    connects: int = 0,
    during: Item | None = None,
) -> None:
    """Let the triggers a card has on an event wait for the stack.

    Args:
        duel: the table.
        card: the card whose own event it is.
        event: what happened.
        about: the other creature of the event.
        player: the seat of the event.
        reach: last known targeting reach, for a card that has left.
        connects: last known own connections, to go with it.
        during: the item the event is about, which `After` triggers wait for (DR-140).
    """
    for ability in card.printed.program.triggers.get(event, ()):
        if Verb.TRANSFORM in ability.effects:
            duel.transforms.append(card)
            continue
        item = Item(card.owner, ability.rule, "trigger", card, ability=ability)
        item.about, item.player = about, player
        item.reach, item.connects = reach, connects
        item.on_top = event is Happening.FLIPPED
        late = ability.late and during is not None and duel.options.trigger_timing == "when_before"
        (during.after if late and during else duel.waiting).append(item)


def announce(duel: RiftDuel, occasion: Occasion) -> None:
    """Let the triggers that wait for what happens to others fire, and remember the occasion for Traps (DR-39)."""
    for card in duel.on_battlefield():
        if card.face_up and not card.printed.is_trap and concerns(duel, card, occasion):
            fire(duel, card, occasion.event, about=occasion.creature)
    duel.occasions.append(occasion)
    duel.uses += 1


def concerns(duel: RiftDuel, card: RiftCard, occasion: Occasion) -> bool:
    """Whether what happened is what the triggers on such an event ask for, seen from a card."""
    if occasion.event is Happening.LOST_CREATURE:
        return occasion.creature.owner == card.owner
    return occasion.creature.owner != card.owner and bool(connections(duel, card) >> occasion.zone & 1)


def fire_threshold(duel: RiftDuel, card: RiftCard, ability: Ability) -> None:
    """Let a trigger on a state fire: the state has just become true (DR-121)."""
    if Verb.TRANSFORM in ability.effects:
        duel.transforms.append(card)
    else:
        duel.waiting.append(Item(card.owner, ability.rule, "trigger", card, ability=ability))


def place(duel: RiftDuel, put: Callable[[Item], Script[None]]) -> Script[bool]:
    """Put waiting triggers on the stack, those of a flip above the others (DR-65, DR-139).

    Returns:
        Whether there was anything to place.
    """
    if not duel.waiting:
        return False
    flipped = [item for item in duel.waiting if item.on_top]
    duel.waiting = [item for item in duel.waiting if not item.on_top]
    yield from place_triggers(duel, "DR-139", put)
    later, duel.waiting = duel.waiting, flipped
    yield from place_triggers(duel, "DR-139", put)
    duel.waiting += later
    return True


def wanted(duel: RiftDuel, item: Item) -> Script[bool]:
    """Ask whether an optional trigger is used (DR-123); a mandatory one always is."""
    if not item.ability.optional:
        return True
    return (yield from confirm(duel, item.controller, "use_trigger", "DR-123", card=item.source))
