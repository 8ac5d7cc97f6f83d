"""Matches of people for the diary: played to their end with a time for each answer."""

from pathlib import Path

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.journal.matches import answer_to

SECONDS = 3.0
"""How long each answer takes."""


def played(setup: Setup, folder: Path, *, undone: int = 0, most: int = 1_000_000) -> Path:
    """Play a match to its end and return its journal.

    Args:
        setup: the match.
        folder: where its journal is written.
        undone: how many answers are undone after the tenth one; they are then given again.
        most: how many answers are given at most.
    """
    record = Record.start(setup, folder)
    for number in range(most):
        if not record.begun or (record.prompt is None and not record.match.over):
            record.begin()
        if record.prompt is None:
            break
        record.answer(answer_to(record.prompt, setup.seed, record.number, len(record.driver.given)), SECONDS)
        if number == 10 and undone:
            record.undo(undone)
    assert record.path is not None
    record.close()
    return record.path
