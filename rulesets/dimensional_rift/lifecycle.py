"""How cards change places and counters change: the steps every rule is made of (rulebook section 6).

Each step logs itself under its rule and counts as a change for DR-182.
"""

from collections.abc import Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.board import facing
from rulesets.dimensional_rift.cards import CREATURE_TOKEN
from rulesets.dimensional_rift.keywords import Keyword
from rulesets.dimensional_rift.table import RiftCard, RiftDuel, in_play
from rulesets.dimensional_rift.traits import connections, has, start_effects, targeting
from rulesets.dimensional_rift.triggers import fire
from rulesets.dimensional_rift.vocabulary import Happening


def draw(duel: RiftDuel, seat: int, rule: str) -> bool:
    """Draw the top card; False when the deck is empty, which loses only under an option (DR-60, DR-181)."""
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
    return True


def discard(duel: RiftDuel, card: RiftCard) -> None:
    """Hand to graveyard, face-up; not a destruction (DR-73)."""
    duel.move(card, duel.pile(card.owner, "graveyard"))
    duel.changes += 1
    duel.note("DR-73", "discard", card.owner, card)


def conquer(duel: RiftDuel, zone: Zone, rule: str) -> None:
    """Mark a zone as conquered for the rest of the duel (DR-15)."""
    duel.conquered.add(zone.id)
    duel.changes += 1
    duel.sides[zone.seat] = None
    duel.note(rule, "conquer", zone.seat, zone=zone)


def relocate(duel: RiftDuel, card: RiftCard, zone: Zone, rule: str) -> None:
    """Move a card on the battlefield; counters and conditions go with it (DR-17)."""
    duel.move(card, zone)
    duel.changes += 1
    duel.note(rule, "move", card.owner, card, zone)


def swap(duel: RiftDuel, card: RiftCard, partner: RiftCard, rule: str) -> None:
    """Let two cards on the battlefield trade places."""
    here, there = card.zone, partner.zone
    assert here is not None
    assert there is not None
    duel.move(card, there)
    duel.move(partner, here)
    duel.changes += 1
    duel.note(rule, "swap", card.owner, card, there, other=partner)


def turn_to(duel: RiftDuel, card: RiftCard, turns: int, rule: str) -> None:
    """Give a face-up card an orientation (DR-27)."""
    if card.turns != turns:
        card.turns = turns
        duel.changes += 1
        duel.note(rule, "rotate", card.owner, card, word=facing(turns).value)


def collect(duel: RiftDuel, card: RiftCard, amount: int, rule: str) -> None:
    """Put mana on a face-up card; a Manalocked one gains none (DR-17, DR-156)."""
    if amount == 0 or not in_play(card):
        return
    if Keyword.MANALOCKED in card.conditions:
        duel.note("DR-156", "locked", card.owner, card)
        return
    card.mana += amount
    duel.changes += 1
    duel.note(rule, "collect", card.owner, card, amount=amount)


def spend(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Take mana off a card as a payment (DR-129)."""
    card.mana -= amount
    duel.changes += 1
    duel.note("DR-129", "consume", card.owner, card, amount=amount)


def transfer(duel: RiftDuel, giver: RiftCard, taker: RiftCard, amount: int) -> None:
    """Move up to so much mana from one card to another; neither may be Manalocked (DR-156)."""
    if Keyword.MANALOCKED in giver.conditions or Keyword.MANALOCKED in taker.conditions:
        duel.note("DR-156", "locked", giver.owner, giver)
        return
    moved = min(amount, giver.mana)
    if moved:
        giver.mana -= moved
        taker.mana += moved
        duel.changes += 1
        duel.note("DR-17", "transfer", giver.owner, giver, amount=moved, other=taker)


def deal_damage(duel: RiftDuel, card: RiftCard, amount: int, rule: str) -> None:
    """Put damage counters on a creature; a Protected one takes none (DR-22, DR-161)."""
    if amount == 0 or not in_play(card):
        return
    if has(duel, card, Keyword.PROTECTED):
        duel.note("DR-161", "protected", card.owner, card)
        return
    card.damage += amount
    duel.changes += 1
    duel.note(rule, "damage", card.owner, card, amount=amount)


def heal(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Remove up to so many damage counters (DR-133)."""
    healed = min(amount, card.damage)
    if healed:
        card.damage -= healed
        duel.changes += 1
        duel.note("DR-133", "heal", card.owner, card, amount=healed)


def afflict(duel: RiftDuel, card: RiftCard, keyword: Keyword, until: str) -> None:
    """Lay a condition on a face-up card; the same one twice counts once, the longer lasting (DR-148)."""
    if card.conditions.get(keyword) == "":
        return
    card.conditions[keyword] = until
    duel.changes += 1
    duel.note("DR-148", "condition", card.owner, card, word=keyword.value)


def lift(duel: RiftDuel, card: RiftCard, keyword: Keyword, rule: str) -> None:
    """Take a condition off a card."""
    del card.conditions[keyword]
    duel.changes += 1
    duel.note(rule, "condition_ends", card.owner, card, word=keyword.value)


def lose_hp(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Take hit points; at 0 the duel is over at once (DR-114, DR-177 to DR-179)."""
    duel.hp[seat] -= amount
    duel.changes += 1
    duel.note(rule, "lose_hp", seat, amount=amount)
    if duel.hp[seat] <= 0:
        duel.finish(other(seat), "DR-179", "hp")


def enter(duel: RiftDuel, card: RiftCard, zone: Zone, turns: int) -> None:
    """Put a card face-up onto the battlefield and start its continuous effects (DR-62, DR-65)."""
    card.face_up = True
    card.turns = turns
    if card.zone is not zone:
        duel.move(card, zone)
    duel.changes += 1
    duel.sides[card.owner] = None
    start_effects(duel, card)


def attach(duel: RiftDuel, equipment: RiftCard, host: RiftCard) -> None:
    """Put an Equipment under a creature; it is no longer a card of its own (DR-33, DR-34)."""
    _strip(duel, equipment)
    duel.move(equipment, duel.pile(equipment.owner, "attached"))
    equipment.host = host
    host.attached.append(equipment)
    duel.changes += 1
    duel.note("DR-33", "attach", equipment.owner, equipment, other=host)


def destroy(duel: RiftDuel, cards: Sequence[RiftCard], rule: str, what: str = "destroyed") -> None:
    """Destroy cards on the battlefield, all at the same time (DR-71, DR-175, DR-176).

    ``When destroyed`` triggers remember the place, orientation and arrows each card had (DR-143).
    """
    known = [(card, in_play(card), targeting(duel, card), connections(duel, card)) for card in cards]
    for card, _, _, _ in known:
        _bury(duel, card, rule, what)
    for card, summoned, reach, own in known:
        if summoned:
            fire(duel, card, Happening.DESTROYED, reach=reach, connects=own)


def _bury(duel: RiftDuel, card: RiftCard, rule: str, what: str) -> None:
    zone = card.zone
    for equipment in list(card.attached):
        equipment.host = None
        to_graveyard(duel, equipment)
        duel.note("DR-176", "destroyed", equipment.owner, equipment, zone)
    card.attached = []
    if card.printed is CREATURE_TOKEN:
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


def _strip(duel: RiftDuel, card: RiftCard) -> None:
    """Remove counters, conditions and continuous effects from a card that leaves its zone for good."""
    if card.face_up:
        duel.effects.end_source(card.id)
    card.face_up = True
    card.damage = 0
    card.mana = 0
    card.turns = 0
    card.conditions.clear()
    card.acted.clear()
    card.used.clear()
    card.held.clear()
