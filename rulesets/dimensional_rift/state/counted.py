"""Continuous effects whose number counts something: `Connected creatures have +1 Might for each artifact`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, eq=False)
class Counted:
    """Says to which cards an effect applies, and how often.

    Args:
        applies: whether it applies to a card.
        number: how often, for its source; what would count itself counts nothing.
    """

    applies: Callable[[Any, Any, Any], bool]
    number: Callable[[Any, Any], int]
    _asking: bool = field(default=False, init=False)

    def __call__(self, duel: Any, source: Any, card: Any) -> bool:
        """Whether it applies to a card."""
        return self.applies(duel, source, card)

    def times(self, duel: Any, source: Any) -> int:
        """How often it applies now."""
        if self._asking:
            return 0
        self._asking = True
        try:
            return self.number(duel, source)
        finally:
            self._asking = False
