"""What words in a text refer to: `it`, targets, numbers, and conditions that need something before them."""

from collections.abc import Iterator, Sequence
from enum import Enum

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Cost, Effect, Triggered, TriggerEvent
from cardgame_tui.text.forms import TriggeredIf
from rulesets.grand_archive.cards.amounts import CountDone, CountPut, Letter, Per
from rulesets.grand_archive.cards.changes import Base
from rulesets.grand_archive.cards.lines import Ephemerate, Link, Named, PlayedEffects, Starcalling
from rulesets.grand_archive.cards.manner import ChooseSome
from rulesets.grand_archive.cards.nouns import Noun, Way
from rulesets.grand_archive.cards.phrases.determiners import Bounds
from rulesets.grand_archive.cards.phrases.selectors import CardsToActivate, Phrase, Reference, That, TheDone
from rulesets.grand_archive.cards.phrases.tails import Price, WithCounters, WithStat
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.phrases.who import AllPlayers, Players
from rulesets.grand_archive.cards.qualifiers import CardKind
from rulesets.grand_archive.cards.sentences import Band, InsteadIf, MemoryAtMost, State, WasDone, WasPut, Where
from rulesets.grand_archive.cards.statics.abilities import (
    EntersWith,
    Has,
    Limit,
    MoreDamage,
    Passing,
    PreventAlways,
    Replacing,
    StaticWhere,
)
from rulesets.grand_archive.cards.statics.bans import Unpreventable
from rulesets.grand_archive.cards.statics.more import MoreCounters, MoreDone, Share
from rulesets.grand_archive.cards.statics.prices import PriceChange
from rulesets.grand_archive.cards.triggers.events import (
    Act,
    Begins,
    Does,
    Happens,
    InTurn,
    On,
    OnCharge,
    about_one,
    alternatives,
    words_of,
)
from rulesets.grand_archive.cards.triggers.happenings import BecomesTarget, CountersChange, IsPut
from rulesets.grand_archive.content.compiler import inner
from rulesets.grand_archive.content.sense import banned, conditions, next_cards, objects
from rulesets.grand_archive.content.sense.checks import Around, Checks
from rulesets.grand_archive.content.sense.counting import wrongly_counted
from rulesets.grand_archive.content.sense.further import wrongly_further
from rulesets.grand_archive.content.sense.naming import (
    chosen_in_vain,
    names_something,
    wrong_noun,
    wrong_one_of_two,
    wrongly_back,
)
from rulesets.grand_archive.content.sense.objects import LASTING
from rulesets.grand_archive.content.sense.ordering import wrongly_ordered
from rulesets.grand_archive.content.sense.payable import has_x_cost
from rulesets.grand_archive.content.sense.several import wrongly_many
from rulesets.grand_archive.content.sense.watching import wrongly_watched
from rulesets.grand_archive.rules.steps.objects.tokens import MOST_AT_ONCE
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.verbs.effects.joining import PlayerDoes
from rulesets.grand_archive.verbs.effects.paying import PAYING, PayNow, Unless, UnlessPaid, UnlessTheyPay
from rulesets.grand_archive.verbs.effects.repeating import Depending
from rulesets.grand_archive.verbs.effects.timing import Later, WhenDone, Whenever
from rulesets.grand_archive.verbs.objects.counters import Move, Remove
from rulesets.grand_archive.verbs.objects.making import Generate, Summon
from rulesets.grand_archive.verbs.objects.moving import (
    Banish,
    BanishUntil,
    Destroy,
    PutCards,
    Return,
    Reveal,
    Sacrifice,
)
from rulesets.grand_archive.verbs.players.drawing import Discard
from rulesets.grand_archive.verbs.players.guessing import NameCard
from rulesets.grand_archive.verbs.players.playing import Materialize, Play

