"""Costs that cannot be paid, not together, or not by this type of card (GA-112)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.text import Amount, Node, nodes_of
from cardgame_tui.text.abilities import Activated
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.costs import DiscardCost, Doing, Pay, Payment, RemoveCounters
from rulesets.grand_archive.cards.lines import (
    AdditionalCost,
    AlternativeCost,
    Costing,
)
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import HIDDEN, Among, In, OfPlayer, Owner, Whose, Zones, ZoneWord
from rulesets.grand_archive.cards.triggers.events import OnCharge
from rulesets.grand_archive.verbs.objects.counters import Put
from rulesets.grand_archive.verbs.objects.moving import PutCards, Return

ATTACHED = ("mastery", "status")
"""What a player has that is no object."""


def unpayable(sentence: Node, kind: str) -> Iterator[str]:
    """Costs that cannot be paid together, or not by this type of card."""
    costs = sentence.costs if isinstance(sentence, Activated | AdditionalCost | AlternativeCost) else ()
    yield from _of_playing(sentence)
    for each in costs:
        yield from _not_ones_own(each)
    yield from _wrong_x(sentence, costs)
    yield from _said_twice(costs)
    yield from _of_this_elsewhere(costs, kind)
    yield from _not_of_kind(costs, kind)
    if kind in ATTACHED and isinstance(getattr(sentence, "event", None), OnCharge):
        yield f"a {kind} is no object: it has no charge counters"
    if isinstance(sentence, Activated) and not costs:
        yield "an activated ability needs a cost"


def _of_playing(sentence: Node) -> Iterator[str]:
    """Report costs with which a card cannot be played."""
    if not isinstance(sentence, AdditionalCost | AlternativeCost):
        return
    costs = sentence.costs
    yield from _not_other(costs)
    if isinstance(sentence, AlternativeCost):
        yield from _not_additional(costs)
        yield from _not_open(costs)
    elif sentence.optional:
        yield from _not_open(costs)
        yield from _not_optional(sentence)
    else:
        yield from _not_of_an_attack(costs) if sentence.deed is Costing.ATTACK else _not_additional(costs)


def _said_twice(costs: Sequence[Node]) -> Iterator[str]:
    counters = [each for each in costs if isinstance(each, RemoveCounters)]
    if len({(each.counter, each.whom) for each in counters}) < len(counters):
        yield "the counters of one kind are one cost"
    if len(set(costs)) < len(costs):
        yield "the same cost is there twice"


def _of_this_elsewhere(costs: Sequence[Node], kind: str) -> Iterator[str]:
    """Report what this cannot pay where it is no object (GA-351)."""
    own = [each for each in costs if isinstance(each, Payment)]
    zones = {each.zone for each in own}
    if len(zones) > 1 or (len(own) > 1 and zones != {""}) or (zones - {""} and _of_this(costs)):
        yield "this pays one such cost where it is no object, and nothing else"
    if zones - {""} and kind in (*ATTACHED, "champion"):
        yield "only a card that may lie there pays this"


def _not_of_kind(costs: Sequence[Node], kind: str) -> Iterator[str]:
    """Report costs that cards of a type do not pay."""
    own = [each for each in costs if isinstance(each, Payment)]
    if kind == "champion":
        if any(isinstance(each, RemoveCounters) and each.whom is Reference.YOUR_CHAMPION for each in costs):
            yield 'a champion calls itself "this"'
        return
    if Payment.DELEVEL_THIS in costs:
        yield "only a champion can be delevelled"
    if kind in (*ATTACHED, "attack") and any(isinstance(each, Doing) and _is_of_this(each) for each in costs):
        yield "this is no object that could pay"
    if kind in ATTACHED and own:
        yield f"a {kind} is no object: it cannot be rested, sacrificed or banished"
    if kind == "attack" and any(not each.zone for each in own):
        yield "a card in the Intent cannot be rested, sacrificed or banished as a cost"


def _not_ones_own(cost: Node) -> Iterator[str]:
    """Report what is paid with things that are nobody's, or that are chosen in another way."""
    deed = cost.deed if isinstance(cost, Doing) else cost if isinstance(cost, RemoveCounters) else None
    if deed is None:
        return
    whom = deed.whom
    known = (Reference.THIS,) if isinstance(cost, Doing) else (Reference.THIS, Reference.YOUR_CHAMPION)
    if isinstance(whom, Phrase):
        yield from _not_yours(whom)
    elif whom not in known:
        yield "a cost is paid with this, or with things of yours that are chosen as it is paid"
    if isinstance(deed, PutCards) and deed.others is not None:
        yield "a cost puts cards to one place"
    if isinstance(deed, Put) and not isinstance(deed.count, int):
        yield "a cost puts so many counters, in digits"
    if isinstance(deed, Return | PutCards) and isinstance(whom, Phrase) and not _may_move(deed, whom):
        yield "a cost moves something to another place"


