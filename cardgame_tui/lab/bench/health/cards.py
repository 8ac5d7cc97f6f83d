"""What became of each card: whether it is played, and whether it shows in who wins."""

from collections.abc import Iterable, Mapping, Sequence

from cardgame_tui.lab.bench.rows import CardRow, DuelRow
from cardgame_tui.lab.bench.tables.cards import CardTally, tally_cards
from cardgame_tui.lab.statistics import Interval, share_difference, wilson
from cardgame_tui.value import value

FEWEST = 30
"""Fewest hands with a card that say something of it."""
DEAD = 0.1
"""A card is dead if it is played from fewer than this share of the hands that drew it, beyond chance."""
MATTERS = 0.05
"""A card does not show in who wins if drawing it changes the share of wins by less than this, beyond chance."""


@value
class CardUse:
    """What became of a card.

    Args:
        name: the card.
        tally: what was counted.
    """

    name: str
    tally: CardTally

    @property
    def known(self) -> bool:
        """Whether it was drawn often enough to say something."""
        return self.tally.drawn >= FEWEST

    @property
    def played(self) -> Interval:
        """The share of the hands that drew it from which it was played."""
        return wilson(self.tally.played, self.tally.drawn)

    @property
    def dead(self) -> bool:
        """Whether it is drawn and stays in hand."""
        return self.known and self.played.high < DEAD

    @property
    def difference(self) -> Interval | None:
        """How much more often its player wins after drawing it; None where all or none do."""
        both = self.tally.of_drawn and self.tally.of_other
        return share_difference(self.tally.with_it, self.tally.without_it) if both else None

    @property
    def perhaps_dead(self) -> bool:
        """Whether it is not known yet that it is played."""
        return not self.dead and (not self.known or self.played.low < DEAD)

    @property
    def idle(self) -> bool:
        """Whether drawing it does not show in who wins."""
        found = self.difference
        return self.known and found is not None and max(-found.low, found.high) < MATTERS

    @property
    def perhaps_idle(self) -> bool:
        """Whether it is not known yet that drawing it shows in who wins."""
        found = self.difference
        return not self.idle and (found is None or not found.excludes_zero)


def card_uses(cards: Iterable[CardRow], duels: Mapping[int, DuelRow]) -> Sequence[CardUse]:
    """What became of the cards of some duels, the one that is played least often first."""
    found = [CardUse(name, tally) for name, tally in tally_cards(cards, duels).items()]
    return sorted(found, key=lambda each: (each.played.middle if each.tally.drawn else -1, each.name))
