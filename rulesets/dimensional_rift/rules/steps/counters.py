"""How counters, conditions and hit points change; each step is logged and counts as a change for DR-182."""

from functools import partial

from cardgame_tui.engine.duel import other
from rulesets.dimensional_rift.cards.keywords import Allowed, Keyword
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.cards.statics import Being, Doing, Pursuit
from rulesets.dimensional_rift.rules.steps.foreseen import held_back
from rulesets.dimensional_rift.rules.steps.triggers import fire, fire_for_all
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.continuous import barred_player
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, has, life

PERMANENTLY = "permanently"
"""Until when a condition lasts that ends only as its card leaves the battlefield (DR-192)."""


def _changed(
    duel: RiftDuel,
    rule: str,
    what: str,
    seat: int,
    card: RiftCard | None = None,
    *,
    amount: int,
    other: RiftCard | None = None,
) -> None:
    """Log so much of a change, and count it as done (`that much`, DR-200)."""
    duel.changes += 1
    duel.done += amount
    duel.note(rule, what, seat, card, amount=amount, other=other)


def collect(duel: RiftDuel, card: RiftCard, amount: int, rule: str) -> None:
    """Put mana on a face-up card; a Manalocked one gains none, a Vehicle never (DR-17, DR-37, DR-156)."""
    if amount == 0 or not in_play(card) or card.printed.is_vehicle or forbidden(duel, card, Doing.COLLECT):
        return
    if has(duel, card, Keyword.MANALOCKED):
        duel.note("DR-156", "locked", card.owner, card)
        return
    again = partial(collect, duel, card, amount, rule)
    if held_back(duel, Trigger.COLLECTED, again, card=card, amount=amount):
        return
    card.mana += amount
    _changed(duel, rule, "collect", card.owner, card, amount=amount)
    fire(duel, card, Trigger.COLLECTED, amount=amount)


def count(card: RiftCard, key: str) -> None:
    """Count something since the card was summoned, if its text asks for that (DR-194)."""
    if card.printed.program.counts:
        card.tally[key] = card.tally.get(key, 0) + 1


