"""A page shows immediately what stops a match: a journal that cannot be written, and rules that break down."""

import io
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.journal.header import header_of
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.saves import saved
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.trouble import trouble_page
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stops.breakdown import (
    Breakdown,
    breakdown_of_rules,
    breakdown_shown,
)
from cardgame_tui.ui.session.stops.crash import crash_words
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.table.state import TableState
from tests.journal.matches import leduc
from tests.ui.broken import broken_setup
from tests.ui.driving import SIZES, frame, state_of
from tests.ui.full_disk import Disk, press
from tests.ui.parade import parade_setup
from tests.ui.piloting import everywhere, pick, session_of, shown, table_screen, type_keys
from tests.ui.terminal import LEFT_THE_SCREEN, Terminal


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk that can be filled."""
    made = Disk()
    monkeypatch.setattr(os, "fsync", made.fsync)
    return made


def kept(*asks: str, seats: tuple[str, str] = ("human", "human"), **setup: Any) -> Session:
    """A match with a journal."""
    session = Session.of(Record(replace(parade_setup(asks, **setup), seats=seats)), keep=True)
    session.runner.open()
    return session


# -- a journal that cannot be written ------------------------------------------------------------------------


async def test_a_full_disk_is_reported_and_the_answer_counts_when_space_is_free(disk: Disk) -> None:
    session = kept("event", "amount")
    async with CardgameApp(session).run_test() as pilot:
        await type_keys(pilot, "h")
        disk.full = True
        await press(pilot, "1")
        assert "The match cannot be saved" in shown(pilot)
        assert "no space left on device" in " ".join(shown(pilot).split())
        assert session.driver.given == []
        await press(pilot, "backspace", "space", "q", "1")
        assert "The match cannot be saved" in shown(pilot)
        disk.full = False
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session.driver.given == [0]
        assert "How many steps?" in shown(pilot)
        assert "NOT SAVED" not in shown(pilot)
    assert session.record.path is not None
    assert len(read_journal(session.record.path).duels[-1].entries) == 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_an_unsaved_match_is_marked_from_then_on(size: tuple[int, int], disk: Disk) -> None:
    session = kept("event", "amount")
    async with CardgameApp(session).run_test(size=size) as pilot:
        await type_keys(pilot, "h")
        disk.full = True
        await press(pilot, "1", "2")
        assert shown(pilot).startswith(" NOT SAVED  ")
        assert session.driver.given == [0]
        await type_keys(pilot, "3!")
        assert session.driver.given == [0, 2]
        assert shown(pilot).startswith(" NOT SAVED")
        await press(pilot, "ctrl+q")
        assert "this duel is not saved" in shown(pilot)


async def test_a_bot_whose_answer_cannot_be_written_answers_later_and_shows_nothing(disk: Disk) -> None:
    session = kept("act", seats=("human", "random"))
    async with CardgameApp(session).run_test() as pilot:
        hand = [card.name for card in session.driver.duel.named["seat2.hand"].cards]
        disk.room = 1
        await press(pilot, "space")
        assert "The match cannot be saved" in shown(pilot)
        assert len(session.driver.given) == 1
        assert session.gate_closed
        assert not any(name in line for name in hand for line in everywhere(pilot).split("\n") if "hand" in line)
        disk.room = 1_000_000
        await press(pilot, "1")
        assert len(session.driver.given) > 1
        assert session.prompt is None or session.prompt.seat == 1


async def test_a_match_without_its_journal_does_not_begin_automatically(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", list)
    disk.full = True
    session = kept("event")
    assert not session.record.begun
    async with CardgameApp(session).run_test() as pilot:
        await pilot.pause()
        assert "The match cannot be saved" in shown(pilot)
        assert "Nothing has been played yet." in shown(pilot)
        await press(pilot, "3")
        assert isinstance(pilot.app.screen, MenuScreen)
    assert saved() == []


async def test_a_rematch_without_its_journal_keeps_the_old_match(disk: Disk) -> None:
    session = kept("event")
    async with CardgameApp(session).run_test() as pilot:
        await type_keys(pilot, "h1")
        table_screen(pilot).run_command("rematch")
        await pilot.pause()
        disk.full = True
        await press(pilot, "1")
        assert "The match cannot be saved" in shown(pilot)
        await press(pilot, "3")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot) is session
        table_screen(pilot).run_command("rematch")
        await pilot.pause()
        await press(pilot, "1", "2")
        assert session_of(pilot) is not session
        assert "NOT SAVED" in shown(pilot)


async def test_each_match_has_a_separate_journal() -> None:
    session = kept("event")
    async with CardgameApp(session).run_test() as pilot:
        await type_keys(pilot, "h1")
        table_screen(pilot).run_command("rematch")
        await pilot.pause()
        await press(pilot, "1")
        await type_keys(pilot, "h1")
        again = session_of(pilot).record
        assert again.path not in (None, session.record.path)
        again.close()
    assert len([match for match in saved() if not match.over]) == 2


def test_a_full_disk_in_lines_of_text(disk: Disk) -> None:
    out = io.StringIO()
    record = kept("event", "amount").record

    class Lines(io.StringIO):
        """Fills the disk before the third line is read."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            """Read a line."""
            line = super().readline()
            disk.full = line == "1\n"
            return line

    run_plain(record, Lines("h\n1\nunknown\nagain\n"), out)
    assert out.getvalue().count("The match cannot be saved") == 2
    assert "How many steps?" in out.getvalue()


def test_continuing_without_saving_in_plain_mode(disk: Disk) -> None:
    out = io.StringIO()
    disk.full = True
    run_plain(Record(parade_setup(("event",))), io.StringIO("unsaved\nh\n1\n"), out, keep=True)
    assert "NOT SAVED" in out.getvalue()
    assert "Bob" in out.getvalue()


# -- rules that break down -----------------------------------------------------------------------------------


def broken(setup: Setup) -> Session:
    """A match whose rules have just broken down."""
    session = Session.of(Record(setup), keep=True)
    session.runner.open()
    session.runner.answer(0)
    session.runner.answer(1)
    return session


def canaries(session: Session) -> set[str]:
    """Names nobody may read by now."""
    return {card.name for card in session.driver.duel.cards}


def test_a_fault_names_the_place_and_the_way_back_and_no_card() -> None:
    session = broken(broken_setup())
    fault = session.runner.trouble
    assert isinstance(fault, Breakdown)
    assert fault.decision == 2
    words = "\n".join(crash_words(fault))
    assert "ValueError in broken.py" in words
    assert "Parade" in words
    assert f"resume {session.record.path} --before 2" in words
    assert not any(name in words for name in canaries(session))


def test_the_report_names_the_prompt_and_no_card_player_or_seed() -> None:
    session = broken(replace(broken_setup(), seed=987654321))
    assert isinstance(session.runner.trouble, Breakdown)
    assert session.runner.trouble.report is not None
    text = session.runner.trouble.report.read_text()
    assert "breakdown of the rules\nruleset parade" in text
    assert "in _fail" in text
    assert "2 turn 1 seat 1 event" in text
    hidden = {*canaries(session), "987654321", "Alice", "no place for"}
    assert not any(word in text + session.runner.trouble.report.name for word in hidden)


def fault_shown(broken: str, monkeypatch: pytest.MonkeyPatch) -> Breakdown:
    """What is noted when a match of Leduc hold'em cannot be shown, since something is broken."""
    session = Session.of(Record(replace(leduc(), table=TableSettings(privacy="open"))), keep=True)
    session.runner.open()
    session.runner.answer(0)
    monkeypatch.setattr(broken, None)
    with pytest.raises(TypeError) as raised:
        frame(state_of(session), 80, 24)
    return breakdown_shown(raised.value, session.record)


