"""Continuous effects: they last while a card stays in its place, or until a moment comes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import DuelT
from cardgame_tui.engine.plain_value import plain_value

__all__ = ["EFFECTS", "Continuous", "Effects"]

CardT = TypeVar("CardT", bound=Card, default=Any)
EFFECTS = "effects"
"""The word for a change of the effects."""


@dataclass(slots=True, eq=False)
class Continuous(Generic[DuelT, CardT]):
    """One continuous effect. It holds numbers, not cards, and so is shared between clones.

    Args:
        what: the thing it changes, a stable word such as ``might`` or ``keyword``.
        source: number of the card it lasts with, None for a rule or a resolved effect.
        applies: ``applies(duel, source, card)`` says whether a card is affected now; its source is None
            where it has none. None for an effect that affects all of `cards`.
        value: how it changes it: an amount, a keyword or anything else the ruleset reads. The digest must be able
            to write it, see `plain_value`.
        until: stable word for the moment it ends; empty while its source stays.
        layer: effects are read by layer, the smallest first; games without layers leave it 0.
        stamp: within a layer the oldest first.
        cards: numbers of the cards it can affect at all, None for any card; see `Effects.release`.
        origin: number of the card whose text it is, where that does not end it; for the inspector.
    """

    what: str
    source: int | None
    applies: Callable[[DuelT, Any, CardT], bool] | None
    value: Any
    until: str = ""
    layer: int = 0
    stamp: int = 0
    cards: tuple[int, ...] | None = None
    origin: int | None = None

    def touches(self, duel: DuelT, card: CardT) -> bool:
        """Whether it affects a card now."""
        if self.cards is not None and card.id not in self.cards:
            return False
        if self.applies is None:
            return True
        return self.applies(duel, None if self.source is None else duel.cards[self.source], card)

    def state(self) -> tuple[object, ...]:
        """The effect as plain values for the digest."""
        known = (self.what, self.source, plain_value(self.value), self.until, self.layer, self.stamp)
        return known if self.cards is None and self.origin is None else (*known, self.cards, self.origin)


class Effects(Generic[DuelT, CardT]):
    """All continuous effects of a duel, kept in the order they are read.

    Attributes:
        news: words of what has changed in the duel, for a game that reads them and takes them out; each change of
            the registry adds `EFFECTS`. Not part of `state`.
        version: counts the changes of the registry. What is worked out from the effects may be remembered for as
            long as it stays the same; not part of `state`.
    """

    __slots__ = ("_by_what", "_moments", "_stamp", "news", "version")

    def __init__(self) -> None:
        self._by_what: dict[str, list[Continuous[DuelT, CardT]]] = {}
        self._moments: set[str] = set()  # those at which an effect may end
        self.news = {EFFECTS}
        self._stamp = 0
        self.version = 0

    def tick(self) -> int:
        """Take the next time stamp, for something that is not an effect but is as old or as new as one."""
        self._stamp += 1
        return self._stamp

    def add(self, effect: Continuous[DuelT, CardT]) -> None:
        """Start an effect; it is newer than all before it."""
        effect.stamp = self.tick()
        self._count()
        if effect.until:
            self._moments.add(effect.until)
        group = self._by_what.setdefault(effect.what, [])
        group.append(effect)
        if len(group) > 1 and group[-2].layer > effect.layer:
            group.sort(key=lambda each: each.layer)

    def of(self, what: str) -> list[Continuous[DuelT, CardT]]:
        """The effects on one thing in the order they apply; do not change the list."""
        return self._by_what.get(what, [])

    def on(self, duel: DuelT, what: str, card: CardT) -> Sequence[Any]:
        """The values of the effects on one thing that apply to a card, in order."""
        group = self._by_what.get(what)
        return [effect.value for effect in group if effect.touches(duel, card)] if group else ()

    def gives(self, duel: DuelT, what: str, card: CardT, value: object) -> bool:
        """Whether an effect on one thing with just this value applies to a card."""
        for effect in self._by_what.get(what, ()):
            if effect.value is not value:
                continue
            if effect.touches(duel, card):
                return True
        return False

    def end(self, effect: Continuous[DuelT, CardT]) -> None:
        """End one effect."""
        self._keep(lambda each: each is not effect)

    def end_source(self, card: int) -> None:
        """End what lasts as long as a card, which has left or turned over; what has a moment to end stays."""
        self._keep(lambda effect: effect.source != card or bool(effect.until))

    def end_until(self, moment: str) -> None:
        """End what lasts until a moment."""
        if moment in self._moments:
            self._moments.remove(moment)
            self._keep(lambda effect: effect.until != moment)

    def release(self, card: int) -> None:
        """Take a card that has become a new thing out of every fixed set; an effect on nothing else ends."""
        for what, group in self._by_what.items():
            if any([effect.cards and card in effect.cards for effect in group]):
                self._by_what[what] = [_without(card, effect) for effect in group]
                self._count()
        self._keep(lambda effect: effect.cards != ())

    def clone(self) -> "Effects[DuelT, CardT]":
        """Copy the registry, with `news` of its own; the effects themselves are shared."""
        twin: Effects[DuelT, CardT] = Effects()
        twin._by_what = {what: list(group) for what, group in self._by_what.items()}
        twin._moments = set(self._moments)
        twin._stamp = self._stamp
        twin.version = self.version
        return twin

    def state(self) -> tuple[object, ...]:
        """What is in force, as plain values for the digest."""
        return tuple(each.state() for what in sorted(self._by_what) for each in self._by_what[what])

    def _count(self) -> None:
        self.version += 1
        self.news.add(EFFECTS)

    def _keep(self, keep: Callable[[Continuous[DuelT, CardT]], bool]) -> None:
        for what, group in list(self._by_what.items()):
            left = [each for each in group if keep(each)]
            if len(left) < len(group):
                self._count()
                self._by_what[what] = left
            if not left:
                del self._by_what[what]


def _without(card: int, effect: Continuous[DuelT, CardT]) -> Continuous[DuelT, CardT]:
    """An effect without a card in its fixed set."""
    if effect.cards is None or card not in effect.cards:
        return effect
    return replace(effect, cards=tuple([each for each in effect.cards if each != card]))