def spend(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Take mana from a card as a payment (DR-129)."""
    card.mana -= amount
    _changed(duel, "DR-129", "consume", card.owner, card, amount=amount)


def transfer(duel: RiftDuel, giver: RiftCard, taker: RiftCard, amount: int) -> None:
    """Move up to an amount of mana from one card to another; neither may be Manalocked (DR-156)."""
    if has(duel, giver, Keyword.MANALOCKED) or has(duel, taker, Keyword.MANALOCKED):
        duel.note("DR-156", "locked", giver.owner, giver)
        return
    if taker.printed.is_vehicle:
        return
    moved = min(amount, giver.mana)
    if moved:
        giver.mana -= moved
        taker.mana += moved
        _changed(duel, "DR-17", "transfer", giver.owner, giver, amount=moved, other=taker)


def deal_damage(
    duel: RiftDuel,
    card: RiftCard,
    amount: int,
    rule: str,
    fighter: RiftCard | None = None,
    dealer: RiftCard | None = None,
) -> None:
    """Put damage counters on a creature; a Protected one takes none (DR-22, DR-23, DR-161, DR-170).

    Args:
        duel: the duel.
        card: the creature.
        amount: how much it is dealt.
        rule: number of the rule that deals it.
        fighter: the creature that deals it in a fight; None for other damage.
        dealer: the card whose text deals it.
    """
    if amount == 0 or not in_play(card):
        return
    if has(duel, card, Keyword.PROTECTED):
        duel.note("DR-161", "protected", card.owner, card)
        return
    again = partial(deal_damage, duel, card, amount, rule, fighter, dealer)
    if held_back(duel, Trigger.DEALT, again, card=card, amount=amount, about=fighter):
        return
    taken = max(amount - armor(duel, card), 1)
    if taken < amount:
        duel.note("DR-23", "armor", card.owner, card, amount=amount - taken)
    if has(duel, card, Keyword.RESILIENT):
        taken = _survived(duel, card, taken)
    if taken:
        card.damage += taken
        _changed(duel, rule, "damage", card.owner, card, amount=taken, other=fighter)
        fire(duel, card, Trigger.DEALT, about=fighter, amount=taken)
        if (source := fighter or dealer) is not None:
            fire(duel, source, Trigger.DEALS, about=card, during=duel.resolving, amount=taken)


def heal(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Remove up to an amount of damage counters (DR-133)."""
    healed = min(amount, card.damage)
    if healed and not forbidden(duel, card, Doing.HEALED):
        card.damage -= healed
        _changed(duel, "DR-133", "heal", card.owner, card, amount=healed)
        fire(duel, card, Trigger.HEALED, amount=healed)


def afflict(duel: RiftDuel, card: RiftCard, keyword: Keyword, until: str) -> None:
    """Give a face-up card a condition; the same one twice counts once, with the longer duration (DR-148)."""
    if forbidden(duel, card, Being(keyword)):
        return
    before = card.conditions.get(keyword)
    if before == PERMANENTLY or (before == "" and until != PERMANENTLY):
        return
    card.conditions[keyword] = until
    duel.changes += 1
    duel.note("DR-148", "condition", card.owner, card, word=keyword.value)


def cleanse(duel: RiftDuel, card: RiftCard, rule: str) -> None:
    """Remove every condition but those that a card has permanently (DR-164, DR-192)."""
    kept = not duel.options.cleanse_ends_permanent
    for keyword in [each for each, until in card.conditions.items() if not (kept and until == PERMANENTLY)]:
        lift(duel, card, keyword, rule)


def lose_mana(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Remove mana from a card; a Manalocked one keeps it (DR-156)."""
    if has(duel, card, Keyword.MANALOCKED):
        duel.note("DR-156", "locked", card.owner, card)
    elif amount:
        card.mana -= amount
        _changed(duel, "DR-17", "loses_mana", card.owner, card, amount=amount)


def move_damage(duel: RiftDuel, giver: RiftCard, taker: RiftCard, amount: int) -> None:
    """Move damage counters from one creature to another; this deals no damage (DR-17)."""
    if taker.printed.kind == "creature":
        giver.damage -= amount
        taker.damage += amount
        _changed(duel, "DR-17", "damage_moves", giver.owner, giver, amount=amount, other=taker)


def destructible(duel: RiftDuel, cards: list[RiftCard]) -> list[RiftCard]:
    """Those of some cards that no text protects from being destroyed (DR-2)."""
    if not duel.bends:
        return cards
    return [card for card in cards if Doing.DESTROYED not in duel.effects.on(duel, "cannot", card)]


def forbidden(duel: RiftDuel, card: RiftCard, word: Allowed) -> bool:
    """Whether a text forbids something to a card (DR-2)."""
    return duel.bends and word in duel.effects.on(duel, "cannot", card)


def lift(duel: RiftDuel, card: RiftCard, keyword: Keyword, rule: str) -> None:
    """Remove a condition from a card."""
    del card.conditions[keyword]
    duel.changes += 1
    duel.note(rule, "condition_ends", card.owner, card, word=keyword.value)


def lose_hp(duel: RiftDuel, seat: int, amount: int, rule: str, *, surely: bool = False) -> None:
    """Take hit points; at 0 the duel is over at once, unless the option `defeat` says later (DR-177 to DR-179).

    Unless it is `surely` so, a text may say what happens instead (DR-202).
    """
    again = partial(lose_hp, duel, seat, amount, rule)
    if not surely and held_back(duel, Trigger.LOSE, again, seat=seat, amount=amount):
        return
    duel.hp[seat] -= amount
    _changed(duel, rule, "lose_hp", seat, amount=amount)
    fire_for_all(duel, Trigger.LOSE, seat, amount)
    if duel.hp[seat] > 0:
        return
    if duel.options.defeat == "at_once":
        duel.finish(other(seat), "DR-179", "hp")
    duel.fallen = True


def gain_hp(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Give hit points."""
    if barred_player(duel, seat, Pursuit.GAIN):
        duel.note("DR-206", "no_gain_allowed", seat)
        return
    duel.hp[seat] += amount
    _changed(duel, rule, "gain_hp", seat, amount=amount)
    fire_for_all(duel, Trigger.GAIN, seat, amount)


def _survived(duel: RiftDuel, card: RiftCard, taken: int) -> int:
    """How much of a hit a Resilient creature takes: at least 1 of its Life is always left (DR-170)."""
    most = max(life(duel, card) - 1 - card.damage, 0)
    if taken > most:
        duel.note("DR-170", "resilient", card.owner, card)
    return min(taken, most)


def stand_up(duel: RiftDuel, card: RiftCard) -> None:
    """End Prone by the Action that is used for it, which stays the Action it was declared as (DR-155)."""
    if Keyword.PRONE in card.conditions:
        lift(duel, card, Keyword.PRONE, "DR-155")
