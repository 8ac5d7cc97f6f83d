"""Numbers that are worked out on resolution (GA-40, GA-129, GA-237)."""

from rulesets.grand_archive.cards.nouns import CardsIn, CountOf, Number, Quantity
from rulesets.grand_archive.state.card import controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.kinds import is_kind, seats_of
from rulesets.grand_archive.state.traits import champion_level


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
        case CountOf(what=what, whose=whose):
            seats = seats_of(duel, item.controller, whose)
            objects = [each for each in duel.objects() if controller_of(each) in seats]
            return len([each for each in objects if is_kind(duel, each, what)])
        case CardsIn(pile=pile):
            return len(duel.pile(item.controller, pile.zone).cards)
    raise TypeError(f"no meaning for {number!r}")
