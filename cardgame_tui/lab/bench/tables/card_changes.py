"""A short table of cards: how often each wins if drawn, and how much that differs from the other arm."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import CardRow, DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.bench.tables.cards import CardTally
from cardgame_tui.lab.statistics import holm, share_difference, share_if_any, share_p_value

CLEAR = "!"
"""Marks a change that chance alone would show in fewer than 5 of 100 such tables."""
CHANGED = " *"
"""Follows the name of a card that one arm has changed or added."""

OFTEN_DEAD = 1.5
"""A card is marked that is dead, drawn and never played, so many times as often as the mean card of the table."""

_DRAWN, _WINS = Column("drawn", "share"), Column("wins if drawn", "share")
_PLAYED, _DEAD = Column("played", "share"), Column("dead", "share")
COLUMNS = (Column("card"), _DRAWN, _WINS, _PLAYED, _DEAD)
"""Of one arm alone."""
COMPARED = (Column("card"), _DRAWN, _WINS, Column("change", "points"), Column(""), _PLAYED, _DEAD)
"""Of two arms: the change is that of the wins if drawn."""
SORTED_BY = 2
"""The column by which it is best sorted."""


def card_changes(
    plan: Plan,
    arm: int,
    base: int | None,
    cards: Iterable[CardRow],
    rows: Sequence[DuelRow],
    changed: Iterable[str] = (),
) -> Table:
    """The cards of an arm, and how their wins differ from those in another.

    Args:
        plan: the run.
        arm: the arm.
        base: the arm it is compared with; None for no comparison.
        cards: the cards of all duels.
        rows: all duels.
        changed: names of cards that differ between the arms.
    """
    sides = _tallies(cards, {row.number: row for row in rows if row.arm in (arm, base) and row.finished})
    found, before = sides[arm], {} if base is None else sides[base]
    clear = _clear(found, before)
    marked = set(changed)
    lines = [
        _cells(
            name + (CHANGED if name in marked else ""), tally, before.get(name), name in clear, base is not None
        )
        for name, tally in found.items()
    ]
    title = f"Cards of {plan.arms[arm].name}" + ("" if base is None else f", change from {plan.arms[base].name}")
    columns = COLUMNS if base is None else COMPARED
    return Table(title, (*columns[:-1], replace(_DEAD, warns=_often_dead(lines))), lines)


def _often_dead(lines: Sequence[Sequence[Cell]]) -> float | None:
    """The share of hands from which a card is marked as dead; None where no card is ever dead."""
    shares = [cell for line in lines if isinstance(cell := line[-1], float)]
    return OFTEN_DEAD * sum(shares) / len(shares) if any(shares) else None


def card_of(row_name: str) -> str:
    """The card that a row of the table is about."""
    return row_name.removesuffix(CHANGED)


def _tallies(cards: Iterable[CardRow], duels: Mapping[int, DuelRow]) -> Mapping[int, dict[str, CardTally]]:
    """Count the cards of each arm, in one reading."""
    sides: dict[int, dict[str, CardTally]] = defaultdict(lambda: defaultdict(CardTally))
    for row in cards:
        duel = duels.get(row.number)
        if duel is not None:
            sides[duel.arm][row.card].count(row, duel)
    return sides


def _clear(found: dict[str, CardTally], before: dict[str, CardTally]) -> set[str]:
    both = [name for name, tally in found.items() if name in before and tally.of_drawn and before[name].of_drawn]
    stands = holm([share_p_value(found[name].with_it, before[name].with_it) for name in both])
    return {name for name, each in zip(both, stands, strict=True) if each}


def _cells(name: str, tally: CardTally, before: CardTally | None, clear: bool, compared: bool) -> list[Cell]:
    wins = share_if_any(*tally.with_it)
    change: list[Cell] = []
    if compared:
        known = before is not None and before.of_drawn and tally.of_drawn
        change = [
            share_difference(tally.with_it, before.with_it) if before is not None and known else None,
            CLEAR if clear else "",
        ]
    played, dead = tally.played / tally.seats, (tally.drawn - tally.played) / tally.seats
    return [name, tally.drawn / tally.seats, wins, *change, played, dead]
