"""What a card or an ability costs, as parts that different cards and objects pay (GA-105, step 8, GA-115).

An object may pay for two parts: it rests for one and then leaves the field for the other. A card in another zone
pays for one part only.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.value import value
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.state.card import ArchiveCard

Use: TypeAlias = tuple[int, str]
"""One way to pay: the number of a card, and whether it ``rests``, ``leaves`` for another zone, or ``stays``."""


def resting(cards: Iterable[ArchiveCard]) -> list[Use]:
    """The ways in which these objects pay by resting."""
    return [(card.id, "rests") for card in cards]


def leaving(cards: Iterable[ArchiveCard]) -> list[Use]:
    """The ways in which these cards and objects pay by going to another zone."""
    return [(card.id, "leaves") for card in cards]


def staying(cards: Iterable[ArchiveCard]) -> list[Use]:
    """The ways in which these cards and objects pay and stay as they are: they are shown, or lose counters."""
    return [(card.id, "stays") for card in cards]


@value
class Part:
    """A part of what is to be paid.

    Args:
        uses: the ways to pay for it.
        count: how many of them are needed.
    """

    uses: Sequence[Use]
    count: int = 1


@dataclass(slots=True)
class Bill:
    """Everything that is to be paid for one card or ability.

    Args:
        parts: what nobody has chosen yet, in the order in which a player chooses.
        taken: the ways that are already used.
        instead: what takes the place of a reserve cost: ``brew``, ``instead``, or nothing.
    """

    parts: list[Part] = field(default_factory=list)
    taken: set[Use] = field(default_factory=set)
    instead: str = ""

    def is_payable(self) -> bool:
        """Whether every part can be paid without using anything twice."""
        return _fit(self.parts, self.taken)

    def refuse(self, card: ArchiveCard, how: str = "leaves") -> Refusal | None:
        """Say why a card cannot pay for the next part: it pays already, or the other parts need it."""
        part, *others = self.parts
        use = (card.id, how)
        if use in self.taken:
            return refusals.PAYS_ALREADY
        left = [Part(part.uses, part.count - 1), *others]
        return None if _fit(left, {*self.taken, use}) else refusals.PAYS_ELSEWHERE

    def pay(self, uses: Iterable[Use]) -> None:
        """Pay for the next part."""
        del self.parts[0]
        self.taken.update(uses)


def _fit(parts: Sequence[Part], taken: Collection[Use]) -> bool:
    """Whether each part gets the uses that it needs, none of them twice: a bipartite matching, place by place."""
    places = [[use for use in part.uses if use not in taken] for part in parts for _ in range(part.count)]
    holder: dict[Use, int] = {}
    return all([_finds(place, places, holder, set()) for place in range(len(places))])


def _finds(place: int, places: Sequence[Sequence[Use]], holder: dict[Use, int], tried: set[Use]) -> bool:
    """Find a use for a place; another place that holds it may move to a different one."""
    for use in places[place]:
        if use in tried:
            continue
        tried.add(use)
        if use not in holder or _finds(holder[use], places, holder, tried):
            holder[use] = place
            return True
    return False
