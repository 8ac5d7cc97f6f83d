"""The line that says what has happened since a player's last decision: what counts, own losses first."""

import re
from collections.abc import Iterable
from dataclasses import replace

from cardgame_tui.engine.shown.face import StackView
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import COUNTS, HAPPENS, NOTED, LogLine
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.scene.question import NotOffered
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import index_of, setup_at
from tests.ui.driving import frame, state_of, table_at
from tests.ui.rift_tables import rift_table

ARMIES = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {"hp": 6, "deck": ["Clay Hauler", "Scrap Hound"], "field": {"1C3": "Oathbound Pikeman"}},
    "seat2": {"hp": 5, "deck": ["Toll Baron", "Veil Sneak"], "field": {"2C3": "Dusk Lampguard"}},
}
"""The Pikeman strikes the Lampguard, which then has to block."""


def after(answers: Iterable[str]) -> TableState:
    """The table of `ARMIES` after some answers."""
    session = Session.of(Record(setup_at("rift", ARMIES)))
    session.runner.begin()
    for words in answers:
        session.runner.answer(index_of(session.driver, words))
    return state_of(session)


def test_a_line_of_the_log_says_how_much_it_tells_and_whom_it_is_about() -> None:
    table = after(("Oathbound Pikeman/Strike", "2C3"))
    told = {line.words: (line.weight, line.seat) for line in table.log()}
    assert told["Dusk Lampguard is destroyed."] == (COUNTS, 2)
    assert told["Oathbound Pikeman strikes 2C3."] == (HAPPENS, 1)
    assert told["Alice: Deployment Phase."] == (NOTED, 1)


def test_what_only_says_where_the_turn_is_gives_way() -> None:
    table = table_at("event")
    lines = [
        LogLine("Bob: Begin Phase.", "PA-1", "", NOTED, 2),
        LogLine("Scrap Hound is destroyed.", "PA-2", "", COUNTS, 1),
        LogLine("Veil Sneak is destroyed.", "PA-2", "", COUNTS, 2),
        LogLine("Bob draws a card, and shuffles the long deck of cards he has.", "PA-3", "", HAPPENS, 2),
        LogLine("Bob: Event Phase.", "PA-1", "", NOTED, 2),
    ]
    assert table.scene().question.who == "Alice"
    assert _told(replace(table.scene(), log=tuple(lines), since=len(lines))) == [
        "since you decided: Scrap Hound is destroyed · Veil Sneak is destroyed",
        "Bob draws a card, and shuffles the long deck of cards he has",
    ]


def test_what_counts_comes_first_and_own_losses_before_those_of_the_other() -> None:
    lines = [
        LogLine("Scrap Hound of Alice is destroyed.", "PA-2", "", COUNTS, 1),
        LogLine("Veil Sneak of Bob is destroyed.", "PA-2", "", COUNTS, 2),
        *(LogLine(f"Bob draws card {number} of four.", "PA-3", "", HAPPENS, 2) for number in range(4)),
    ]
    scene = replace(table_at("event", "zone").scene(), log=tuple(lines), since=len(lines))
    asked = replace(scene.question, refused=(NotOffered("event", "no reason", "PA-9"),))
    assert (
        _told(replace(scene, question=asked))[0]
        == "since you decided: Scrap Hound of Alice is destroyed · 5 more, l"
    )


def _told(scene: Scene) -> list[str]:
    """The last lines of the question, which say what has happened."""
    drawn = frame_text(compose(replace(scene, handed_over=True), 80, 24)).splitlines()
    first = next(number for number, line in enumerate(drawn) if "since you decided" in line)
    return [line.removeprefix("▌ ") for line in drawn[first:] if line]


def test_a_group_names_its_options_with_their_numbers() -> None:
    table = rift_table("deployment")
    drawn = frame(table, 120, 40)
    assert "Road Surveyor: 1 summon or 2 set face-down" in drawn
    table.press("1")
    after = frame(table, 120, 40)
    assert re.search(r"▐1▌ +summon Road Surveyor", after)
    assert re.search(r"▐2▌ +set Road Surveyor face-down", after)


def test_the_first_step_of_the_cursor_goes_to_the_hand_while_nothing_can_be_picked() -> None:
    table = rift_table("deployment")
    choice = table.choice
    assert choice is not None
    choice.groups = []
    table.press("down")
    assert table.cursor is not None
    assert table.cursor.zone == "seat1.hand"


def test_an_item_about_the_own_side_names_both_ends_as_well() -> None:
    scene = rift_table("act_or_pass").scene()
    zones = scene.view.zones
    kite = zones["1A1"].cards[0].id
    item = StackView(1, "rotate target", kite, (zones["1C2"].id,), "DR-121", name="Signal Kite", targets=("1C2",))
    drawn = frame_text(compose(replace(scene, view=replace(scene.view, stack=(item,))), 120, 40))
    assert "to 1C2" in drawn
    assert "from 1A1" in drawn
    assert "acts" not in drawn
