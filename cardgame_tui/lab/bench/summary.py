"""The first table of a run: what the duels of each arm were like."""

from collections.abc import Iterator, Sequence

from cardgame_tui.lab.bench.measures import Figures, figures, of_arm
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table


def summary_table(plan: Plan, rows: Sequence[DuelRow], turn_word: str) -> Table:
    """What the duels of each arm and bot were like.

    Args:
        plan: the run.
        rows: its duels.
        turn_word: what the game calls a turn.
    """
    found = [(arm, bot, figures(of_arm(rows, arm, bot))) for bot in plan.bots for arm in range(len(plan.arms))]
    has_life = any(each.comebacks is not None for _, _, each in found)
    columns = [*_columns(plan, f"{turn_word}s", has_life=has_life)]
    cells = [[*_cells(plan, arm, bot, each, has_life=has_life)] for arm, bot, each in found]
    return Table(_title(plan), columns, cells, _notes(has_life=has_life))


def _title(plan: Plan) -> str:
    head = plan.arms[0].header
    return f"{head.ruleset} {head.ruleset_version}, seed {plan.seed}, bots {', '.join(plan.bots)}"


def _columns(plan: Plan, turns: str, *, has_life: bool) -> Iterator[Column]:
    yield Column("arm")
    if len(plan.bots) > 1:
        yield Column("bot")
    yield Column("duels", "count")
    yield Column("first player wins", "share")
    if not plan.mirrored:
        yield Column("first deck wins", "share")
    yield Column("drawn", "share")
    yield Column(turns, "number")
    if has_life:
        yield Column("comebacks", "share")


def _cells(plan: Plan, arm: int, bot: str, found: Figures, *, has_life: bool) -> Iterator[Cell]:
    yield plan.arms[arm].name
    if len(plan.bots) > 1:
        yield bot
    yield found.duels
    yield found.first
    if not plan.mirrored:
        yield found.deck1
    yield found.drawn
    yield found.turns
    if has_life:
        yield found.comebacks


def _notes(*, has_life: bool) -> list[str]:
    notes = [
        "Wins are shares of duels that somebody won; in brackets: where the true value lies, 95 % of the time."
    ]
    if has_life:
        notes.append("Comebacks: the winner had less life than the loser half-way.")
    return notes
