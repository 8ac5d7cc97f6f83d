"""Doors: what can be opened from the first page."""

from enum import Enum

from cardgame_tui.engine.plugin import Picture
from cardgame_tui.value import value


class Part(Enum):
    """The parts of the first page, from top to bottom."""

    CONTINUE = "continue"
    NEW = "new duel"
    ALSO = "also here"


@value
class Door:
    """One thing that can be opened.

    Args:
        part: where it is listed.
        key: the key that opens it, shown as its badge; empty for none.
        title: what it is called.
        about: a few words or sentences on it.
        pick: the word that opening it returns.
        facts: a few quiet words more.
        picture: a small drawing.
        note: words behind the title: on a plate in a box, otherwise quiet.
        time: how long it takes.
        played: how often it was played here.
        row: whether it is one line below the larger doors of its part.
    """

    part: Part
    key: str
    title: str
    about: str
    pick: str
    facts: str = ""
    picture: Picture = ()
    note: str = ""
    time: str = ""
    played: str = ""
    row: bool = False
