"""Rows that no game here has: several zones in a row, rows that hide, titles, piles with a note, a deep stack."""

from dataclasses import replace

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.ui.cells.text import Spot, plain
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.plan import plan
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.scene import Scene, spot_rows
from tests.ui.driving import SIZES
from tests.ui.invented_table import CREW, ITEMS, LAYOUT, LONG, invented


def lines_of(scene: Scene, kind: str, size: tuple[int, int] = (80, 24)) -> list[int]:
    """The lines of the parts of a kind, from top to bottom."""
    return [lines for part, lines in plan(scene, *size).parts if part.kind == kind]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_zone_of_a_row_is_drawn(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame_text(compose(invented(stack=ITEMS[:2]), *size)) == snapshot


@pytest.mark.parametrize("size", [*SIZES, (80, 30), (100, 28)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits_the_screen(size: tuple[int, int]) -> None:
    for scene in (
        invented(stack=ITEMS),
        invented(intent=("Blazing Overhand",), stack=ITEMS),
        invented(units=LONG, things=LONG),
    ):
        lines = compose(scene, *size)
        assert len(lines) == size[1]
        assert {cell_len(plain(line)) for line in lines} == {size[0]}
        sizes = plan(scene, *size)
        assert sum(lines for _, lines in sizes.parts) + sum(sizes.blank) + sizes.asking == size[1] - 2


def test_a_bar_stands_between_two_zones_of_a_row() -> None:
    text = frame_text(compose(invented(), 120, 40))
    row = next(line for line in text.split("\n") if "Besieged" in line and "Traveller's" in line)
    assert row.index("Archivist's") < row.index("│▌Besieged") if "▌" in row else "││" in row


def test_an_empty_zone_takes_no_place_in_its_row_unless_it_can_be_picked() -> None:
    scene = invented(things=())
    spots = [spot.zone for row in spot_rows(scene) for spot in row]
    assert "seat1.things" not in spots
    assert "seat1.domains" in spots
    number = scene.view.zones["seat1.things"].id
    picked = replace(scene, zones={number: Badge("a")})
    assert "seat1.things" in [spot.zone for row in spot_rows(picked) for spot in row]


def test_a_row_that_hides_takes_no_line_and_no_cursor_while_it_is_empty() -> None:
    hidden, open_ = invented(), invented(intent=("Blazing Overhand",))
    assert len(lines_of(open_, "flow")) == len(lines_of(hidden, "flow")) + 1
    assert Spot("intent") not in [spot for row in spot_rows(hidden) for spot in row]
    assert Spot("intent") in [spot for row in spot_rows(open_) for spot in row]


def test_an_empty_zone_next_to_the_counts_has_no_cursor() -> None:
    assert "seat1.held" not in [spot.zone for row in spot_rows(invented()) for spot in row]


def test_room_goes_to_the_rows_at_the_front_first() -> None:
    flows = lines_of(invented(layout=replace(LAYOUT, has_stack=False)), "flow", (80, 28))
    assert flows == sorted(flows[:2]) + sorted(flows[2:], reverse=True)
    assert max(flows) > min(flows)


def test_a_crowded_row_has_two_lines_of_cards_where_there_is_room() -> None:
    text = frame_text(compose(invented(units=LONG[:13]), 120, 40))
    assert all(name in text for name in LONG[:13])


def test_cards_that_do_not_fit_are_counted() -> None:
    text = frame_text(compose(invented(units=LONG), 80, 24))
    assert "+10 more" in text


def test_slots_have_titles_and_piles_a_note_and_a_count() -> None:
    text = frame_text(compose(invented(), 80, 24))
    for words in ("Safe", "2 of 4", "7 cards", "Keter", "12 of 12"):
        assert text.count(words) == 2
    assert "1b1" not in text


def test_the_panel_has_a_box_for_each_item_of_the_stack() -> None:
    text = frame_text(compose(invented(stack=ITEMS), 120, 40))
    order = [text.index(item.words.split(":")[0]) for item in reversed(ITEMS)]
    assert "STACK, 4 ITEMS" in text
    assert order == sorted(order)
    assert text.count("resolves first") == 1


def test_items_that_do_not_fit_are_counted() -> None:
    text = frame_text(compose(invented(stack=ITEMS * 5), 120, 40))
    assert "more  s" in text


def test_without_a_panel_the_stack_has_a_line() -> None:
    text = frame_text(compose(invented(things=(), stack=ITEMS[:2]), 100, 30))
    line = next(line for line in text.split("\n") if "stack 2" in line)
    assert "Crosswind Feint" in text
    assert text.index("Crosswind Feint") < text.index("Sheltering Swell")
    assert line.startswith(("──", " ──", " ─"))


def test_a_long_word_of_a_name_is_cut_and_not_broken() -> None:
    text = frame_text(compose(invented(units=("Counterrevolutionary Guard", *CREW[1:])), 200, 60))
    assert "Counterrevolutio… │" in text
    assert "Guard" in text
