"""Puts the file of a case in the place of a file of an installed game: rulebook, card set or parse table."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from unittest.mock import patch

from cardgame_tui.plugins import load_ruleset
from cardgame_tui.text import Language, parse_table_cache
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.parse_table import ParseTable, write_table
from rulesets.containment.content import vocabulary as containment
from rulesets.dimensional_rift.content import vocabulary as rift
from rulesets.grand_archive.content import vocabulary as archive
from rulesets.rune_duel.content import vocabulary as rune
from tests.attack.case import Case

RULEBOOK, CARD_SET, PARSE_TABLE = "rulebook", "card set", "parse table"

LANGUAGES: dict[str, Language[CardText]] = {
    "dimensional_rift": rift.LANGUAGE,
    "rune_duel": rune.LANGUAGE,
    "containment": containment.LANGUAGE,
    "grand_archive": archive.LANGUAGE,
}
"""The language of the cards of each game."""


def table_file(ruleset: str) -> str:
    """The name of the cached parse table of a game."""
    return f"text-{_grammar(ruleset).digest}.json"


@contextmanager
def standing_in(case: Case, path: Path) -> Iterator[Callable[[], str]]:
    """Let a game read the file of a case in place of its own, until it ends.

    Yields:
        What says, after the command, that a damaged parse table was used; empty if not.
    """
    what, _, ruleset = case.stands_for.rpartition(" ")
    if what in (RULEBOOK, CARD_SET):
        field = "rulebook" if what == RULEBOOK else "card_file"
        with patch.object(load_ruleset(ruleset), field, path):
            yield str
    elif what == PARSE_TABLE:
        load_ruleset(ruleset)
        right = right_table(ruleset)
        with (
            patch.object(LANGUAGES[ruleset], "_built", None),
            patch.object(parse_table_cache, "_make", lambda grammar: right),
        ):
            yield partial(_wrong_table, ruleset)
    else:
        yield str


def _wrong_table(ruleset: str) -> str:
    built = LANGUAGES[ruleset]._built
    right = built is None or write_table(built._table) == write_table(right_table(ruleset))
    return "" if right else "a damaged parse table is used"


def written_table(ruleset: str, folder: Path) -> bytes:
    """The file of the parse table of a game, as the program writes it."""
    right = right_table(ruleset)
    with patch.object(parse_table_cache, "_make", lambda grammar: right):
        parse_table_cache.table_of(_grammar(ruleset), folder)
    return (folder / table_file(ruleset)).read_bytes()


@cache
def _grammar(ruleset: str) -> Grammar:
    return LANGUAGES[ruleset].grammar()


@cache
def right_table(ruleset: str) -> ParseTable:
    """The right parse table of a game: that of its language before any file stands in for another."""
    return LANGUAGES[ruleset].build()._table
