"""Which objects a text means by a kind and by whose they are, wherever it counts, chooses or targets them."""

from rulesets.grand_archive.cards.nouns import Kind, ObjectKind
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.selectors import Price
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.groups import seats_of
from rulesets.grand_archive.state.traits import Traits, is_a, traits

__all__ = ["costs", "is_card_of", "is_kind", "is_of_kind_now", "is_one_of", "seats_of"]


def is_kind(duel: ArchiveDuel, card: ArchiveCard, what: ObjectKind) -> bool:
    """Whether an object is of a kind that a text counts or lets a player choose (GA-202)."""
    if what is ObjectKind.OBJECT:
        return on_field(card)
    if what is ObjectKind.ATTACKING_UNIT:
        return duel.combat is not None and duel.combat.is_attacking(card)
    return is_a(duel, card, what.value)


def costs(card: ArchiveCard, price: Price | None, x: int | None = None) -> bool:
    """Whether a card has a cost that a text asks for; a card without a cost has none (GA-39).

    Args:
        card: the card.
        price: the cost, None for any.
        x: what was chosen for X, None for a card that is not on the stack: its X is 0 and is no number (GA-40).
    """
    if price is None:
        return True
    cost = card.printed.cost
    if cost is None:
        return False
    if card.printed.x_cost:
        if x is None and price.exactly is not None:
            return False
        cost = x or 0
    if price.exactly is not None:
        return is_one_of(cost, price)
    return cost <= price.most if price.most is not None else cost >= (price.least or 0)


def is_one_of(cost: int, price: Price) -> bool:
    """Whether a cost is one of those that a text lists (GA-40)."""
    return cost in (price.exactly, price.other)


def is_card_of(card: ArchiveCard, what: Kind | None, price: Price | None = None) -> bool:
    """Whether a card is of a type, a supertype, a subtype or an element, as printed, and has a cost.

    Any card is of None.
    """
    return costs(card, price) and (what is None or _fits(what.word, card.printed))


def is_of_kind_now(duel: ArchiveDuel, card: ArchiveCard, what: Kind | None) -> bool:
    """Whether an object is of a type, a supertype, a subtype or an element now (GA-46, GA-202).

    A card that is no object is so as printed. Anything is of None.
    """
    return what is None or _fits(what.word, traits(duel, card))


def _fits(word: str, now: Traits | ArchivePrinted) -> bool:
    if word in now.types or word in now.subtypes:
        return True
    return word in now.supertypes or word in now.elements
