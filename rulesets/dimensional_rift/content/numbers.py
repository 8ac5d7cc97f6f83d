"""Numbers without a meaning: an X that nothing settles, and `that much` of nothing (DR-200)."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from rulesets.dimensional_rift.cards import sentences, statics
from rulesets.dimensional_rift.cards.amounts import Known, Value
from rulesets.dimensional_rift.cards.nouns import Compared, Extreme, Reference, What, With
from rulesets.dimensional_rift.cards.price import CostVerb, is_told
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.cards.selectors import Chosen
from rulesets.dimensional_rift.cards.sentences import Bonus, Where
from rulesets.dimensional_rift.content.triggers import heard_by
from rulesets.dimensional_rift.verbs.choosing import Payment
from rulesets.dimensional_rift.verbs.costs import Sacrifice
from rulesets.dimensional_rift.verbs.damage import Deal, Heal
from rulesets.dimensional_rift.verbs.drawing import Hp
from rulesets.dimensional_rift.verbs.mana import Collect, Lose, Move

_MEASURED = (
    Trigger.DEALT, Trigger.DEALS, Trigger.HEALED, Trigger.COLLECTED, Trigger.LOSE, Trigger.GAIN,
)  # fmt: skip
"""Events that are about a number."""
_THAT_MUCH = (Known.THAT_MUCH, Known.THAT_MANY)
_MEASURABLE = (Deal, Heal, Collect, Lose, Move, Hp, CostVerb)
"""What is done in a number that later words may mean."""


def unsettled(sentence: Node) -> Iterator[str]:
    """Report numbers that the words before them do not settle."""
    nodes = list(nodes_of(sentence))
    costs = [node for node in nodes if isinstance(node, CostVerb) and node.price().each is not None]
    open_costs = [cost for cost in costs if not is_told(cost)]
    heard = heard_by(sentence)
    known = heard is not None and heard.trigger in _MEASURED
    if any(isinstance(cost, Sacrifice) and cost.least and not isinstance(cost.count, int) for cost in open_costs):
        yield "X is picked by the payer, so that it is not at least X"
    if any(is_told(cost) for step in getattr(sentence, "steps", ()) for cost in nodes_of(step) if cost in costs):
        yield 'what is paid before the colon is a fixed number or X, not "that much"'
    if len(open_costs) > 1 or any(_mixed(node) for node in nodes):
        yield "only one part of a cost is left open"
    if open_costs and any(isinstance(node, sentences.SummoningCost) for node in nodes):
        yield "what summoning costs is a fixed number"
    yield from _of_x(nodes, open_costs)
    ends = [place + len(list(nodes_of(node))) for place, node in enumerate(nodes) if isinstance(node, _MEASURABLE)]
    first = 0 if known else min(ends, default=len(nodes))
    if any(node in _THAT_MUCH for node in nodes[:first]):
        yield '"that much" is a number of what happened or was done before'
    yield from _of_comparisons(nodes)


def _mixed(node: Node) -> bool:
    """Whether several costs that are paid together are no fixed numbers."""
    parts = node.costs if isinstance(node, Payment) else ()
    return sum(isinstance(cost, CostVerb) and cost.price().each is not None for cost in parts) > 1


def _of_x(nodes: list[Node], open_costs: list[CostVerb]) -> Iterator[str]:
    """Every X needs words that say what it is, and those an X."""
    said = [node.x for node in nodes if isinstance(node, Where | statics.Have) and node.x is not None]
    costs = [node for cost in open_costs for node in nodes_of(cost) if node is Known.X]
    uses = sum(node is Known.X for node in nodes) - len(costs)
    if uses and not (said or costs):
        yield 'X needs words that say what it is, such as "where X is the number of creatures you control"'
    if (said or costs) and not uses:
        yield "nothing depends on X"
    if any(not isinstance(each, Value) for each in said):
        yield "X is a number that is counted"
    fixed = [node for node in nodes if isinstance(node, CostVerb) and node.price().each is None]
    if any(isinstance(node, Known | Value) for cost in fixed for node in nodes_of(cost)):
        yield "a cost is a fixed number or X"
    for node in nodes:
        if isinstance(node, statics.Have) and node.x is not None:
            bonuses = [word for word in node.words if isinstance(word, Bonus)]
            if any(Known.X not in (word.amount, word.less) for word in bonuses):
                yield "where X is counted every number is X"
            if any(each is not Reference.THIS for each in nodes_of(node.x) if isinstance(each, Reference)):
                yield "what lasts counts something of this card or of a kind"
    given = (sentences.Keywords, sentences.Listed, statics.Have)
    lasting = [node for node in nodes if isinstance(node, given) and getattr(node, "x", None) is None]
    if any(isinstance(each, Known | Value) for node in lasting for each in nodes_of(node)):
        yield 'a number that lasts is fixed or counted: "where X is"'


def _of_comparisons(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, Compared) and node.than is not Reference.THIS:
            yield "a number is compared with that of this card"
        if isinstance(node, With) and isinstance(node.also, Extreme):
            yield "the most and the least stand alone"
        if isinstance(node, With) and isinstance(node.trait, Extreme) and (node.no or node.also):
            yield "the most and the least stand alone"
        if isinstance(node, Chosen) and node.the and not _is_extreme(node.what):
            yield '"the" goes with a card that is named before, or with the most or the least of something'


def _is_extreme(what: What) -> bool:
    return any(isinstance(test, With) and isinstance(test.trait, Extreme) for test in what.tests)
