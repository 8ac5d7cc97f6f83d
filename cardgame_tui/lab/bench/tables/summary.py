"""The first table of a run: what the duels of each arm were like."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.lab.bench.comparing.measures import Figures, comebacks, figures, of_arm
from cardgame_tui.lab.bench.comparing.questions import QUESTIONS
from cardgame_tui.lab.bench.plan import Plan, who_plays
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import Interval

_SHARES = "Wins are shares of duels that somebody won; in brackets: where the true value lies, 95 % of the time."


class Extra(NamedTuple):
    """A column for games of which something more is known.

    Args:
        column: the column.
        read: what stands in it, of the duels of one arm; None where it is not known.
        note: a sentence that explains it.
    """

    column: Column
    read: Callable[[Sequence[DuelRow]], Interval | None]
    note: str


COMEBACKS = Extra(
    Column("comebacks", "share"),
    comebacks,
    "Comebacks: the winner had less life than the loser half-way.",
)
"""The first column behind the others."""


def extra_columns() -> list[Extra]:
    """The columns behind the others: comebacks, and what questions measure that no other column shows."""
    asked = (question for question in QUESTIONS if question.heading)
    return [COMEBACKS, *(Extra(Column(each.heading, each.style), each.measured, each.note) for each in asked)]


def summary_table(plan: Plan, rows: Sequence[DuelRow], turn_word: str) -> Table:
    """What the duels of each arm and bot were like.

    Args:
        plan: the run.
        rows: its duels.
        turn_word: what the game calls a turn.
    """
    lines = [(arm, bot, of_arm(rows, arm, bot)) for bot in plan.bots for arm in plan.main_arms]
    measured = [figures(duels) for _, _, duels in lines]
    read = [(each, [each.read(duels) for _, _, duels in lines]) for each in extra_columns()]
    extra = [(each, known) for each, known in read if any(cell is not None for cell in known)]
    begun = any(each.begun or not each.decided for each in measured)
    columns = [*_columns(plan, f"{turn_word}s", begun=begun), *(each.column for each, _ in extra)]
    cells: list[list[Cell]] = [
        [*_cells(plan, arm, bot, each, begun=begun), *(known[place] for _, known in extra)]
        for place, ((arm, bot, _), each) in enumerate(zip(lines, measured, strict=True))
    ]
    return Table(_title(plan), columns, cells, [_SHARES, *(each.note for each, _ in extra)])


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


def _cells(plan: Plan, arm: int, bot: str, measured: Figures, *, begun: bool) -> Iterator[Cell]:
    yield plan.arms[arm].name
    if len(plan.bots) > 1:
        yield bot
    yield measured.duels
    if begun:
        yield measured.first if measured.begun else None
    if not plan.mirrored:
        yield measured.deck1 if measured.decided and not plan.arms[arm].mirrored else None
    yield measured.drawn if measured.finished else None
    yield measured.turns if measured.finished else None
