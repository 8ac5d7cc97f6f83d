"""Paying reserve and memory costs: first everything is chosen, then it is paid (GA-8, GA-109, GA-110)."""

from collections.abc import Collection, Sequence

from cardgame_tui.engine.asking import DONE, confirm, pick_card, pick_cards
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.keywords import FLOATING_MEMORY, RESERVABLE
from rulesets.grand_archive.cards.statics.abilities import PaysMemory
from rulesets.grand_archive.rules.playing.bill import Part, Use, leaving, resting
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_keyword
from rulesets.grand_archive.state.traits import has, in_force


def payers(
    duel: ArchiveDuel, seat: int, card: ArchiveCard | None = None, *, taken: Collection[Use] = ()
) -> list[ArchiveCard]:
    """What can pay reserve costs: cards in hand, and awake Reservable objects (GA-109, GA-304).

    Args:
        duel: the duel.
        seat: who pays.
        card: the card that is paid for, which cannot pay for itself.
        taken: how cards and objects already pay, such as by resting for an attack.
    """
    hand, objects = duel.sides[seat].hand.cards, reservables(duel, seat)
    if taken:
        hand = [each for each in hand if (each.id, "leaves") not in taken]
        objects = [each for each in objects if (each.id, "rests") not in taken]
    return [each for each in hand if each is not card] + objects


def reserve_part(duel: ArchiveDuel, seat: int, amount: int, card: ArchiveCard | None = None) -> Part:
    """A reserve cost as a part of a bill: cards in hand leave it, Reservable objects rest (GA-109, GA-304)."""
    hand = [each for each in duel.sides[seat].hand.cards if each is not card]
    return Part([*leaving(hand), *resting(reservables(duel, seat))], amount)


