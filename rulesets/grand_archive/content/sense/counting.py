"""Amounts that have no meaning where they stand: each word of a text counts."""

from collections.abc import Iterator

from cardgame_tui.text import Amount, Node, nodes_of
from cardgame_tui.text.abilities import Condition, Static
from rulesets.grand_archive.cards.amounts import Among, CountersOn, CountOf, Known, Letter, MeasureOf, Per, Sum
from rulesets.grand_archive.cards.changes import Change
from rulesets.grand_archive.cards.costs import CostChange
from rulesets.grand_archive.cards.lines import AsLongAs
from rulesets.grand_archive.cards.manner import OnlyIf
from rulesets.grand_archive.cards.phrases.determiners import All, Exactly, Which
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, Several
from rulesets.grand_archive.cards.phrases.tails import In, Owner, Whose
from rulesets.grand_archive.cards.sentences import Control, Where
from rulesets.grand_archive.cards.statics.abilities import Has, PreventAlways, StaticWhere
from rulesets.grand_archive.cards.triggers.events import Act, Does, Event, Happens, On
from rulesets.grand_archive.verbs.effects.repeating import ForEach, scales
from rulesets.grand_archive.verbs.objects.counters import Remove, RemoveAll
from rulesets.grand_archive.verbs.objects.damage import Deal, DealBy, Divide
from rulesets.grand_archive.verbs.players.drawing import Discard, Draw
from rulesets.grand_archive.verbs.players.guessing import Roll
from rulesets.grand_archive.verbs.players.pricing import NextCardCosts

_COUNTED = (Deal, DealBy, Divide, Draw, Discard, Remove)
"""Effects that say how much they came to (`that much`)."""
_DAMAGE = frozenset(
    {Event.DAMAGED, Event.COMBAT_DAMAGED, Event.STRIKES, Event.STRIKES_ALLY, Event.STRIKES_CHAMPION}
)
_WITH_NUMBER = frozenset({On.HIT, On.ALLY_HIT, On.CHAMPION_HIT})
_DONE = (Known.DONE, Known.DEALT, Known.REMOVED, Known.ROLL)
"""Numbers of what the text has done."""
_NO_STATIC = (Reference.IT, Reference.ITS_CHAMPION, Reference.THEM, Reference.ATTACKER)


def wrongly_counted(sentence: Node, event: Node | None) -> Iterator[str]:
    """Report amounts that nothing gives a number."""
    before = _has_number(event) or any(getattr(node, "instead", False) is True for node in nodes_of(sentence))
    rolled = dealt = removed = False
    nodes = list(nodes_of(sentence))
    ends = [place + len(list(nodes_of(node))) for place, node in enumerate(nodes) if isinstance(node, _COUNTED)]
    if not before and Known.DONE in nodes[: min(ends, default=len(nodes))]:
        yield '"that much" needs damage, or an effect with a number, before it'
    for node in nodes:
        if node is Known.ROLL and not rolled:
            yield '"the roll" needs a die that is rolled before'
        rolled = rolled or isinstance(node, Roll)
        dealt = dealt or isinstance(node, Deal | DealBy | Divide)
        removed = removed or isinstance(node, Remove | RemoveAll)
        if node is Known.DEALT and not dealt:
            yield '"the damage dealt this way" needs an effect before it that deals damage'
        if (node is Known.REMOVED or (isinstance(node, Per) and node.removed)) and not removed:
            yield '"removed this way" needs an effect before it that removes counters'
        match node:
            case Where(effect=within, amount=amount) | StaticWhere(static=within, amount=amount):
                if Letter.X not in [*nodes_of(sentence if isinstance(node, Where) else within)]:
                    yield '"where X is" needs an X before it'
                if Letter.X in [*nodes_of(amount)]:
                    yield '"where X is" says what X is without X'
                if isinstance(node, StaticWhere):
                    yield from _of_static(node)
            case ForEach(effect=effect, per=per) if (
                per.every == 1 and isinstance(effect, ForEach) and not scales(effect)
            ):
                yield '"for each" is there twice'
            case Has(traits=traits, per=per) if per is not None and not all(
                isinstance(each, Change) for each in traits
            ):
                yield '"for each" multiplies a plus or a minus'
            case Sum(first=int(), second=int()):
                yield "a sum of two numbers is a number"
            case AsLongAs(condition=Condition() as condition) | OnlyIf(condition=Condition() as condition):
                yield from _of_static(condition)
            case PreventAlways(instead=True):
                pass
            case Static() | NextCardCosts() | CostChange():
                yield from _of_static(node)
            case MeasureOf(whom=Phrase() as whom) | CountersOn(whom=Phrase() as whom) if not _is_meant(node, whom):
                yield 'an amount is about one thing, or about all: "the total power among allies"'
            case Per(what=Phrase() as what) if not _is_each(what):
                yield '"for each" is followed by what is counted: "for each ally", "for every 2 allies"'
            case CountOf(what=what) | Among(what=what) if what.determiner not in (None, All.OTHER):
                yield '"the number of" is followed by what is counted: "the number of allies you control"'


def had_by_others(tree: Node) -> Iterator[str]:
    """Report what an opponent, or that player, is said to have elsewhere than in a zone of theirs."""
    for node in nodes_of(tree):
        if isinstance(node, Control) and (node.theirs or node.that):
            owners = [each.place.owner for each in node.what.tails if isinstance(each, In)]
            if owners != [Owner.THEIR] * len(owners) or (node.theirs and not owners):
                yield "what another player has is in a zone of theirs: in their memory"


def _is_meant(node: Node, whom: Phrase) -> bool:
    """Whether an amount knows what a phrase means without a choice."""
    return (whom.targets and whom.single) or (whom.group and isinstance(node, CountersOn))


def _is_each(what: Phrase) -> bool:
    if isinstance(what, Several):
        return isinstance(what.determiner, Exactly) and not what.targets and what.required > 1
    return what.determiner in (Which.EACH, Which.EACH_OTHER)


def _of_static(static: Node) -> Iterator[str]:
    """Amounts of what counts all the time, and so of nothing that is targeted or was done."""
    for node in nodes_of(static):
        whom = getattr(node, "whom", None) if isinstance(node, Amount) else None
        if node is Whose.THAT_PLAYERS or getattr(node, "owner", None) is Owner.THAT_PLAYERS:
            yield "a player was named before in an effect only: say you, or an opponent"
        chosen = whom in _NO_STATIC or (isinstance(whom, Phrase) and not whom.group)
        done = node in _DONE or getattr(node, "way", None) or (isinstance(node, MeasureOf) and whom is None)
        if chosen or done:
            yield "what counts all the time is about this, the linked object, your champion, or a group"


def _has_number(event: Node | None) -> bool:
    if isinstance(event, Happens):
        return event.event in _DAMAGE
    return event in _WITH_NUMBER or (isinstance(event, Does) and event.deed in (Act.RECOVER, Act.RECOLLECT))
