"""What an attack has found, as one table: attack, cases, faults, the slowest case, and the peak memory."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

__all__ = ["Row", "Table", "added", "faults", "in_words", "peak_memory"]


@dataclass
class Row:
    """What one kind of attack has found.

    Args:
        cases: how many were tried.
        faults: what went wrong, each with what did it.
        slowest: seconds of the slowest case.
        peak: megabytes of the process after a case of this row that needed more than all before it; 0 for none.
        lines: lines that were added to journals; 0 where none are written.
    """

    cases: int = 0
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    peak: int = 0
    lines: int = 0


Table: TypeAlias = dict[str, Row]
"""The rows of attacks by their names."""


def added(tables: Iterable[Table]) -> Table:
    """The sum of tables that several processes made."""
    total = Table()
    for table in tables:
        for name, row in table.items():
            sum_ = total.setdefault(name, Row())
            sum_.cases += row.cases
            sum_.lines += row.lines
            sum_.faults += row.faults
            sum_.slowest = max(sum_.slowest, row.slowest)
            sum_.peak = max(sum_.peak, row.peak)
    return total


def in_words(table: Table) -> str:
    """The table: attack, cases, faults, the slowest case; then the peak memory and every fault."""
    if not table:
        return "no case was tried"
    width = max([40, *map(len, table)])
    rows = [
        f"{name:{width}} {row.cases:8} {len(row.faults):7} {row.slowest:9.2f} {row.lines or '':7}"
        for name, row in sorted(table.items())
    ]
    total = sum(row.cases for row in table.values()), sum(len(row.faults) for row in table.values())
    slowest, peak = _most(table, "slowest"), _most(table, "peak")
    return "\n".join(
        [
            f"{'attack':{width}} {'cases':>8} {'faults':>7} {'slowest s':>9} {'lines':>7}",
            *rows,
            f"{'all':{width}} {total[0]:8} {total[1]:7}",
            f"slowest case: {table[slowest].slowest:.2f} s ({slowest})",
            f"peak memory of a process: {table[peak].peak} MB ({peak})",
            *(fault for row in table.values() for fault in row.faults),
        ]
    )


def faults(table: Table) -> list[str]:
    """All faults."""
    return [fault for row in table.values() for fault in row.faults]


def _most(table: Table, what: str) -> str:
    """The name of the row in which something is largest."""
    return max(table, key=lambda name: float(getattr(table[name], what)))


def peak_memory() -> int:
    """The most memory that this process has used so far, in megabytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used // (1_048_576 if sys.platform == "darwin" else 1_024)
