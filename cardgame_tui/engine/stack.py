"""Items that wait on the stack, and what they target."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Self

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.zone import Zone
from cardgame_tui.value import value

__all__ = ["ItemRef", "StackItem", "Target"]

CardT = TypeVar("CardT", bound=Card, default=Any)
SourceT = TypeVar("SourceT", bound=Card | None, default=Any)
TargetT = TypeVar("TargetT", default=Zone | None)


@dataclass(slots=True, eq=False)
class Target(Generic[CardT]):
    """A card as it was when it was targeted. A card that leaves and comes back is a new thing.

    Args:
        thing: the card.
        visit: its `Card.visit` at that time.
    """

    thing: CardT
    visit: int

    @property
    def lost(self) -> bool:
        """Whether the card has become a new thing since."""
        return bool(self.thing.visit != self.visit)

    def among(self, cards: Sequence[CardT]) -> Self:
        """The same target in a copy of the duel, which has these cards."""
        return type(self)(cards[self.thing.id], self.visit)

    def state(self) -> tuple[object, ...]:
        """The target as plain values."""
        return (self.thing.id, self.lost)


@value
class ItemRef:
    """An item in an option's value: a number to find it by, and words to tell it from the others.

    Args:
        number: its number.
        label: what tells it from other items of its card.
    """

    number: int
    label: str


@dataclass(slots=True, eq=False)
class StackItem(Generic[SourceT, TargetT]):
    """One thing on the stack. Rulesets subclass it with what their items carry.

    Its parameters are the type of its source (the game's card, or that or None) and the type of its targets: by
    default zones. A target may be a zone, a `Target`, another item or None. The stack is empty between turns, so
    items may hold card and zone objects.

    Args:
        controller: the seat it belongs to.
        rule: number of the rule or kind of item it is.
        what: stable word for the kind of item, the key into the ruleset's wording.
        source: the card it comes from, if any.
        targets: what it targets.

    Attributes:
        number: its number, given by `Duel.push`; 0 before.
    """

    controller: int
    rule: str
    what: str
    source: SourceT
    targets: list[TargetT] = field(default_factory=list)
    number: int = field(default=0, init=False)

    @property
    def label(self) -> str:
        """What tells this item from others of its card: a stable word, by default `what`."""
        return self.what

    def state(self) -> tuple[object, ...]:
        """The item as plain values for the digest."""
        source = None if self.source is None else self.source.id
        return (
            self.controller,
            self.rule,
            self.what,
            source,
            tuple([_target_state(target) for target in self.targets]),
        )


def _target_state(target: object) -> object:
    """A target as plain values: its kind with its number; a zone is its number alone."""
    match target:
        case Zone():
            return target.id
        case Target():
            return ("lost" if target.lost else "card", target.thing.id)
        case StackItem():
            return ("item", target.number)
        case None:
            return None
    raise TypeError(f"a {type(target).__name__} cannot be a target")
