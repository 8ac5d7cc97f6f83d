"""Costs that cannot be paid, not together, or not by this type of card (GA-112)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Activated
from rulesets.grand_archive.cards.costs import DiscardCost, Pay, Payment, RemoveCounters
from rulesets.grand_archive.cards.events import OnCharge
from rulesets.grand_archive.cards.lines import (
    AdditionalCost,
    AlternativeCost,
    Costing,
)
from rulesets.grand_archive.cards.selectors import Phrase, Reference
from rulesets.grand_archive.cards.tails import HIDDEN, Place, ZoneWord

ATTACHED = ("mastery", "status")
"""What a player has that is no object."""


def unpayable(sentence: Node, kind: str) -> Iterator[str]:
    """Costs that cannot be paid together, or not by this type of card."""
    costs = sentence.costs if isinstance(sentence, Activated | AdditionalCost | AlternativeCost) else ()
    if isinstance(sentence, AdditionalCost | AlternativeCost):
        yield from _not_other(costs)
    if isinstance(sentence, AlternativeCost):
        yield from _not_additional(costs)
        yield from _not_open(costs)
    if isinstance(sentence, AdditionalCost):
        yield from _not_of_an_attack(costs) if sentence.deed is Costing.ATTACK else _not_additional(costs)
    counters = [each for each in costs if isinstance(each, RemoveCounters)]
    if len({(each.counter, each.whom) for each in counters}) < len(counters):
        yield "the counters of one kind are one cost"
    if any(each.whom not in (Reference.THIS, Reference.YOUR_CHAMPION) for each in counters):
        yield "counters are removed as a cost from this or from your champion"
    if kind == "champion" and any(each.whom is Reference.YOUR_CHAMPION for each in counters):
        yield 'a champion calls itself "this"'
    if len(set(costs)) < len(costs):
        yield "the same cost is there twice"
    if Payment.DELEVEL_THIS in costs and kind != "champion":
        yield "only a champion can be delevelled"
    own = [each for each in costs if isinstance(each, Payment)]
    zones = {each.zone for each in own}
    if len(zones) > 1 or (len(own) > 1 and zones != {""}) or (zones - {""} and _of_this(costs)):
        yield "this pays one such cost where it is no object, and nothing else"
    if zones - {""} and kind in (*ATTACHED, "champion"):
        yield "only a card that may lie there pays this"
    if kind in ATTACHED and any(isinstance(each, Payment) for each in costs):
        yield f"a {kind} is no object: it cannot be rested, sacrificed or banished"
    if kind == "attack" and "" in zones:
        yield "a card in the Intent cannot be rested, sacrificed or banished as a cost"
    if kind in ATTACHED and isinstance(getattr(sentence, "event", None), OnCharge):
        yield f"a {kind} is no object: it has no charge counters"
    if isinstance(sentence, Activated) and not costs:
        yield "an activated ability needs a cost"


def _not_open(costs: Sequence[Node]) -> Iterator[str]:
    """Report costs of which only one player sees whether they can be paid: the question would tell it (GA-28)."""
    for each in costs:
        places = [node for node in nodes_of(each) if isinstance(node, Place)]
        if any(not HIDDEN.isdisjoint(place.zones) for place in places) or (
            isinstance(each, DiscardCost) and each.kinds
        ):
            yield "whether another cost can be paid must be seen: any cards, or cards that all players see"


def _not_other(costs: Sequence[Node]) -> Iterator[str]:
    """Report "other" where the card itself could not pay anyway."""
    if any(isinstance(node, Phrase) and node.other for each in costs for node in nodes_of(each)):
        yield '"other" leaves out nothing here: this cannot pay'


def _not_of_an_attack(costs: Sequence[Node]) -> Iterator[str]:
    """Report costs that an attacker cannot pay for its attack (GA-146)."""
    for each in costs:
        if isinstance(each, Payment):
            yield "an attacker rests for its attack and stays, so that it can pay nothing else"
        if isinstance(each, Pay) and each.cut is not None:
            yield "what an attack costs is not changed"


def wrongly_additional(sentence: Node, kind: str, memory: bool) -> Iterator[str]:
    """Report costs that are added to what is never done with the card (GA-106, GA-112, GA-146)."""
    if not isinstance(sentence, AdditionalCost):
        return
    if sentence.deed is Costing.ATTACK and kind not in ("ally", "champion"):
        yield "only a unit declares attacks"
    if sentence.deed is Costing.ACTIVATE and memory:
        yield "a card with a memory cost is materialized, not activated"
    if sentence.deed is Costing.MATERIALIZE and not memory:
        yield "a card with a reserve cost is activated, not materialized"
    if memory and _names_memory(sentence):
        yield "cards of the memory pay the memory cost"


def _names_memory(sentence: AdditionalCost) -> bool:
    places = [each for each in nodes_of(sentence) if isinstance(each, Place)]
    return any(ZoneWord.MEMORY in each.zones for each in places)


def _of_this(costs: Sequence[Node]) -> bool:
    """Whether costs take counters from the card itself."""
    return any(isinstance(each, RemoveCounters) and each.whom is Reference.THIS for each in costs)


def _not_additional(costs: Sequence[Node]) -> Iterator[str]:
    """Report costs that a card which is no object yet cannot pay in addition to its cost (GA-112)."""
    for each in costs:
        if isinstance(each, Payment) or (isinstance(each, RemoveCounters) and each.whom is Reference.THIS):
            yield "this is no object yet, so that it can pay nothing"
        if isinstance(each, Pay):
            yield 'what is paid in addition is part of the cost: "this costs 1 more to activate"'
