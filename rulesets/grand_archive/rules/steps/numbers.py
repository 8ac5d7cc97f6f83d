"""Numbers that are worked out on resolution (GA-40, GA-129, GA-237)."""

from rulesets.grand_archive.cards.counts import CountOf
from rulesets.grand_archive.cards.nouns import Number, Quantity
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.traits import champion_level, means


def number_of(duel: ArchiveDuel, item: Item, number: Number) -> int:
    """What a number comes to for an item that resolves: rounded down, and at least 0."""
    match number:
        case Quantity.X:
            return item.played.x
        case Quantity.HALF_X:
            return item.played.x // 2
        case Quantity.LEVEL:
            return max(0, champion_level(duel, item.controller) + item.empowered)
        case Quantity.PREVENTED:
            return item.amount
        case CountOf(what=what):
            return len(means(duel, what, item.controller, item.source, item))
    raise TypeError(f"no meaning for {number!r}")
