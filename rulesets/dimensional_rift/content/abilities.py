"""From effects to an ability: what they pick and what they cost."""

from collections.abc import Iterator
from enum import Enum

from cardgame_tui.text import Node, field_kinds
from cardgame_tui.text.abilities import Cost, Effect
from rulesets.dimensional_rift.cards.nouns import FreeChoice, Place, SameType, Target
from rulesets.dimensional_rift.cards.price import price_of
from rulesets.dimensional_rift.cards.program import Ability, TargetSpec
from rulesets.dimensional_rift.cards.sentences import Common
from rulesets.dimensional_rift.verbs.summoning import Transform


def ability_of(
    number: int,
    label: str,
    rule: str,
    effects: tuple[Effect, ...],
    costs: tuple[Cost, ...] = (),
    *,
    once: bool = False,
    optional: bool = False,
    common: Common | None = None,
) -> Ability:
    """Put an ability together; see `Ability` for the values."""
    targets = tuple(targets_in(effects))
    transforms = any(isinstance(effect, Transform) for effect in effects)
    price = price_of(costs)
    return Ability(number, label, rule, effects, price, targets, once, optional, common, transforms=transforms)


def targets_in(node: object) -> Iterator[TargetSpec]:
    """Yield what a tree picks on activation, in reading order."""
    if isinstance(node, Target | SameType | Place | FreeChoice):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from targets_in(part)
    elif isinstance(node, Node) and not isinstance(node, Enum):
        for name in field_kinds(type(node)):
            yield from targets_in(getattr(node, name))
