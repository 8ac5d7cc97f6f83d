"""Languages that a ruleset author gets wrong: each is refused with the names that clash."""

import subprocess
import sys
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

import pytest

from cardgame_tui.text import Language
from cardgame_tui.text.abilities import Effect, Static
from cardgame_tui.text.nodes import Form
from tests.text.vocabulary import Noun, Target, language


@dataclass(frozen=True, slots=True)
class Ruin(Effect):
    """Says what `Destroy` says."""

    PHRASES: ClassVar = ("destroy {prey}",)
    prey: Target


@dataclass(frozen=True, slots=True)
class Weigh(Effect):
    """Says the same words with and without its segment."""

    PHRASES: ClassVar = ("weigh {noun}", "weigh[ {noun}]")
    noun: Noun | None = None


class Beast(Enum):
    """Words that `Noun` has too."""

    CREATURE = "creature"


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Reads one word as either of two Enums."""

    PHRASES: ClassVar = ("name a {noun}", "name a {beast}")
    noun: Noun | None = None
    beast: Beast | None = None


@dataclass(frozen=True, slots=True)
class UnknownField(Effect):
    """Names a field it lacks."""

    PHRASES: ClassVar = ("draw {cuont} cards",)
    count: int


@dataclass(frozen=True, slots=True)
class LeftOut(Effect):
    """Never says its number."""

    PHRASES: ClassVar = ("draw cards",)
    count: int


@dataclass(frozen=True, slots=True)
class NotSeveral(Effect):
    """Joins a single value."""

    PHRASES: ClassVar = ("draw {count|and} cards",)
    count: int


@dataclass(frozen=True, slots=True)
class PluralNumber(Effect):
    """Asks for the plural of a number."""

    PHRASES: ClassVar = ("draw {count:plural} cards",)
    count: int


@dataclass(frozen=True, slots=True)
class NoFlag(Effect):
    """Uses a number as a flag."""

    PHRASES: ClassVar = ("draw[count= twice]",)
    count: int = 0


@dataclass(frozen=True, slots=True)
class Unbalanced(Effect):
    """Never closes its bracket."""

    PHRASES: ClassVar = ("draw [ now",)


@dataclass(frozen=True, slots=True)
class BadSlot(Effect):
    """Uses a style that does not exist."""

    PHRASES: ClassVar = ("draw {count:roman} cards",)
    count: int


@dataclass(frozen=True, slots=True)
class Digits(Effect):
    """Writes a number into its phrase."""

    PHRASES: ClassVar = ("draw 2 cards",)


@dataclass(frozen=True, slots=True)
class Quoted(Effect):
    """Writes a name into its phrase."""

    PHRASES: ClassVar = ('create a "Crow" token',)


@dataclass(frozen=True, slots=True)
class FreeText(Effect):
    """Has a field that no words can fill."""

    PHRASES: ClassVar = ("say {what}",)
    what: float


class NoDataclass(Effect):
    """Has a phrase and no fields."""

    PHRASES: ClassVar = ("nothing",)


@pytest.mark.parametrize(
    ("form", "names"),
    [
        (Ruin, [r"two readings before", r"'destroy \{whom\}' \(Destroy\)", r"'destroy \{prey\}' \(Ruin\)"]),
        (Draw, [r"two readings before", r"'name a \{noun\}' \(Draw\)", r"'name a \{beast\}' \(Draw\)"]),
        (Weigh, [r"'weigh\[ \{noun\}\]' \(Weigh\) has the same words twice: weigh"]),
        (UnknownField, ["UnknownField: phrase .* names no field of the class: cuont"]),
        (LeftOut, ["LeftOut: phrase 'draw cards' does not mention count"]),
        (NotSeveral, [r"NotSeveral: phrase .* cannot write count \(int\) that way"]),
        (PluralNumber, [r"PluralNumber: phrase .* cannot write count \(int\) that way"]),
        (NoFlag, ["NoFlag: phrase .* uses count as a flag"]),
        (Unbalanced, [r"Unbalanced: stray '\[' in phrase"]),
        (BadSlot, [r"BadSlot: cannot read slot \{count:roman\}"]),
        (Digits, ["a number in 'draw 2 cards' needs a slot: 2"]),
        (Quoted, ['a name in \'create a "Crow" token\' needs a slot: "Crow"']),
        (FreeText, [r"FreeText\.what: a field holds int, bool, str, an Enum or a Node"]),
        (NoDataclass, ["NoDataclass has PHRASES but is not a dataclass"]),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_faulty_form_is_refused_by_name(form: Form, names: list[str]) -> None:
    faulty = language(form)
    for name in names:
        with pytest.raises(ValueError, match=f"(?s)test game: .*{name}"):
            faulty.build()


def test_an_empty_category_is_refused() -> None:
    with pytest.raises(ValueError, match="empty game: no sentence form for Static"):
        Language(Static, [], "empty game").build()


def test_a_valid_language_is_built_once() -> None:
    sound = language()
    assert sound.build() is sound.build()


def test_making_and_printing_does_not_load_lark() -> None:
    code = (
        "import sys; from tests.text.vocabulary import language, Keyword, CardText, abilities; "
        "language().print(CardText((abilities.Keywords((Keyword.PRAY,)),))); "
        "sys.exit('lark' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
