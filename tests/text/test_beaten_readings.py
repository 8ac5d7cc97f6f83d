"""Of two readings the one with a form that beats the other one counts; without such a form the text is refused."""

from typing import ClassVar

import pytest

from cardgame_tui.text import Language, Node, TextError
from cardgame_tui.value import value


class Part(Node):
    """A part of a text."""


@value
class Sings(Part):
    """A word."""

    PHRASES: ClassVar = ("sing",)


@value
class Twice(Part):
    """A part that is done twice."""

    PHRASES: ClassVar = ("twice, {part}",)
    part: Part


class Line(Node):
    """A complete text."""


@value
class Early(Line):
    """Twice, whatever follows."""

    PHRASES: ClassVar = ("when twice, {part}",)
    part: Part


@value
class Late(Line):
    """Something follows."""

    PHRASES: ClassVar = ("when {part}",)
    part: Part


@value
class Winning(Line):
    """As `Early`, but it wins."""

    PHRASES: ClassVar = ("when twice, {part}",)
    BEATS: ClassVar = (Late,)
    part: Part


def test_two_readings_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    language = Language(
        Line, (Early, Late, Sings, Twice), "songs", forks=True, cache=tmp_path_factory.mktemp("songs")
    )
    with pytest.raises(TextError, match="may mean"):
        language.parse("when twice, sing")


def test_a_form_that_beats_the_other_one_counts(tmp_path_factory: pytest.TempPathFactory) -> None:
    language = Language(
        Line, (Winning, Late, Sings, Twice), "songs", forks=True, cache=tmp_path_factory.mktemp("songs")
    )
    assert language.parse("when twice, sing") == Winning(Sings())
    assert language.parse("when sing") == Late(Sings())
    assert language.parse("when twice, twice, sing") == Winning(Twice(Sings()))
