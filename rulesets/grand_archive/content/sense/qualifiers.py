"""Words around a noun that would change nothing, or that nothing fits: each word of a text counts."""

from collections.abc import Iterator, Sequence
from enum import Enum

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Activated, Selector
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.costs import BanishCost, Payment, RestCost, SacrificeOther
from rulesets.grand_archive.cards.lines import EntersAsCopy
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Destination, Duration, IntoPile, Noun
from rulesets.grand_archive.cards.phrases.determiners import Exactly, UpTo, Which
from rulesets.grand_archive.cards.phrases.selectors import Attacking, Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import (
    Happened,
    Has,
    In,
    Linked,
    OfPlayer,
    Owner,
    Past,
    Price,
    ThatIs,
    Whose,
    WithCost,
    WithCounters,
    WithKeyword,
    WithStat,
    Zones,
    ZoneWord,
)
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.qualifiers import CardKind, Non, Standing, Test
from rulesets.grand_archive.cards.sentences import Lately
from rulesets.grand_archive.cards.statics.abilities import EntersWith, Fate, GoesInstead, MayWield, PaysMemory
from rulesets.grand_archive.cards.statics.prices import FromElsewhere
from rulesets.grand_archive.verbs.objects.making import Generate
from rulesets.grand_archive.verbs.objects.moving import BanishUntil, Sacrifice
from rulesets.grand_archive.verbs.objects.shaping import Loses, LosesAbilities
from rulesets.grand_archive.verbs.objects.values import Gets

_UNIT_TYPES = frozenset({CardKind.ALLY, CardKind.CHAMPION})
_NO_OBJECTS = frozenset({CardKind.ACTION, CardKind.ATTACK})
_TYPES = {each: Noun(each.value) for each in CardKind if each.value in OBJECT_TYPES}
_UNITS = frozenset({Noun.ALLY, Noun.CHAMPION, Noun.UNIT, Noun.OBJECT, Noun.TOKEN})
_WITHIN = {
    Noun.UNIT: frozenset({Noun.ALLY, Noun.CHAMPION}),
    Noun.OBJECT: frozenset(Noun) - {Noun.OBJECT} - CARDS - ON_STACK,
}
"""Nouns that mean only things which a wider one means too."""
_COPIED = frozenset(Noun) - {Noun.UNIT, Noun.CHAMPION} - CARDS - ON_STACK
_LEAVES = frozenset({Payment.BANISH_THIS, Payment.SACRIFICE_THIS})
_OF_UNITS = frozenset(
    {
        Standing.ATTACKING, Standing.DEFENDING, Standing.RETALIATING, Standing.INTERCEPTING, Standing.DISTANT,
        Standing.DAMAGED, Standing.UNDAMAGED,
    }
)  # fmt: skip
"""Properties that only a unit has; a domain may defend."""
_OF_OBJECTS = (Whose, OfPlayer, Happened, Linked, Attacking)
"""Tails that only objects, and what is on the stack, may have."""
_WITH_THIS = (Duration.WHILE_CONTROLLED, Duration.WHILE_THERE)
"""Durations that end with the object whose text it is."""
_UNNAMED = (Owner.THEIR, Owner.ITS_OWNERS)
_ONCE = (Whose | OfPlayer, In, WithCost, Has)
"""Tails of which a phrase has one at most."""


def wrongly_qualified(node: Node, card: str) -> Iterator[str]:
    """Report qualifiers that say nothing, or that nothing fits.

    Args:
        node: a part of a text.
        card: the type of the card.
    """
    if getattr(node, "until", None) in _WITH_THIS and card not in OBJECT_TYPES:
        yield "this is no object that stays on the field"
    match node:
        case Phrase():
            yield from _of_phrase(node, card)
        case Sacrifice(whom=whom):
            yield from _of_sacrifice(whom)
        case BanishUntil(whom=whom):
            yield from _banished_until(whom, card)
        case SacrificeOther(whom=whom) | BanishCost(whom=whom) | RestCost(whom=whom):
            if whom.targets or whom.group or whom.required != whom.most:
                yield "a cost is exactly so many things, which are chosen as it is paid"
            if not isinstance(node, BanishCost):
                yield from _of_sacrifice(whom)
        case EntersAsCopy(whom=whom) if not _COPIED.issuperset(whom.types):
            yield f'champions cannot be copied: "{_words(whom.types)}" is too much'
        case GoesInstead(whom=Phrase(types=types) as whom, fate=Fate.DIE) if not _dying(whom):
            yield f'of all objects only an ally dies and can be saved: "{_words(types)}" is too much'
        case Activated(costs=costs, once=True) if not _LEAVES.isdisjoint(costs):
            yield '"once per turn" adds nothing to a cost for which the object leaves'
        case EntersWith():
            yield from _wrongly_entering(node, card)
        case MayWield(whom=Reference.YOUR_CHAMPION | Reference.FOES_CHAMPION):
            yield "a champion may wield weapons anyway"
        case MayWield(this=True) if card != "weapon":
            yield "only a weapon is wielded"
        case PaysMemory() if card not in OBJECT_TYPES or card == "champion":
            yield "only an object other than a champion can be sacrificed for this"
        case FromElsewhere() if node.place and card != "action":
            yield "only an action goes elsewhere as it has resolved"
        case FromElsewhere(where=Destination.FIELD | Destination.OWNERS_FIELD):
            yield "an action does not enter the field"
        case Lately(whom=Reference.THIS, past=Past.LEVELED) if card != "champion":
            yield "only a champion levels up"
        case Price(exactly=int(), other=other) if other == node.exactly:
            yield f"the cost {other} is there twice"
        case Generate(place=IntoPile.HAND):
            yield 'a generated card goes to your hand without "into your hand"'
        case Gets(whom=whom) | Loses(whom=whom) | LosesAbilities(whom=whom):
            if node.until is not None and _is_intent(whom, card):
                yield f'an intent does not outlast the combat: leave out "{node.until.value}"'


