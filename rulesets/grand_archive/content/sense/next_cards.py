"""What the next card that somebody plays cannot have: each word of a text counts (GA-359)."""

from collections.abc import Iterator

from rulesets.grand_archive.cards.changes import Change, OfType, Word
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.cards.qualifiers import CardKind, Kind, Test
from rulesets.grand_archive.cards.statics.bans import ObjectBan, Playing
from rulesets.grand_archive.cards.statics.prices import NextCard
from rulesets.grand_archive.content.sense.checks import Around, Checks
from rulesets.grand_archive.rules.steps.attacks.attack import OF_ATTACKS
from rulesets.grand_archive.verbs.players.pricing import NextCardCannot, NextCardEnters, NextCardGets

CHECKS = Checks()
"""Those of what waits for the next card."""
_OBJECTS = frozenset({"ally", "champion", "item", "weapon", "domain", "phantasia", "regalia"})


@CHECKS.of(NextCardGets)
def _of_what_it_gets(node: NextCardGets, around: Around) -> Iterator[str]:
    """Report what a card has as an object or in an Intent, of one that becomes neither."""
    if not _may_be(node.card, _OBJECTS | {"attack"}):
        yield "what a card gets it has on the field or in an attack: an ally card, a weapon card, an attack card"
    attack = _may_be(node.card, frozenset({"attack"}))
    if attack and node.until is not None:
        yield "an attack card is part of one attack: leave out for how long"
    for each in (*node.changes, *node.words):
        if attack and isinstance(each, Change) and each.stat is not Stat.POWER:
            yield "an attack card has power and no other number"
        if attack and not isinstance(each, Change) and not (isinstance(each, Word) and each.word in OF_ATTACKS):
            yield "an attack card gains Cleave, Critical, Multistrike, True Sight or Unblockable"
        if isinstance(each, OfType):
            yield "the next card keeps its types"


@CHECKS.of(NextCardEnters)
def _of_entering(node: NextCardEnters, around: Around) -> Iterator[str]:
    """Report cards that do not enter the field."""
    if not _may_be(node.card, _OBJECTS):
        yield "what enters the field is an object: an ally card, an item card"


@CHECKS.of(NextCardCannot)
def _of_bans(node: NextCardCannot, around: Around) -> Iterator[str]:
    """Report what is done to objects and not to a card that is played."""
    if node.words != (ObjectBan.NEGATED,):
        yield 'the next card can\'t "be negated"'
    if node.until is not None or node.card.deed is Playing.MATERIALIZE:
        yield "only what is activated is negated, and only while it is on the stack"


def _may_be(card: NextCard, kinds: frozenset[str]) -> bool:
    """Whether the words of a card name one of some types."""
    tests: list[Test] = [test for any_of in card.kinds for test in any_of.tests]
    named = {each.word for each in tests if isinstance(each, Kind)}
    return any(isinstance(each, CardKind) for each in tests) and not named.isdisjoint(kinds)
