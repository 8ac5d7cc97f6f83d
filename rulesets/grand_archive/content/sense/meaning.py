"""What words in a text refer to: `it`, targets, numbers, and conditions that need something before them."""

from collections.abc import Iterator, Sequence
from enum import Enum

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Cost, Effect, Selector, Triggered, TriggerEvent
from cardgame_tui.text.forms import TriggeredIf
from rulesets.grand_archive.cards.amounts import CountDone, Letter, Per
from rulesets.grand_archive.cards.changes import Base
from rulesets.grand_archive.cards.costs import BanishCost
from rulesets.grand_archive.cards.lines import Ephemerate, Link, Named, PlayedEffects, Starcalling
from rulesets.grand_archive.cards.manner import ChooseSome
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Duration, Noun, Way
from rulesets.grand_archive.cards.phrases.determiners import Bounds
from rulesets.grand_archive.cards.phrases.selectors import AllIn, CardsToActivate, Phrase, Reference, That, Top
from rulesets.grand_archive.cards.phrases.tails import Price, WithCounters, WithStat
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.phrases.who import AllPlayers, Player, Players
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.qualifiers import CardKind
from rulesets.grand_archive.cards.sentences import Band, InsteadIf, MemoryAtMost, State, WasDone, Where
from rulesets.grand_archive.cards.statics.abilities import (
    AsThough,
    Deed,
    EntersWith,
    GoesInstead,
    Has,
    InsteadOfSuppressing,
    Limit,
    MoreDamage,
    Passing,
    PreventAlways,
    Replacing,
    StaticWhere,
)
from rulesets.grand_archive.cards.statics.bans import Cannot, Unpreventable
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
from rulesets.grand_archive.cards.triggers.happenings import BecomesTarget, CountersChange
from rulesets.grand_archive.content.compiler import inner
from rulesets.grand_archive.content.sense.banned import wrongly_banned
from rulesets.grand_archive.content.sense.counting import wrongly_counted
from rulesets.grand_archive.content.sense.further import wrongly_further
from rulesets.grand_archive.content.sense.naming import (
    chosen_in_vain,
    is_about,
    names_something,
    wrong_noun,
    wrongly_back,
)
from rulesets.grand_archive.content.sense.ordering import wrongly_ordered
from rulesets.grand_archive.content.sense.payable import has_x_cost
from rulesets.grand_archive.content.sense.qualifiers import counts_wrongly
from rulesets.grand_archive.content.sense.several import is_them, wrongly_many
from rulesets.grand_archive.content.sense.watching import wrongly_watched
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.verbs.effects.joining import PlayerDoes
from rulesets.grand_archive.verbs.effects.paying import PAYING, PayNow, Unless, UnlessPaid, UnlessTheyPay
from rulesets.grand_archive.verbs.effects.repeating import Depending
from rulesets.grand_archive.verbs.effects.stacking import Copy, Negate, Retarget
from rulesets.grand_archive.verbs.effects.timing import Later, Whenever
from rulesets.grand_archive.verbs.objects.counters import Move, Put, Remove
from rulesets.grand_archive.verbs.objects.fighting import Choose
from rulesets.grand_archive.verbs.objects.making import MOST_AT_ONCE, Generate, Summon
from rulesets.grand_archive.verbs.objects.meanwhile import Meanwhile, SavedMeanwhile
from rulesets.grand_archive.verbs.objects.moving import (
    Banish,
    Destroy,
    GainControl,
    Load,
    LookAt,
    PutCards,
    Return,
    Reveal,
    Sacrifice,
    TurnFaceUp,
)
from rulesets.grand_archive.verbs.objects.shaping import Loses, LosesAbilities
from rulesets.grand_archive.verbs.objects.values import Gets
from rulesets.grand_archive.verbs.players.drawing import Discard
from rulesets.grand_archive.verbs.players.guessing import NameCard
from rulesets.grand_archive.verbs.players.playing import Materialize, MayPlayNow, Play
from rulesets.grand_archive.verbs.players.searching import ShuffleInto

