"""What only this rulebook has: two editions. `tests.rulesets.test_rulebooks` has what all have."""

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.rulebook.parts import RuleTable
from rulesets.dimensional_rift import PLUGIN


def test_it_puts_its_editions_side_by_side_in_a_table() -> None:
    book = load_rulebook(PLUGIN.load().rulebook)
    (table,) = (block for block in book.sections[-1].blocks if isinstance(block, RuleTable))
    assert table.head == ("topic", "conquest", "rift", "rules")
    assert all(all(row) for row in table.rows)
