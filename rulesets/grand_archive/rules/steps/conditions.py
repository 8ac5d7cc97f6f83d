"""Whether what a text asks for is true for an item: on the stack, or as its event happens (GA-175, GA-187)."""

from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.sentences import ItIs, Rolled, State
from rulesets.grand_archive.rules.steps.known import facts
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.traits import holds


def is_true(duel: ArchiveDuel, item: Item, condition: Condition) -> bool:
    """Whether a condition is true for an item and its controller."""
    match condition:
        case State.SECOND_SPELL:
            return item.amount == 2
        case State.DONE:
            return item.done
        case State.BREWED if item.is_card:
            return item.played.brewed
        case State.IMBUED if item.is_card:
            return item.played.imbued
        case State.PREPARED if item.is_card:
            return item.played.prepared
        case ItIs(what=what):
            return _it_is(duel, item, what.value)
        case Rolled(least=least):
            return item.roll >= least
        case State.NAMED:
            return isinstance(item.it, Target) and item.it.thing.name == item.named
    assert item.source is not None
    return holds(duel, item.controller, item.source, condition, raised=item.empowered)


def _it_is(duel: ArchiveDuel, item: Item, word: str) -> bool:
    """Whether `it` is an object of a kind, or was one just before it left (GA-34)."""
    it = item.it
    if it is None or isinstance(it, Item | Zone):
        return False
    types = facts(duel, it).traits.types
    return bool(types & {"ally", "champion"}) if word == "unit" else word == "object" or word in types
