"""What an attack has found, as one table: attack, cases, faults, the slowest case."""

from dataclasses import dataclass, field
from typing import TypeAlias

__all__ = ["Row", "Table", "in_words"]


@dataclass
class Row:
    """What one kind of attack has found.

    Args:
        cases: how many were tried.
        faults: what went wrong, each with what did it.
        slowest: seconds of the slowest case.
    """

    cases: int = 0
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0


Table: TypeAlias = dict[str, Row]
"""The rows of attacks by their names."""


def in_words(table: Table) -> str:
    """The table: attack, cases, faults, the slowest case; then every fault."""
    rows = [
        f"{name:40} {row.cases:8} {len(row.faults):7} {row.slowest:9.2f}" for name, row in sorted(table.items())
    ]
    total = sum(row.cases for row in table.values()), sum(len(row.faults) for row in table.values())
    faults = [fault for row in table.values() for fault in row.faults]
    head = f"{'attack':40} {'cases':>8} {'faults':>7} {'slowest s':>9}"
    return "\n".join([head, *rows, f"{'all':40} {total[0]:8} {total[1]:7}", *faults])
