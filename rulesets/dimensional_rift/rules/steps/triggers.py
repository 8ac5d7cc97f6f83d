"""Triggers: what fires when, and how it gets onto the stack (DR-121 to DR-125, DR-139, DR-140)."""

from collections.abc import Callable, Collection

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.triggers import place_triggers
from cardgame_tui.text.abilities import Selector
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.program import FLIP_TRAPS, Ability, Trigger
from rulesets.dimensional_rift.cards.selectors import Chosen, Each
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import View, fits, zone_fits


def fire_own(
    duel: RiftDuel,
    card: RiftCard,
    event: Trigger,
    *,
    about: RiftCard | None = None,
    player: int = 0,
    reach: int | None = None,
    connects: int = 0,
    during: RiftItem | None = None,
    zone: int = -1,
    action: Common | None = None,
    amount: int = 0,
    part: str = "",
    settled: Collection[Ability] | None = None,
) -> None:
    """Let the triggers that a card has on an event of its own, or of a player, wait for the stack.

    Args:
        duel: the duel.
        card: the card whose own event it is.
        event: what happened.
        about: the other creature of the event.
        player: the seat of the event.
        reach: last known targeting reach, for a card that has left.
        connects: last known own connections, to go with it.
        during: the item the event is about, which `After` triggers wait for (DR-140).
        zone: number of the zone the event is about, -1 for none.
        action: the named Action of the event.
        amount: how much the event did.
        part: the part of a turn that starts or ends.
        settled: of a card that has left, the triggers whose condition held before.
    """
    for ability in card.printed.program.triggers.get(event, ()):
        if settled is not None and ability not in settled:
            continue
        if ability.seats and player and (player == card.owner) is not (ability.seats == 1):
            continue
        if ability.part and ability.part != part:
            continue
        if ability.action is not action and ability.action is not None:
            continue
        if ability.whom is not None and not _meets(duel, card, ability.whom, about, zone):
            continue
        on_top = event is Trigger.FLIPPED
        held = settled is not None
        wait(duel, card, ability, about, player, reach, connects, during, amount=amount, on_top=on_top, held=held)


def fire(
    duel: RiftDuel,
    card: RiftCard,
    event: Trigger,
    *,
    about: RiftCard | None = None,
    player: int = 0,
    during: RiftItem | None = None,
    zone: int = -1,
    action: Common | None = None,
    amount: int = 0,
    part: str = "",
) -> None:
    """Let the triggers on an event of a card wait: its own, as `fire_own`, and those of cards that watch it."""
    if event in duel.asked and not player:
        tell(duel, event, card, about, action=action)
    if event in card.printed.program.triggers:
        fire_own(
            duel,
            card,
            event,
            about=about,
            player=player,
            during=during,
            zone=zone,
            action=action,
            amount=amount,
            part=part,
        )
    if event in duel.watched:
        announce(duel, CreatureEvent(event, card, zone, "", about, action.value if action else "", amount), during)


def tell(
    duel: RiftDuel, event: Trigger, card: RiftCard, about: RiftCard | None = None, *, action: Common | None = None
) -> None:
    """Keep for the rest of the turn that something happened to a card (DR-212)."""
    other_card = -1 if about is None else about.id
    duel.told.append((event.name, card.id, other_card, card.owner, action.value if action else ""))
    duel.forget()


def settled_triggers(duel: RiftDuel, card: RiftCard) -> list[Ability]:
    """The triggers of a card that is about to leave whose condition holds (DR-199)."""
    view = View(card, card.owner)
    of_events = card.printed.program.triggers.values()
    return [each for triggers in of_events for each in triggers if holds(duel, each.condition, view)]


