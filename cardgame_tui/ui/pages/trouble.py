"""The page that says at once what stops a match, and what can be done."""

from collections.abc import Iterator

from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.session.breakdown import Fault
from cardgame_tui.ui.session.crash import crash_words
from cardgame_tui.ui.session.match_runner import Course

AGAIN, UNSAVED, BACK, LEAVE = "again", "unsaved", "back", "leave"
"""What the page picks."""


def trouble_page(course: Course) -> Page:
    """Say what stops a match; it can only be left by a choice."""
    trouble = course.trouble
    if isinstance(trouble, Fault):
        return Page("The rules broke down", tuple(_broke(course, trouble)), closes=False)
    return Page("The match cannot be saved", tuple(_not_written(course)), closes=False)


def _not_written(course: Course) -> Iterator[Item]:
    yield from (Item(line, style="strong") for line in str(course.trouble).splitlines())
    yield Item("")
    path = course.record.path
    if path is not None:
        yield Item("Everything answered before is in the file:")
        yield Item(str(path), indent=2)
    elif not course.record.begun:
        yield Item("Nothing has been played yet.")
    yield Item("")
    yield Item("Try again, once this is fixed", pick=AGAIN)
    yield Item("Continue without saving: what follows is lost when the program ends", pick=UNSAVED)
    yield Item("Leave", pick=LEAVE)


def _broke(course: Course, fault: Fault) -> Iterator[Item]:
    yield from (Item(line) for line in crash_words(fault))
    yield Item("")
    if course.recoverable:
        yield Item("Undo the last decision and continue from there", pick=BACK)
    yield Item("Leave", pick=LEAVE)
