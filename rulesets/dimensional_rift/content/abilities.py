"""From effects to an ability: what they pick and what they cost."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

from cardgame_tui.text import Node, field_kinds
from cardgame_tui.text.abilities import Effect
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Reference, Whose
from rulesets.dimensional_rift.cards.price import FREE, price_of
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.selectors import Aim, Chosen, Several, ThisOr
from rulesets.dimensional_rift.cards.sentences import Joinable, Optional
from rulesets.dimensional_rift.verbs.choosing import Choose, Payment
from rulesets.dimensional_rift.verbs.striking import Do
from rulesets.dimensional_rift.verbs.summoning import Transform

Named = Callable[[Common], Ability]
"""Looks up a named Action."""


def ability_of(
    number: int,
    label: str,
    rule: str,
    effects: tuple[Effect, ...],
    steps: tuple[Effect, ...] = (),
    *,
    named: Named | None = None,
    more: Mapping[str, Any] | None = None,
) -> Ability:
    """Put an ability together: its steps are paid, picked or carried out on activation, its effects come later.

    Args:
        number: its place on the card.
        label: the sentence.
        rule: the rule behind it.
        effects: what happens.
        steps: what stands before the colon.
        named: looks up the named Actions in its effects.
        more: further values of the ability.
    """
    price = price_of([cost for step in steps if isinstance(step, Payment) for cost in step.costs])
    happen = (*(step for step in steps if not isinstance(step, Payment | Joinable)), *effects)
    dues = tuple(step for step in steps if isinstance(step, Joinable))
    targets = tuple(targets_in((*(step for step in steps if not isinstance(step, Payment)), *effects), named))
    values = dict(more or {})
    transforms = (
        happen == (Transform(Reference.THIS),) and price is FREE and not dues and not values.get("optional")
    )
    return Ability(number, label, rule, happen, price, targets, dues=dues, transforms=transforms, **values)


def targets_in(node: object, named: Named | None = None) -> Iterator[Node]:
    """Yield what a tree picks on activation, in reading order (DR-125); an Action of this card has its own."""
    if isinstance(node, (ThisOr, Aim, Choose)) or (
        isinstance(node, Chosen) and Whose.YOU_CHOOSE in node.what.tests
    ):
        yield from [node] * (node.most if isinstance(node, Several) else 1)
    elif isinstance(node, tuple):
        for part in node:
            yield from targets_in(part, named)
    elif isinstance(node, Do) and node.who is None and node.partner is None:
        yield from named(node.action).targets if named is not None else ()
    elif isinstance(node, Node) and not isinstance(node, Enum):
        for name in field_kinds(type(node)):
            yield from targets_in(getattr(node, name), named)


def optional_parts(effects: tuple[Effect, ...]) -> tuple[bool, tuple[Effect, ...]]:
    """Whether a trigger is optional, which its first effect says for all of them, and its effects (DR-123)."""
    first = effects[0]
    return (True, (first.effect, *effects[1:])) if isinstance(first, Optional) else (False, effects)