def _words(types: Sequence[object]) -> str:
    return " or ".join([str(getattr(each, "value", each)) for each in types])


def _dying(whom: Phrase) -> bool:
    return set(whom.types) <= {Noun.ALLY, Noun.TOKEN} or (
        set(whom.types) <= {Noun.UNIT} and any(Standing.ATTACKING in each.tests for each in whom.qualifiers)
    )


def _is_intent(whom: Selector, card: str) -> bool:
    """Whether a word means a card in the Intent, which leaves it as the combat ends (GA-166)."""
    if card == "attack":
        return whom is Reference.THIS
    return isinstance(whom, Phrase) and Noun.INTENT in whom.types


def _of_phrase(node: Phrase, card: str) -> Iterator[str]:
    """What a phrase says twice, or what none of its things is or has."""
    cards, stack = bool(CARDS.intersection(node.types)), bool(ON_STACK.intersection(node.types))
    if len({each in CARDS for each in node.types}) + len({each in ON_STACK for each in node.types}) > 2:
        yield f'"{_words(node.types)}" are not found in the same place'
    wide = Noun.OBJECT if Noun.OBJECT in node.types else Noun.UNIT
    if wide in node.types and not _WITHIN[wide].isdisjoint(node.types):
        yield f'the other noun adds nothing to "{wide.value}": "{_words(node.types)}"'
    words = [test for each in node.qualifiers for test in each.tests]
    words += [test for each in node.tails if isinstance(each, ThatIs) for test in each.tests.tests]
    for part in (words, node.types, node.tails):
        yield from [f'"{_spelled(each)}" is said twice' for n, each in enumerate(part) if each in part[:n]]
    for test in words:
        if isinstance(test, Non) and test.test in words:
            yield f'"{_spelled(test.test)}" and "non-{_spelled(test.test)}" leave nothing'
        yield from _of_word(node, test, cards=cards, stack=stack)
    yield from _of_tails(node, cards=cards, stack=stack)
    if node.other and not node.targets and (_is_opponents(node) or card not in OBJECT_TYPES or cards or stack):
        yield '"other" leaves out nothing here: this is none of them'
    if isinstance(node.determiner, UpTo | Exactly) and node.determiner.most == 1:
        yield 'one thing has a noun in the singular: "target ally", "up to one target ally"'


def _spelled(node: object) -> str:
    return str(getattr(node, "word", getattr(node, "value", "it")))


def _of_word(node: Phrase, test: Test, *, cards: bool, stack: bool) -> Iterator[str]:
    inner = test.test if isinstance(test, Non) else test
    nouns = _words(node.types)
    if isinstance(inner, Non):
        yield '"non-" is said twice'
    if inner in _TYPES and set(node.types) == {_TYPES[inner]}:
        yield f'"{_spelled(inner)}" is said twice' if inner is test else f"no {nouns} is of another type"
    if node.types == (Noun.UNIT,) and inner in _UNIT_TYPES and inner is test:
        yield f'"unit" adds nothing to "{_spelled(inner)}"'
    if inner in _NO_OBJECTS and not (cards or stack):
        yield f"no object is of the type {_spelled(inner)}"
    if inner is CardKind.CHAMPION and Noun.CARD_ACTIVATION in node.types:
        yield f"no {nouns} is of the type champion"
    if inner is Standing.TOKEN and (cards or stack or Noun.TOKEN in node.types):
        yield f'"token" says nothing about "{nouns}"'
    bearers = _UNITS | {Noun.DOMAIN} if inner is Standing.DEFENDING else _UNITS
    if inner in _OF_UNITS and not cards and not stack and bearers.isdisjoint(node.types):
        yield f"no {nouns} is {_spelled(inner)}"
    if isinstance(inner, Standing) and (cards or stack) and inner not in _of_cards(stack):
        yield f"no {nouns} is {_spelled(inner)}"


