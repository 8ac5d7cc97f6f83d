"""Whether an item on the stack is what a phrase asks for (GA-205)."""

from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import Tail, WithCost
from rulesets.grand_archive.cards.qualifiers import AnyOf
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.fitting import costs, passes
from rulesets.grand_archive.state.layers.groups import group_of, seats_of
from rulesets.grand_archive.state.traits import finished, traits

ITEMS_OF_NOUN = {
    Noun.CARD_ACTIVATION: "activation",
    Noun.MATERIALIZATION: "materialization",
    Noun.TRIGGER: "trigger",
    Noun.ABILITY: "ability",
}
"""What an item on the stack is that a text may ask for (GA-205)."""


def is_item_of(duel: ArchiveDuel, seat: int, what: Phrase, item: ArchiveItem) -> bool:
    """Whether an item is one that a phrase of a seat means."""
    group, source = group_of(what), item.source
    if item.what not in [ITEMS_OF_NOUN[each] for each in what.types if each in ITEMS_OF_NOUN]:
        return False
    if item.controller not in seats_of(duel, seat, group.whose):
        return False
    return all([source is not None and item_passes(duel, seat, test, item, source) for test in group.tests])


def item_passes(duel: ArchiveDuel, seat: int, test: object, item: ArchiveItem, source: ArchiveCard) -> bool:
    """Whether an item fits a word: by its card, whose X is what was chosen (GA-40)."""
    if isinstance(test, WithCost):
        prices = [each for each in (test.price, test.or_else) if each is not None]
        return any([costs(source, each, item.played.x) for each in prices])
    assert isinstance(test, AnyOf | Tail)
    return passes(finished(duel), test, seat, None, source, traits(duel, source))
