"""Stepping through events at the table: frames, keys, marks, commands, pages; and the same in lines of text."""

import io
from typing import Any

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, commands_of, frame, help_of, state_of
from tests.ui.march import event_words, march_setup


def stepping_table() -> TableState:
    """The table of a march that is being shown."""
    session = Session.of(Record(march_setup()))
    session.runner.open()
    table = state_of(session)
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
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 4"
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
    assert [key for key, _ in table.scene().question.hints] == ["space", "enter", "=", ","]
    table.press("space")
    assert [key for key, _ in table.scene().question.hints] == ["space", "enter", "bksp", "=", ","]
    table.press("space")
    table.press("space")
    assert dict(table.scene().question.hints)["enter"] == "continue"
    assert [key for key, _ in table.scene().question.hints] == ["enter", "bksp", ","]


def test_help_shows_the_event_and_its_rule() -> None:
    table = stepping_table()
    page = help_of(table, reading.rulebook_of(table.session.ruleset))
    words = [item.words for item in page.items]
    assert words[0] == "1 of 4: Gatewright walks to 1A1"
    assert words[1].startswith("PA-5  ")


@pytest.mark.parametrize("name", ["hand", "result", "redo", "mark", "concede", "draw"])
def test_commands_that_would_answer_or_open_wait(name: str) -> None:
    table = stepping_table()
    assert name not in commands_of(table)


def test_commands_that_look_or_leave_work() -> None:
    names = set(commands_of(stepping_table()))
    assert {"undo", "step", "view", "piles", "log", "help", "rules", "palette", "menu", "quit"} <= names


def test_the_log_page_hides_later_events() -> None:
    table = stepping_table()
    pages = [reading.log_page(table.log(), table.scene().view.names)]
    table.press("enter")
    pages.append(reading.log_page(table.log(), table.scene().view.names))
    assert ["Alice halts (PA-7)" in [item.text for item in page.items] for page in pages] == [False, True]


def test_lines_of_text_print_every_event_with_its_rule_and_wait_for_none() -> None:
    out = io.StringIO()
    run_plain(Record(march_setup("march", "halt")), io.StringIO("a\n"), out)
    told = out.getvalue().split("who leads the march?")[1]
    lines = [line.removeprefix("> ") for line in told.splitlines()]
    assert lines[-7:-3] == [
        "Gatewright walks to 1A1 (PA-5)",
        "Smoke Adept walks to 1A2 (PA-5)",
        "宵闇の灯籠守 walks to 1A3 (PA-5)",
        "Alice halts (PA-7)",
    ]
    assert "Alice: halt?" in told