DOES = {
    Way.DISCARDED: Discard, Way.BANISHED: Banish, Way.REVEALED: Reveal, Way.DESTROYED: Destroy,
    Way.SACRIFICED: Sacrifice, Way.RETURNED: Return,
}  # fmt: skip
"""The effects that do what later words say."""
HIGHEST = 99
"""The highest number in a text: more cards, counters or damage than a game has."""
OF_CARDS = (
    Put, Remove, Move, Banish, Return, PutCards, ShuffleInto, Reveal, LookAt, TurnFaceUp, Discard, Load, Choose,
    Play, Materialize, MayPlayNow, BanishCost, Has,
)  # fmt: skip
"""Forms that may be about cards which are no objects."""
_AS_THOUGH = dict.fromkeys(Deed, frozenset({Noun.ALLY})) | {
    Deed.BE_TARGETED: frozenset(each for each in Noun if each.value in OBJECT_TYPES or each is Noun.UNIT)
}
"""The types as though which an object may do something."""
_HITS = (On.HIT, On.ALLY_HIT, On.CHAMPION_HIT)
"""Events with a unit that is hit."""
_LASTING = (Reference.THIS, Reference.LINKED, Reference.YOUR_CHAMPION)
"""Single objects that a static ability may be about."""
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
        yield from wrongly_many(sentence)
        yield from wrong_noun(sentence)
        yield from wrongly_further(sentence)
        yield from wrongly_counted(sentence, event)
        if isinstance(event, InTurn) and isinstance(event.event, OnCharge):
            yield "On Charge happens in whoever's turn it is"
        for each in () if event is None else alternatives(event):
            yield from wrongly_watched(each)
        yield from _unasked(sentence)
        yield from _wrongly_lasting(sentence)
        if getattr(sentence, "condition", None) in (State.DONE, State.UNDONE):
            yield '"if you do" needs an effect before it'
        explained = any(isinstance(node, Where | StaticWhere) for node in nodes_of(sentence)) or has_x_cost(
            getattr(sentence, "costs", ())
        )
        yield from _by_chance(sentence)
        yield from _of_sources(sentence)
        yield from _to_activate(sentence)
        passing = [node.static for node in nodes_of(sentence) if isinstance(node, Meanwhile)]
        for node in nodes_of(sentence):
            if isinstance(node, Whenever):
                yield from wrongly_watched(node.event)
                yield from _wrongly_waiting(node.event)
            if isinstance(node, Later) and node.behind and targets_in(node.effect):
                yield 'what is targeted is targeted now, and not later: "at the beginning of ..." stands in front'
            yield from _wrong_object(node, passing=any(node is each for each in passing))
            yield from wrongly_banned(node)
            if isinstance(node, That) and node.hit and event not in _HITS:
                yield '"the hit unit" belongs to "On Hit"'
            if node is Reference.LINKED and not linked:
                yield '"the linked object" needs a Link on the card'
            if (isinstance(node, WasDone | CountDone) or (isinstance(node, Per) and node.way)) and not _does(
                sentence, node
            ):
                way = node.way.value if node.way else ""
                yield f'"{way} this way" needs an effect before it that does this'
            if node is State.NAMED and not any(isinstance(each, NameCard) for each in nodes_of(sentence)):
                yield '"the named card" needs "name a card"'
            if node is State.SECOND_SPELL and not _is_of_spells(event):
                yield '"the second one this turn" needs "whenever you activate a Spell card"'
            if node is Letter.X and not (x_cost or explained):
                yield 'X needs a cost of X, or "where X is" behind it'
            yield from counts_wrongly(node)
            if isinstance(node, Phrase) and node.targets and Noun.CARD in node.types and node.place is None:
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


def _does(sentence: Node, said: WasDone | CountDone | Per) -> bool:
    """Whether an effect before some words does what they say has been done this way."""
    for node in nodes_of(sentence):
        if node is said:
            return False
        if said.way is not None and isinstance(node, DOES[said.way]):
            return True
    return False


def _is_of_spells(event: Node | None) -> bool:
    return (
        isinstance(event, Does) and event.deed is Act.ACTIVATE and words_of(event.what) == (CardKind.SPELL.word,)
    )


def _wrongly_waiting(event: TriggerEvent) -> Iterator[str]:
    """Report what a triggered ability cannot wait for that no object has (GA-179)."""
    waits = isinstance(event, Happens | Does | Begins | CountersChange | BecomesTarget)
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


