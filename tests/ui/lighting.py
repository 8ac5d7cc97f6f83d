"""A duel of Sparks at the table: the test game with priority and a stack."""

from typing import Any

from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from tests.games.sparks import SPARKS
from tests.games.sparks_table import CARDS, DECK, SparksOptions

OPENING = ((0, 0), (), ())
"""Answers that lead to the first question for priority."""
FREE = TableSettings(undo="free")
"""Undo asks nobody."""


def sparks(seed: int = 1, table: TableSettings = FREE, **more: Any) -> Setup:
    """A duel of Sparks between Alice and Bob, with Alice to begin."""
    return Setup(
        SPARKS, SparksOptions(), CARDS, (DECK, DECK), names=("Alice", "Bob"), seed=seed, table=table, **more
    )
