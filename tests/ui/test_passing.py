"""A pass with the hand closed: offered where it only gives up a response, and in words that everybody may read."""

import io
from collections.abc import Callable

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.table.state import TableState
from tests.ui.archive_tables import ATTACK, FEINT, archive_table
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.driving import table_at
from tests.ui.rift_tables import rift_table
from tests.ui.rune_tables import rune_table

OWN_TURN: dict[str, Callable[[], TableState]] = {
    "Main: a pass ends your turn unless 佐藤花子 acts": archive_table,
    "Before retaliation: a pass ends this step unless 佐藤花子 acts": lambda: archive_table(*ATTACK),
    "Event: a pass ends it unless Bob acts": lambda: rift_table("act_or_pass"),
    "Deployment: a pass ends your turn unless Bob acts": lambda: rift_table("deployment"),
}
"""A table of each game with priority in a player's own turn, by what it says of a pass."""
RESPONDING: dict[str, Callable[[], TableState]] = {
    "pass: Oathbound Pikeman resolves when both pass": lambda: rift_table("respond"),
    "pass: Lantern Without a Moth resolves when both pass": lambda: containment_table(*TEST),
    "pass: Crosswind Feint resolves when both pass": lambda: archive_table(*ATTACK, *FEINT),
    "pass: Before retaliation ends when both pass": lambda: archive_table(*ATTACK, "pass"),
}
"""A table of each of them when a player may respond."""


def closed(table: TableState) -> TableState:
    """The same table with the hand closed."""
    table.session.close_hand()
    table.refresh()
    assert table.session.gate_closed
    return table


def shown(table: TableState) -> list[str]:
    """The lines of a table of 80 columns."""
    return [plain(line) for line in compose(table.scene(), 80, 24)]


def given(table: TableState) -> int:
    """How many answers there are."""
    return len(table.session.driver.given)


@pytest.mark.parametrize("words", OWN_TURN)
def test_a_pass_that_may_end_a_turn_or_phase_is_named_and_not_taken_unseen(words: str) -> None:
    table = closed(OWN_TURN[words]())
    before = given(table)
    assert any(words.strip() in line for line in shown(table))
    assert not any("▐space▌" in line for line in shown(table))
    assert not table.press("space")
    assert "once your hand is open" in table.why_not("space")
    assert given(table) == before
    table.show_hand()
    assert table.press("space")
    assert given(table) > before


@pytest.mark.parametrize("words", RESPONDING)
def test_a_player_who_may_only_respond_passes_unseen_and_reads_what_follows(words: str) -> None:
    table = closed(RESPONDING[words]())
    before = given(table)
    assert any("▐space▌" in line and words in line for line in shown(table))
    assert table.press("space")
    assert given(table) > before


@pytest.mark.parametrize("ask", ["discard", "act", "amount"])
def test_no_other_question_can_be_declined_unseen_or_says_whether_it_could(ask: str) -> None:
    table = closed(table_at(ask))
    assert [key for key, _ in table.scene().question.hints] == ["h"]
    assert not table.press("space")


def test_a_game_without_priority_says_nothing_of_a_pass() -> None:
    assert [key for key, _ in closed(rune_table()).scene().question.hints] == ["h"]


def test_lines_of_text_say_the_same_and_take_no_such_pass_either() -> None:
    out, setup = io.StringIO(), rift_table("act_or_pass", table=TableSettings(step="off")).session.setup
    run_plain(Record(setup), io.StringIO("pass\nh\npass\npass\n"), out)
    closed_hand, open_hand = out.getvalue().split("once your hand is open. First open the hand: h.")
    assert (
        "  h  open the hand to answer\n  Event: a pass ends it unless Bob acts\n> You can pass or" in closed_hand
    )
    assert "Event: a pass ends it" not in open_hand
    assert "Alice passes" not in closed_hand
    assert "Bob" in open_hand
