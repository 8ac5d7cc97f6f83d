"""Facing lanes on the table: how they are drawn, grow, slide and turn, and what can be pointed at."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.ui.cells.text import Spot, plain
from cardgame_tui.ui.drawing.columns import part_words, shown_part
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.panel import inspector_lines
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.scene import place_rows, spot_rows
from cardgame_tui.ui.spoken.listing import card_words, table_listing
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, frame
from tests.ui.lanes_tables import DUEL, EIGHT, FOURTEEN, SIZE_IDS, far_seat, lanes_table


def press(table: TableState, *keys: str) -> Spot | None:
    """Press keys and return where the cursor is."""
    for key in keys:
        table.press(key)
    return table.cursor


def lane_names(table: TableState, label: str) -> list[str]:
    """Names of the places of a lane from left to right, with `-` for those that cannot be pointed at."""
    rows = [["-" if spot is None else spot.zone for spot in row] for row in place_rows(table.scene())]
    return next(row for row in rows if any(name.startswith(label) for name in row))


# -- as text -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
@pytest.mark.parametrize("wide", [{}, EIGHT, FOURTEEN], ids=["five", "eight", "fourteen"])
def test_lanes_grow(wide: Mapping[str, Any], size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(lanes_table(wide), *size) == snapshot


@pytest.mark.parametrize("mirrored", [False, True], ids=["plain", "mirrored"])
def test_the_far_side_sees_the_table_turned(mirrored: bool, snapshot: SnapshotAssertion) -> None:
    assert frame(far_seat(lanes_table(mirrored=mirrored)), 80, 24) == snapshot


def test_gear_to_pick_and_a_card_in_the_shared_row(snapshot: SnapshotAssertion) -> None:
    assert frame(lanes_table(keys="1"), 80, 24) == snapshot


def test_a_long_shared_row(snapshot: SnapshotAssertion) -> None:
    assert frame(lanes_table({"duel": [*DUEL["duel"], *DUEL["duel"], "Moon Rabbit"]}), 80, 24) == snapshot


def test_empty_lanes(snapshot: SnapshotAssertion) -> None:
    assert frame(lanes_table(position={"seat1.hand": ["Old Brock"]}), 80, 24) == snapshot


def test_seat_2_looks_from_the_side_of_seat_1(snapshot: SnapshotAssertion) -> None:
    table = lanes_table(DUEL, keys=["1", "space"])
    table.show_hand()
    table.flipped = True
    assert (table.scene().near, table.scene().view.seat) == (1, 2)
    assert frame(table, 80, 24) == snapshot


def test_inspector_on_a_narrow_table(snapshot: SnapshotAssertion) -> None:
    table = lanes_table(DUEL)
    table.cursor, table.inspecting = Spot("1s1"), True
    assert frame(table, 80, 24) == snapshot


@pytest.mark.parametrize("wide", [{}, EIGHT, FOURTEEN], ids=["five", "eight", "fourteen"])
@pytest.mark.parametrize("privacy", ["gate", "open"])
@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_frames_fill_the_screen_exactly(wide: Mapping[str, Any], privacy: str, size: tuple[int, int]) -> None:
    for table in (lanes_table({**wide, **DUEL}, privacy=privacy), far_seat(lanes_table(wide, privacy=privacy))):
        lines = compose(table.scene(), *size)
        assert len(lines) == size[1]
        assert {cell_len(plain(line)) for line in lines} == {size[0]}


def test_borders_in_ascii() -> None:
    table = lanes_table(keys="1")
    table.ascii = True
    text = frame(table, 120, 40)
    assert all(ord(each) < 128 or each > "\u3000" for each in text)
    assert "%" not in text
    assert "]====" in text


# -- which columns -------------------------------------------------------------------------------------


def test_slots_face_each_other_from_both_sides() -> None:
    for table, first in (
        (lanes_table(), 1),
        (far_seat(lanes_table()), 5),
        (lanes_table(mirrored=True), 5),
        (far_seat(lanes_table(mirrored=True)), 1),
        (far_seat(lanes_table(turns=False)), 1),
    ):
        numbers = list(range(1, 6)) if first == 1 else list(range(5, 0, -1))
        for label, last in (("1s", 4), ("2s", 3)):
            assert lane_names(table, label) == [f"{label}{k}" if k <= last else "-" for k in numbers]


def test_the_near_seat_is_at_the_bottom_if_the_table_is_not_turned() -> None:
    scene = far_seat(lanes_table(turns=False)).scene()
    assert [row.seat for row in scene.rows] == [1, 0, 2]


def test_empty_slots_beyond_the_last_card_are_not_drawn() -> None:
    assert len(lane_names(lanes_table({"1s30": {}}), "1s")) == 5
    assert len(lane_names(lanes_table({"1s30": {}, "2s6": {"card": "Smoke Rider"}}), "1s")) == 6


def test_a_part_of_a_long_lane_slides_to_the_cursor() -> None:
    table = lanes_table(FOURTEEN)
    assert shown_part(table.scene(), 80) == range(1, 9)
    assert part_words(table.scene(), 80) == "slots 1-8 of 14 >"
    table.cursor = Spot("1s8")
    assert part_words(table.scene(), 80) == "< slots 2-9 of 14 >"
    table.cursor = Spot("2s14")
    assert part_words(table.scene(), 80) == "< slots 7-14 of 14"
    assert part_words(far_seat(table).scene(), 80) == "slots 7-14 of 14 >"
    assert part_words(table.scene(), 200) == ""


def test_a_long_lane_scrolls_to_the_event_that_is_shown() -> None:
    scene = lanes_table(FOURTEEN).scene()
    rider = scene.view.zones["2s14"]
    about = replace(scene, question=replace(scene.question, zone=rider.id))
    assert shown_part(about, 80) == range(7, 15)
    picked = replace(scene, cards={rider.cards[0].id or 0: Badge("", "*")})
    assert shown_part(picked, 80) == range(7, 15)


def test_moving_sideways_shows_every_column() -> None:
    table = lanes_table(FOURTEEN)
    table.cursor = Spot("1s1")
    for number in range(1, 13):
        assert table.cursor == Spot(f"1s{number}")
        lines = compose(table.scene(), 80, 24)
        assert table.cursor in {span.spot for line in lines for span in line}
        table.press("right")


# -- the cursor ----------------------------------------------------------------------------------------


def test_up_and_down_keep_the_column() -> None:
    table = lanes_table({"1s3": {"card": "Thornback"}, **DUEL})
    table.cursor = Spot("1s3")
    assert press(table, "up") == Spot("duel", 1)
    assert press(table, "up") == Spot("2s3")
    assert press(table, "down", "down") == Spot("1s3")


def test_up_and_down_keep_the_column_across_an_empty_row() -> None:
    table = lanes_table()
    table.cursor = Spot("2s3")
    assert press(table, "down") == Spot("duel")
    assert press(table, "down") == Spot("1s3")


def test_a_slot_that_is_not_there_cannot_be_pointed_at() -> None:
    table = lanes_table()
    assert Spot("1s5") not in [spot for row in spot_rows(table.scene()) for spot in row]
    spots = {span.spot for line in compose(table.scene(), 80, 24) for span in line}
    assert Spot("1s4") in spots
    assert not {Spot("1s5"), Spot("2s4")} & spots
    table.cursor = Spot("1s4")
    assert press(table, "right") == Spot("1s1")


# -- cards under cards, and beside the counts ----------------------------------------------------------


def test_pointing_at_a_card_picks_the_only_one_under_it() -> None:
    table = lanes_table(keys="1")
    assert len(table.scene().badge_at(Spot("1s4")).code) == 1
    table.point(Spot("1s4"))
    table.point(Spot("1s4"))
    assert [line.words for line in table.session.log()][1] == "竹の槍 comes off"


def test_pointing_at_a_card_with_two_under_it_picks_neither() -> None:
    table = lanes_table(keys="1")
    assert len(table.scene().badge_at(Spot("2s3")).code.split(",")) == 2
    table.point(Spot("2s3"))
    table.point(Spot("2s3"))
    assert table.session.prompt is not None
    assert table.session.prompt.ask == "strip"


def test_the_inspector_describes_cards_under_a_card() -> None:
    table = lanes_table()
    table.cursor = Spot("1s1")
    told = [plain(line) for line in inspector_lines(table.scene(), 40)]
    assert told[-2:] == ["with Hazel Spear +1/+1", "Hazel Spear only walks along."]


def test_an_aside_of_several_cards_shows_the_top_one_and_the_count() -> None:
    table = lanes_table()
    assert "▌ Spiked Barding +1 3/4" in frame(table, 80, 24)
    table.cursor = Spot("seat2.held", 1)
    assert "║ Spiked Barding +1 3/4" in frame(table, 80, 24)
    assert press(table, "down") == Spot("2s1")
    assert press(table, "up") == Spot("seat2.held", 1)


def test_the_listing_names_lanes_and_cards_under_cards() -> None:
    scene = lanes_table().scene()
    told = list(table_listing(scene))
    lanes = [match[1] for line in told if (match := re.search(r" at (\ds\d)\.", line))]
    assert lanes == ["2s1", "2s2", "2s3", "1s1", "1s2", "1s4"]
    assert any(" at 1s1." in line and "With Hazel Spear." in line for line in told)
    zone = scene.view.zones["1s1"]
    assert "Hazel Spear only walks along" in card_words(scene, zone, zone.cards[0], whole=True)


def test_the_public_sees_lanes_and_no_hand() -> None:
    table = lanes_table()
    table.show_hand()
    assert table.scene().view.seat == PUBLIC_SEAT
    text = frame(table, 80, 24)
    assert "Hedge Runner" in text
    assert "Old Brock" not in text
