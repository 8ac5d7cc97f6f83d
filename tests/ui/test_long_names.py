"""Players with names of 24 characters: nothing of theirs is cut without a sign, and no answer loses its words."""

from dataclasses import replace

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import index_of, setup_at
from tests.ui.drawn_block import POSITION
from tests.ui.driving import SIZES, frame, state_of

NAMES = ("Bartholomew Featherstone", "Wilhelmina Castellanos-X")
RUNE = {
    "phase": "muster",
    "number": 3,
    "winner": 1,
    "muster": [{"seat": 2, "card": "Wild Bolt"}],
    "seat1": {"life": 20, "hand": ["Clover Scout"], "line": {"1s1": "Ember Hound"}},
    "seat2": {"life": 18, "hand": ["Wild Bolt"], "line": {"2s1": "Soot Jackal", "2s3": "Slag Troll"}},
}


def block_table() -> TableState:
    session = Session.of(Record(replace(setup_at("rift", POSITION), names=NAMES)))
    session.runner.begin()
    for words in ("Moss Behemoth/Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    table = state_of(session)
    table.show_hand()
    return table


def test_a_question_does_not_address_who_is_named_above_where_that_takes_a_line_of_the_options() -> None:
    question, *options = frame(block_table(), 80, 24).split("\n")[-6:-2]
    assert question == "▌ Moss Behemoth strikes 2C3 with 7 Might. Block?                        DR-107"
    assert [line.split("▌ ")[2][:18].rstrip() for line in options] == [
        "    Dusk Lampguard",
        "    Ember Chirurge",
        "no block",
    ]
    assert options[-1].endswith("HP 3 → 2")


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_divider_of_a_turn_is_cut_with_a_sign(size: tuple[int, int]) -> None:
    dividers = [line.partition("── turn 7 ")[2] for line in frame(block_table(), *size).split("\n")]
    (divider,) = filter(None, dividers)
    assert divider.startswith(NAMES[0]) or divider.endswith("…")


def test_a_forecast_names_who_does_it_and_whom_it_hits() -> None:
    session = Session.of(Record(replace(setup_at("rune", RUNE), names=NAMES)))
    session.runner.begin()
    lines = [line[87:].strip() for line in frame_text(compose(state_of(session).scene(), 120, 40)).split("\n")]
    at = lines.index("slot 3  Slag Troll")
    assert lines[at + 1] == "hits Bartholomew Featherstone"
    assert lines[at + 2].endswith("… life 20 → 16")
