"""How counters, conditions and hit points change; each step is logged and counts as a change for DR-182."""

from cardgame_tui.engine.duel import other
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import armor, has, life


def collect(duel: RiftDuel, card: RiftCard, amount: int, rule: str) -> None:
    """Put mana on a face-up card; a Manalocked one gains none, a Vehicle never (DR-17, DR-37, DR-156)."""
    if amount == 0 or not in_play(card) or card.printed.is_vehicle:
        return
    if Keyword.MANALOCKED in card.conditions:
        duel.note("DR-156", "locked", card.owner, card)
        return
    card.mana += amount
    duel.changes += 1
    duel.note(rule, "collect", card.owner, card, amount=amount)


def spend(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Take mana from a card as a payment (DR-129)."""
    card.mana -= amount
    duel.changes += 1
    duel.note("DR-129", "consume", card.owner, card, amount=amount)


def transfer(duel: RiftDuel, giver: RiftCard, taker: RiftCard, amount: int) -> None:
    """Move up to an amount of mana from one card to another; neither may be Manalocked (DR-156)."""
    if Keyword.MANALOCKED in giver.conditions or Keyword.MANALOCKED in taker.conditions:
        duel.note("DR-156", "locked", giver.owner, giver)
        return
    if taker.printed.is_vehicle:
        return
    moved = min(amount, giver.mana)
    if moved:
        giver.mana -= moved
        taker.mana += moved
        duel.changes += 1
        duel.note("DR-17", "transfer", giver.owner, giver, amount=moved, other=taker)


def deal_damage(duel: RiftDuel, card: RiftCard, amount: int, rule: str, fighter: RiftCard | None = None) -> None:
    """Put damage counters on a creature; a Protected one takes none (DR-22, DR-23, DR-161, DR-170).

    Args:
        duel: the duel.
        card: the creature.
        amount: how much it is dealt.
        rule: number of the rule that deals it.
        fighter: the creature that deals it in a fight; None for other damage.
    """
    if amount == 0 or not in_play(card):
        return
    if has(duel, card, Keyword.PROTECTED):
        duel.note("DR-161", "protected", card.owner, card)
        return
    taken = max(amount - armor(duel, card), 1)
    if taken < amount:
        duel.note("DR-23", "armor", card.owner, card, amount=amount - taken)
    if has(duel, card, Keyword.RESILIENT):
        taken = _survived(duel, card, taken)
    if taken:
        card.damage += taken
        duel.changes += 1
        duel.note(rule, "damage", card.owner, card, amount=taken, other=fighter)


def heal(duel: RiftDuel, card: RiftCard, amount: int) -> None:
    """Remove up to an amount of damage counters (DR-133)."""
    healed = min(amount, card.damage)
    if healed:
        card.damage -= healed
        duel.changes += 1
        duel.note("DR-133", "heal", card.owner, card, amount=healed)


def afflict(duel: RiftDuel, card: RiftCard, keyword: Keyword, until: str) -> None:
    """Give a face-up card a condition; the same one twice counts once, with the longer duration (DR-148)."""
    if card.conditions.get(keyword) == "":
        return
    card.conditions[keyword] = until
    duel.changes += 1
    duel.note("DR-148", "condition", card.owner, card, word=keyword.value)


def lift(duel: RiftDuel, card: RiftCard, keyword: Keyword, rule: str) -> None:
    """Remove a condition from a card."""
    del card.conditions[keyword]
    duel.changes += 1
    duel.note(rule, "condition_ends", card.owner, card, word=keyword.value)


def lose_hp(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Take hit points; at 0 the duel is over at once, unless the option `defeat` says later (DR-177 to DR-179)."""
    duel.hp[seat] -= amount
    duel.changes += 1
    duel.note(rule, "lose_hp", seat, amount=amount)
    if duel.hp[seat] > 0:
        return
    if duel.options.defeat == "at_once":
        duel.finish(other(seat), "DR-179", "hp")
    duel.fallen = True


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
