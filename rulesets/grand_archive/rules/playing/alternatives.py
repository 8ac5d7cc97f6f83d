"""Optional and alternative costs: Brew, Prepare, Kindle and Imbue (GA-306, GA-309 to GA-311)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import confirm, pick_card, pick_cards
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.keywords import IMMORTALITY, KINDLE, Keyword
from rulesets.grand_archive.rules.playing.chosen_costs import hand_needed
from rulesets.grand_archive.rules.playing.payment import count_payers
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import amount, has, traits


def can_brew(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> bool:
    """Whether a seat has an ingredient for each that a Brew lists (GA-311)."""
    wanted = card.printed.program.brew
    return bool(wanted) and _matching(duel, seat, wanted, ())


def choose_ingredients(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, must: bool = False
) -> Script[list[ArchiveCard]]:
    """Ask whether the card is brewed, and with what; empty for no (GA-311).

    Args:
        duel: the duel.
        seat: who activates the card.
        card: the card.
        must: whether its reserve cost cannot be paid, so that it has to be brewed.
    """
    if not can_brew(duel, seat, card):
        return []
    if not must and not (yield from confirm(duel, seat, "brew", "GA-311", card)):
        return []
    wanted, chosen = list(card.printed.program.brew), list[ArchiveCard]()
    while wanted:
        subtype = wanted.pop(0)
        fitting = [
            each
            for each in _ingredients(duel, seat, subtype)
            if each not in chosen and _matching(duel, seat, wanted, (*chosen, each))
        ]
        picked = yield from pick_card(duel, seat, "ingredient", "GA-311", fitting, card=card)
        assert picked is not None
        chosen.append(picked)
    return chosen


def choose_to_prepare(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Script[int]:
    """Ask whether the card is prepared; return how many counters that takes (GA-310)."""
    needed = amount(duel, card, Keyword.PREPARE)
    champion = duel.champion(seat)
    if not needed or champion is None or champion.counters.get("preparation", 0) < needed:
        return 0
    return needed if (yield from confirm(duel, seat, "prepare", "GA-310", card, amount=needed)) else 0


def prepare(duel: ArchiveDuel, seat: int, needed: int) -> None:
    """Remove the preparation counters from the champion (GA-310)."""
    champion = duel.champion(seat)
    if needed and champion is not None:
        counters.take(duel, champion, "preparation", needed, "GA-310")


def kindling(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[ArchiveCard]:
    """The cards in the graveyard that can pay for a card with Kindle, at most as many as it allows (GA-306)."""
    most = amount(duel, card, KINDLE)
    return _fire_cards(duel, seat, card)[:most] if most else []


def choose_kindling(duel: ArchiveDuel, seat: int, card: ArchiveCard, cost: int) -> Script[list[ArchiveCard]]:
    """Let a player choose fire cards in the graveyard that pay for a card with Kindle (GA-306)."""
    most = min(cost, len(kindling(duel, seat, card)))
    if not most:
        return []
    others = count_payers(duel, seat, card) - hand_needed(card.printed.program.additional)
    least = max(0, cost - others)
    found = _fire_cards(duel, seat, card)
    return (yield from pick_cards(duel, seat, "kindle", "GA-306", found, least=least, most=most, card=card))


def kindle(duel: ArchiveDuel, cards: Sequence[ArchiveCard]) -> None:
    """Banish the cards that pay by Kindle (GA-306)."""
    for each in cards:
        duel.move(each, duel.sides[each.owner].banishment)
        duel.note("GA-306", "kindles", each.owner, each)


def choose_to_imbue(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, payers: Sequence[ArchiveCard]
) -> Script[bool]:
    """Ask whether the payment cards are revealed, if enough of them have an element that imbues it (GA-309)."""
    elements, needed = card.printed.program.imbue
    if not needed:
        elements, needed = traits(duel, card).elements, amount(duel, card, Keyword.IMBUE)
    if not needed:
        return False
    hand = duel.sides[seat].hand
    fitting = [each for each in payers if each.zone is hand and not each.printed.elements.isdisjoint(elements)]
    return len(fitting) >= needed and (yield from confirm(duel, seat, "imbue", "GA-309", card))


def show_imbuing(duel: ArchiveDuel, seat: int, payers: Sequence[ArchiveCard]) -> None:
    """Reveal the payment cards of an imbued card (GA-309)."""
    for each in payers:
        if each.zone is duel.sides[seat].hand:
            duel.note("GA-309", "reveals", seat, each, shown=True)


def _ingredients(duel: ArchiveDuel, seat: int, subtype: str) -> list[ArchiveCard]:
    objects = duel.sides[seat].field()
    return [
        each for each in objects if subtype in traits(duel, each).subtypes and not has(duel, each, IMMORTALITY)
    ]


def _matching(duel: ArchiveDuel, seat: int, wanted: Sequence[str], taken: Sequence[ArchiveCard]) -> bool:
    """Whether a different ingredient can be found for each subtype."""
    if not wanted:
        return True
    first, *rest = wanted
    for each in _ingredients(duel, seat, first):
        if each not in taken and _matching(duel, seat, rest, (*taken, each)):
            return True
    return False


def _fire_cards(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[ArchiveCard]:
    graveyard = duel.sides[seat].graveyard.cards
    return [each for each in graveyard if "fire" in each.printed.elements and each is not card]