def reservables(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The awake Reservable objects of a seat (GA-304)."""
    found = with_keyword(duel, seat, RESERVABLE)
    return [each for each in found if not each.rested] if found else []


def count_payers(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """How many cards and objects `payers` finds for a card."""
    hand = duel.sides[seat].hand
    others = len(hand.cards) - (card.zone is hand)
    return others + len(reservables(duel, seat))


def choose_payers(
    duel: ArchiveDuel,
    seat: int,
    cost: int,
    card: ArchiveCard | None = None,
    *,
    taken: Collection[Use] = (),
) -> Script[list[ArchiveCard] | None]:
    """Let a seat choose what pays a reserve cost; None if it cannot be paid in full (GA-113)."""
    found = payers(duel, seat, card, taken=taken)
    if len(found) < cost:
        return None
    if len(found) == cost or not cost:
        return found[:cost]
    return (yield from pick_cards(duel, seat, "pay_reserve", "GA-109", found, least=cost, most=cost, card=card))


def pay_with(duel: ArchiveDuel, seat: int, chosen: Sequence[ArchiveCard]) -> None:
    """Pay a reserve cost with what was chosen: hand cards go to memory, objects are rested (GA-109, GA-304)."""
    reserved = 0
    for each in chosen:
        if on_field(each):
            rest(duel, each, "GA-304")
        else:
            duel.move(each, duel.sides[seat].memory)
            reserved += 1
    if reserved:
        duel.note("GA-109", "reserves", seat, amount=reserved)


def pay_reserve(
    duel: ArchiveDuel,
    seat: int,
    amount: int,
    card: ArchiveCard | None = None,
    *,
    ask: str = "pay",
    sure: bool = False,
) -> Script[bool]:
    """Ask a seat during a resolution whether it pays a reserve cost, in full or not at all (GA-112, GA-113).

    Args:
        duel: the duel.
        seat: who may pay.
        amount: how much.
        card: the card whose text asks.
        ask: the stable word of the question.
        sure: whether the player has agreed already.

    Returns:
        Whether the cost was paid.
    """
    if len(payers(duel, seat)) < amount:
        duel.note("GA-113", "cannot_pay", seat, card, amount=amount)
        return False
    if not sure and not (yield from confirm(duel, seat, ask, "GA-113", card, amount=amount)):
        duel.note("GA-113", "does_not_pay", seat, card, amount=amount)
        return False
    chosen = yield from choose_payers(duel, seat, amount)
    assert chosen is not None
    pay_with(duel, seat, chosen)
    duel.note("GA-113", "pays", seat, card, amount=amount)
    return True


def floating(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The Floating Memory cards in a graveyard (GA-303)."""
    return [each for each in duel.sides[seat].graveyard.cards if has(duel, each, FLOATING_MEMORY)]


def can_pay_memory(duel: ArchiveDuel, seat: int, cost: int) -> bool:
    """Whether a seat has enough cards for a memory cost, or objects that pay for it (GA-110)."""
    left = cost - len(duel.sides[seat].memory.cards)
    return left <= 0 or left <= len(floating(duel, seat)) + sum(memory_objects(duel, seat).values())


def memory_objects(duel: ArchiveDuel, seat: int) -> dict[ArchiveCard, int]:
    """The objects that a seat may sacrifice for a memory cost, each with how much of it that pays (GA-110)."""
    force = in_force(duel, PaysMemory)
    return {
        each.source: each.static.amount
        for each in force
        if each.seat == seat and each.source is not None and not is_immortal(duel, each.source, "sacrificed")
    }


def needed_for_memory(duel: ArchiveDuel, seat: int, cost: int) -> list[ArchiveCard]:
    """The objects without which a memory cost cannot be paid, those that pay most first (GA-110)."""
    found, needed = memory_objects(duel, seat), list[ArchiveCard]()
    cost -= len(duel.sides[seat].memory.cards) + len(floating(duel, seat))
    for each in sorted(found, key=lambda card: -found[card]):
        if cost > 0:
            needed.append(each)
            cost -= found[each]
    return needed


def choose_sacrifices(
    duel: ArchiveDuel, seat: int, cost: int, card: ArchiveCard, taken: Collection[Use]
) -> Script[list[ArchiveCard]]:
    """Let a seat choose objects to sacrifice for a memory cost; it must where nothing else is left (GA-110).

    Args:
        duel: the duel.
        seat: who pays.
        cost: the memory cost.
        card: the card that is materialized.
        taken: how cards and objects already pay.
    """
    found = {each: pays for each, pays in memory_objects(duel, seat).items() if (each.id, "leaves") not in taken}
    chosen: list[ArchiveCard] = []
    others = len(duel.sides[seat].memory.cards) + len(floating(duel, seat))
    while found and cost > 0:
        none = None if cost > others else DONE
        picked = yield from pick_card(duel, seat, "pay_by_sacrifice", "GA-110", list(found), none=none, card=card)
        if picked is None:
            break
        cost -= found.pop(picked)
        chosen.append(picked)
    return chosen


def choose_memory(duel: ArchiveDuel, seat: int, cost: int) -> Script[list[ArchiveCard]]:
    """Let a seat choose what pays a memory cost before chance takes the rest: Floating Memory first (GA-110).

    Under the option `memory_payment` = ``choose`` the seat chooses the cards of its memory too.
    """
    memory, float_cards = duel.sides[seat].memory.cards, floating(duel, seat)
    chosen: list[ArchiveCard] = []
    if float_cards and cost:
        least = max(0, cost - len(memory))
        chosen = yield from pick_cards(
            duel, seat, "floating_memory", "GA-110", float_cards, least=least, most=cost
        )
    left = cost - len(chosen)
    if left and duel.options.memory_payment == "choose":
        chosen += yield from pick_cards(duel, seat, "pay_memory", "GA-110", memory, least=left, most=left)
    return chosen


def pay_memory_with(duel: ArchiveDuel, seat: int, cost: int, chosen: Sequence[ArchiveCard]) -> list[ArchiveCard]:
    """Pay a memory cost: what was chosen, the rest at random from memory; return what was banished (GA-110)."""
    memory = duel.sides[seat].memory.cards
    paid, left = list(chosen), [each for each in memory if each not in chosen]
    while len(paid) < cost:
        paid.append(duel.chance.pick(left))
        left.remove(paid[-1])
    for each in paid:
        duel.move(each, duel.sides[each.owner].banishment)
        each.face_up = True
        duel.note("GA-110", "pays_memory", seat, each)
    return paid
