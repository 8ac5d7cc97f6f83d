"""Sentences that can be read but not played: card texts of known words that the rules give no meaning."""

from collections.abc import Iterable, Iterator
from enum import Enum

from cardgame_tui.text import Node, abilities
from cardgame_tui.text.abilities import CardText, Effect, Keywords, Selector, Sentence, Triggered
from rulesets.rune_duel.cards.keywords import Fade, Keyword
from rulesets.rune_duel.cards.nouns import (
    AllCreatures,
    Group,
    OneArtifact,
    OneCreature,
    Player,
    Reference,
    Side,
    Target,
)
from rulesets.rune_duel.cards.sentences import Command, Grants, SpellEffects, SpellTarget, Trigger
from rulesets.rune_duel.content.compiler import granted_words, printed_words
from rulesets.rune_duel.verbs.by_hand import ByHand
from rulesets.rune_duel.verbs.damage import Deal, Heal, HealAll
from rulesets.rune_duel.verbs.discarding import Discard
from rulesets.rune_duel.verbs.moving import MoveToEnd

_CREATURES = ("creature", "warlord")
_BELONGS: dict[type[Node], tuple[tuple[str, ...], str]] = {
    Keywords: (_CREATURES, "only a creature has keywords; an artifact can grant them"),
    Triggered: (_CREATURES, "only a creature can have Arrival or Onslaught"),
    Command: (("warlord",), "only a warlord can have Command"),
    Grants: (("artifact",), "only an artifact can grant something"),
    SpellTarget: (("spell",), "only a spell has a target"),
    SpellEffects: (("spell",), "an effect without Arrival or Onslaught before it belongs on a spell"),
}
"""The types of card that may have a sentence form, and the message for the others (RD-10, RD-11)."""

_NOT_GRANTED = (Keyword.CHARGE, Keyword.CARROT_SEEKER)
"""Keywords that act before the artifact that would grant them is there (RD-61, RD-65, RD-71)."""


class _Meant(Enum):
    """What an effect is about."""

    CREATURE = "one creature"
    CREATURES = "several creatures"
    ARTIFACT = "an artifact"
    PLAYER = "a player"


_ANY_CREATURES = frozenset({_Meant.CREATURE, _Meant.CREATURES})

_TARGETED: dict[type[Node] | type[None], tuple[Reference, _Meant]] = {
    OneCreature: (Reference.IT, _Meant.CREATURE),
    OneArtifact: (Reference.IT, _Meant.ARTIFACT),
    AllCreatures: (Reference.EACH, _Meant.CREATURES),
    Player: (Reference.THEM, _Meant.PLAYER),
}
"""The word for each kind of target, and what it stands for."""

_NAMED: dict[Selector, _Meant] = {
    Group.EACH_OWN: _Meant.CREATURES,
    Group.EACH_ENEMY: _Meant.CREATURES,
    Group.FACING: _Meant.CREATURE,
    Player.YOU: _Meant.PLAYER,
    Player.OPPONENT: _Meant.PLAYER,
}
"""What the other words stand for."""

_DONE_TO: dict[type[Node], tuple[frozenset[_Meant], str]] = {
    Deal: (_ANY_CREATURES | {_Meant.PLAYER}, "only creatures and players can be dealt damage"),
    Heal: (_ANY_CREATURES, "only creatures can be healed"),
    HealAll: (_ANY_CREATURES, "only creatures can be healed"),
    MoveToEnd: (frozenset({_Meant.CREATURE}), "only one creature can be moved at a time"),
    Discard: (frozenset({_Meant.ARTIFACT}), "effects can discard only artifacts"),
}
"""What each effect may be about, and the message for anything else (RD-70)."""


def nonsense(tree: CardText, kind: str) -> Iterator[str]:
    """Report the parts of a card's text that have no meaning in the rules.

    Args:
        tree: the text.
        kind: type of the card.
    """
    misplaced = list(_misplaced(tree, kind))
    yield from misplaced
    if kind == "spell" and not misplaced:
        yield from _unfit_spell(tree)
    yield from _unfit_keywords(tree)
    yield from _unfit_triggers(tree)


def _misplaced(tree: CardText, kind: str) -> Iterator[str]:
    for form in dict.fromkeys(type(sentence) for sentence in tree.abilities if not _is_by_hand(sentence)):
        kinds, complaint = _BELONGS[form]
        if kind not in kinds:
            yield complaint


