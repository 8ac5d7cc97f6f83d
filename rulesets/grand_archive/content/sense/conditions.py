"""What conditions, counts and searches say that has no meaning: each word of a text counts."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.amounts import CountDied, Per
from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Noun, Stat
from rulesets.grand_archive.cards.phrases.determiners import All, Bounds, Which
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, That, TheDone
from rulesets.grand_archive.cards.phrases.tails import (
    HIDDEN,
    Among,
    Has,
    In,
    OfPlayer,
    Owner,
    Whose,
    Zones,
)
from rulesets.grand_archive.cards.qualifiers import PLAYED, Standing
from rulesets.grand_archive.cards.sentences import AboutOne, Bears, Control, HasDone, Is, Lately, WasDone
from rulesets.grand_archive.cards.statics.abilities import AttacksHave
from rulesets.grand_archive.content.sense.checks import Around, Checks
from rulesets.grand_archive.content.sense.remembered import wrongly_dead, wrongly_remembered
from rulesets.grand_archive.rules.steps.attacks.attack import OF_ATTACKS
from rulesets.grand_archive.verbs.objects.damage import PreventNext
from rulesets.grand_archive.verbs.objects.making import Summon
from rulesets.grand_archive.verbs.objects.moving import PutCards, Return
from rulesets.grand_archive.verbs.objects.values import AttacksGet, NextAttack
from rulesets.grand_archive.verbs.players.playing import Materialize, Play
from rulesets.grand_archive.verbs.players.searching import RevealUntil, Scavenge, Search

CHECKS = Checks()
"""Those of conditions, and of what is counted or sought."""
_UNNAMED = (Owner.THEIR, Owner.ITS_OWNERS)


def _is_unseen(whom: Selector) -> bool:
    """Whether it means cards of any player in a zone that only its owner sees, if anybody (GA-28)."""
    place = whom.place if isinstance(whom, Phrase) and not whom.targets else None
    if not isinstance(place, In) or place.place.player or place.place.owner not in (None, Owner.ANY):
        return False
    return HIDDEN.issuperset(place.place.zones)


@CHECKS.of(Control)
def _wrongly_counted(node: Control, around: Around) -> Iterator[str]:
    """Report things that a condition cannot count, or that it must not give away (GA-28)."""
    what, place = node.what, node.what.place
    if node.holder is not None and any(isinstance(each, Whose | OfPlayer) for each in what.tails):
        yield '"you control" is said twice'
    if node.holder is not None and CARDS.intersection(what.types):
        yield "a card that is no object is under nobody's control"
    for each in nodes_of(what):
        if isinstance(each, OfPlayer | Among) or each is Whose.THEIRS:
            yield "a condition counts the things of a player that it names: you, an opponent"
        if isinstance(each, Zones) and (each.player is not None or each.owner in _UNNAMED):
            yield "a condition counts the cards of a player that it names: you, an opponent"
    if CARDS.intersection(what.types) and not isinstance(place, In) and Noun.OMEN not in what.types:
        yield "cards are counted in a zone: your graveyard"
    unseen = isinstance(place, In) and not HIDDEN.isdisjoint(place.place.zones)
    if unseen and (what.qualifiers or len(what.tails) > 1):
        yield "cards that only their owner sees are counted without a word about what they are"
    if ON_STACK.intersection(what.types):
        yield "what is on the stack is not counted"


@CHECKS.of(Is, Bears, Lately)
def _wrongly_said(node: AboutOne, around: Around) -> Iterator[str]:
    """Report things that cannot be said about one thing."""
    kind = node.kind if isinstance(node, Is) else None
    if node.whom in (Reference.THEM, Reference.ITS_CHAMPION):
        yield "a condition is about one thing: this, it, your champion, the linked object, the attacker"
    nouns = ON_STACK if node.whom is Reference.IT or isinstance(node.whom, That | TheDone) else CARDS | ON_STACK
    if kind is not None and (kind.determiner is not Which.A or nouns.intersection(kind.types)):
        yield 'what something is has "a" before it: "it is a fire ally"'
    if kind is not None and any(isinstance(each, In | Among | Whose | OfPlayer | Has) for each in kind.tails):
        yield "what something is says nothing about where or whose it is"


@CHECKS.of(WasDone)
def _wrongly_done(node: WasDone, around: Around) -> Iterator[str]:
    """Report words that say nothing about what has been done this way."""
    if any(isinstance(each, In | Among | Whose | OfPlayer | Has) for each in node.what.tails):
        yield "what has been done says nothing about where or whose it was"
    if ON_STACK.intersection(node.what.types):
        yield "what is on the stack is not counted"


_WAS = frozenset({Standing.RESTED, Standing.AWAKE, Standing.DAMAGED, Standing.UNDAMAGED})
"""The states that are still known of something that has left."""


@CHECKS.of(Is)
def _wrongly_was(node: Is, around: Around) -> Iterator[str]:
    """Report a state of the past that nobody remembers."""
    states = {each for each in nodes_of(node) if isinstance(each, Standing)}
    known = PLAYED if node.whom is Reference.THIS else _WAS
    back = node.whom in (Reference.THIS, Reference.IT) or isinstance(node.whom, That | TheDone)
    if node.was and (not back or not known.issuperset(states)):
        yield "what something was is how this was played, or a type or what it costs to see: rested, damaged"
    if node.was and node.whom is Reference.THIS and not states:
        yield 'this is of the same type all the time: "this is"'


@CHECKS.of(HasDone)
def _has_done(node: HasDone, around: Around) -> Iterator[str]:
    yield from wrongly_remembered(node)


@CHECKS.of(CountDied, Per)
def _died(node: CountDied | Per, around: Around) -> Iterator[str]:
    if isinstance(node, CountDied) or node.died:
        yield from wrongly_dead(node.what)


@CHECKS.of(Node)
def _counting(node: Node, around: Around) -> Iterator[str]:
    """Report words that count where something is chosen or meant."""
    for phrase in [getattr(node, name, None) for name in ("whom", "who", "source")]:
        determiner = phrase.determiner if isinstance(phrase, Phrase) else None
        event = isinstance(node, PreventNext) and determiner == Bounds(1)
        if determiner is not None and determiner.counts and not event:
            yield "only a condition says how many there are"


@CHECKS.of(Control, WasDone)
def _counted(node: Control | WasDone, around: Around) -> Iterator[str]:
    """Report words that do not count where things are counted."""
    determiner = node.what.determiner
    if determiner not in (Which.A, Which.ANOTHER) and not (determiner and determiner.counts):
        yield "a condition counts objects: a, no, 2 or more"


@CHECKS.of(AttacksGet, NextAttack, AttacksHave)
def _attacks(node: AttacksGet | NextAttack | AttacksHave, around: Around) -> Iterator[str]:
    """Report what no attack as a whole can have."""
    given = node.traits if isinstance(node, AttacksHave) else (*(node.words), *filter(None, [node.change]))
    for each in given:
        if isinstance(each, Change):
            if each.stat is not Stat.POWER:
                yield "an attack has power and no other number"
            if isinstance(node, AttacksHave) and not isinstance(each.amount, int):
                yield "what all attacks have is a number"
        elif not isinstance(each, Word) or each.word not in OF_ATTACKS:
            yield "an attack has Cleave, Critical, Multistrike, True Sight or Unblockable"


@CHECKS.of(Play, Materialize)
def _played(node: Play | Materialize, around: Around) -> Iterator[str]:
    if _is_unseen(node.whom):
        yield 'only what a player sees can be played: "your hand", not "a hand"'


@CHECKS.of(Scavenge, RevealUntil)
def _until_it_fits(node: Scavenge | RevealUntil, around: Around) -> Iterator[str]:
    if node.what.determiner is not Which.A or node.what.place is not None:
        yield 'it is the first card of your deck that fits: "for an ally card", "until you reveal an ally card"'


@CHECKS.of(PutCards)
def _put(node: PutCards, around: Around) -> Iterator[str]:
    spots = [each.place for each in (node.spot, node.there) if each is not None]
    if (node.ordered or node.random) and not {"top", "bottom"}.intersection(spots):
        yield "only cards in a deck have an order"


@CHECKS.of(Return)
def _returned(node: Return, around: Around) -> Iterator[str]:
    if node.rested and "field" not in node.where.value:
        yield "only what enters the field enters it rested"


@CHECKS.of(Summon)
def _summoned(node: Summon, around: Around) -> Iterator[str]:
    if (node.counter is None) is not (node.charged == 0):
        yield "counters need a kind and a number"


@CHECKS.of(Search, Scavenge, RevealUntil)
def _sought(node: Search | Scavenge | RevealUntil, around: Around) -> Iterator[str]:
    what = node.what
    no_search = what.group or what.targets or what.other or what.determiner in (Which.NO, All.NO)
    if no_search or what.types != (Noun.CARD,):
        yield 'a search is for cards: "an ally card", "up to two item cards"'


@CHECKS.of(Bounds)
def _bounds(node: Bounds, around: Around) -> Iterator[str]:
    if node.fewest is not None and node.fewest < 1:
        yield "an amount must be 1 or more"