def _of_cards(stack: bool) -> frozenset[Standing]:
    """The properties that cards outside the field, or items on the stack, may have."""
    played = frozenset({Standing.PREPARED, Standing.BREWED, Standing.IMBUED})
    return played if stack else frozenset({Standing.FACE_UP, Standing.FACE_DOWN, Standing.PRESERVED})


def _of_tails(node: Phrase, *, cards: bool, stack: bool) -> Iterator[str]:
    nouns = _words(node.types)
    for form in _ONCE:
        if len([each for each in node.tails if isinstance(each, form)]) > 1:
            yield f'"{nouns}" has two words behind it that say the same'
    for each in node.tails:
        if isinstance(each, In) and (not cards or Noun.INTENT in node.types):
            yield f'"{nouns}" cannot lie in a zone of cards'
        if isinstance(each, In) and each.place.owner is Owner.ITS_OWNERS:
            yield f'each card lies in a zone of its owner: "in a {each.place.zones[0].value}"'
        if isinstance(each, _OF_OBJECTS) and cards and Noun.INTENT not in node.types:
            yield f'a card is no object: nobody controls "{nouns}"'
        if isinstance(each, Happened | Attacking) and _UNITS.isdisjoint(node.types) and not _entered(each):
            yield f"no {nouns} does this, or has it done to it"
        if isinstance(each, Attacking) and each.prey.determiner is not Which.A:
            yield 'what something attacks has "a" before it: "attacking a domain"'
        if isinstance(each, Has) and Noun.OMEN not in node.types:
            yield '"you have" is said of omens'
        if stack and not isinstance(each, Whose | OfPlayer | WithCost):
            yield f'nothing of the kind can be said about "{nouns}"'
        if stack and isinstance(each, WithCost) and {Noun.TRIGGER, Noun.ABILITY}.intersection(node.types):
            yield "an ability has no cost"
        if isinstance(each, WithCounters | WithKeyword | WithStat) and stack:
            yield f'"{nouns}" has no counters, keywords or numbers'


def _wrongly_entering(node: EntersWith, card: str) -> Iterator[str]:
    """Report what does not enter the field, and an X that was chosen for another card."""
    group = isinstance(node.whom, Phrase) and node.whom.group
    if not group and (node.whom is not Reference.THIS or card not in OBJECT_TYPES or card == "champion"):
        yield "what enters the field with something is this, or all of a kind"
    if group and Letter.X in [*nodes_of(node)]:
        yield "X was chosen for another card"


def _banished_until(whom: Selector, card: str) -> Iterator[str]:
    """Report what does not come back when this leaves the field (GA-360)."""
    if card not in OBJECT_TYPES:
        yield "this is no object that stays on the field"
    place = whom.place if isinstance(whom, Phrase) else None
    zones = place.place.zones if isinstance(place, In) else ()
    if not isinstance(whom, Phrase) or not {ZoneWord.HAND, ZoneWord.MEMORY}.issuperset(zones):
        yield "what is banished for a while is an object, or a card in a hand or memory"


def _entered(tail: Node) -> bool:
    """Whether a tail says what all objects do: they enter the field."""
    return isinstance(tail, Happened) and tail.past is Past.ENTERED


def _is_opponents(node: Phrase) -> bool:
    return Whose.OPPONENTS in node.tails


def _of_sacrifice(whom: Selector) -> Iterator[str]:
    """Objects that a player could not sacrifice (GA-213)."""
    whose = [each for each in whom.tails if isinstance(each, Whose | OfPlayer)] if isinstance(whom, Phrase) else []
    if whose and whose[0] not in (Whose.YOURS, Whose.THEIRS):
        yield 'only what "you control" can be sacrificed'


def wrongly_other(sentence: Node, card: str) -> Iterator[str]:
    """Report `another target` with no target before it, on a card that is none of those meant."""
    targeted = False
    for node in nodes_of(sentence):
        if isinstance(node, Phrase) and node.targets:
            own = card in OBJECT_TYPES and not _is_opponents(node) and not CARDS.intersection(node.types)
            if node.other and not targeted and not own:
                yield '"other" leaves out nothing here: this is none of them'
            targeted = True


def wrongly_theirs(tree: object, *, told: bool = False) -> Iterator[str]:
    """Report `their` where nobody else does what the text says."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from wrongly_theirs(part, told=told)
    elif isinstance(tree, Zones) and tree.owner is Owner.THEIR and not told:
        yield '"their" needs a player who does it'
    elif tree is Whose.THEIRS and not told:
        yield '"they control" needs a player who does it'
    elif isinstance(tree, Node) and not isinstance(tree, Enum):
        for name in field_kinds(type(tree)):
            payer = getattr(tree, "payer", None) or getattr(tree, "does", None)
            known = told or getattr(tree, "who", None) is not None or (name == "deeds" and payer is not None)
            yield from wrongly_theirs(getattr(tree, name), told=known)
