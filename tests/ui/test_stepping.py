"""What the rules do by themselves, shown one event at a time: who sees what, when it begins and when it ends."""

import io
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui import memory
from cardgame_tui.ui import session as sessions
from cardgame_tui.ui.commands import working
from cardgame_tui.ui.model import reading
from cardgame_tui.ui.plain import run_plain
from cardgame_tui.ui.session import Session
from cardgame_tui.ui.table import Table
from tests.ui.driving import SIZES, frame
from tests.ui.march import march_setup

HALTS = 0
"""The answer of a halt, and the first card of a march."""


def met(*asks: str, **setup: Any) -> Session:
    """A match at its first question."""
    session = Session(Record(march_setup(*asks, **setup)))
    session.open()
    return session


def marched(*asks: str, **setup: Any) -> Session:
    """A match right after the march of seat 1: three cards have walked, then halted."""
    session = met(*asks, **setup)
    session.answer(HALTS)
    return session


def shown(session: Session) -> str:
    """The event that is shown and how far it has come, empty when none is."""
    if session.stepping is None:
        return ""
    return f"{session.log(1)[-1].words}, {session.stepping.progress}"


def places(session: Session) -> dict[str, str]:
    """Where the cards in seat 1's slots lie as it is shown: names of zones by names of cards."""
    zones = session.view().zones.values()
    here = [
        (card.face, zone.name) for zone in zones if zone.kind == "slot" and zone.seat == 1 for card in zone.cards
    ]
    return {face.name: name for face, name in here if face is not None}


def name_drawn(session: Session) -> str:
    """Name of the card seat 1 has drawn last."""
    name: str = session.driver.duel.named["seat1.hand"].cards[-1].name
    return name


# -- what is shown -------------------------------------------------------------------------------------------


def test_every_event_is_a_stop_with_the_table_as_it_was() -> None:
    session = marched()
    assert shown(session) == "Gatewright walks to 1A1, 1 of 4"
    assert places(session) == {
        "Gatewright": "1A1",
        "Smoke Adept": "1C2",
        "宵闇の灯籠守": "1C3",
        "Scrap Hound": "1A5",
    }
    assert session.step()
    assert shown(session) == "Smoke Adept walks to 1A2, 2 of 4"
    assert (places(session)["Smoke Adept"], places(session)["宵闇の灯籠守"]) == ("1A2", "1C3")
    assert session.step()
    assert shown(session) == "宵闇の灯籠守 walks to 1A3, 3 of 4"
    assert session.step()
    assert shown(session) == "Alice halts, 4 of 4"
    assert not session.step()
    assert shown(session) == "Alice halts, 4 of 4"


def test_it_goes_back_and_ends_at_once() -> None:
    session = marched()
    assert not session.step(back=True)
    session.step()
    session.step()
    assert session.step(back=True)
    assert shown(session) == "Smoke Adept walks to 1A2, 2 of 4"
    assert places(session)["宵闇の灯籠守"] == "1C3"
    assert session.go_past()
    assert places(session)["宵闇の灯籠守"] == "1A3"
    assert not session.go_past()


def test_the_log_ends_with_the_event_that_is_shown() -> None:
    session = marched()
    lines = len(session.log())
    assert session.log()[-1].words == "Gatewright walks to 1A1"
    session.step()
    assert len(session.log()) == lines + 1
    assert [line.words for line in session.log(2)] == ["Gatewright walks to 1A1", "Smoke Adept walks to 1A2"]


def test_one_event_is_shown_at_once() -> None:
    session = met("halt", "halt")
    session.answer(HALTS)
    assert len(session.driver.given) == 1
    assert session.stepping is None


def test_the_duel_is_already_where_the_answer_has_led() -> None:
    session = marched()
    prompt = session.prompt
    assert prompt is not None
    assert prompt.ask == "halt"
    assert len(session.driver.given) == 1
    session.go_past()
    assert session.prompt is prompt


def test_what_bots_answer_afterwards_is_shown_too() -> None:
    session = marched("march", seats=("human", "random"))
    assert session.stepping is not None
    told = [shown(session)]
    while session.step():
        told.append(shown(session))
    assert told == [
        "Gatewright walks to 1A1, 1 of 9",
        "Smoke Adept walks to 1A2, 2 of 9",
        "宵闇の灯籠守 walks to 1A3, 3 of 9",
        "Alice halts, 4 of 9",
        f"Alice draws {name_drawn(session)}, 5 of 9",
        "Gatewright walks to 2A1, 6 of 9",
        "Tithe Counter walks to 2A2, 7 of 9",
        "Bob halts, 8 of 9",
        "Bob draws a card, 9 of 9",
    ]


