"""What is done to things that it cannot be done to (GA-202, GA-205)."""

from collections.abc import Iterator, Sequence
from enum import Enum

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.costs import BanishCost
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Duration, Noun
from rulesets.grand_archive.cards.phrases.selectors import AllIn, Phrase, Reference, That, Top
from rulesets.grand_archive.cards.phrases.who import Player
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.statics.abilities import (
    AsThough,
    Deed,
    GoesInstead,
    Has,
    InsteadOfSuppressing,
    MoreDamage,
    PreventAlways,
)
from rulesets.grand_archive.cards.statics.bans import Cannot
from rulesets.grand_archive.cards.statics.more import MoreCounters
from rulesets.grand_archive.content.sense.checks import Around, Checks
from rulesets.grand_archive.content.sense.naming import (
    is_about,
)
from rulesets.grand_archive.content.sense.several import is_them
from rulesets.grand_archive.verbs.effects.stacking import Copy, Negate, Retarget
from rulesets.grand_archive.verbs.objects.counters import Move, Put, Remove
from rulesets.grand_archive.verbs.objects.fighting import Choose
from rulesets.grand_archive.verbs.objects.meanwhile import Meanwhile, SavedMeanwhile
from rulesets.grand_archive.verbs.objects.moving import (
    Banish,
    BanishUntil,
    GainControl,
    Load,
    LookAt,
    PutCards,
    Return,
    Reveal,
    TurnFaceUp,
)
from rulesets.grand_archive.verbs.objects.shaping import Loses, LosesAbilities
from rulesets.grand_archive.verbs.objects.values import Gets
from rulesets.grand_archive.verbs.players.drawing import Discard
from rulesets.grand_archive.verbs.players.playing import Materialize, MayPlayNow, Play
from rulesets.grand_archive.verbs.players.searching import ShuffleInto

CHECKS = Checks()
"""Those of what is done to things, and of who does it."""
OF_CARDS = (
    Put, Remove, Move, Banish, BanishUntil, Return, PutCards, ShuffleInto, Reveal, LookAt, TurnFaceUp, Discard,
    Load, Choose, Play, Materialize, MayPlayNow, BanishCost, Has,
)  # fmt: skip
"""Forms that may be about cards which are no objects."""
_AS_THOUGH = dict.fromkeys(Deed, frozenset({Noun.ALLY})) | {
    Deed.BE_TARGETED: frozenset(each for each in Noun if each.value in OBJECT_TYPES or each is Noun.UNIT)
}
LASTING = (Reference.THIS, Reference.LINKED, Reference.YOUR_CHAMPION, Reference.FOES_CHAMPION)
"""Single objects that a static ability may be about."""


@CHECKS.of(Node)
def _by_players(node: Node, around: Around) -> Iterator[str]:
    who = getattr(node, "who", None)
    if isinstance(who, Selector) and not isinstance(who, Player):
        yield "only a player can do this"


@CHECKS.of(Node)
def _of_objects(node: Node, around: Around) -> Iterator[str]:
    """Report cards where only objects are meant (GA-205)."""
    parts = () if isinstance(node, Enum) else [getattr(node, name) for name in field_kinds(type(node))]
    if any(isinstance(each, Top | AllIn) for each in parts) and not isinstance(node, OF_CARDS):
        yield "nothing of the kind can be done to a card that is no object"


@CHECKS.of(Node)
def _of_whom(node: Node, around: Around) -> Iterator[str]:
    """Report what a verb can do nothing to (GA-202, GA-205)."""
    whom = getattr(node, "whom", None)
    if not isinstance(whom, Selector) or isinstance(node, Cannot):
        return
    types = whom.types if isinstance(whom, Phrase) else ()
    on_stack, cards = bool(ON_STACK.intersection(types)), bool(CARDS.intersection(types))
    if isinstance(node, Negate | Copy | Retarget):
        if not on_stack:
            yield "only something on the stack can be negated, copied or redirected"
    elif isinstance(whom, Player) or on_stack:
        yield f"nothing of the kind can be done to a {_spelled(types)}"
    elif cards and not isinstance(node, OF_CARDS + _of_intents(types)):
        yield "nothing of the kind can be done to a card that is no object"
    elif isinstance(node, MayPlayNow) and _was_named(whom):
        return
    elif isinstance(node, Play | Materialize | MayPlayNow) and Noun.CARD not in types:
        yield "only a card can be played"