CHECKS = Checks()
"""Those of what words refer to."""
DOES: dict[Way, tuple[type[Effect], ...]] = {
    Way.DISCARDED: (Discard,), Way.BANISHED: (Banish, BanishUntil), Way.REVEALED: (Reveal,),
    Way.DESTROYED: (Destroy,), Way.SACRIFICED: (Sacrifice,), Way.RETURNED: (Return,), Way.PUT: (PutCards,),
}  # fmt: skip
"""The effects that do what later words say."""
HIGHEST = 99
"""The highest number in a text: more cards, counters or damage than a game has."""
"""The types as though which an object may do something."""
_HITS = (On.HIT, On.ALLY_HIT, On.CHAMPION_HIT)
"""Events with a unit that is hit."""
_MAY_BE_NOTHING = (Base, MemoryAtMost, Ephemerate, Starcalling, Price, Limit, WithCounters, WithStat, Bounds, Band)
"""Forms whose number may be 0."""


def unexplained(sentences: Sequence[Node], *, x_cost: bool) -> Iterator[str]:
    """Report words that refer to nothing, or to something that they cannot mean.

    Args:
        sentences: the sentences of the card.
        x_cost: whether its cost is X.
    """
    linked = any(isinstance(each, Link) for each in sentences)
    named = False
    yield from chosen_in_vain(sentences)
    for sentence in map(inner, sentences):
        event = sentence.event if isinstance(sentence, Triggered | TriggeredIf) else None
        follows = named and isinstance(sentence, PlayedEffects)  # the parts of an action are read together
        named = yield from wrongly_back(sentence, follows or names_something(event))
        yield from wrongly_ordered(getattr(sentence, "effects", ()))
        yield from wrongly_counted(sentence, event)
        yield from _of_event(event)
        for check in _OF_SENTENCES:
            yield from check(sentence)
        around = Around(sentence, event, linked, x_cost or _says_x(sentence))
        for node in nodes_of(sentence):
            for checks in _OF_PARTS:
                yield from checks.faults(node, around)


def _says_x(sentence: Node) -> bool:
    """Whether a sentence says what X is."""
    said = any(isinstance(node, Where | StaticWhere) for node in nodes_of(sentence))
    return said or has_x_cost(getattr(sentence, "costs", ()))


def _of_event(event: TriggerEvent | None) -> Iterator[str]:
    """Report what cannot set an ability off."""
    if event is None:
        return
    if isinstance(event, InTurn) and isinstance(event.event, OnCharge):
        yield "On Charge happens in whoever's turn it is"
    for each in alternatives(event):
        yield from wrongly_watched(each)


def _of_condition(sentence: Node) -> Iterator[str]:
    if getattr(sentence, "condition", None) in (State.DONE, State.UNDONE):
        yield '"if you do" needs an effect before it'


@CHECKS.of(Whenever)
def _whenever(node: Whenever, around: Around) -> Iterator[str]:
    yield from wrongly_watched(node.event)
    yield from _wrongly_waiting(node.event)


@CHECKS.of(Later)
def _later(node: Later, around: Around) -> Iterator[str]:
    if node.behind and targets_in(node.effect):
        yield 'what is targeted is targeted now, and not later: "at the beginning of ..." stands in front'


@CHECKS.of(Reference)
def _reference(node: Reference, around: Around) -> Iterator[str]:
    if node is Reference.LINKED and not around.linked:
        yield '"the linked object" needs a Link on the card'


@CHECKS.of(That)
def _that(node: That, around: Around) -> Iterator[str]:
    if node.hit and around.event not in _HITS:
        yield '"the hit unit" belongs to "On Hit"'


@CHECKS.of(WasDone, CountDone, Per, TheDone, WhenDone)
def _done_before(node: WasDone | CountDone | Per | TheDone | WhenDone, around: Around) -> Iterator[str]:
    if node.way is not None and not _does(around.sentence, node, node.way):
        yield f'"{node.way.value} this way" needs an effect before it that does this'


