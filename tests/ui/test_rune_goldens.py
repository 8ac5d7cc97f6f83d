"""Rune Duel on the table as text: from both seats, with Japanese names, as its lines grow."""

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.ui.cells.text import Spot
from tests.ui.driving import SIZES, frame, full_frame
from tests.ui.rune_tables import LONG_LINE, rune_table

SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
@pytest.mark.parametrize("seat", [1, 2])
def test_both_seats(seat: int, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(rune_table(seat), *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_a_long_line(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(rune_table(1, LONG_LINE), *size) == snapshot


@pytest.mark.parametrize("seat", [1, 2])
def test_the_home_seat_has_slot_1_on_the_left(seat: int) -> None:
    for home in (1, 2):
        scene = rune_table(seat, home=home).scene()
        own = next(row for row in scene.rows if row.seat == seat)
        left_to_right = list(scene.zones_in(own)) == [f"{seat}s{number}" for number in range(1, 6)]
        assert left_to_right == (seat == home)


def test_the_inspector_describes_an_artifact(snapshot: SnapshotAssertion) -> None:
    table = rune_table()
    table.cursor, table.inspecting = Spot("2s1"), True
    assert frame(table, 80, 24) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
@pytest.mark.parametrize("seat", [1, 2])
def test_every_line_has_the_width_of_the_screen(seat: int, size: tuple[int, int]) -> None:
    lines = frame(rune_table(seat, LONG_LINE), *size).split("\n")
    assert len(lines) == size[1]
    assert max(map(cell_len, lines)) <= size[0]


def test_the_inspect_key_is_named_in_80_columns_and_shows_what_an_artifact_grants() -> None:
    table = rune_table(line={"1s5": {"card": "Old Brock", "damage": 1, "artifacts": ["Heartwood Totem"]}})
    table.cursor = Spot("1s5", 0)
    assert " . Card " in full_frame(table, 80, 24).splitlines()[-1]
    table.inspecting = True
    assert "Grants Regeneration 1." in frame(table, 80, 24)
