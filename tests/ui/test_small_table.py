"""The smallest table as text: the four games with the hand closed and open, and what it must never leave out."""

from collections.abc import Callable

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.ui.drawing.columns import column_numbers
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.plan import plan
from cardgame_tui.ui.table.state import TableState
from tests.ui.archive_tables import ATTACK, FEINT, archive_table
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.drawn_block import drawn_block
from tests.ui.driving import SIZES, SMALLEST, frame, full_frame
from tests.ui.rift_tables import rift_table
from tests.ui.rune_tables import LONG_LINE, rune_table

TABLES: dict[str, Callable[[], TableState]] = {
    "the block of the drawing": drawn_block,
    "a response in dimensional rift": lambda: rift_table("respond"),
    "a place in dimensional rift": lambda: rift_table("place"),
    "rune duel": rune_table,
    "a long line of rune duel": lambda: rune_table(1, LONG_LINE),
    "containment": containment_table,
    "a test in containment": lambda: containment_table(*TEST),
    "grand archive": archive_table,
    "a stack in grand archive": lambda: archive_table(*ATTACK, *FEINT),
}
GAMES = ("the block of the drawing", "rune duel", "containment", "grand archive")
"""One table of each game."""


def closed(name: str) -> TableState:
    """A table with its hand closed."""
    table = TABLES[name]()
    table.show_hand()
    assert table.session.hand_closed
    return table


@pytest.mark.parametrize("name", TABLES)
def test_with_the_hand_open(name: str, snapshot: SnapshotAssertion) -> None:
    assert full_frame(TABLES[name](), *SMALLEST) == snapshot


@pytest.mark.parametrize("name", GAMES)
def test_with_the_hand_closed(name: str, snapshot: SnapshotAssertion) -> None:
    assert full_frame(closed(name), *SMALLEST) == snapshot


@pytest.mark.parametrize(
    "size", [SMALLEST, (79, 24), (60, 40), (120, 20), (66, 23)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("name", TABLES)
def test_every_line_fits_and_the_footer_says_that_there_is_more(name: str, size: tuple[int, int]) -> None:
    lines = full_frame(TABLES[name](), *size).split("\n")
    assert len(lines) == size[1]
    assert max(map(cell_len, lines)) <= size[0]
    assert lines[-1].endswith("80x24 shows more")
    assert " ? Help " in lines[-1]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_larger_table_does_not_say_so(size: tuple[int, int]) -> None:
    assert "shows more" not in full_frame(drawn_block(), *size)


@pytest.mark.parametrize("name", GAMES)
def test_a_closed_hand_is_one_row_of_backs_with_the_key_that_opens_it(name: str) -> None:
    table = closed(name)
    scene = table.scene()
    hand = scene.view.zones[scene.layout.hands[scene.near - 1]]
    (row,) = [line for line in frame(table, *SMALLEST).split("\n") if "opens it" in line]
    assert "▐h▌" in row
    assert row.count("░░ ") == hand.count
    table.show_hand()
    assert "opens it" not in frame(table, *SMALLEST)


@pytest.mark.parametrize("name", GAMES)
def test_opening_the_hand_moves_no_row_of_the_board(name: str) -> None:
    plans = [plan(table.scene(), *SMALLEST) for table in (closed(name), TABLES[name]())]
    places = [each.parts[:-1] for each in plans]
    assert places[0] == places[1]


def test_the_line_between_the_sides_numbers_the_slots_of_both() -> None:
    scene = drawn_block().scene()
    assert column_numbers(scene, 60) == ["5", "4", "3", "2", "1"]
    assert not column_numbers(scene, 80)
    line = frame(drawn_block(), *SMALLEST).split("\n")[6]
    assert [line[column * 12] for column in (0, 1, 3, 4)] == ["5", "4", "2", "1"]
    assert line[24:35] == "┃ ▼ 3 ▼   ┃"


def test_places_without_a_number_keep_their_names() -> None:
    assert frame(containment_table(), *SMALLEST).count("Personnel") == 2


def test_a_tile_shows_lost_life_states_and_how_many_cards_lie_under_it() -> None:
    block = frame(drawn_block(), *SMALLEST)
    for said in ("7*/5□□□", "PRONE", "Moss B…+1", "1/3□◆◆"):
        assert said in block


def test_the_marked_card_says_so_in_full() -> None:
    assert "TRUMP THIS" in frame(rune_table(), *SMALLEST)


@pytest.mark.parametrize("moment", ["act_or_pass", "blocker", "respond"])
def test_in_ascii(moment: str) -> None:
    table = rift_table(moment)
    table.ascii = True
    assert full_frame(table, *SMALLEST).isascii()


def test_one_line_or_cell_less_asks_for_more_room() -> None:
    table = drawn_block()
    for width, height in ((59, 20), (60, 19)):
        asked = frame_text(compose(table.scene(), width, height))
        assert "The table needs 60x20" in asked
        assert "Moss" not in asked
