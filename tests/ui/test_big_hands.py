"""Hands of 15 and 30 cards: every card is drawn, or counted with how many of those can be picked."""

import re
from typing import Any

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from tests.play.positions import setup_at
from tests.ui.drawn_block import POSITION
from tests.ui.driving import ALL_SIZES, frame, state_of

CARDS = ("Gatewright", "Thorn Hexer", "Scroll of Toppling", "Oathbound Pikeman", "Hall of Vigils")
"""With no free zone for creatures and a monument in place, only the Scroll can be played."""


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("cards", [15, 30])
def test_no_card_of_a_big_hand_that_can_be_played_is_invisible(cards: int, size: tuple[int, int]) -> None:
    position: dict[str, Any] = {**POSITION, "phase": "deployment", "event": ""}
    position["seat1"] = {**POSITION["seat1"], "hand": [CARDS[place % 5] for place in range(cards)]}
    session = Session.of(Record(setup_at("rift", position)))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    hand = re.split(r"ct,? or pass\?", frame(table, *size).split("▶▐1 ALICE▌")[1])[0]
    counted = re.search(r"\+(\d+) more p", hand)
    picks = re.search(r"(\d+) (to pick|can be picked)", hand)
    drawn = sum(len(re.findall(f"▌{name[:6]}", hand)) for name in CARDS)
    assert drawn + (int(counted[1]) if counted else 0) == cards
    assert len(re.findall(r"▐.▌Scroll", hand)) + (int(picks[1]) if picks else 0) == cards // 5
    assert (counted is None) == (size[0] > 80)
