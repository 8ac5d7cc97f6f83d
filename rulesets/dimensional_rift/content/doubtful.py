"""Words that may be about either of two, or about what has no number any more."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.dimensional_rift.cards import selectors
from rulesets.dimensional_rift.cards.amounts import Value
from rulesets.dimensional_rift.cards.happenings import Acts, Fate, Suffers
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.sentences import Together, Triggered
from rulesets.dimensional_rift.verbs.choosing import Payment
from rulesets.dimensional_rift.verbs.drawing import Discards, Draw, Hp, Sacrifices

_OF_PLAYERS = (Draw, Hp, Discards, Sacrifices)
_THAT = (Reference.THAT_CREATURE, Reference.THAT_CARD)
_ENDS = frozenset({Fate.DESTROYED, Fate.SACRIFICED})


def doubtful(sentence: Node) -> Iterator[str]:
    """Report words that could be about one or the other, and numbers of a card that has left."""
    for node in nodes_of(sentence):
        if isinstance(node, Triggered):
            yield from _of_trigger(node)
        if isinstance(node, Together):
            yield from _of_joined(node)


def _of_trigger(trigger: Triggered) -> Iterator[str]:
    """`That creature` of two creatures, and the numbers of a card that is destroyed."""
    said = [node for effect in trigger.effects for node in nodes_of(effect)]
    for node in nodes_of(trigger.event):
        two = isinstance(node, Acts | Suffers) and _is_other(node.who)
        others = (node.whom, node.against) if isinstance(node, Acts) else (getattr(node, "by", None),)
        if two and any(map(_is_other, others)) and any(each in _THAT for each in said):
            yield '"that creature" may be either of the two: "it" is the one to which the event happens'
        ends = isinstance(node, Suffers) and node.who is Reference.THIS and node.fate in _ENDS
        if ends and any(isinstance(each, Value) and each.of is Reference.THIS and each.measure for each in said):
            yield "this has left the battlefield by then, and has no number any more"


def _is_other(who: Selector | None) -> bool:
    """Whether a word means a card that is not said to be this one."""
    return isinstance(who, selectors.Chosen | selectors.Each) and not who.what.is_zone


def _of_joined(joined: Together) -> Iterator[str]:
    """Deeds of another player that are joined with one that says nobody, which would be your own."""
    parts = joined.effects
    players = [getattr(each, "player", None) for each in parts if isinstance(each, _OF_PLAYERS)]
    if any(players) and (None in players or any(isinstance(each, Payment) for each in parts)):
        yield 'name the player again behind "and", or use a semicolon'