def _is_by_hand(sentence: Sentence) -> bool:
    """Whether the players carry out all that it does, which any card may say (RD-75)."""
    return isinstance(sentence, SpellEffects) and all(isinstance(each, ByHand) for each in sentence.effects)


def _unfit_spell(tree: CardText) -> Iterator[str]:
    """A target first, then what happens (RD-10); what is done by hand needs no target (RD-75)."""
    if all(map(_is_by_hand, tree.abilities)) and tree.abilities:
        return
    forms = [type(sentence) for sentence in tree.abilities]
    if forms[:1] != [SpellTarget] or forms.count(SpellTarget) > 1:
        yield 'a spell begins with exactly one target, "Target: ..."'
        return
    if SpellEffects not in forms:
        yield "a spell needs an effect after its target"
    target = next(each.target for each in tree.abilities if isinstance(each, SpellTarget))
    effects = [effect for each in tree.abilities if isinstance(each, SpellEffects) for effect in each.effects]
    yield from _unfit_effects(effects, target)
    if target is Player.OPPONENT and not any(
        isinstance(getattr(each, "whom", None), Reference) for each in effects
    ):
        yield 'nothing is done to the opposing player: the target of other effects is "you"'
    if sum(isinstance(effect, Discard) for effect in effects) > 1:
        yield "an artifact can be discarded only once"


def _unfit_keywords(tree: CardText) -> Iterator[str]:
    own, granted = list(printed_words(tree)), list(granted_words(tree))
    yield from _without_amount((*own, *granted))
    if sum(isinstance(word, Fade) for word in own) > 1:
        yield "a creature can have Fade only once (RD-64)"
    for word in granted:
        if isinstance(word, Fade) or word in _NOT_GRANTED:
            yield f"{_name(word)} works when a card enters the line, so it cannot be granted"


def _name(word: abilities.Keyword) -> str:
    return word.value if isinstance(word, Keyword) else type(word).__name__


def _unfit_triggers(tree: CardText) -> Iterator[str]:
    for sentence in tree.abilities:
        if not isinstance(sentence, Triggered):
            continue
        if sentence.optional:
            yield 'Arrival and Onslaught leave no choice (RD-67), so "you may" is not possible'
        if sentence.event is Trigger.ONSLAUGHT and any(isinstance(each, MoveToEnd) for each in sentence.effects):
            yield "no creature changes its slot during combat (RD-47)"
        yield from _unfit_effects(sentence.effects, None)


def _unfit_effects(effects: Iterable[Effect], target: Target | None) -> Iterator[str]:
    """Effects on things that they cannot affect.

    Args:
        effects: the effects of one sentence.
        target: that of the spell, None for an effect of a creature.
    """
    yield from _without_amount(effects)
    for effect in effects:
        whom = getattr(effect, "whom", None)
        if whom is None:
            continue
        if wrong := _unnamed(whom, target):
            yield wrong
            continue
        meant = _TARGETED[type(target)][1] if isinstance(whom, Reference) else _NAMED[whom]
        allowed, complaint = _DONE_TO[type(effect)]
        if meant not in allowed:
            yield f'{complaint}, but "{whom.value}" is {meant.value} (RD-70)'


def _unnamed(whom: Selector, target: Target | None) -> str:
    """Why a word has no meaning here; empty if it has one."""
    if target is not None and whom is Group.FACING:
        return f'a spell has no slot, so nothing is "{Group.FACING.value}"'
    if not isinstance(whom, Reference):
        return _said_again(whom, target)
    if target is None:
        return f'"{whom.value}" stands for the target of a spell, but the card is not a spell'
    pronoun = _TARGETED[type(target)][0]
    return "" if whom is pronoun else f'this target is called "{pronoun.value}", not "{whom.value}"'


def _said_again(whom: Selector, target: Target | None) -> str:
    """Why the target of a spell is not named a second time; empty for something else."""
    same = isinstance(whom, Player) and whom == target
    if isinstance(target, AllCreatures):
        same = (target.side, whom) in ((Side.YOURS, Group.EACH_OWN), (Side.ENEMY, Group.EACH_ENEMY))
    if not same:
        return ""
    pronoun = _TARGETED[type(target)][0].value
    return f'"{getattr(whom, "value", "")}" is the target, which is called "{pronoun}"'


def _without_amount(nodes: Iterable[object]) -> Iterator[str]:
    if any(getattr(node, "amount", 1) == 0 for node in nodes):
        yield "an amount must be 1 or more"
