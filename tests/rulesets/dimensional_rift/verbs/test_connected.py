"""What happens to face-down cards on all connected cards (DR-146)."""

import pytest

from rulesets.dimensional_rift.state.board import Facing
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield

HIDDEN = {"1C2": {"face": "down"}}
"""Friend lies face-down; the Engine in 1A3 is connected and face-up."""


@pytest.mark.parametrize(
    ("effects", "changed"),
    [
        ("each card this connects to collects 1 mana", "mana"),
        ("each card this connects to is Manalocked", "conditions"),
        ("deal 1 damage to each card this connects to", "damage"),
    ],
)
def test_a_face_down_card_takes_no_counters_and_no_conditions(effects: str, changed: str) -> None:
    field = Battlefield(HIDDEN)
    field.perform(effects)
    assert not getattr(field.card("1C2"), changed)
    assert getattr(field.card("1A3"), changed)


def test_nobody_is_asked_which_way_mana_moves_to_a_face_down_card() -> None:
    field = Battlefield({**HIDDEN, "1C3": {"mana": 3}})
    field.perform("move 1 mana between this and each card this connects to", answers=["give", "give", "give"])
    assert [field.card(zone).mana for zone in ("1C2", "1A3", "1A4", "2C3")] == [0, 1, 1, 1]


def test_no_mana_moves_to_a_face_down_card() -> None:
    field = Battlefield({"1C2": {"face": "down"}, "1A3": {"mana": 2}})
    field.perform("move 1 mana from each card this connects to to this")
    assert (field.card("1C3").mana, field.card("1A3").mana) == (1, 1)


def test_a_face_down_card_is_not_turned() -> None:
    field = Battlefield(HIDDEN)
    field.perform("rotate each creature this connects to to an orientation you pick", answers=[Facing.DOWN])
    assert (field.card("1C2").turns, field.card("2C3").turns) == (0, Facing.DOWN.turns)


def test_destroying_each_connected_creature_destroys_a_face_down_one() -> None:
    field = Battlefield(HIDDEN)
    field.perform("destroy each creature this connects to")
    assert not field.names("1C2")
    assert not field.names("2C3")
