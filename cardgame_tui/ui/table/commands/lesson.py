"""The end of a lesson: what it says, and what follows."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.table.desk import TableDesk

if TYPE_CHECKING:
    from cardgame_tui.play.scenario.lesson import Lesson
    from cardgame_tui.ui.session.session import Session

LEAVE = "leave"
"""What the page picks to leave the tutorial."""
PLAY = "play"
"""What the page picks to play a duel."""
HINTS = "In this duel {key} shows what a bot would do in your place."
"""Says how to get hints."""


def lesson_is_over(at: TableDesk) -> bool:
    """Whether every step of a lesson has been played and shown."""
    lesson = at.session.lesson
    return lesson is not None and lesson.over and at.session.stepping is None


def opening_page(lesson: "Lesson") -> Page:
    """What a lesson is about."""
    about = [Item(line) for line in lesson.file.scenario.about.strip().splitlines()]
    hint = Item("The question strip at the bottom says what to look at and what to answer.", style="dim")
    return Page(lesson.title, (*about, Item(""), hint), leaves="begins")


def end_lesson(at: TableDesk, leave: Callable[[], None]) -> None:
    """Say what a lesson has shown, and offer the next one, or a duel after the last one.

    Args:
        at: the table.
        leave: leaves the tutorial.
    """
    from cardgame_tui.ui.session.tutorial import open_first_duel, open_lesson

    lesson = at.session.lesson
    assert lesson is not None

    def take(picked: str) -> None:
        if picked == LEAVE:
            leave()
        elif picked == PLAY:
            _change_to(at, lambda: open_first_duel(at.session.ruleset.id))
        else:
            _change_to(at, lambda: open_lesson(lesson.files, int(picked)))

    at.dialog.choose(lesson_page(at), take)


def lesson_page(at: TableDesk) -> Page:
    """What a lesson has shown, and what follows: a key that is still held picks none of it."""
    lesson = at.session.lesson
    assert lesson is not None
    items = [Item(lesson.table.end), Item(""), *_what_follows(at, lesson)]
    items += [Item("This lesson again", pick=str(lesson.number)), Item("Leave the tutorial", pick=LEAVE)]
    return Page(lesson.title, tuple(items), guarded=True)


def _what_follows(at: TableDesk, lesson: "Lesson") -> Iterator[Item]:
    following = lesson.number + 1
    if following < len(lesson.files):
        yield Item("Next lesson", pick=str(following))
        return
    yield Item(f"Play {at.session.ruleset.title} against a bot now, with hints", pick=PLAY)
    yield Item(HINTS.format(key=at.commands.key("hint")), style="dim")


def _change_to(at: TableDesk, opened: Callable[[], "Session"]) -> None:
    """Play what is opened; if a file has a fault, show it and stay."""
    try:
        session = opened()
    except ContentError as error:
        at.dialog.show(fault_page(error, "Your current duel is unchanged."))
        return
    at.change_to(session)
