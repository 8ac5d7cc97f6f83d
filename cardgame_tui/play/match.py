"""A match: duels played until one player has won enough of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList, Result, Start, other
from cardgame_tui.engine.seeds import match_seeds

__all__ = ["Match"]


@dataclass(slots=True)
class Match:
    """Best of several duels between the same two players with the same decks.

    Args:
        seed: the match's seed; each duel gets a different seed derived from it.
        options: the ruleset's options, fixed for the complete match. Its ``best_of`` (odd) says how many duels
            the match is about; a game without it plays one.
        decks: the deck lists of seat 1 and seat 2.
        names: the players' names.
        cards: the card set.
        most: most duels played, drawn ones included; 0 for five thirds of ``best_of``.
        first_seed: seed of the first duel; None for one derived from `seed`, as those of the others are.

    Attributes:
        results: how each finished duel ended.
    """

    seed: int
    options: OptionModel
    decks: tuple[DeckList, DeckList]
    names: tuple[str, str]
    cards: Mapping[str, Printed]
    most: int = 0
    first_seed: int | None = None
    results: list[Result] = field(default_factory=list)

    @property
    def best_of(self) -> int:
        """How many duels the match is about."""
        return int(getattr(self.options, "best_of", 1))

    @property
    def longest(self) -> int:
        """Most duels that may be played."""
        return self.most or self.best_of * 5 // 3

    def wins(self, seat: int) -> int:
        """How many duels a seat has won."""
        return sum(result.winner == seat for result in self.results)

    @property
    def over(self) -> bool:
        """Whether the match is decided or no more duel may be played."""
        needed = self.best_of // 2 + 1
        return max(self.wins(1), self.wins(2)) >= needed or len(self.results) >= self.longest

    @property
    def winner(self) -> int:
        """The seat that won the match or leads; 0 while level."""
        lead = self.wins(1) - self.wins(2)
        return 0 if lead == 0 else (1 if lead > 0 else 2)

    def next_start(self) -> Start:
        """What the next duel begins from; the same each time it is asked."""
        number = len(self.results) + 1
        seeds = match_seeds(self.seed, number)
        if self.first_seed is not None:
            seeds[0] = self.first_seed
        return Start(
            seed=seeds[-1],
            options=self.options,
            decks=self.decks,
            names=self.names,
            cards=self.cards,
            number=number,
            loser=self._last_loser(),
        )

    def record(self, result: Result) -> None:
        """Count a finished duel."""
        self.results.append(result)

    def _last_loser(self) -> int:
        if not self.results or self.results[-1].winner == 0:
            return 0
        return other(self.results[-1].winner)