def _has_none(node: Node) -> bool:
    """Whether a form says something else in the place of its number."""
    if isinstance(node, PriceChange):
        return node.free or node.fixed is not None
    if isinstance(node, MoreDamage):
        return node.double
    if isinstance(node, InsteadIf):
        return node.effect is not None
    if isinstance(node, Move | Remove):
        return node.some or getattr(node, "every", False)
    if isinstance(node, ChooseSome) or (isinstance(node, EntersWith) and node.rested):
        return True
    return isinstance(node, Named) and node.word is not None


def _wrong_object(node: Node, *, passing: bool) -> Iterator[str]:
    """Objects of a verb that it can do nothing to (GA-202, GA-205).

    Args:
        node: a part of a text.
        passing: whether it is a static ability that an effect brings about for a while.
    """
    who = getattr(node, "who", None)
    if isinstance(who, Selector) and not _is_player(who):
        yield "only a player can do this"
    parts = () if isinstance(node, Enum) else [getattr(node, name) for name in field_kinds(type(node))]
    if any(isinstance(each, Top | AllIn) for each in parts) and not isinstance(node, OF_CARDS):
        yield "nothing of the kind can be done to a card that is no object"
    whom = getattr(node, "whom", None)
    if not isinstance(whom, Selector):
        return
    there = node.there if isinstance(node, Move) else None
    if isinstance(there, Selector) and (_is_player(there) or (isinstance(there, Phrase) and not there.single)):
        yield "counters are moved to one object"
    types = whom.types if isinstance(whom, Phrase) else ()
    on_stack, cards = bool(ON_STACK.intersection(types)), bool(CARDS.intersection(types))
    if isinstance(node, Negate | Copy | Retarget):
        if not on_stack:
            yield "only something on the stack can be negated, copied or redirected"
    elif isinstance(node, Cannot):
        return
    elif _is_player(whom) or on_stack:
        yield f"nothing of the kind can be done to a {_spelled(types)}"
    elif cards and not isinstance(node, OF_CARDS + _of_intents(types)):
        yield "nothing of the kind can be done to a card that is no object"
    elif isinstance(node, MayPlayNow) and (whom is Reference.IT or isinstance(whom, That) or is_them(whom)):
        return
    elif isinstance(node, Play | Materialize | MayPlayNow) and Noun.CARD not in types:
        yield "only a card can be played"
    if isinstance(node, GainControl) and node.until not in (None, Duration.END_OF_TURN):
        yield "control is gained until end of turn or for good"
    chosen = whom if isinstance(whom, Phrase) and not whom.targets else None
    if isinstance(node, GoesInstead | InsteadOfSuppressing) and not (
        (chosen and not chosen.group) or whom in (Reference.THIS, Reference.LINKED)
    ):
        yield "a replacement is about this, the linked object, or an object of a kind"
    if isinstance(node, PreventAlways | MoreDamage) and not _may_deal(node.source):
        yield "a source of damage is this, the linked object, your champion, or an object of a kind"
    if isinstance(node, MoreDamage) and not (chosen or whom in _LASTING):
        yield "damage is increased for this, the linked object, your champion, or objects of a kind"
    if isinstance(node, AsThough) and node.what not in _AS_THOUGH[node.deed]:
        yield f'"{node.deed.value} as though it were a {node.what.value}" is nothing that the rules know'
    if isinstance(node, SavedMeanwhile) and not (is_about(whom) or (isinstance(whom, Phrase) and whom.targets)):
        yield "what is saved for a while is targeted, or was named before"
    if isinstance(node, PreventAlways) and not (passing or chosen or whom in _LASTING):
        yield "prevention that lasts is about this, the linked object, your champion, or objects of a kind"


def _may_deal(source: Selector | None) -> bool:
    """Whether a word means sources of damage whenever it is read, or is not there."""
    if isinstance(source, Phrase):
        return not source.targets and not (ON_STACK | CARDS).intersection(source.types)
    return source is None or source in _LASTING


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
    if not (isinstance(whom, Phrase) and whom.group) and whom not in _LASTING:
        yield "a static ability is about this, the linked object, your champion, or each object of a kind"


def _spelled(types: Sequence[Node]) -> str:
    return " or ".join([str(each.value) for each in types if isinstance(each, Noun)]) or "player"


def _of_intents(types: Sequence[Node]) -> tuple[type[Node], ...]:
    """Further forms that may be about a card in an Intent, which has characteristics (GA-169)."""
    return (Gets, Loses, LosesAbilities) if Noun.INTENT in types else ()


def _is_player(whom: Selector) -> bool:
    return isinstance(whom, Player)
