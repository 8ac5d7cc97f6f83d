"""The numbers of a card in the cells that it has."""

import re
from dataclasses import replace

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import CardView
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.cards.chips import Chip
from cardgame_tui.ui.drawing.cards.numbers import numbers
from cardgame_tui.ui.session.session import Session
from tests.play.positions import setup_at
from tests.ui.driving import frame, state_of


def drawn(face: Face, room: int) -> str:
    """The numbers of a face in some cells."""
    return plain(numbers(Chip(None, "", 1, CardView(1, face, True)), room))


def test_lost_life_is_said_in_words_where_they_just_fit() -> None:
    face = Face("Quill Bulwark", stats="4*/10*", health=(6, 10))
    assert drawn(face, 14) == "4*/10* 6 of 10"
    assert drawn(face, 13) == "4*/10* 6■"


def test_the_numbers_of_a_card_next_to_the_counts_are_cut_with_a_mark() -> None:
    position = {"seat1": {"holding": ["War Drum"]}, "seat2": {"holding": ["War Drum"]}}
    session = Session.of(Record(setup_at("rune", position)))
    session.runner.begin()
    drawn_table = frame(state_of(session), 120, 40)
    assert len(re.findall(r"War Drum \+0/\+0 arti\w*…", drawn_table)) == 2


def test_what_an_equipment_serves_is_said_on_its_lower_edge_where_the_upper_one_is_full() -> None:
    halberd = {"card": "Tempered Halberd", "serves": "1C2", "facing": 90}
    seat1 = {"field": {"1A3": halberd, "1C3": "Scrap Hound", "1C2": "Scrap Hound"}}
    setup = Recipe(load_ruleset("dimensional_rift"), settings=("edition=rift",)).build()
    session = Session.of(Record(replace(setup, position={"turn": 1, "seat1": seat1})))
    session.runner.begin()
    assert "▶─serves 1C2" in frame(state_of(session), 120, 40)


def test_a_text_stops_before_the_counters() -> None:
    hand = ["Fog Basin", *["Ember Chirurgeon"] * 12]
    session = Session.of(Record(setup_at("rift", {"turn": 1, "seat1": {"hand": hand}})))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    drawn = frame(table, 120, 40)
    assert "◆" in drawn
    assert not re.search(r"[\w:]◆", drawn)
