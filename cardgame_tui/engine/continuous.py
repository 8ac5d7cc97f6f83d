"""Continuous effects: they last while a card stays in its place, or until a moment comes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import DuelT

__all__ = ["Continuous", "Effects"]

CardT = TypeVar("CardT", bound=Card, default=Any)


@dataclass(slots=True, eq=False)
class Continuous(Generic[DuelT, CardT]):
    """One continuous effect. It holds numbers, not cards, and so is shared between clones.

    Args:
        what: the thing it changes, a stable word such as ``might`` or ``keyword``.
        source: number of the card it comes from, None for a rule or a resolved effect.
        applies: ``applies(duel, source, card)`` says whether a card is affected now; its source is None
            where it has none.
        value: how it changes it: an amount, a keyword or anything else the ruleset reads.
        until: stable word for the moment it ends; empty while its source stays.
        layer: effects are read by layer, the smallest first; games without layers leave it 0.
        stamp: within a layer the oldest first.
    """

    what: str
    source: int | None
    applies: Callable[[DuelT, Any, CardT], bool]
    value: Any
    until: str = ""
    layer: int = 0
    stamp: int = 0


class Effects(Generic[DuelT, CardT]):
    """All continuous effects of a duel, kept in the order they are read."""

    __slots__ = ("_by_what", "_stamp")

    def __init__(self) -> None:
        self._by_what: dict[str, list[Continuous[DuelT, CardT]]] = {}
        self._stamp = 0

    def add(self, effect: Continuous[DuelT, CardT]) -> None:
        """Start an effect; it is newer than all before it."""
        self._stamp += 1
        effect.stamp = self._stamp
        group = self._by_what.setdefault(effect.what, [])
        group.append(effect)
        group.sort(key=lambda each: (each.layer, each.stamp))

    def of(self, what: str) -> list[Continuous[DuelT, CardT]]:
        """The effects on one thing in the order they apply; do not change the list."""
        return self._by_what.get(what, [])

    def on(self, duel: DuelT, what: str, card: CardT) -> Iterator[Any]:
        """Yield the values of the effects on one thing that apply to a card, in order."""
        for effect in self._by_what.get(what, ()):
            source = None if effect.source is None else duel.cards[effect.source]
            if effect.applies(duel, source, card):
                yield effect.value

    def gives(self, duel: DuelT, what: str, card: CardT, value: object) -> bool:
        """Whether an effect on one thing with just this value applies to a card."""
        for effect in self._by_what.get(what, ()):
            if effect.value is value:
                source = None if effect.source is None else duel.cards[effect.source]
                if effect.applies(duel, source, card):
                    return True
        return False

    def end(self, effect: Continuous[DuelT, CardT]) -> None:
        """End one effect."""
        self._keep(lambda each: each is not effect)

    def end_source(self, card: int) -> None:
        """End what comes from a card that has left or turned over."""
        self._keep(lambda effect: effect.source != card)

    def end_until(self, moment: str) -> None:
        """End what lasts until a moment."""
        self._keep(lambda effect: effect.until != moment)

    def clone(self) -> "Effects[DuelT, CardT]":
        """Copy the registry; the effects themselves are shared."""
        twin: Effects[DuelT, CardT] = Effects()
        twin._by_what = {what: list(group) for what, group in self._by_what.items()}
        twin._stamp = self._stamp
        return twin

    def state(self) -> tuple[object, ...]:
        """What is in force, as plain values for the digest."""
        return tuple(
            (each.what, each.source, repr(each.value), each.until, each.layer, each.stamp)
            for what in sorted(self._by_what)
            for each in self._by_what[what]
        )

    def _keep(self, keep: Callable[[Continuous[DuelT, CardT]], bool]) -> None:
        left = {what: [each for each in group if keep(each)] for what, group in self._by_what.items()}
        self._by_what = {what: group for what, group in left.items() if group}
