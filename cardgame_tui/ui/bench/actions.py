"""What a reader can do with a run: play it, edit it, extend it, export it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.ui.bench.editing import has_file
from cardgame_tui.ui.bench.view import RunView


class Action(NamedTuple):
    """One of these.

    Args:
        key: its key.
        words: what it does.
        about: what follows from it, or more about it.
        short: shorter words for a line of keys; empty where `words` are short enough.
    """

    key: str
    words: str
    about: str
    short: str = ""


def actions(view: RunView) -> Sequence[Action]:
    """What can be done with a run that is not being played."""
    return [*_actions(view)]


def _actions(view: RunView) -> Iterator[Action]:
    if view.answers.health is not None and view.answers.health.tests:
        yield Action("t", "test next", "a run that may show why")
    yield Action(
        "p",
        "play it" if view.is_health else "play A",
        "the set-up form, filled in" if view.is_health else "set-up form, A chosen",
    )
    if has_file(view.answers.plan):
        yield Action("v", "edit A", "saved changes run again")
    yield Action("r", "run again", "files are read again")
    if view.base is not None:
        yield Action("d", "duels where it mattered", f"{len(view.parted) or 'no'} seeds that part", "parted")
    yield Action("n", "more duels", "narrower intervals")
    yield Action("x", "export", "a page for a browser")