def test_of_very_many_events_the_last_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_STOPS", 2)
    session = marched()
    assert shown(session) == "宵闇の灯籠守 walks to 1A3, 3 of 4"
    assert not session.step(back=True)


def test_two_bots_are_watched_from_the_first_decision_to_the_result() -> None:
    session = met("march", turns=2, seats=("random", "random"))
    assert session.result is not None
    assert shown(session) == "Gatewright walks to 1A1, 1 of 10"
    assert session.view().result is None
    session.go_past()
    assert session.view().result is session.result


# -- who looks -----------------------------------------------------------------------------------------------


def faces_in_hands(session: Session) -> list[bool]:
    """Of each hand as it is shown, whether any face is seen in it."""
    zones = session.view().zones
    return [any(card.face for card in zones[f"seat{seat}.hand"].cards) for seat in (1, 2)]


@pytest.mark.parametrize("privacy", ["gate", "strict"])
def test_an_open_hand_is_closed_before_anything_is_shown(privacy: str) -> None:
    session = met(privacy=privacy)
    session.open_hand()
    assert faces_in_hands(session) == [True, False]
    session.answer(HALTS)
    assert session.stepping is not None
    assert session.looking == 0
    for _ in range(4):
        assert faces_in_hands(session) == [False, False]
        session.step()
    assert session.gate_closed
    assert session.curtain_due == (privacy == "strict")


def test_with_open_hands_all_are_shown() -> None:
    assert faces_in_hands(marched(privacy="open")) == [True, True]


def test_a_person_alone_keeps_the_own_hand_in_view() -> None:
    assert faces_in_hands(marched(seats=("human", "random"))) == [True, False]


def test_a_hand_stays_open_where_nothing_is_shown_in_between() -> None:
    session = met("halt", "halt")
    session.open_hand()
    session.answer(HALTS)
    assert session.looking == 1


# -- when it begins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "stepped", "shows"),
    [("on", False, True), ("off", True, False), ("auto", True, True), ("auto", False, False), ("", True, True)],
)
def test_the_setting_counts_and_then_what_the_game_suggests(step: str, stepped: bool, shows: bool) -> None:
    assert (marched(step=step, stepped=stepped).stepping is not None) == shows


def test_unless_told_it_is_as_last_time_at_this_game() -> None:
    session = marched(step="")
    assert session.stepping is None
    session.show_events(stepped=True)
    assert marched(step="").stepping is not None
    assert marched(step="auto").stepping is None
    session.show_events(stepped=False)
    assert marched(step="", stepped=True).stepping is None


def test_switching_leaves_what_else_is_remembered_alone() -> None:
    memory.remember("parade", {"name1": "Alice", "step": "auto"})
    marched().show_events(stepped=False)
    assert memory.recall("parade") == {"name1": "Alice", "step": "off"}


def test_switching_off_shows_the_table_as_it_is() -> None:
    session = marched()
    session.show_events(stepped=False)
    assert session.stepping is None
    session.answer(HALTS)
    assert session.stepping is None


def test_a_rematch_is_shown_as_the_match_was() -> None:
    session = met(step="off")
    session.show_events(stepped=True)
    assert session.again().stepped


def test_the_set_up_is_not_stepped_through() -> None:
    session = met(privacy="open")
    assert len(session.log()) > 1
    assert session.stepping is None


def test_what_a_bot_does_first_is_shown_without_the_set_up_before_it() -> None:
    session = met("march", seats=("random", "human"))
    assert shown(session) == "Gatewright walks to 1A1, 1 of 5"


def test_old_events_are_not_shown_when_a_match_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(Record(march_setup()), keep=True)
    session.open()
    session.answer(HALTS)
    path = session.record.path
    assert path is not None
    session.record.close()
    monkeypatch.setattr("cardgame_tui.play.resume.setup_of", lambda *_: march_setup())
    again = Session(resume(path))
    again.open()
    assert len(again.driver.given) == 1
    assert again.stepping is None
    again.answer(HALTS)
    assert shown(again) == "Alice halts, 1 of 2"


def test_undo_ends_it_and_redo_shows_it_again() -> None:
    session = marched()
    session.undo()
    assert session.stepping is None
    assert session.driver.given == []
    session.redo()
    assert shown(session) == "Gatewright walks to 1A1, 1 of 4"


