"""How cards change places: with `counters` the steps every rule is made of (rulebook section 6).

Each step is logged under its rule and counts as a change for DR-182.
"""

from collections.abc import Sequence
from functools import partial

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.cards.statics import Pursuit
from rulesets.dimensional_rift.rules.steps.counters import count
from rulesets.dimensional_rift.rules.steps.foreseen import held_back
from rulesets.dimensional_rift.rules.steps.triggers import (
    fire,
    fire_for_all,
    fire_own,
    hearers,
    remember,
    settled_triggers,
    tell,
    wait,
)
from rulesets.dimensional_rift.state.board import facing
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.continuous import barred_player, start_effects
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import connections, targeting


def draw(duel: RiftDuel, seat: int, rule: str) -> bool:
    """Draw the top card; False when the deck is empty, which loses only under an option (DR-60, DR-181).

    A text may say what happens instead (DR-202).
    """
    if barred_player(duel, seat, Pursuit.DRAW):
        duel.note("DR-206", "no_draw_allowed", seat)
        duel.undrawn |= {seat}
        return False
    if held_back(duel, Trigger.DRAW, partial(draw, duel, seat, rule), seat=seat):
        duel.undrawn |= {seat}
        return False
    duel.undrawn -= {seat}
    deck = duel.pile(seat, "deck")
    if not deck.cards:
        duel.note("DR-181", "no_draw", seat)
        if duel.options.deckout_loses:
            duel.finish(other(seat), "DR-181", "deck")
        return False
    card = deck.cards[-1]
    duel.move(card, duel.pile(seat, "hand"))
    duel.changes += 1
    duel.note(rule, "draw", seat, card)
    fire_for_all(duel, Trigger.DRAW, seat)
    return True


def discard(duel: RiftDuel, card: RiftCard) -> None:
    """Hand to graveyard, face-up; not a destruction (DR-73)."""
    duel.move(card, duel.pile(card.owner, "graveyard"))
    duel.changes += 1
    duel.done += 1
    duel.note("DR-73", "discard", card.owner, card)
    fire_for_all(duel, Trigger.DISCARD, card.owner)


def conquer(duel: RiftDuel, zone: Zone, rule: str) -> None:
    """Mark a zone as conquered for the rest of the duel (DR-15)."""
    duel.conquered |= 1 << zone.id
    duel.changes += 1
    duel.note(rule, "conquer", zone.seat, zone=zone)
    fire_for_all(duel, Trigger.CONQUER, zone.seat)


def relocate(duel: RiftDuel, card: RiftCard, zone: Zone, rule: str) -> None:
    """Move a card on the battlefield; counters and conditions go with it (DR-17)."""
    duel.move(card, zone)
    duel.changes += 1
    duel.note(rule, "move", card.owner, card, zone)
    _moved(duel, card, zone)


def swap(duel: RiftDuel, card: RiftCard, partner: RiftCard, rule: str) -> None:
    """Let two cards on the battlefield trade places."""
    here, there = card.zone, partner.zone
    assert here is not None
    assert there is not None
    duel.move(card, there)
    duel.move(partner, here)
    duel.changes += 1
    duel.note(rule, "swap", card.owner, card, there, other=partner)
    for each, zone in ((card, there), (partner, here)):
        if each.face_up:
            _moved(duel, each, zone)


def _moved(duel: RiftDuel, card: RiftCard, zone: Zone) -> None:
    count(card, f"zone {zone.id}")
    fire(duel, card, Trigger.MOVED, zone=zone.id)


def turn_to(duel: RiftDuel, card: RiftCard, turns: int, rule: str) -> None:
    """Give a face-up card an orientation (DR-27)."""
    if card.turns != turns:
        card.turns = turns
        duel.changes += 1
        duel.note(rule, "rotate", card.owner, card, word=facing(turns).value)
        fire(duel, card, Trigger.ROTATED)


def enter(duel: RiftDuel, card: RiftCard, zone: Zone, turns: int) -> None:
    """Put a card face-up onto the battlefield and start its continuous effects (DR-62, DR-65)."""
    card.face_up = True
    card.turns = turns
    if card.zone is not zone:
        duel.move(card, zone)
    duel.changes += 1
    duel.sides[card.owner] = None
    start_effects(duel, card)
    count(card, f"zone {zone.id}")


def attach(duel: RiftDuel, equipment: RiftCard, host: RiftCard) -> None:
    """Put an Equipment under a creature; it no longer counts as a card (DR-33, DR-34)."""
    _strip(duel, equipment)
    duel.move(equipment, duel.pile(equipment.owner, "attached"))
    equipment.host = host
    host.attached.append(equipment)
    duel.changes += 1
    duel.note("DR-33", "attach", equipment.owner, equipment, other=host)


def reattach(duel: RiftDuel, under: RiftCard, host: RiftCard) -> None:
    """Move an attached card from one creature to another."""
    assert under.host is not None
    under.host.attached.remove(under)
    under.host = host
    host.attached.append(under)
    duel.changes += 1
    duel.note("DR-33", "attach", under.owner, under, other=host)


def detach(duel: RiftDuel, under: RiftCard) -> None:
    """Take an attached card off its creature; it goes to the graveyard (DR-34, DR-194)."""
    assert under.host is not None
    under.host.attached.remove(under)
    under.host = None
    to_graveyard(duel, under)
    duel.note("DR-194", "destroyed", under.owner, under)


