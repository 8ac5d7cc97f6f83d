"""The table of the first player: who wins, and who leads when."""

from collections.abc import Sequence

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import share_if_any

PARTS = 10
"""How many parts a duel is divided into, whatever its length."""

NOTES = (
    "A row is a tenth of a duel. The leader has more life when a turn begins. Where the leader wins 50 %, a lead "
    "means nothing; where the leader wins 100 %, the duel is decided.",
)


COLUMNS = (
    Column("when"),
    Column("first player", "share", key="share"),
    Column("the leader wins", "share", key="leader_wins"),
)
WINS, SEAT_1, LEADS = "first_wins", "seat1_wins", "first_leads"
"""What a row is about, for programs."""


def first_shares(plan: Plan, rows: Sequence[DuelRow]) -> Table:
    """The figures of `first_table` for programs: of all arms, with stable words and parts as numbers.

    Args:
        plan: the run.
        rows: its duels.
    """
    columns = (Column("arm"), Column("measure"), Column("percent_of_duel", "count"), *COLUMNS[1:])
    lines: list[list[Cell]] = []
    for index, arm in plan.main_arms.items():
        shares = [row[1:] for row in first_table(plan, index, rows).rows]
        measures = [(WINS, None), (SEAT_1, None), *((LEADS, part * 100 // PARTS) for part in range(1, PARTS))]
        lines += [[arm.name, *measure, *cells] for measure, cells in zip(measures, shares, strict=False)]
    return Table("First player", columns, lines)


def first_table(plan: Plan, arm: int, rows: Sequence[DuelRow]) -> Table:
    """Who leads in each part of a duel, and how often the leader of that part wins.

    Args:
        plan: the run.
        arm: the arm.
        rows: its duels.
    """
    decided = [row for row in rows if row.arm == arm and row.decided]
    wins = share_if_any(sum(row.first_won for row in decided), sum(row.begun for row in decided))
    seat1 = share_if_any(sum(row.winner == 1 for row in decided), len(decided))
    lines: list[list[Cell]] = [
        ["all duels: the first player wins", wins, None],
        ["all duels: seat 1 wins", seat1, None],
    ]
    with_life = [row for row in decided if len(row.leads) >= 2]
    lines += [_part(part, with_life) for part in range(1, PARTS)] if with_life else []
    notes = NOTES if with_life else ("This game has no life that could be compared.",)
    return Table(f"First player: {plan.arms[arm].name}", COLUMNS, lines, notes, plan.arms[arm].name)


def _part(part: int, rows: Sequence[DuelRow]) -> list[Cell]:
    """Who leads at the start of a part of the duel."""
    leads = [(lead_at(row, part), row) for row in rows]
    led = [(seat, row) for seat, row in leads if seat]
    by_first = sum(seat == row.first for seat, row in led)
    wins = sum(seat == row.winner for seat, row in led)
    shares = share_if_any(by_first, sum(row.begun for _, row in led)), share_if_any(wins, len(led))
    return [f"{part * 100 // PARTS} %: the first player leads", *shares]


def lead_at(row: DuelRow, part: int) -> int:
    """The seat that leads at the start of a part of a duel, 0 for neither."""
    lead = row.leads[len(row.leads) * part // PARTS]
    return 0 if lead == 0 else 1 if lead > 0 else 2