@CHECKS.of(WasPut, CountPut, Per)
def _put_before(node: WasPut | CountPut | Per, around: Around) -> Iterator[str]:
    if node.spot is None:
        return
    if not _does(around.sentence, node, Way.PUT):
        yield '"put this way" needs an effect before it that does this'
    if node.spot.place in ("hand", "memory", "material", "top", "bottom") and node.what and node.what.qualifiers:
        yield "nobody sees what is put there: leave out what kind of card it is"


@CHECKS.of(State)
def _state(node: State, around: Around) -> Iterator[str]:
    if node is State.NAMED and not any(isinstance(each, NameCard) for each in nodes_of(around.sentence)):
        yield '"the named card" needs "name a card"'
    if node is State.SECOND_SPELL and not _is_of_spells(around.event):
        yield '"the second one this turn" needs "whenever you activate a Spell card"'


@CHECKS.of(Letter)
def _letter(node: Letter, around: Around) -> Iterator[str]:
    if node is Letter.X and not around.has_x:
        yield 'X needs a cost of X, or "where X is" behind it'


@CHECKS.of(Phrase)
def _targeted_card(node: Phrase, around: Around) -> Iterator[str]:
    if node.targets and Noun.CARD in node.types and node.place is None:
        yield "a card is targeted in a zone, such as a graveyard"


def _by_chance(sentence: Node) -> Iterator[str]:
    """Report things picked by chance where nothing is picked (GA-236)."""
    doing = [node for node in nodes_of(sentence) if isinstance(node, Verb | Cost)]
    picked = [getattr(node, "whom", None) for node in doing if not isinstance(node, Play | Materialize)]
    for node in nodes_of(sentence):
        chosen = isinstance(node, Phrase) and not (node.targets or node.group)
        if isinstance(node, Phrase) and node.random and not (chosen and any(node is each for each in picked)):
            yield '"at random" needs something that is chosen'


def _of_sources(sentence: Node) -> Iterator[str]:
    """Report sources where nothing deals damage (GA-220)."""
    dealing = (PreventAlways, MoreDamage, Unpreventable)
    said = [node.source for node in nodes_of(sentence) if isinstance(node, dealing)]
    for node in nodes_of(sentence):
        if isinstance(node, Phrase) and Noun.SOURCE in node.types and not any(node is each for each in said):
            yield "a source deals damage: damage that would be dealt to this by a source an opponent controls"


def _to_activate(sentence: Node) -> Iterator[str]:
    """Report cards that somebody activates where nothing gives them keywords (GA-356)."""
    given = [node.whom for node in nodes_of(sentence) if isinstance(node, Has)]
    for node in nodes_of(sentence):
        if isinstance(node, CardsToActivate) and not any(node is each for each in given):
            yield "the cards that you activate have something, or cost something"


def _does(sentence: Node, said: Node, way: Way) -> bool:
    """Whether an effect before some words does what they say has been done this way."""
    for node in nodes_of(sentence):
        if node is said:
            return False
        if isinstance(node, DOES[way]):
            return True
    return False


def _is_of_spells(event: Node | None) -> bool:
    return (
        isinstance(event, Does) and event.deed is Act.ACTIVATE and words_of(event.what) == (CardKind.SPELL.word,)
    )


def _wrongly_waiting(event: TriggerEvent) -> Iterator[str]:
    """Report what a triggered ability cannot wait for that no object has (GA-179)."""
    waits = isinstance(event, Happens | Does | Begins | CountersChange | BecomesTarget | IsPut)
    if not waits or isinstance(about_one(event), Reference):
        yield 'only an object has an ability about itself: this gains "On Hit: draw a card." until end of turn'


def _unasked(sentence: Node) -> Iterator[str]:
    """Report a payment that nobody has agreed to: it begins what a player may do (GA-113)."""
    asked = [node.verbs[0] for node in nodes_of(sentence) if isinstance(node, PlayerDoes) and node.may]
    for node in nodes_of(sentence):
        if isinstance(node, Unless | UnlessPaid | UnlessTheyPay):
            asked += [each for each in node.deeds if isinstance(each, PayNow)]
            yield from _no_payment(node.deeds)
        if isinstance(node, UnlessTheyPay) and (node.does.who is None or node.does.may):
            yield '"unless they" needs players who must do something else'
    if any(isinstance(node, PayNow) and not any(node is each for each in asked) for node in nodes_of(sentence)):
        yield '"pay" needs "you may" before it, at the beginning'