def _was_named(whom: Selector) -> bool:
    """Whether a word means what was named before."""
    return whom is Reference.IT or isinstance(whom, That) or is_them(whom)


@CHECKS.of(Move)
def _moved_counters(node: Move, around: Around) -> Iterator[str]:
    if isinstance(node.there, Player) or (isinstance(node.there, Phrase) and not node.there.single):
        yield "counters are moved to one object"


@CHECKS.of(GainControl)
def _control(node: GainControl, around: Around) -> Iterator[str]:
    if node.until not in (None, Duration.END_OF_TURN):
        yield "control is gained until end of turn or for good"


@CHECKS.of(GoesInstead, InsteadOfSuppressing, MoreCounters)
def _replaced(node: GoesInstead | InsteadOfSuppressing | MoreCounters, around: Around) -> Iterator[str]:
    whom = node.whom
    one = isinstance(whom, Phrase) and not (whom.targets or whom.group)
    if not one and whom not in (Reference.THIS, Reference.LINKED):
        yield "a replacement is about this, the linked object, or an object of a kind"


@CHECKS.of(PreventAlways, MoreDamage)
def _source(node: PreventAlways | MoreDamage, around: Around) -> Iterator[str]:
    if isinstance(node.whom, Selector) and not _may_deal(node.source):
        yield "a source of damage is this, the linked object, your champion, or an object of a kind"


@CHECKS.of(MoreDamage)
def _more_damage(node: MoreDamage, around: Around) -> Iterator[str]:
    if not _lasts_for(node.whom):
        yield "damage is increased for this, the linked object, your champion, or objects of a kind"


@CHECKS.of(PreventAlways)
def _prevented(node: PreventAlways, around: Around) -> Iterator[str]:
    for_a_while = [each.static for each in nodes_of(around.sentence) if isinstance(each, Meanwhile)]
    if isinstance(node.whom, Selector) and not (
        _lasts_for(node.whom) or any(node is each for each in for_a_while)
    ):
        yield "prevention that lasts is about this, the linked object, your champion, or objects of a kind"


def _lasts_for(whom: Selector) -> bool:
    """Whether a static ability of damage may be about a word."""
    return whom in LASTING or (isinstance(whom, Phrase) and not whom.targets)


@CHECKS.of(AsThough)
def _as_though(node: AsThough, around: Around) -> Iterator[str]:
    if node.what not in _AS_THOUGH[node.deed]:
        yield f'"{node.deed.value} as though it were a {node.what.value}" is nothing that the rules know'


@CHECKS.of(SavedMeanwhile)
def _saved(node: SavedMeanwhile, around: Around) -> Iterator[str]:
    if not (is_about(node.whom) or (isinstance(node.whom, Phrase) and node.whom.targets)):
        yield "what is saved for a while is targeted, or was named before"


def _may_deal(source: Selector | None) -> bool:
    """Whether a word means sources of damage whenever it is read, or is not there."""
    if isinstance(source, Phrase):
        return not source.targets and not (ON_STACK | CARDS).intersection(source.types)
    return source is None or source in LASTING


def _spelled(types: Sequence[Node]) -> str:
    return " or ".join([str(each.value) for each in types if isinstance(each, Noun)]) or "player"


def _of_intents(types: Sequence[Node]) -> tuple[type[Node], ...]:
    """Further forms that may be about a card in an Intent, which has characteristics (GA-169)."""
    return (Gets, Loses, LosesAbilities) if Noun.INTENT in types else ()
