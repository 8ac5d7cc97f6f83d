"""Optional and alternative costs: Brew, Prepare, Kindle and Imbue (GA-306, GA-309 to GA-311)."""

from collections.abc import Collection, Sequence

from cardgame_tui.engine.asking import choose, confirm, pick_card, pick_cards
from cardgame_tui.engine.prompt import Script, shared_option
from rulesets.grand_archive.cards.keywords import IMMORTALITY, KINDLE, Keyword
from rulesets.grand_archive.rules.playing.bill import Bill, Part, Use, leaving
from rulesets.grand_archive.rules.playing.payment import payers
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import amount, has, traits


def ingredient_parts(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[Part]:
    """What may be sacrificed for each ingredient that a Brew lists (GA-311)."""
    return [Part(leaving(_ingredients(duel, seat, subtype))) for subtype in card.printed.program.brew]


def choose_ingredients(duel: ArchiveDuel, seat: int, card: ArchiveCard, bill: Bill) -> Script[list[ArchiveCard]]:
    """Let a player choose the ingredients of a Brew, the next parts of a bill (GA-311)."""
    chosen: list[ArchiveCard] = []
    for subtype in card.printed.program.brew:
        found = _ingredients(duel, seat, subtype)
        picked = yield from pick_card(duel, seat, "ingredient", "GA-311", found, bill.refuse, card=card)
        assert picked is not None
        bill.pay(leaving([picked]))
        chosen.append(picked)
    return chosen


def choose_to_prepare(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[int]:
    """Ask whether the card is prepared, or with how many; return how many counters that takes (GA-310)."""
    needed = amount(duel, card, Keyword.PREPARE)
    champion = duel.champion(seat)
    if card.printed.program.prepared_by_x:
        there = 0 if champion is None else champion.counters.get("preparation", 0)
        return (yield from ask_for_x(duel, seat, card, 0, there))
    if not needed or champion is None or champion.counters.get("preparation", 0) < needed:
        return 0
    return needed if (yield from confirm(duel, seat, "prepare", "GA-310", card, amount=needed)) else 0


def ask_for_x(duel: ArchiveDuel, seat: int, card: ArchiveCard, least: int, most: int) -> Script[int]:
    """Let a player choose X (GA-40)."""
    options = [shared_option("x", None, None, each) for each in range(least, most + 1)]
    option = yield from choose(duel, seat, "x", "GA-40", options, card=card)
    assert isinstance(option.value, int)
    return option.value


def prepare(duel: ArchiveDuel, seat: int, needed: int) -> None:
    """Remove the preparation counters from the champion (GA-310)."""
    champion = duel.champion(seat)
    if needed and champion is not None:
        counters.take(duel, champion, "preparation", needed, "GA-310", by=seat)


def kindling(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, taken: Collection[Use] = ()
) -> tuple[list[ArchiveCard], int]:
    """The cards in the graveyard that can pay for a card with Kindle, and how many of them may (GA-306)."""
    most = amount(duel, card, KINDLE)
    if not most:
        return [], 0
    found = [each for each in _fire_cards(duel, seat, card) if (each.id, "leaves") not in taken]
    return found, min(most, len(found))


def choose_kindling(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, cost: int, *, taken: Collection[Use] = ()
) -> Script[list[ArchiveCard]]:
    """Let a player choose fire cards in the graveyard that pay for a card with Kindle (GA-306).

    Args:
        duel: the duel.
        seat: who pays.
        card: the card.
        cost: its reserve cost.
        taken: how cards and objects already pay.
    """
    found, most = kindling(duel, seat, card, taken=taken)
    most = min(cost, most)
    if not most:
        return []
    least = max(0, cost - len(payers(duel, seat, card, taken=taken)))
    return (yield from pick_cards(duel, seat, "kindle", "GA-306", found, least=least, most=most, card=card))


def kindle(duel: ArchiveDuel, cards: Sequence[ArchiveCard]) -> None:
    """Banish the cards that pay by Kindle (GA-306)."""
    for each in cards:
        duel.move(each, duel.sides[each.owner].banishment)
        duel.note("GA-306", "kindles", each.owner, each)


def choose_to_imbue(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, paying: Sequence[ArchiveCard]
) -> Script[bool]:
    """Ask whether the payment cards are revealed to imbue a card (GA-309).

    That is asked whenever as many cards of the hand pay as the Imbue needs, so that the question says nothing of
    their elements.
    """
    _, needed = _imbue(duel, card)
    if not needed or len(_from_hand(duel, seat, paying)) < needed:
        return False
    return (yield from confirm(duel, seat, "imbue", "GA-309", card, amount=needed))


def does_imbue(duel: ArchiveDuel, seat: int, card: ArchiveCard, paying: Sequence[ArchiveCard]) -> bool:
    """Whether enough of the payment cards have an element that the Imbue of a card asks for (GA-309)."""
    elements, needed = _imbue(duel, card)
    found = [each for each in _from_hand(duel, seat, paying) if not each.printed.elements.isdisjoint(elements)]
    return len(found) >= needed


def show_imbuing(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, paying: Sequence[ArchiveCard], *, imbued: bool
) -> None:
    """Reveal the payment cards, and say whether that has imbued a card (GA-309)."""
    for each in _from_hand(duel, seat, paying):
        duel.note("GA-309", "reveals", seat, each, shown=True)
    if imbued:
        duel.note("GA-309", "is_imbued", seat, card)
    else:
        duel.note("GA-309", "is_not_imbued", seat, card)


def _imbue(duel: ArchiveDuel, card: ArchiveCard) -> tuple[Collection[str], int]:
    """The elements that imbue a card, and how many payment cards must have one; 0 for no Imbue (GA-309)."""
    elements, needed = card.printed.program.imbue
    return (elements, needed) if needed else (traits(duel, card).elements, amount(duel, card, Keyword.IMBUE))


def _from_hand(duel: ArchiveDuel, seat: int, paying: Sequence[ArchiveCard]) -> list[ArchiveCard]:
    hand = duel.sides[seat].hand
    return [each for each in paying if each.zone is hand]


def _ingredients(duel: ArchiveDuel, seat: int, subtype: str) -> list[ArchiveCard]:
    objects = duel.sides[seat].field()
    return [
        each for each in objects if subtype in traits(duel, each).subtypes and not has(duel, each, IMMORTALITY)
    ]


def _fire_cards(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[ArchiveCard]:
    graveyard = duel.sides[seat].graveyard.cards
    return [each for each in graveyard if "fire" in each.printed.elements and each is not card]
