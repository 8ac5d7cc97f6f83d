"""The first table of a run: what the duels of each arm were like."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.lab.bench.comparing.measures import Figures, figures, of_arm
from cardgame_tui.lab.bench.plan import Plan, who_plays
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import Interval

_SHARES = "Wins are shares of duels that somebody won; in brackets: where the true value lies, 95 % of the time."


class Extra(NamedTuple):
    """A column for games of which something more is known.

    Args:
        column: the column.
        read: what stands in it; None where it is not known.
        note: a sentence that explains it.
    """

    column: Column
    read: Callable[[Figures], Interval | None]
    note: str


EXTRA = (
    Extra(
        Column("comebacks", "share"),
        lambda found: found.comebacks,
        "Comebacks: the winner had less life than the loser half-way.",
    ),
    Extra(
        Column("life apart", "share"),
        lambda found: found.apart,
        "Life apart: how far the players' life is apart when somebody wins, as a share of full life.",
    ),
    Extra(
        Column("key events", "fine"),
        lambda found: found.key_events,
        "Key events: how many there are in a turn; a replay lists them.",
    ),
)
"""Columns behind the others."""


def summary_table(plan: Plan, rows: Sequence[DuelRow], turn_word: str) -> Table:
    """What the duels of each arm and bot were like.

    Args:
        plan: the run.
        rows: its duels.
        turn_word: what the game calls a turn.
    """
    found = [(arm, bot, figures(of_arm(rows, arm, bot))) for bot in plan.bots for arm in range(len(plan.arms))]
    extra = [each for each in EXTRA if any(each.read(figures) is not None for _, _, figures in found)]
    begun = any(figures.begun or not figures.decided for _, _, figures in found)
    columns = [*_columns(plan, f"{turn_word}s", begun=begun), *(each.column for each in extra)]
    cells = [
        [*_cells(plan, arm, bot, figures, begun=begun), *(each.read(figures) for each in extra)]
        for arm, bot, figures in found
    ]
    return Table(_title(plan), columns, cells, [_SHARES, *(each.note for each in extra), *_replaced(plan)])


def _replaced(plan: Plan) -> Iterator[str]:
    """Which cards took the places of one that is left out."""
    for arm in plan.arms:
        if arm.without and (filled := arm.took_its_place(plan.arms[0])):
            cards = ", ".join(f"{name} ({count})" if count > 1 else name for name, count in filled.items())
            yield f"In place of {arm.without}: {cards}."


def _title(plan: Plan) -> str:
    head = plan.arms[0].header
    return f"{head.ruleset} {head.ruleset_version}, seed {plan.seed}, {who_plays(plan.bots)}"


def _columns(plan: Plan, turns: str, *, begun: bool) -> Iterator[Column]:
    yield Column("arm")
    if len(plan.bots) > 1:
        yield Column("bot")
    yield Column("duels", "count")
    if begun:
        yield Column("first player wins", "share")
    if not plan.mirrored:
        yield Column("first deck wins", "share")
    yield Column("drawn", "share")
    yield Column(turns, "number", key="turns")


def _cells(plan: Plan, arm: int, bot: str, found: Figures, *, begun: bool) -> Iterator[Cell]:
    yield plan.arms[arm].name
    if len(plan.bots) > 1:
        yield bot
    yield found.duels
    if begun:
        yield found.first if found.begun else None
    if not plan.mirrored:
        yield found.deck1 if found.decided else None
    yield found.drawn if found.finished else None
    yield found.turns if found.finished else None
