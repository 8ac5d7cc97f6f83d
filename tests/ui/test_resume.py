"""Matches gone on with: from the menu, in lines of text, and after the program was killed."""

import io
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.first.page import FirstPageView, first_page
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.saves import unfinished_page
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.resuming import UnfinishedScreen
from cardgame_tui.ui.table.screen import TableScreen
from tests.journal.sealing import change_header
from tests.ui.canary import rift_setup, with_canaries
from tests.ui.driving import SIZES
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, everywhere, session_of, shown, table_screen, type_keys
from tests.ui.replays import game_of, record_of
from tests.ui.terminal import Terminal


@asynccontextmanager
async def at_the_menu(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AppPilot]:
    """The menu, with one game installed."""
    game = game_of(setup)
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", list)
    monkeypatch.setattr("cardgame_tui.ui.screens.resuming.titles", dict)
    monkeypatch.setattr("cardgame_tui.ui.screens.resuming.load_ruleset", lambda _: game)
    async with CardgameApp().run_test() as pilot:
        await pilot.pause()
        yield pilot


def path_of(record: Record) -> Path:
    """The journal of a match."""
    assert record.path is not None
    return record.path


@pytest.mark.parametrize("privacy", ["gate", "strict", "open"])
async def test_a_match_continues_from_the_menu_where_it_was_left(
    privacy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = with_canaries(parade_setup(("event", "amount"), privacy=privacy))
    left = record_of(setup, tmp_path / "saves", 5)
    async with at_the_menu(setup, monkeypatch) as pilot:
        assert "Alice - Bob, duel 1, turn" in shown(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert session_of(pilot).driver.given == left.driver.given
        zones = session_of(pilot).driver.duel.named
        hands = [card.name for seat in (1, 2) for card in zones[f"seat{seat}.hand"].cards]
        assert hands
        assert any(name in everywhere(pilot) for name in hands) is (privacy == "open")
        assert isinstance(pilot.app.screen, CurtainScreen if privacy == "strict" else TableScreen)


async def test_the_menu_shows_matches_left_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = parade_setup(("event",))
    record_of(setup, tmp_path / "saves", 2)
    async with at_the_menu(setup, monkeypatch) as pilot:
        await pilot.press("c")
        turn = session_of(pilot).driver.duel.turn
        await type_keys(pilot, "h1")
        table_screen(pilot).run_command("menu")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        assert f"duel 1, turn {turn}. Saved just now." in shown(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert len(session_of(pilot).driver.given) == 3


async def test_a_match_that_is_open_elsewhere_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = parade_setup(("event",))
    here = resume(path_of(record_of(setup, tmp_path / "saves", 3)), find_ruleset=lambda _: game_of(setup))
    async with at_the_menu(setup, monkeypatch) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "This match cannot be resumed" in shown(pilot)
        assert "open in another program" in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
    here.close()


async def test_a_match_resumes_before_a_decision_that_breaks_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = parade_setup(("event", "amount"))
    record_of(setup, tmp_path / "saves", 3)
    broken = parade_setup(("event", "nothing_of_that_name"))
    async with at_the_menu(broken, monkeypatch) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "decision 1 of duel 1: the rules broke down" in " ".join(shown(pilot).split())
        await pilot.press("1")
        await pilot.pause()
        assert session_of(pilot).driver.given == []
        assert "Which event?" in shown(pilot)


async def test_a_person_can_take_the_seat_of_a_missing_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = parade_setup(("event", "amount"))
    path = path_of(record_of(setup, tmp_path / "saves", 3))
    change_header(path, seats=["human", "clever"])
    async with at_the_menu(setup, monkeypatch) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert 'seat 2 is played by the unknown bot "clever"; known: learner' in " ".join(shown(pilot).split())
        await pilot.press("1")
        await pilot.pause()
        assert "seat 2 was played by clever" in " ".join(shown(pilot).split())
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot).people == (1, 2)


async def test_a_damaged_match_continues_in_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = parade_setup(("event", "amount"))
    path = path_of(record_of(setup, tmp_path / "saves", 3))
    data = path.read_bytes().replace(b'"n":2', b'"n":3', 1)
    path.write_bytes(data)
    async with at_the_menu(setup, monkeypatch) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "the line was changed or damaged" in " ".join(shown(pilot).split())
        assert "Resume before decision 2, in a new file" in shown(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert f"{path.name} is damaged and is not changed" in " ".join(shown(pilot).split())
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert len(session_of(pilot).driver.given) == 1
        assert session_of(pilot).record.path not in (None, path)
    assert path.read_bytes() == data


async def test_changes_since_the_beginning_are_shown_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = parade_setup(("event",))
    record_of(setup, tmp_path / "saves", 3)
    changed = parade_setup(("event",))
    changed.ruleset.version = "99"
    async with at_the_menu(changed, monkeypatch) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "is now version 99" in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_page_of_all_unfinished_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = parade_setup(("event",))
    for seed in range(2):
        record_of(setup, tmp_path / "saves", 3, seed)
    (tmp_path / "saves" / "broken.jsonl").write_text("no journal\n")
    async with at_the_menu(setup, monkeypatch) as pilot:
        assert "▐d▌ 1 more unfinished, 1 broken" in shown(pilot)
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(pilot.app.screen, UnfinishedScreen)
        assert shown(pilot).count("Resume:") == 2
        assert "broken.jsonl: is not a journal of this program" in shown(pilot)
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)


def test_a_finished_match_is_not_listed() -> None:
    over = Saved(Path("a"), ("Alice", "Bob"), "parade", "", 1, 9, over=True)
    picks = [door.pick for door in first_page([], Saves([over]), "dark").doors]
    assert picks == ["replays", "present", "settings"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_that_list_matches(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    names = (("Alice", "Bob"), ("山田太郎", "佐藤花子"), ("Eve", "Random"), ("A", "B"))
    rules = ("rift", "conquest / Long siege / hp 30, hand limit 5", "", "rift")
    matches = [
        Saved(
            Path(f"{number}.jsonl"),
            each,
            "dimensional_rift",
            rules[number],
            number,
            number * 3,
            age=9_000.0**number,
        )
        for number, each in enumerate(names)
    ]
    matches.append(
        Saved(Path("20260102-030405-dimensional_rift-abcdef.jsonl"), fault="is not a journal of this program")
    )
    titles = {"dimensional_rift": "Dimensional Rift"}
    first, unfinished = first_page([], Saves(matches), "dark"), unfinished_page(Saves(matches), titles)
    drawn = [*FirstPageView(first).lines(*size), *PageView(unfinished).lines(*size)]
    assert "\n".join(plain(line).rstrip() for line in drawn) == snapshot


def test_resuming_in_lines_of_text_shows_no_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = parade_setup(("act", "discard"))
    left = record_of(setup, tmp_path, 5)
    out = io.StringIO()
    record = resume(path_of(left), find_ruleset=lambda _: game_of(setup))
    assert run_plain(record, io.StringIO("h\nquit\n"), out) == 0
    before, _, after = out.getvalue().partition("> ")
    assert "hand: " not in before
    assert "hand: " in after
    assert f"cardgame-tui resume {left.path}" in capsys.readouterr().err


class Interrupted(io.StringIO):
    """An input at which Ctrl-C is pressed."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """Interrupt the second line."""
        line = super().readline()
        if line:
            return line
        raise KeyboardInterrupt


def test_an_interrupted_plain_match_is_saved_and_prints_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.start(parade_setup(("event",)), tmp_path)
    with pytest.raises(KeyboardInterrupt):
        run_plain(record, Interrupted("h\n1\n"), io.StringIO())
    assert f"cardgame-tui resume {record.path}" in capsys.readouterr().err
    assert len(read_journal(path_of(record)).duels[-1].entries) == 1


PLAY = """
import sys
from cardgame_tui.cli import main
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(main({arguments}))
"""
pty = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")


@pty
def test_a_match_killed_twice_is_resumed(tmp_path: Path) -> None:
    """SIGKILL at the table: every answer is in the file, and the table comes back as it was."""
    match = [
        "play",
        "dimensional_rift",
        "--seed",
        "5",
        "--names",
        "Alice",
        "Bob",
        "--privacy",
        "open",
        "--forced",
        "asked",
    ]
    terminal = Terminal(PLAY.format(arguments=match), tmp_path)
    press(terminal, "Bob decides", "space", "Alice decides", "space", "Jan-Ken-Pon")
    kill(terminal)
    assert answers_kept(tmp_path) == 2
    (journal,) = tmp_path.rglob("*.jsonl")
    again = PLAY.format(arguments=["resume", str(journal)])
    terminal = Terminal(again, tmp_path)
    press(terminal, "Jan-Ken-Pon", "ak", "Alice: rock", "enter", "who starts?", "", "Quit")
    kill(terminal)
    assert answers_kept(tmp_path) == 3
    before = terminal.text()
    terminal = Terminal(again, tmp_path)
    terminal.wait_for(before, whole=True)
    terminal.press("\x11")
    assert terminal.end() == 0
    assert f"cardgame-tui resume {journal}" in terminal.output


def press(terminal: Terminal, *steps: str) -> None:
    """Wait for a text, press a key, and so on; the last one is a text."""
    for shown_first, key in zip(steps[::2], (*steps[1::2], ""), strict=True):
        terminal.wait_for(shown_first)
        terminal.press(key)


def kill(terminal: Terminal) -> None:
    """End the program without any warning."""
    terminal.child.kill(signal.SIGKILL)
    terminal.end()


def answers_kept(folder: Path) -> int:
    """How many answers the only journal holds."""
    (journal,) = folder.rglob("*.jsonl")
    return len(read_journal(journal).duels[-1].entries)


@pty
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_terminal_saves_the_match_and_prints_where(name: str, tmp_path: Path) -> None:
    terminal = Terminal(PLAY.format(arguments=["play", "dimensional_rift", "--seed", "5"]), tmp_path)
    terminal.wait_for(" decides")
    os.kill(terminal.child.pid, getattr(signal, name))
    assert terminal.end() == 129
    assert "Traceback" not in terminal.output


def test_a_rift_match_is_resumed_at_its_question(tmp_path: Path) -> None:
    left = record_of(rift_setup(), tmp_path, 12)
    assert left.prompt is not None
    record = resume(path_of(left))
    assert record.prompt is not None
    assert record.prompt.ask == left.prompt.ask
    record.close()
