"""The parts of an ability: its effects in order, in modes, with what they target (GA-131, GA-335)."""

from dataclasses import replace
from enum import Enum
from typing import cast

from cardgame_tui.text import Node, changed, field_kinds, nodes_of
from cardgame_tui.text.abilities import (
    Activated,
    CardText,
    Effect,
)
from cardgame_tui.text.forms import If, OrElse, Otherwise
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.lines import (
    PlayedEffects,
)
from rulesets.grand_archive.cards.manner import ChooseSome, SpellEffect
from rulesets.grand_archive.cards.once import Once
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, That
from rulesets.grand_archive.cards.phrases.targets import targets_in
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.program import (
    Labels,
    Mode,
    Part,
)
from rulesets.grand_archive.cards.sentences import Cascade, ChooseFresh, InsteadIf, Next, OfTarget, Where
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.verbs.effects.timing import Later, WhenDies, WhenDone, Whenever, WhenYouDo
from rulesets.grand_archive.verbs.objects.damage import Deal, Divide, WhenPrevented

_LATER = (WhenYouDo, WhenDone, Later, WhenDies, WhenPrevented, Whenever)
"""What makes a later trigger, an ability of its own (GA-180)."""


def part_of(labels: Labels, effects: tuple[Effect, ...]) -> Part:
    """A part of an ability behind the same restrictions."""
    first, effects = effects[0], strengthened(explained(effects))
    part = Part(
        labels, modes_of(effects), fresh=isinstance(first, ChooseFresh), cascade=isinstance(first, Cascade)
    )
    if isinstance(first, ChooseSome):
        part.least, part.most = (first.count, first.count or first.most)
        if first.both or first.any:
            part.least, part.most = 1, len(part.modes)
        if first.condition is not None:
            part.instead = (first.condition, first.instead or first.count, first.instead or first.raised)
    return part


def strengthened(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects in which a stronger version and the one it replaces are `if` and `otherwise` (GA-141)."""
    found: list[Effect] = []
    for each in effects:
        if isinstance(each, InsteadIf):
            weaker = found.pop()
            aimed, condition = targets_in(weaker), each.condition
            if any(map(stands_alone, nodes_of(condition))):
                condition = OfTarget(cast(Phrase, aimed[0]), condition)
            found += [If(condition, _stronger(each, weaker)), Otherwise(weaker)]
        else:
            found.append(each)
    return tuple(found)


def _stronger(said: InsteadIf, weaker: Effect) -> Effect:
    """What happens in the place of another effect: that effect with other damage, where no other one is said."""
    if said.effect is not None:
        return _aimed(said.effect, targets_in(weaker))
    dealt: Effect = changed(
        weaker, lambda node: replace(node, amount=said.amount) if isinstance(node, Deal | Divide) else None
    )
    return dealt


def _aimed(effect: Effect, targets: "tuple[Phrase | TargetPlayer, ...]") -> Effect:
    """An effect in which `it` is the one target of another, and what has the same words is the same target."""
    same = {each: each for each in targets}

    def shared(node: Node) -> Node | None:
        return targets[0] if stands_alone(node) else same.get(cast(Phrase, node))

    aimed: Effect = changed(effect, shared)
    return aimed


def stands_alone(node: Node) -> bool:
    """Whether a word stands for the one thing that was named before it."""
    return node is Reference.IT or isinstance(node, That)


def explained(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects in which `where X is` has put its amount for X, in those before it too (GA-40)."""
    for node in nodes_of(effects):
        if isinstance(node, Where):
            return explained(
                cast(tuple[Effect, ...], put(put(effects, node, node.effect), Letter.X, Once(node.amount)))
            )
    return effects


def put(tree: object, old: Node, new: object) -> object:
    """A tree with something else in the place of each equal node."""
    if isinstance(tree, tuple):
        return tuple([put(each, old, new) for each in tree])
    if tree == old:
        return new
    if not isinstance(tree, Node) or isinstance(tree, Enum | Once):
        return tree
    return type(tree)(**{name: put(getattr(tree, name), old, new) for name in field_kinds(type(tree))})


def spoken(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of an ability that counts as a Spell: each of its targets says so (GA-172).

    What a later trigger targets is not one of them: that trigger is an ability of its own (GA-180).
    """
    found: tuple[Effect, ...] = changed(effects, _as_spell)
    return found


def unsaid(node: Node) -> Node | None:
    """An effect without the words that it is a Spell, which its ability knows."""
    return changed(node.effect, unsaid) if isinstance(node, SpellEffect) else None


def _as_spell(node: Node) -> Node | None:
    if isinstance(node, WhenDies):
        return replace(node, whom=changed(node.whom, _as_spell))
    if isinstance(node, _LATER):
        return node
    return replace(node, spell=True) if isinstance(node, Phrase) and not node.spell else None


def modes_of(effects: tuple[Effect, ...]) -> tuple[Mode, ...]:
    """The modes of a list of effects: one, or those of `choose one: ...; or ...` and the like (GA-325, GA-335)."""
    if not isinstance(effects[0], ChooseSome | ChooseFresh | Cascade):
        return (Mode("", effects, _targets(effects)),)
    groups: list[list[Effect]] = []
    for effect in effects:
        if isinstance(effect, ChooseSome | ChooseFresh | Cascade | OrElse | Next):
            groups.append([effect.effect])
        else:
            groups[-1].append(effect)
    return tuple(_mode(tuple(group)) for group in groups)


def _mode(effects: tuple[Effect, ...]) -> Mode:
    return Mode(printed(PlayedEffects(effects)).removesuffix("."), effects, _targets(effects))


def _targets(effects: tuple[Effect, ...]) -> "tuple[Phrase | TargetPlayer, ...]":
    """What is targeted at once: what a later trigger targets is chosen with that trigger (GA-180)."""
    later = [node for node in nodes_of(effects) if isinstance(node, _LATER)]
    others = {id(node) for each in later for node in nodes_of(each.effect)}
    return tuple([each for each in targets_in(effects) if id(each) not in others])


def printed(sentence: PlayedEffects | Activated) -> str:
    """What some effects or an ability say, in words."""
    return LANGUAGE.print(CardText((sentence,)))
