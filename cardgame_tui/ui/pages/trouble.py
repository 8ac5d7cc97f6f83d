"""The page that shows what stops a match, and what players can do."""

from collections.abc import Iterator

from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.stops.breakdown import Breakdown
from cardgame_tui.ui.session.stops.crash import crash_words

AGAIN, UNSAVED, BACK, LEAVE = "again", "unsaved", "back", "leave"
"""What the page picks."""


def trouble_page(runner: MatchRunner) -> Page:
    """Say what stops a match; the page closes only with a choice."""
    trouble = runner.trouble
    if isinstance(trouble, Breakdown):
        return Page("The rules broke down", tuple(_broke(runner, trouble)), closes=False)
    return Page("The match cannot be saved", tuple(_not_written(runner)), closes=False)


def _not_written(runner: MatchRunner) -> Iterator[Item]:
    yield from (Item(line, style="strong") for line in str(runner.trouble).splitlines())
    yield Item("")
    path = runner.record.path
    if path is not None:
        yield Item("All earlier answers are in the file:")
        yield Item(str(path), indent=2)
    elif not runner.record.begun:
        yield Item("Nothing has been played yet.")
    yield Item("")
    yield Item("Try again, once this is fixed", pick=AGAIN)
    yield Item("Continue without saving: what follows is lost when the program ends", pick=UNSAVED)
    yield Item("Leave", pick=LEAVE)


def _broke(runner: MatchRunner, breakdown: Breakdown) -> Iterator[Item]:
    yield from (Item(line) for line in crash_words(breakdown))
    yield Item("")
    if runner.recoverable:
        yield Item("Undo the last decision and continue from there", pick=BACK)
    yield Item("Leave", pick=LEAVE)
