"""What only this rulebook has: a drawing of the table. `tests.rulesets.test_rulebooks` has what all have."""

import re

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.rulebook.parts import Prose
from rulesets.rune_duel import PLUGIN


def test_it_draws_the_table_from_both_seats() -> None:
    book = load_rulebook(PLUGIN.load().rulebook)
    pictures = [block for block in book.sections[1].blocks if isinstance(block, Prose) and block.drawn]
    rows = [[int(slot) for slot in re.findall(r"slot (\d) ", line)] for each in pictures for line in each.lines]
    assert [row[:5] for row in rows if len(row) >= 5] == [[1, 2, 3, 4, 5]] * 2 + [[5, 4, 3, 2, 1]] * 2
