"""Items that wait on the stack."""

from dataclasses import dataclass, field
from typing import Any, Generic

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.zone import Zone

__all__ = ["StackItem"]

SourceT = TypeVar("SourceT", bound=Card | None, default=Any)


@dataclass(slots=True, eq=False)
class StackItem(Generic[SourceT]):
    """One thing on the stack. Rulesets subclass it with what their items carry.

    Its parameter is the type of its source: the game's card, or that or None. The stack is empty between turns, so
    items may hold card and zone objects.

    Args:
        controller: the seat it belongs to.
        rule: number of the rule or kind of item it is.
        what: stable word for the kind of item, the key into the ruleset's wording.
        source: the card it comes from, if any.
        targets: the zones it targets.
    """

    controller: int
    rule: str
    what: str
    source: SourceT
    targets: list[Zone | None] = field(default_factory=list)

    def state(self) -> tuple[object, ...]:
        """The item as plain values for the digest."""
        source = None if self.source is None else self.source.id
        return (
            self.controller,
            self.rule,
            self.what,
            source,
            tuple(None if zone is None else zone.id for zone in self.targets),
        )
