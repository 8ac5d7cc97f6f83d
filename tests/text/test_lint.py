"""The coded findings about one text."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from cardgame_tui.text import Language
from cardgame_tui.text.abilities import CardText, Effect, Triggered
from cardgame_tui.text.lint import INCOMPLETE, MEANINGLESS, OUT_OF_PLACE, UNFAITHFUL, UNKNOWN_WORD, lint_text
from tests.text.vocabulary import TEXTS, Happening, language

GAME = language()


@dataclass(frozen=True, slots=True)
class Boast(Effect):
    """Prints a negative number as a sign and digits, which no slot reads."""

    PHRASES: ClassVar = ("boast {count} times", "boast minus {lack} times")
    count: int = 0
    lack: int = 0

    def __post_init__(self) -> None:
        if self.lack:
            object.__setattr__(self, "count", -self.lack)
            object.__setattr__(self, "lack", 0)


@pytest.mark.parametrize("text", TEXTS)
def test_a_valid_text_has_no_findings(text: str) -> None:
    assert lint_text(GAME, text) == []


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("When destroyed: draw a crd.", UNKNOWN_WORD, 24),
        ("When destroyed: draw a mana.", OUT_OF_PLACE, 24),
        ("When destroyed: draw a card", INCOMPLETE, 28),
    ],
)
def test_a_text_that_does_not_parse_has_one_coded_finding(text: str, code: str, column: int) -> None:
    (finding,) = lint_text(GAME, text, file="cards.toml", line=7)
    assert (finding.code, finding.file, finding.line, finding.column) == (code, "cards.toml", 7, column)
    assert str(finding).startswith(f'cards.toml:7:{column}: {code} after "When destroyed: draw a')


def test_an_unknown_word_carries_the_words_near_it() -> None:
    (finding,) = lint_text(GAME, "Evasiv.")
    assert finding.nearest == ("Evasive",)
    assert str(finding).startswith("1:1: T101 expected ")


def test_a_text_whose_printed_form_cannot_be_read_is_reported() -> None:
    boastful = Language(CardText, [Triggered, Happening, Boast], "boasts")
    (finding,) = lint_text(boastful, "When destroyed: boast minus 2 times.", line=3)
    assert (finding.code, finding.line) == (UNFAITHFUL, 3)
    assert "cannot be printed and read again" in finding.message


def test_meaningless_parts_are_found_in_valid_texts_only() -> None:
    def nonsense(tree: CardText) -> list[str]:
        return [f"{len(tree.abilities)} sentences are too many"]

    (finding,) = lint_text(GAME, TEXTS[0], file="cards.toml", line=3, column=9, nonsense=nonsense)
    assert str(finding) == f"cards.toml:3:9: {MEANINGLESS} 1 sentences are too many"
    (finding,) = lint_text(GAME, "Evasiv.", nonsense=nonsense)
    assert finding.code == UNKNOWN_WORD
