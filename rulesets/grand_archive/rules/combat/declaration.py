"""Declaring attacks (GA-143 to GA-150)."""

from collections.abc import Iterable

from cardgame_tui.engine.prompt import Judged
from rulesets.grand_archive.state.duel import ArchiveDuel


def judge_attacks(duel: ArchiveDuel, seat: int) -> Iterable[Judged]:
    """The attacks a seat may declare."""
    return ()