def _not_yours(whom: Phrase) -> Iterator[str]:
    """Report a phrase that means no exact number of things of the player who pays."""
    if whom.targets or whom.group or whom.required != whom.most:
        yield "a cost is exactly so many things, which are chosen as it is paid"
    place, whose = whom.place, [each for each in whom.tails if isinstance(each, Whose | OfPlayer)]
    if place is None and Noun.CARD in whom.types:
        yield "a cost says where its cards are: a card in your graveyard"
    if isinstance(place, Among) or (place is not None and place.place.owner is not Owner.YOUR):
        yield "a cost is paid with cards of yours: a card in your graveyard"
    if whose and whose[0] is not Whose.YOURS:
        yield 'a cost is paid with what "you control"'


def _may_move(deed: Return | PutCards, whom: Phrase) -> bool:
    """Whether something lies elsewhere than where a cost puts it."""
    there = deed.where.place if isinstance(deed, Return) else deed.spot.place
    zones = [each.zone for each in whom.place.place.zones] if isinstance(whom.place, In) else ["field"]
    return there not in zones


def _wrong_x(sentence: Node, costs: Sequence[Node]) -> Iterator[str]:
    """Report an X that nobody chooses as the cost is paid."""
    for each in costs:
        count = each.count if isinstance(each, RemoveCounters) else None
        if isinstance(count, Amount) and count is not Letter.X:
            yield "a cost removes so many counters, or X of them"
    if has_x_cost(costs) and not isinstance(sentence, Activated | AdditionalCost):
        yield "X is chosen for an ability, or for an additional cost"
    added = isinstance(sentence, AdditionalCost) and (sentence.optional or sentence.deed is not Costing.ACTIVATE)
    if has_x_cost(costs) and added:
        yield "X is chosen for what must be paid to activate this"


def has_x_cost(costs: Sequence[Node]) -> bool:
    """Whether X is chosen as costs are paid (GA-40)."""
    return Letter.X in [*nodes_of(tuple(costs))]


def _not_open(costs: Sequence[Node]) -> Iterator[str]:
    """Report costs of which only one player sees whether they can be paid: the question would tell it (GA-28)."""
    for each in costs:
        places = [node for node in nodes_of(each) if isinstance(node, Zones)]
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
    places = [each for each in nodes_of(sentence) if isinstance(each, Zones)]
    return any(ZoneWord.MEMORY in each.zones for each in places)


def _of_this(costs: Sequence[Node]) -> bool:
    """Whether costs take counters from the card itself."""
    return any(isinstance(each, RemoveCounters) and each.whom is Reference.THIS for each in costs)


def _is_of_this(cost: Node) -> bool:
    """Whether it is the card itself that pays."""
    whom = cost.deed.whom if isinstance(cost, Doing) else getattr(cost, "whom", None)
    return isinstance(cost, Payment) or whom is Reference.THIS


def _not_optional(sentence: AdditionalCost) -> Iterator[str]:
    """Report costs that a card cannot be asked for in addition (GA-112)."""
    if sentence.deed is not Costing.ACTIVATE:
        yield "what may be paid in addition is paid to activate this"
    for each in sentence.costs:
        if _is_of_this(each):
            yield "this is no object yet, so that it can pay nothing"
        if isinstance(each, Pay) and each.cut is not None:
            yield "what may be paid in addition is not changed"


def _not_additional(costs: Sequence[Node]) -> Iterator[str]:
    """Report costs that a card which is no object yet cannot pay in addition to its cost (GA-112)."""
    for each in costs:
        if _is_of_this(each):
            yield "this is no object yet, so that it can pay nothing"
        if isinstance(each, Pay):
            yield 'what is paid in addition is part of the cost: "this costs 1 more to activate"'
