"""The table of cards: how often each was in hand and in play, and how its player fared with it and without it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import CardRow, DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import holm, share_difference, share_if_any, share_p_value

CAVEAT = (
    "A card that is drawn in long duels wins with whoever wins long duels, so a difference is no proof that the "
    "card is to blame. To test a card, play its deck without it: bench GAME --card CARD.",
    "A star marks a difference that chance alone would show in fewer than 5 of 100 such tables (Holm).",
)
"""Below every table of cards."""

COLUMNS = (
    Column("card"),
    Column("seats", "count"),
    Column("opening hand", "share"),
    Column("drawn", "share"),
    Column("played", "share"),
    Column("drawn, never played", "share"),
    Column("wins if drawn", "share"),
    Column("wins if not", "share"),
    Column("difference", "points"),
    Column("", key="sure"),
)


@dataclass(slots=True)
class CardTally:
    """What became of one card, counted over duels and seats that had it.

    Args:
        seats: seats of finished duels whose deck had it.
        opening: of those, seats that had it in hand when the first turn began.
        drawn: seats that had it in hand or in play at any time.
        played: seats that had it in play.
        won_drawn: decided duels that a seat won which had drawn it.
        of_drawn: decided duels of seats that had drawn it.
        won_other: decided duels that a seat won which had not drawn it.
        of_other: decided duels of seats that had not drawn it.
    """

    seats: int = 0
    opening: int = 0
    drawn: int = 0
    played: int = 0
    won_drawn: int = 0
    of_drawn: int = 0
    won_other: int = 0
    of_other: int = 0

    def count(self, row: CardRow, duel: DuelRow) -> None:
        """Count one seat of one duel."""
        self.seats += 1
        self.opening += row.opening > 0
        self.drawn += row.drawn > 0
        self.played += row.played > 0
        if not duel.decided:
            return
        won = duel.winner == row.seat
        if row.drawn:
            self.of_drawn += 1
            self.won_drawn += won
        else:
            self.of_other += 1
            self.won_other += won

    @property
    def with_it(self) -> tuple[int, int]:
        """Wins and decided duels of seats that had drawn it."""
        return self.won_drawn, self.of_drawn

    @property
    def without_it(self) -> tuple[int, int]:
        """Wins and decided duels of seats that had not."""
        return self.won_other, self.of_other


def tally_cards(cards: Iterable[CardRow], duels: Mapping[int, DuelRow]) -> dict[str, CardTally]:
    """Count the cards of finished duels.

    Args:
        cards: rows of any duels.
        duels: the duels that count, by number.
    """
    found: dict[str, CardTally] = defaultdict(CardTally)
    for row in cards:
        duel = duels.get(row.number)
        if duel is not None and duel.finished:
            found[row.card].count(row, duel)
    return found


def card_table(plan: Plan, arm: int, cards: Iterable[CardRow], rows: Sequence[DuelRow]) -> Table:
    """The table of cards of one arm, all bots together; the card that parts wins most comes first.

    Args:
        plan: the run.
        arm: the arm.
        cards: the cards of all duels.
        rows: all duels.
    """
    found = tally_cards(cards, {row.number: row for row in rows if row.arm == arm})
    stands = holm([share_p_value(tally.with_it, tally.without_it) for tally in found.values()])
    lines = [_cells(name, tally, stars) for (name, tally), stars in zip(found.items(), stands, strict=True)]
    return Table(f"Cards: {plan.arms[arm].name}", COLUMNS, sorted(lines, key=_order), CAVEAT, plan.arms[arm].name)


def _cells(name: str, tally: CardTally, stands: bool) -> list[Cell]:
    parted = bool(tally.of_drawn and tally.of_other)
    return [
        name,
        tally.seats,
        tally.opening / tally.seats,
        tally.drawn / tally.seats,
        tally.played / tally.seats,
        (tally.drawn - tally.played) / tally.seats,
        share_if_any(*tally.with_it),
        share_if_any(*tally.without_it),
        share_difference(tally.with_it, tally.without_it) if parted else None,
        "*" if stands else "",
    ]


def _order(row: Sequence[Cell]) -> tuple[float, str]:
    difference = row[8]
    middle = getattr(difference, "middle", 0.0)
    return (-middle, str(row[0]))
