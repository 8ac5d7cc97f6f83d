"""Whether a card is of a kind, as printed or now, and has a cost (GA-46, GA-202)."""

from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.tails import Price
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.fitting import costs, is_of, is_one_of
from rulesets.grand_archive.state.traits import traits

__all__ = ["costs", "is_card_of", "is_of_kind_now", "is_one_of"]


def is_card_of(card: ArchiveCard, what: Kind | None, price: Price | None = None) -> bool:
    """Whether a card is of a type, a supertype, a subtype or an element, as printed, and has a cost.

    Any card is of None.
    """
    return costs(card, price) and (what is None or is_of(what.word, card.printed))


def is_of_kind_now(duel: ArchiveDuel, card: ArchiveCard, what: Kind | None) -> bool:
    """Whether an object is of a type, a supertype, a subtype or an element now (GA-46, GA-202).

    A card that is no object is so as printed. Anything is of None.
    """
    return what is None or is_of(what.word, traits(duel, card))
