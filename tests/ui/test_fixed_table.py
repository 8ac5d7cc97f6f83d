"""A table that is not turned: one side stays at the bottom for the whole match, whoever looks."""

from typing import Any

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.scene.scene import shows_hand
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, frame, state_of
from tests.ui.march import march_setup
from tests.ui.piloting import playing, shown, table_screen, type_keys


def second_player(**setup: Any) -> TableState:
    """A table at which the second player has opened the hand."""
    session = Session.of(Record(march_setup("halt", step="off", **setup)))
    session.runner.open()
    table = state_of(session)
    table.show_hand()
    table.press("1")
    table.show_hand()
    assert session.viewer.seat == 2
    return table


def test_a_turned_table_follows_the_viewer() -> None:
    table = second_player(sides="turned")
    assert (table.scene().near, table.session.settings.sides == "fixed") == (2, False)


def test_a_fixed_table_stays() -> None:
    table = second_player(sides="fixed")
    assert (table.scene().near, table.session.settings.sides == "fixed") == (1, True)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_open_hand_is_at_the_far_side(size: tuple[int, int]) -> None:
    table = second_player(sides="fixed")
    scene = table.scene()
    assert shows_hand(scene, 2)
    assert not shows_hand(scene, 1)
    rows = frame(table, *size).split("\n")
    assert len(rows) == size[1]
    opened = next(number for number, row in enumerate(rows) if "▐2 BOB▌" in row)
    closed = next(number for number, row in enumerate(rows) if "hand: 6 cards face down" in row)
    assert opened < closed


def test_cards_of_the_far_hand_can_be_picked() -> None:
    session = Session.of(Record(march_setup("act", step="off", sides="fixed")))
    session.runner.open()
    table = state_of(session)
    table.show_hand()
    table.press("space")
    table.show_hand()
    table.press("tab")
    scene = table.scene()
    assert scene.cursor is not None
    assert scene.cursor.zone == "seat2.hand"
    assert scene.badge_at(scene.cursor).code


def test_a_person_against_a_bot_is_at_the_bottom() -> None:
    session = Session.of(Record(march_setup("halt", step="off", sides="fixed", seats=("random", "human"))))
    session.runner.open()
    assert state_of(session).scene().near == 2


def test_it_can_be_flipped_by_hand_and_stays_so() -> None:
    table = second_player(sides="fixed")
    table.flipped = True
    assert table.scene().near == 2
    table.show_hand()
    table.show_hand()
    assert table.scene().near == 2


def test_a_flipped_turned_table_turns_to_the_viewer() -> None:
    table = second_player(sides="turned")
    table.flipped = True
    assert table.scene().near == 1
    table.show_hand()
    table.show_hand()
    assert table.scene().near == 2


def test_the_default_is_the_last_choice() -> None:
    memory.amend("parade", sides="fixed")
    assert second_player(sides="").session.settings.sides == "fixed"
    assert second_player(sides="turned").session.settings.sides == "turned"


def test_a_choice_that_was_remembered_under_its_earlier_name_counts() -> None:
    memory.remember("parade", {"table": "fixed"})
    assert second_player(sides="").session.settings.sides == "fixed"


async def test_the_curtain_does_not_change_it() -> None:
    async with playing(march_setup("halt", step="off", sides="fixed", privacy="strict")) as pilot:
        await type_keys(pilot, "!1!")
        scene = table_screen(pilot).table.scene()
        assert (scene.near, scene.view.seat) == (1, 2)
        assert "Bob decides" in shown(pilot)