def wait(
    duel: RiftDuel,
    card: RiftCard,
    ability: Ability,
    about: RiftCard | None,
    player: int = 0,
    reach: int | None = None,
    connects: int = 0,
    during: RiftItem | None = None,
    *,
    amount: int = 0,
    on_top: bool = False,
    held: bool = False,
) -> None:
    """Put a trigger among those that wait, unless it was used this turn or has not happened often enough.

    ``held`` says that its condition is known to hold.
    """
    if not _happened_enough(card, ability) or (ability.once and ability.number in card.used):
        return
    if not held and not holds(duel, ability.condition, View(card, card.owner)):
        return
    if ability.once:
        card.used.add(ability.number)
        duel.uses += 1
    if ability.transforms:
        duel.transforms.append(card)
        return
    item = RiftItem(card.owner, ability.rule, "trigger", card, ability=ability)
    item.about, item.player = about, player
    item.reach, item.connects = reach, connects
    item.on_top = on_top
    item.much, item.open = amount, amount > 0
    late = ability.late and during is not None and duel.options.trigger_timing == "when_before"
    (during.after if late and during else duel.waiting).append(item)


def _happened_enough(card: RiftCard, ability: Ability) -> bool:
    """Count an event that must happen so often since the card was summoned; whether it now has (DR-194)."""
    if not ability.times:
        return True
    key = str(ability.number)
    card.tally[key] = card.tally.get(key, 0) + 1
    return card.tally[key] == ability.times


def _meets(duel: RiftDuel, card: RiftCard, whom: Selector, about: RiftCard | None, zone: int) -> bool:
    """Whether the other card of an event, or its zone, is what a trigger asks for."""
    view = View(card, card.owner)
    if isinstance(whom, Each | Chosen):
        if whom.what.is_zone:
            return zone >= 0 and zone_fits(duel, duel.zones[zone], whom.what, view)
        if about is None:
            return False
        gone = about.zone is not None and place_of(about) < 0
        return fits(duel, about, whom.what, view, about.printed.kind if gone else "")
    return about is not None and about is card


def announce(duel: RiftDuel, event: CreatureEvent, during: RiftItem | None = None) -> None:
    """Let the triggers that wait for what happens to others fire, and remember the event for Traps (DR-39)."""
    for card, ability in hearers(duel, event):
        wait(duel, card, ability, event.creature, during=during, amount=event.amount)
    remember(duel, event)


def remember(duel: RiftDuel, event: CreatureEvent) -> None:
    """Keep an event that may flip a Trap."""
    if event.trigger in FLIP_TRAPS:
        duel.creature_events.append(event)
        duel.uses += 1


def hearers(duel: RiftDuel, event: CreatureEvent) -> list[tuple[RiftCard, Ability]]:
    """The face-up cards that wait for an event, and their triggers; Traps do so face-down."""
    return [
        (card, ability)
        for card in duel.on_battlefield()
        if card.face_up and not card.printed.is_trap
        for ability in card.printed.program.watching.get(event.trigger, ())
        if concerns(duel, card, ability, event)
    ]


def concerns(duel: RiftDuel, card: RiftCard, ability: Ability, event: CreatureEvent) -> bool:
    """Whether an event is what a trigger on such events asks for."""
    if ability.action is not None and ability.action.value != event.action:
        return False
    who = ability.who
    if not isinstance(who, Each | Chosen) or not fits(
        duel, event.creature, who.what, View(card, card.owner), event.kind
    ):
        return False
    if isinstance(who, Chosen) and who.another and event.creature is card:
        return False
    return ability.whom is None or _meets(duel, card, ability.whom, event.about, event.zone)


def fire_threshold(duel: RiftDuel, card: RiftCard, ability: Ability) -> None:
    """Let a trigger on a state fire; the state has just become true (DR-121)."""
    wait(duel, card, ability, None)


def fire_for_all(duel: RiftDuel, event: Trigger, seat: int, amount: int = 0, part: str = "") -> None:
    """Let the triggers on an event of a player fire, of all face-up cards."""
    if event in duel.asked:
        duel.told.append((event.name, -1, -1, seat, ""))
        duel.forget()
    if event in duel.heard:
        for card in duel.on_battlefield():
            if card.face_up:
                fire(duel, card, event, player=seat, amount=amount, part=part)


def place(duel: RiftDuel, put: Callable[[RiftItem], Script[None]]) -> Script[bool]:
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


def wanted(duel: RiftDuel, item: RiftItem) -> Script[bool]:
    """Ask whether an optional trigger is used (DR-123); a mandatory one always is."""
    if not item.ability.optional:
        return True
    return (
        yield from confirm(
            duel, item.controller, "use_trigger", "DR-123", item.source, public=duel.sees(0, item.source)
        )
    )
