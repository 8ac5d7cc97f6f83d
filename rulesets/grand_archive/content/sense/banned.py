"""Bans that nothing fits (GA-192)."""

from collections.abc import Iterator

from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import Whose
from rulesets.grand_archive.cards.statics.bans import (
    AbilityBan,
    AttackBan,
    Cannot,
    ObjectBan,
    People,
    Unpreventable,
)
from rulesets.grand_archive.content.sense.checks import Around, Checks
from rulesets.grand_archive.verbs.objects.meanwhile import is_player

CHECKS = Checks()
"""Those of bans."""
_ABOUT_ALL = "a ban is about this, the linked object, your champion, or each object of a kind"


@CHECKS.of(AttackBan, Unpreventable)
def _of_damage(node: AttackBan | Unpreventable, around: Around) -> Iterator[str]:
    for name in ("attackers", "targets", "source"):
        if not _is_group(getattr(node, name, None)):
            yield _ABOUT_ALL


@CHECKS.of(AbilityBan)
def _of_abilities(node: AbilityBan, around: Around) -> Iterator[str]:
    if not _is_group(node.whom):
        yield _ABOUT_ALL


@CHECKS.of(Cannot)
def _cannot(node: Cannot, around: Around) -> Iterator[str]:
    """Report what an object or a player could not do anyway."""
    if node.others is not None and not {ObjectBan.RETALIATED, ObjectBan.INTERCEPTED}.issuperset(node.words):
        yield "what is done by others is to attack, to retaliate and to intercept"
    if node.others is not None and not (isinstance(node.others, Phrase) and node.others.group):
        yield 'a ban names all others of a kind: "by allies"'
    targets = node.noun.targets if isinstance(node.noun, AttackBan) else None
    yours = targets is Reference.YOUR_CHAMPION or _is_of(targets, Whose.YOURS)
    if yours and node.people in (People.PLAYERS, People.YOU):
        yield "only opponents attack what is yours"
    yield from _of_others(node)
    of_player = node.people is not None or is_player(node.whom)
    for ban in node.bans:
        if isinstance(ban, ObjectBan) is of_player:
            yield f"this is nothing that {'a player' if of_player else 'an object'} could do"
    if ObjectBan.NEGATED in node.bans and node.whom is not Reference.THIS:
        yield 'only "this" can be negated: a card while it is on the stack'
    if ObjectBan.LEVEL_UP in node.bans and not _is_champion(node):
        yield "only a champion levels up"
    if len(set(node.bans)) < len(node.bans):
        yield "the same is said twice"


def _of_others(node: Cannot) -> Iterator[str]:
    """Abilities of objects that the player who is meant does not control."""
    about = node.noun.whom if isinstance(node.noun, AbilityBan) else None
    yours = about in (Reference.THIS, Reference.YOUR_CHAMPION) or _is_of(about, Whose.YOURS)
    if (yours and node.people is People.OPPONENTS) or (
        node.people is People.YOU and _is_of(about, Whose.OPPONENTS)
    ):
        yield "nobody activates abilities of what another player controls"


def _is_group(whom: Selector | None) -> bool:
    """Whether a word means the same whenever it is read, or is not there."""
    return (
        whom is None
        or (isinstance(whom, Phrase) and whom.group)
        or whom in (Reference.THIS, Reference.LINKED, Reference.YOUR_CHAMPION)
    )


def _is_of(whom: Selector | None, whose: Whose) -> bool:
    return isinstance(whom, Phrase) and whose in whom.tails


def _is_champion(node: Cannot) -> bool:
    whom = node.whom
    if isinstance(whom, Phrase):
        return not {Noun.CHAMPION, Noun.UNIT, Noun.OBJECT}.isdisjoint(whom.types)
    return whom in (Reference.THIS, Reference.YOUR_CHAMPION, Reference.IT, Reference.ITS_CHAMPION) or whom is None