def test_a_fault_of_the_table_does_not_blame_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = fault_shown("cardgame_tui.ui.table.state.TableState.scene", monkeypatch)
    words = "\n".join(crash_words(fault))
    assert words.startswith("The table stopped because of an error: TypeError in ")
    assert "It happened in the table that shows Leduc" in words
    assert ", not in its rules, after decision 1 of duel 1." in words
    assert f"To continue:\n  cardgame-tui resume {fault.record.path}\nIf the table stops again" in words
    assert words.endswith("--before 1")
    assert fault.report is not None
    assert "\nbreakdown of the table\n" in fault.report.read_text()


def test_a_breakdown_of_the_rules_during_drawing_is_blamed_on_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault = fault_shown("tests.games.leduc.Face", monkeypatch)
    words = "\n".join(crash_words(fault))
    assert words.startswith("The game stopped because of an error: TypeError in leduc.py")
    assert "It happened in Leduc" in words
    assert "To continue:" not in words
    assert fault.report is not None
    assert "\nbreakdown of the rules\n" in fault.report.read_text()


def test_a_report_that_cannot_be_written_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file where the folder should be")
    fault = breakdown_of_rules(ValueError("secret"), Record(broken_setup()), 0)
    assert fault.report is None
    assert not any("report" in line for line in crash_words(fault))


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_the_page_of_a_fault_and_the_way_back(privacy: str) -> None:
    session = Session.of(Record(broken_setup(privacy)), keep=True)
    session.runner.open()
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await type_keys(pilot, ("!" if privacy == "strict" else "h") + "12")
        assert "The rules broke down" in shown(pilot)
        assert not any(name in shown(pilot) for name in canaries(session))
        await pick(pilot, "Undo the last decision")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session.driver.given == [0]
        await type_keys(pilot, "1")
        assert "The rules broke down" in shown(pilot)
    assert session.record.path is not None


