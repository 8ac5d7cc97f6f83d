"""Sentences that can be read but not played: card texts of known words that the rules give no meaning."""

from collections.abc import Iterator
from functools import partial
from operator import is_

from cardgame_tui.text import Node, left_unused, nodes_of
from cardgame_tui.text.abilities import Always, CardText, Triggered
from rulesets.containment.cards.nouns import OneObject, OneSandbox, OtherSandboxes, Reference, Which
from rulesets.containment.cards.sentences import (
    Act,
    BaseProtection,
    BelongsTo,
    Change,
    FirstDamageLess,
    LimitIs,
    LimitStartsAt,
    NkInUse,
    OnStack,
    Outside,
    PlayedEffects,
    Requires,
    TestsPerTurn,
    ThisHas,
    Trigger,
)
from rulesets.containment.verbs.cancelling import CancelThat, NoDamage
from rulesets.containment.verbs.choosing import ChooseObject, ChooseSandbox
from rulesets.containment.verbs.creating import Create
from rulesets.containment.verbs.damage import Deal, Restore
from rulesets.containment.verbs.dice import IfYouDo, OnRoll, Roll

_ACTING = ("object", "token", "personnel")
_BELONGS: dict[type[Node], tuple[tuple[str, ...], str]] = {
    Act: (_ACTING, "only objects and personnel have activated effects"),
    Triggered: (_ACTING, "only objects and personnel have triggered effects"),
    Always: ((*_ACTING, "field"), "a Tale without the subtype Field and an Incident have no static effect"),
    PlayedEffects: (("tale", "field", "incident"), 'an effect without "Activate" or "When ..." belongs on a Tale'),
    Requires: (("incident",), "only an Incident has a condition"),
    Outside: (("object", "canon"), "only an object or a Canon has outside-effect text"),
}
"""The kinds of card that may have a sentence form, and the message for the others."""

MOST_AT_ONCE = 20
"""The most dice that a text may roll, and the most tokens that it may create, at once."""

_CHOSEN: tuple[tuple[type[Node], Reference | OtherSandboxes], ...] = (
    (ChooseObject, Reference.IT),
    (ChooseSandbox, OtherSandboxes.THAT),
)
"""Verbs that choose something, each with the words for it."""

_ON_SITE = (ThisHas, TestsPerTurn)
"""Static effects about the object itself."""


def nonsense(tree: CardText, kind: str) -> Iterator[str]:
    """Report the parts of a card's text that have no meaning in the rules.

    Args:
        tree: the text.
        kind: kind of the card, ``field`` for a Tale that stays.
    """
    yield from _misplaced(tree, kind)
    if kind in ("tale", "incident") and not any(isinstance(each, PlayedEffects) for each in tree.abilities):
        yield "a Tale and an Incident need an effect"
    condition = next((each.condition for each in tree.abilities if isinstance(each, Requires)), None)
    for sentence in tree.abilities:
        event: object = sentence.event if isinstance(sentence, Triggered) else condition
        yield from _unexplained(sentence, event)
        yield from _unfit(sentence, kind)
        yield from _without_effect(sentence, kind)
        yield from _wrong_totals(sentence)


def _misplaced(tree: CardText, kind: str) -> Iterator[str]:
    for form in dict.fromkeys(type(sentence) for sentence in tree.abilities):
        kinds, complaint = _BELONGS[form]
        if kind not in kinds:
            yield complaint
    for rule in [each.rule for each in tree.abilities if isinstance(each, Outside)]:
        if isinstance(rule, BelongsTo) is (kind == "canon"):
            yield "an object says which sandbox it belongs to, and a Canon changes the rules"


