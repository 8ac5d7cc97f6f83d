"""Languages whose phrases begin alike, agreement of subject and verb, the third person, and words side by side."""

from enum import Enum
from pathlib import Path
from typing import ClassVar

import pytest

from cardgame_tui.text import Language, Node, TextError
from cardgame_tui.text.nodes import Imperative, Plural, Singular
from cardgame_tui.value import value


class Subject(Node):
    """Who does it."""

    __slots__ = ()


class Color(Enum):
    """Words before a noun that are nouns too."""

    RED = "red"
    PEAR = "pear"


class Fruit(Enum):
    """Nouns."""

    PEAR = "pear"
    CHERRY = "cherry"

    @property
    def plural(self) -> str:
        return "cherries" if self is Fruit.CHERRY else "pears"

    @property
    def also(self) -> tuple[str, ...]:
        return ("bird cherry",) if self is Fruit.CHERRY else ()


@value
class OneFruit(Subject, Singular):
    """A form."""

    PHRASES: ClassVar = ("a [{colors| } ]{fruit}",)
    fruit: Fruit
    colors: tuple[Color, ...] = ()


@value
class Fruits(Subject, Plural):
    """A form."""

    PHRASES: ClassVar = ("[{colors| } ]{fruit:plural}",)
    fruit: Fruit
    colors: tuple[Color, ...] = ()


class Deed(Imperative):
    """What is done."""

    __slots__ = ()


@value
class Eat(Deed):
    """A form."""

    PHRASES: ClassVar = ("eat {what}",)
    what: Subject


@value
class Reach(Deed):
    """A form."""

    PHRASES: ClassVar = ("reach {what}",)
    what: Subject


@value
class Text(Node):
    """A form."""

    PHRASES: ClassVar = ("{who} <ripens/ripen>", "{who:one} {deed:third}", "{who:many} {deed}", "{deed}")
    who: Subject | None = None
    deed: Deed | None = None


@value
class Wrong(Deed):
    """Reads what `Eat` reads."""

    PHRASES: ClassVar = ("eat {what}",)
    what: Subject


FORMS = (Text, OneFruit, Fruits, Eat, Reach)


def language(folder: Path, *more: type[Node], forks: bool = True) -> Language[Text]:
    return Language(Text, (*FORMS, *more), "test game", cache=folder, forks=forks)


@pytest.mark.parametrize(
    "text",
    [
        "A pear ripens", "Pears ripen", "Red pear cherries ripen", "A red pear reaches cherries",
        "A pear pear eats a cherry", "Pears eat a red cherry", "Eat a pear",
    ],
)  # fmt: skip
def test_a_text_is_read_and_printed(text: str, tmp_path: Path) -> None:
    game = language(tmp_path)
    assert game.print(game.parse(text)) == text


def test_another_spelling_is_read_and_not_printed(tmp_path: Path) -> None:
    game = language(tmp_path)
    assert game.print(game.parse("A red bird cherry ripens")) == "A red cherry ripens"


@pytest.mark.parametrize("text", ["A pear ripen", "Pears ripens", "A pear eat pears", "Pears eats a pear"])
def test_subject_and_verb_agree(text: str, tmp_path: Path) -> None:
    with pytest.raises(TextError):
        language(tmp_path).parse(text)


def test_a_language_that_does_not_fork_names_the_conflict(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="two readings before"):
        language(tmp_path, Wrong, forks=False).build()


def test_two_readings_of_a_text_are_refused(tmp_path: Path) -> None:
    game = language(tmp_path, Wrong)
    assert game.print(game.parse("Reach a pear")) == "Reach a pear"
    with pytest.raises(TextError, match="may mean 'Eat a pear'"):
        game.parse("Eat a pear")
