"""The parse table of each game is read from the cache: making it takes longer than all else at a launch."""

from importlib import import_module

import pytest

from cardgame_tui.limits import LARGEST_PARSE_TABLE
from cardgame_tui.paths import cache_dir
from cardgame_tui.text.parse_table import write_table
from cardgame_tui.text.parse_table_cache import table_of

GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")


@pytest.mark.parametrize("game", GAMES)
def test_its_parse_table_is_small_enough_to_be_read_again(game: str) -> None:
    grammar = import_module(f"rulesets.{game}.content.vocabulary").LANGUAGE.grammar()
    assert len(write_table(table_of(grammar, cache_dir()))) < 0.8 * LARGEST_PARSE_TABLE