async def test_a_duel_whose_rules_stopped_in_the_middle_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.of(Record(broken_setup()))
    session.runner.open()
    scene = TableState.scene

    def whole(table: TableState, *given: Any) -> Scene:
        assert session.runner.trouble is None
        return scene(table, *given)

    monkeypatch.setattr(TableState, "scene", whole)
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, "h12")
        await pilot.resize_terminal(120, 40)
        assert "The rules broke down" in shown(pilot)


async def test_undo_after_a_breakdown_is_allowed_even_with_undo_never() -> None:
    session = Session.of(Record(replace(broken_setup(), table=TableSettings(undo="never"))))
    session.runner.open()
    async with CardgameApp(session).run_test() as pilot:
        await type_keys(pilot, "h12")
        await press(pilot, "1")
        assert session.driver.given == [0]


def test_a_set_up_that_breaks_can_only_be_left() -> None:
    setup = replace(parade_setup(("event",)), decks=({}, {}))
    session = Session.of(Record(setup))
    session.runner.open()
    assert isinstance(session.runner.trouble, Breakdown)
    assert [item.pick for item in trouble_page(session.runner).items if item.pick] == ["leave"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_of_trouble(
    size: tuple[int, int],
    snapshot: SnapshotAssertion,
    disk: Disk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    pages = []
    for name, setup in (("full", parade_setup(("event",))), ("broken", broken_setup())):
        session = Session.of(Record(setup, create(Path(f"{name}.jsonl"), header_of(setup))))
        session.runner.open()
        disk.full = name == "full"
        session.runner.answer(0)
        if session.runner.trouble is None:
            session.runner.answer(0)
        disk.full = False
        if isinstance(session.runner.trouble, Breakdown):
            session.runner.trouble = replace(session.runner.trouble, report=Path("fault.txt"))
        pages.append(text(trouble_page(session.runner), *size))
    assert "\n".join(pages) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table_that_is_not_saved(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    setup = parade_setup(("event",))
    session = Session.of(Record(replace(setup, table=setup.table._replace(undo="free"))))
    session.runner.open()
    session.runner.unsaved = True
    assert frame(state_of(session), *size) == snapshot


def text(page: Any, width: int, height: int) -> str:
    """A page as text, unwrapped as far as the width allows."""
    return "\n".join(plain(line).rstrip() for line in PageView(page).lines(width, height))


FAULTY = """
import sys
from pathlib import Path
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.ui.run import run_table
from tests.ui.replays import game_of
from tests.journal.matches import leduc
from tests.ui.broken import broken_setup
found = sorted(Path({home!r}).rglob("*.jsonl"))
if found:
    record = resume(found[0], before=2, find_ruleset=lambda _: game_of(broken_setup()))
    sys.exit(run_table(record))
sys.exit(run_table(Record(broken_setup()), keep=True))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
def test_a_fault_leaves_a_clean_terminal_and_the_match_resumes_before_it(tmp_path: Path) -> None:
    terminal = Terminal(FAULTY.format(home=str(tmp_path)), tmp_path)
    terminal.wait_for("Which event?")
    terminal.press("h12")
    terminal.wait_for("The rules broke down")
    terminal.press("2")
    assert terminal.end() == 70
    _, _, after = terminal.output.rpartition(LEFT_THE_SCREEN)
    assert "--before 2" in after
    assert "Traceback" not in terminal.output
    assert len(list(tmp_path.rglob("fault-*.txt"))) == 1
    terminal = Terminal(FAULTY.format(home=str(tmp_path)), tmp_path)
    terminal.wait_for("Which event?")
    terminal.press("\x11")
    assert terminal.end() == 0
    assert "The match is saved in" in terminal.output
