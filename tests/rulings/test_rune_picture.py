"""What no scenario of Rune Duel can show, for it is about the picture (RD-3 to RD-6; the end of ruling 7)."""

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.session import Session
from rulesets.rune_duel.options import RuneOptions
from tests.rulings.files import RUNE_DUEL
from tests.ui.driving import state_of


def columns(home: int, near: int, highest: int = 2) -> dict[int, list[str]]:
    """The slots of each line from left to right.

    Args:
        home: the home seat, who has just led and is asked.
        near: the seat the table is seen from.
        highest: number of the highest slot that is occupied.
    """
    session = Session.of(Record(setup_of(home, highest)))
    session.runner.begin()
    table = state_of(session)
    table.flipped = table.scene().near != near
    scene = table.scene()
    lanes = [row for row in scene.rows if row.seat]
    assert [row.seat for row in lanes] == [3 - near, near]
    return {row.seat: list(scene.zones_in(row)) for row in lanes}


def setup_of(home: int, highest: int) -> Setup:
    """A position in which the home seat leads and seat 1's Meadow Warden is in the highest slot."""
    position = {
        "leader": home,
        "home": home,
        "seat1": {"hand": ["Clover Scout"], "line": {"1s1": "Hedge Runner", f"1s{highest}": "Meadow Warden"}},
        "seat2": {"hand": ["Cinder Imp"], "line": {"2s1": "Ember Hound", "2s2": "Kiln Ogre"}},
    }
    game = RUNE_DUEL.ruleset
    return Setup(game, RuneOptions(), game.cards, ({}, {}), position=position)


@pytest.mark.parametrize("home", [1, 2])
def test_the_home_seat_sees_slot_k_in_column_k(home: int) -> None:
    for seat, names in columns(home, home).items():
        assert names == [f"{seat}s{column}" for column in range(1, 6)]


@pytest.mark.parametrize("home", [1, 2])
def test_the_other_player_sees_slot_k_in_column_w_plus_1_less_k(home: int) -> None:
    for seat, names in columns(home, 3 - home).items():
        assert names == [f"{seat}s{6 - column}" for column in range(1, 6)]


def test_the_meadow_warden_of_ruling_7_is_in_column_2_and_in_column_4() -> None:
    assert columns(1, 1)[1].index("1s2") == 2 - 1
    assert columns(1, 2)[1].index("1s2") == 4 - 1


def test_the_picture_has_as_many_columns_as_the_highest_occupied_slot() -> None:
    for near in (1, 2):
        assert [len(names) for names in columns(1, near, highest=7).values()] == [7, 7]