def _unexplained(sentence: Node, event: object) -> Iterator[str]:
    """Words that refer to something that the text has not named."""
    chosen: set[type] = set()
    rolled = False
    if any(isinstance(effect, IfYouDo) for effect in getattr(sentence, "effects", ())[:1]):
        yield '"if you do" needs an effect before it'
    for node in nodes_of(sentence):
        chosen.add(type(node))
        rolled = rolled or isinstance(node, Roll)
        match node:
            case Reference.IT if OneObject not in chosen:
                yield '"that object" stands for a chosen object, but none comes before it'
            case OtherSandboxes.THAT if OneSandbox not in chosen and event is not Trigger.TEST_DAMAGE:
                yield '"that sandbox" stands for a chosen or damaged sandbox, but none comes before it'
            case OnRoll() if not rolled:
                yield '"on ..." needs a roll before it'
            case CancelThat(test=False) if event is not Trigger.OPPONENT_TALE:
                yield '"that Tale" is the one the opponent activates'
            case CancelThat(test=True) if event not in (Trigger.OPPONENT_TESTS, OnStack.TEST_AGAINST_YOU):
                yield '"that cross test" is the one of the event or of the condition'
            case NoDamage() if event is not Trigger.OPPONENT_TESTS:
                yield '"that cross test" is the one the opponent declares'


def _unfit(sentence: Node, kind: str) -> Iterator[str]:
    """Amounts of nothing, and words about the card itself on a card that is no object."""
    nodes = list(nodes_of(sentence))
    if any(0 in _amounts(node) for node in nodes):
        yield "an amount must be 1 or more"
    if any(isinstance(node, Roll | Create) and node.count > MOST_AT_ONCE for node in nodes):
        yield f"at most {MOST_AT_ONCE} dice or tokens at once"
    about_itself = any(node is Reference.THIS or isinstance(node, _ON_SITE) for node in nodes_of(sentence))
    if kind not in ("object", "token") and (about_itself or _is_about_itself(sentence)):
        yield f'"this" is an object on a site, but the card is {_a(kind)}'


def _without_effect(sentence: Node, kind: str) -> Iterator[str]:
    """Words that would change nothing."""
    if isinstance(sentence, Act) and sentence.often and sentence.costs:
        yield '"any number of times" adds nothing to a cost for which the object leaves'
    for form, later in _CHOSEN:
        if left_unused(sentence, form, partial(is_, later)):
            yield f'nothing is done with what is chosen: "{later.value}" does not come after it'
    for node in nodes_of(sentence):
        of_others = kind not in ("object", "token") or getattr(node, "which", None) is Which.OPPONENTS
        if isinstance(node, OneObject) and node.another and of_others:
            yield '"another" leaves out nothing here: the card is none of these objects'


def _wrong_totals(sentence: Node) -> Iterator[str]:
    """Bounds of a total that every roll is within, or none is."""
    dice = 0
    for node in nodes_of(sentence):
        if isinstance(node, Roll):
            dice = node.count
        if isinstance(node, OnRoll) and dice:
            bounds = (
                (node.least, range(dice + 1, 6 * dice + 1)),
                (node.most, range(dice, 6 * dice)),
                (node.exactly, range(dice, 6 * dice + 1)),
            )
            for bound in [each for each, possible in bounds if each is not None and each not in possible]:
                yield f"{_dice(dice)} from {dice} to {6 * dice} anyway: {bound} makes no difference"
            if node.most is None and node.least == 6 * dice:
                yield f'"or more" adds nothing to "on {node.least}": that is the most {_dice(dice)}'
            if node.least is None and node.most == dice:
                yield f'"or less" adds nothing to "on {node.most}": that is the least {_dice(dice)}'
            if node.least is not None and node.most is not None and node.least >= node.most:
                yield f'"on {node.least} to {node.most}" names no range'


def _dice(count: int) -> str:
    return "a die shows" if count == 1 else f"{count} dice show"


def _amounts(node: Node) -> tuple[int, ...]:
    """The numbers of a node that cannot be 0."""
    match node:
        case Deal() | Restore() | Change() | LimitIs() | FirstDamageLess():
            return (node.amount,)
        case Roll() | Create():
            return (node.count,)
        case TestsPerTurn() | LimitStartsAt() | NkInUse():
            return (getattr(node, "times", 1), getattr(node, "limit", 1), getattr(node, "threshold", 1))
        case BaseProtection():
            return (node.safe, node.euclid, node.keter)
    return ()


def _is_about_itself(sentence: Node) -> bool:
    own = (Trigger.BREACHED, Trigger.OTHER_BREACHED, Trigger.DECOMMISSIONED, Trigger.TEST_DAMAGE)
    pays = isinstance(sentence, Act) and bool(sentence.costs)
    return pays or (isinstance(sentence, Triggered) and sentence.event in own)


def _a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