def _no_payment(deeds: Sequence[Effect]) -> Iterator[str]:
    """Report deeds that keep nothing from happening: whether they can be done must be known before (GA-113)."""
    if not all(isinstance(each, PAYING) for each in deeds):
        yield 'behind "unless" somebody pays, discards, sacrifices, banishes, returns, reveals, rests or reserves'
    if any(isinstance(each, PayNow) for each in deeds[1:]) or (len(deeds) > 1 and isinstance(deeds[0], PayNow)):
        yield "what is paid stands alone"
    if targets_in(deeds):
        yield "nothing is targeted to pay for something"


def pointless(node: Node) -> Iterator[str]:
    """Report numbers that change nothing (GA-6), or that no game reaches."""
    kinds = {} if isinstance(node, Enum) else field_kinds(type(node))
    numbers = [getattr(node, name) for name, kind in kinds.items() if kind.base is int]
    numbers = [each for each in numbers if each is not None]
    given = [each for each in numbers if isinstance(each, int)]
    if given and max(given) > HIGHEST:
        yield f"a number is at most {HIGHEST}"
    if (
        given == numbers
        and given
        and not max(given)
        and not isinstance(node, _MAY_BE_NOTHING)
        and not _has_none(node)
    ):
        yield "an amount must be 1 or more"
    if isinstance(node, Depending) and len(node.cases) < 2:
        yield "a single case depends on nothing"
    if isinstance(node, Depending) and any(
        sum(case.band.admits(number) for case in node.cases) > 1 for number in range(HIGHEST + 1)
    ):
        yield "a number has one case"
    if isinstance(node, Summon | Generate) and isinstance(node.count, int) and node.count > MOST_AT_ONCE:
        yield f"at most {MOST_AT_ONCE} tokens or cards at once"


@CHECKS.of(MoreDone)
def _more_done(node: MoreDone, around: Around) -> Iterator[str]:
    if node.share is Share.GATHER and not node.twice:
        yield "to gather has no number: it is done twice"


def _has_none(node: Node) -> bool:
    """Whether a form says something else in the place of its number."""
    if isinstance(node, PriceChange):
        return node.free or node.fixed is not None
    if isinstance(node, MoreDamage):
        return node.double
    if isinstance(node, MoreDone | MoreCounters):
        return node.twice
    if isinstance(node, InsteadIf):
        return node.effect is not None
    if isinstance(node, Move | Remove):
        return node.some or getattr(node, "every", False)
    if isinstance(node, ChooseSome) or (isinstance(node, EntersWith) and node.rested):
        return True
    return isinstance(node, Named) and node.word is not None


def _wrongly_lasting(sentence: Node) -> Iterator[str]:
    """A static ability about something that was targeted, chosen or named before."""
    static = getattr(sentence, "static", None)
    whom = getattr(static, "whom", None)
    if not isinstance(static, Passing) or whom is None or isinstance(whom, Players | AllPlayers):
        return
    if isinstance(static, Replacing):
        return
    if isinstance(whom, CardsToActivate):
        return
    if not (isinstance(whom, Phrase) and whom.group) and whom not in LASTING:
        yield "a static ability is about this, the linked object, your champion, or each object of a kind"


_OF_SENTENCES = (
    wrongly_many, wrong_noun, wrong_one_of_two, wrongly_further, _unasked, _wrongly_lasting, _of_condition,
    _by_chance, _of_sources, _to_activate,
)  # fmt: skip
"""Checks of complete sentences."""
_OF_PARTS = (CHECKS, objects.CHECKS, banned.CHECKS, conditions.CHECKS, next_cards.CHECKS)
"""Checks of parts of sentences."""