def crew(duel: RiftDuel, vehicle: RiftCard, creature: RiftCard, turns: int) -> None:
    """Put a Vehicle under a creature; it no longer counts as a card (DR-37)."""
    _strip(duel, vehicle)
    duel.move(vehicle, duel.pile(vehicle.owner, "attached"))
    vehicle.host = creature
    vehicle.turns = turns
    vehicle.moved = True
    creature.attached.append(vehicle)
    duel.changes += 1
    duel.note("DR-37", "crew", vehicle.owner, vehicle, creature.zone, other=creature)


def uncrew(duel: RiftDuel, vehicle: RiftCard, zone: Zone) -> None:
    """Put the Vehicle under a creature back into an artifact zone, where it counts as a card again (DR-37)."""
    creature = vehicle.host
    assert creature is not None
    creature.attached.remove(vehicle)
    vehicle.host = None
    enter(duel, vehicle, zone, vehicle.turns)
    vehicle.moved = True
    duel.note("DR-37", "uncrew", vehicle.owner, vehicle, zone, other=creature)


def destroy(
    duel: RiftDuel, cards: Sequence[RiftCard], rule: str, what: str = "destroyed", *, surely: bool = False
) -> None:
    """Destroy cards on the battlefield, all at the same time (DR-71, DR-175, DR-176).

    ``When destroyed`` triggers remember the place, orientation and arrows each card had (DR-143). Unless it is
    `surely` so, a text may say what happens instead; a sacrifice is never replaced (DR-202).
    """
    if what == "destroyed" and not surely and duel.replaced:
        cards = [card for card in cards if not _spared(duel, card, rule)]
    known = [
        (card, in_play(card), targeting(duel, card), connections(duel, card), settled_triggers(duel, card))
        for card in cards
    ]
    events = (Trigger.DESTROYED, Trigger.SACRIFICED) if what == "sacrificed" else (Trigger.DESTROYED,)
    told = [_loss(duel, card, event) for card in cards for event in events if event in duel.watched]
    for card, *_ in known:
        _bury(duel, card, rule, what)
    duel.done += len(known)
    for card, summoned, reach, own, settled in known:
        for event in duel.asked.intersection(events):
            tell(duel, event, card)
        for event in events if summoned else ():
            fire_own(duel, card, event, reach=reach, connects=own, settled=settled)
        for loss, waiting in told:
            if loss.creature is card:
                for hearer, ability in waiting:
                    if in_play(hearer):
                        wait(duel, hearer, ability, card)
                remember(duel, loss)


def _spared(duel: RiftDuel, card: RiftCard, rule: str) -> bool:
    """Whether something else may happen to a card that would be destroyed."""

    def happen() -> None:
        if place_of(card) >= 0:
            destroy(duel, [card], rule)

    return held_back(duel, Trigger.DESTROYED, happen, card=card)


def _loss(duel: RiftDuel, card: RiftCard, event: Trigger) -> tuple[CreatureEvent, list[tuple[RiftCard, Ability]]]:
    """That a card leaves, and who waits for it: what it was like is known only before it has left."""
    loss = CreatureEvent(event, card, place_of(card), card.zone.kind if card.zone is not None else "")
    return loss, hearers(duel, loss)


def _bury(duel: RiftDuel, card: RiftCard, rule: str, what: str) -> None:
    zone = card.zone
    for each in list(card.attached):
        each.host = None
        to_graveyard(duel, each)
        duel.note("DR-176", "destroyed", each.owner, each, zone)
    card.attached = []
    if card.printed is duel.common.token:
        duel.note(rule, what, card.owner, card, zone)
        _strip(duel, card)
        duel.remove(card)
        duel.changes += 1
        return
    to_graveyard(duel, card)
    duel.note(rule, what, card.owner, card, zone)


def to_graveyard(duel: RiftDuel, card: RiftCard) -> None:
    """Move a card to its owner's graveyard, where it lies open and without counters (DR-10, DR-17)."""
    _strip(duel, card)
    duel.move(card, duel.pile(card.owner, "graveyard"))
    duel.changes += 1


def put_back(duel: RiftDuel, card: RiftCard, pile: str, rule: str, *, bottom: bool = False) -> None:
    """Put a card into its owner's hand or deck (DR-201); what is attached to it goes to the graveyard.

    A fabled card goes to the Fables Deck instead (DR-4), and a token out of the duel.
    """
    for each in list(card.attached):
        each.host = None
        to_graveyard(duel, each)
    card.attached = []
    _strip(duel, card)
    duel.changes += 1
    if card.printed is duel.common.token:
        duel.note(rule, "removed", card.owner, card)
        duel.remove(card)
        return
    pile = "fables" if card.printed.fabled else pile
    duel.move(card, duel.pile(card.owner, pile), bottom=bottom)
    duel.note(rule, f"to_{pile}", card.owner, card)


def turn_down(duel: RiftDuel, card: RiftCard) -> None:
    """Turn a card face-down where it lies, as if it was set now (DR-17, DR-209)."""
    for each in list(card.attached):
        each.host = None
        to_graveyard(duel, each)
    card.attached = []
    _strip(duel, card)
    duel.turn_down(card)
    card.set_on = duel.turn
    duel.changes += 1
    duel.sides[card.owner] = None
    duel.note("DR-209", "turned_down", card.owner, card, card.zone)


def _strip(duel: RiftDuel, card: RiftCard) -> None:
    """Remove counters, conditions and continuous effects from a card that leaves its zone for good.

    Used abilities stay used until the turn ends, because a Vehicle may come back before that (DR-122).
    """
    if card.face_up:
        duel.effects.end_source(card.id)
        duel.effects.release(card.id)
    card.face_up = True
    card.damage = 0
    card.mana = 0
    card.turns = 0
    card.conditions.clear()
    card.acted.clear()
    card.held.clear()
    card.tally.clear()
    card.moved = False
    card.serves = -1
