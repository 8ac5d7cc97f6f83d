"""Words side by side, synonyms, and the plural of a phrase."""

from enum import Enum
from types import MappingProxyType
from typing import ClassVar

import pytest

from cardgame_tui.text import Language, Node
from cardgame_tui.value import value


class Quality(Enum):
    """What a thing is like."""

    BRIGHT = "bright"
    OLD = "old"


class Thing(Enum):
    """What there is."""

    LAMP = "lamp"
    WITCH = "witch"


Thing.WITCH.plural = "witches"  # type: ignore[attr-defined]


@value
class Phrase(Node):
    """A thing with what it is like."""

    PHRASES: ClassVar = ("[{qualities| } ][without=non-]{thing}",)
    thing: Thing
    qualities: tuple[Quality, ...] = ()
    without: bool = False


@value
class Take(Node):
    """Takes things."""

    PHRASES: ClassVar = ("take {count:article} {what}", "take {count} {what:plural}")
    count: int
    what: Phrase


LANGUAGE = Language(
    Take, (Take, Phrase), "test", synonyms=MappingProxyType({"lamps": "lamp", "witches": "witch", "grab": "take"})
)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("take a lamp", "Take a lamp"),
        ("grab 2 bright old lamps", "Take 2 bright old lamps"),
        ("Take 2 old witch", "Take 2 old witches"),
        ("take an old non-lamp", "Take an old non-lamp"),
    ],
)
def test_it_is_read_and_printed_in_one_wording(text: str, printed: str) -> None:
    tree = LANGUAGE.parse(text)
    assert LANGUAGE.print(tree) == printed
    assert LANGUAGE.parse(printed) == tree