def test_after_an_undo_only_what_is_new_is_shown() -> None:
    session = marched("march", "halt", "march")
    session.go_past()
    session.answer(HALTS)
    session.undo()
    session.answer(HALTS)
    assert session.stepping is None
    session.undo()
    session.undo()
    session.answer(HALTS)
    assert shown(session) == "Gatewright walks to 1A1, 1 of 4"


def test_a_concession_is_shown_at_once() -> None:
    session = met()
    session.concede(1)
    assert session.result is not None
    assert session.stepping is None


def test_the_next_duel_of_a_match_begins_without_its_set_up() -> None:
    session = Session(Record(replace(march_setup("march", turns=1), options=SimpleNamespace(best_of=3))))
    session.open()
    session.answer(HALTS)
    session.go_past()
    session.begin()
    assert session.record.number == 2
    assert session.stepping is None
    session.answer(HALTS)
    assert shown(session) == "Gatewright walks to 1A1, 1 of 6"


# -- the table -----------------------------------------------------------------------------------------------


def stepping_table(setup: Setup | None = None) -> Table:
    """The table of a march that is being shown."""
    session = Session(Record(setup or march_setup()))
    session.open()
    table = Table(session)
    table.press("a")
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_frame(size: tuple[int, int], snapshot: Any) -> None:
    table = stepping_table()
    table.press("space")
    assert frame(table, *size) == snapshot


def test_keys_of_the_table() -> None:
    table = stepping_table()
    session = table.session
    assert not table.press("a")
    assert not table.press("backspace")
    assert table.press("space")
    assert table.press("backspace")
    assert shown(session) == "Gatewright walks to 1A1, 1 of 4"
    assert table.press("enter")
    assert session.stepping is None
    assert len(session.driver.given) == 1


def test_the_cards_an_event_is_about_are_marked_and_can_be_read() -> None:
    table = stepping_table()
    scene = table.scene()
    marked = [name for name, zone in scene.view.zones.items() for card in zone.cards if card.id in scene.cards]
    assert marked == ["1A1"]
    assert scene.view.zones["1A1"].id in scene.targets()
    table.press("tab")
    assert table.cursor is not None


def test_the_keys_that_do_something_are_named() -> None:
    table = stepping_table()
    assert [key for key, _ in table.scene().asked.hints] == ["space", "enter", "."]
    table.press("space")
    assert [key for key, _ in table.scene().asked.hints] == ["space", "enter", "bksp", "."]
    table.press("space")
    table.press("space")
    assert dict(table.scene().asked.hints)["enter"] == "go on"
    assert [key for key, _ in table.scene().asked.hints] == ["enter", "bksp", "."]


def test_help_tells_the_event_and_its_rule() -> None:
    table = stepping_table()
    page = reading.help_page(table, reading.rulebook_of(table.session.ruleset))
    words = [item.words for item in page.items]
    assert words[0] == "1 of 4: Gatewright walks to 1A1"
    assert words[1].startswith("PA-5  ")


@pytest.mark.parametrize("name", ["hand", "result", "redo", "mark", "concede", "draw"])
def test_commands_that_would_answer_or_open_wait(name: str) -> None:
    table = stepping_table()
    assert name not in {command.name for command in working(table)}


def test_commands_that_look_or_leave_work() -> None:
    names = {command.name for command in working(stepping_table())}
    assert {"undo", "step", "view", "piles", "log", "help", "rules", "palette", "menu", "quit"} <= names


def test_the_log_page_does_not_tell_what_is_still_to_come() -> None:
    table = stepping_table()
    pages = [reading.log_page(table.session)]
    table.press("enter")
    pages.append(reading.log_page(table.session))
    assert ["Alice halts (PA-7)" in [item.words for item in page.items] for page in pages] == [False, True]


# -- lines of text -------------------------------------------------------------------------------------------


def test_lines_of_text_print_every_event_with_its_rule_and_wait_for_none() -> None:
    out = io.StringIO()
    run_plain(Record(march_setup("march", "halt")), io.StringIO("a\n"), out)
    told = out.getvalue().split("who leads the march?")[1]
    lines = [line.removeprefix("> ") for line in told.splitlines()]
    assert [line for line in lines if line.startswith("* ")] == [
        "* Gatewright walks to 1A1 (PA-5)",
        "* Smoke Adept walks to 1A2 (PA-5)",
        "* 宵闇の灯籠守 walks to 1A3 (PA-5)",
        "* Alice halts (PA-7)",
    ]
    assert "Alice: halt?" in told
