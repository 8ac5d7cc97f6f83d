"""What can be done with a run, besides reading it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.ui.bench.editing import has_file
from cardgame_tui.ui.bench.view import RunView


class Action(NamedTuple):
    """Something that can be done.

    Args:
        key: its key.
        words: what it is.
        about: what it means.
        short: what it is, for a line of keys; empty for the same words.
    """

    key: str
    words: str
    about: str
    short: str = ""


def actions(view: RunView) -> Sequence[Action]:
    """What can be done with a run that is not being played."""
    return [*_actions(view)]


def _actions(view: RunView) -> Iterator[Action]:
    yield Action("p", "play A", "set-up form, A chosen")
    if has_file(view.answers.plan):
        yield Action("v", "edit A", "saved changes run again")
    yield Action("r", "run again", "files are read again")
    if view.base is not None:
        yield Action("d", "duels where it mattered", f"{len(view.parted) or 'no'} seeds that part", "parted")
    yield Action("n", "more duels", "narrower intervals")
    yield Action("x", "export", "a page for a browser")
