"""The end of a lesson: what it says, and what follows."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.table.desk import TableDesk

if TYPE_CHECKING:
    from cardgame_tui.play.scenario.lesson import Lesson

LEAVE = "leave"
"""What the page picks to leave the tutorial."""


def lesson_is_over(at: TableDesk) -> bool:
    """Whether every step of a lesson has been played and shown."""
    lesson = at.session.lesson
    return lesson is not None and lesson.over and at.session.stepping is None


def opening_page(lesson: "Lesson") -> Page:
    """What a lesson is about."""
    about = [Item(line) for line in lesson.file.scenario.about.strip().splitlines()]
    hint = Item("The question strip at the bottom says what to look at and what to answer.", style="dim")
    return Page(lesson.title, (*about, Item(""), hint))


def end_lesson(at: TableDesk, leave: Callable[[], None]) -> None:
    """Say what a lesson has shown, and offer the next one.

    Args:
        at: the table.
        leave: leaves the tutorial.
    """
    at.dialog.choose(lesson_page(at), lambda picked: leave() if picked == LEAVE else _open(at, int(picked)))


def lesson_page(at: TableDesk) -> Page:
    """What a lesson has shown, and what follows."""
    lesson = at.session.lesson
    assert lesson is not None
    following = lesson.number + 1
    items = [Item(lesson.table.end)]
    if following < len(lesson.files):
        items.append(Item("Next lesson", pick=str(following)))
    else:
        items.append(Item("That was the last lesson.", style="dim"))
    items += [Item("This lesson again", pick=str(lesson.number)), Item("Leave the tutorial", pick=LEAVE)]
    return Page(lesson.title, tuple(items))


def _open(at: TableDesk, number: int) -> None:
    from cardgame_tui.ui.session.tutorial import open_lesson

    lesson = at.session.lesson
    assert lesson is not None
    try:
        session = open_lesson(lesson.files, number)
    except ContentError as error:
        at.dialog.show(fault_page(error, "Your current duel is unchanged."))
        return
    at.change_to(session)
