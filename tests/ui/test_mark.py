"""Marking the position of a running duel: the line for a title, the file, the page about it."""

import io
import random
from pathlib import Path

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.testing.scenario import run_file
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.commands import mark_here
from cardgame_tui.ui.pages.mark import LONGEST, TitleLine, marked_page
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup, with_canaries
from tests.ui.driving import SIZES
from tests.ui.parade import parade_setup
from tests.ui.piloting import everywhere, playing, session_of, shown, table_screen
from tests.ui.replays import game_of

TITLE = "May a Prone creature block?"


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder marks are put into here."""
    monkeypatch.setattr("cardgame_tui.play.scenario.marks.saves_folder", lambda: tmp_path)
    return tmp_path / "marks"


@pytest.mark.parametrize("opened", [False, True], ids=["gate closed", "hand open"])
async def test_a_key_marks_the_position_under_a_title(opened: bool, marks: Path) -> None:
    async with playing(rift_setup("gate"), size=(200, 60)) as pilot:
        await pilot.press(*("h" if opened else ""), "#", *TITLE, "enter")
        await pilot.pause()
        (path,) = marks.iterdir()
        assert f"cd {path.parent}\n" in _rows(shown(pilot))
        assert f"cardgame-tui check {path.name}\n" in _rows(shown(pilot))
        assert load_scenario(path).scenario.title == TITLE
        ruleset = session_of(pilot).ruleset
        report = run_file(path, lambda _: ruleset)
        assert (report.failures, report.usable) == ([], True)
        assert session_of(pilot).driver.given == []


async def test_nothing_is_written_when_the_mark_is_left(marks: Path) -> None:
    async with playing(rift_setup("gate")) as pilot:
        await pilot.press("#")
        await pilot.pause()
        assert "Mark this position" in shown(pilot)
        await pilot.press("a", "backspace", "backspace")
        await pilot.pause()
        assert " decides" in shown(pilot)
        assert not marks.exists()


async def test_no_page_of_a_mark_names_a_card_of_a_hand() -> None:
    setup = with_canaries(rift_setup("gate"))
    async with playing(setup) as pilot:
        session = session_of(pilot)
        while not (names := _hands(session)):
            assert session.prompt is not None
            session.runner.answer((0, 1) if session.prompt.secret else 0)
        table_screen(pilot).run_command("mark")
        await pilot.press("x", "enter")
        await pilot.pause()
        assert not {name for name in names if name in everywhere(pilot)}


def _rows(text: str) -> str:
    return "".join(f"{row.strip()}\n" for row in text.splitlines())


def _hands(session: Session) -> set[str]:
    named = session.driver.duel.named
    return {card.name for hand in session.layout().hands for card in named[hand].cards}


def test_plain_mode_asks_for_a_title_and_prints_what_to_do_with_the_file(marks: Path) -> None:
    setup, out = rift_setup("gate"), io.StringIO()
    assert run_plain(Record(setup), io.StringIO(f"no\nmark\n{TITLE}\nquit\n"), out) == 0
    (path,) = marks.iterdir()
    assert f"cardgame-tui play --from {path.name}\n" in out.getvalue()
    assert load_scenario(path).scenario.title == TITLE
    assert run_file(path, lambda _: setup.ruleset).failures == []


def test_a_game_that_cannot_save_positions_reports_it() -> None:
    record = Record(parade_setup())
    record.begin()
    record.answer(0)
    page = mark_here(record.driver, record.setup, "")
    assert page.title == "Not marked"
    assert "Parade cannot save positions" in page.items[0].words


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "marks").write_text("in the way")
    record = Record(rift_setup())
    record.begin()
    page = mark_here(record.driver, record.setup, "")
    assert page.title == "Not marked"
    assert "cannot be written" in page.items[0].words


def test_the_file_name_has_no_player_and_no_card(marks: Path) -> None:
    setup = with_canaries(rift_setup())
    record = Record(setup)
    record.begin()
    mark_here(record.driver, setup, "")
    (path,) = marks.iterdir()
    told = {*setup.names, *setup.cards}
    assert not {name for name in told if name in path.name}
    assert run_file(path, lambda _: game_of(setup)).usable


def test_a_default_title_names_no_player_and_no_card(marks: Path) -> None:
    setup = with_canaries(rift_setup())
    record = Record(setup)
    record.begin()
    for count in range(40):
        assert record.prompt is not None
        record.answer(random_answer(record.prompt, random.Random(count)))
        mark_here(record.driver, setup, "")
    told = {*setup.names, *setup.cards}
    titles = [load_scenario(path).scenario.title for path in marks.iterdir()]
    assert len(titles) == 40
    assert not {name for name in told for title in titles if name in title}


def test_a_title_is_one_printable_line_of_limited_length() -> None:
    line = TitleLine()
    line.type("one\ntwo\x1b[2J")
    assert line.text == "onetwo[2J"
    line.rub()
    assert line.text == "onetwo[2"
    line.type("x" * 200)
    assert len(line.text) == LONGEST


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_line_for_a_title(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    line = TitleLine()
    line.type("霧の盆 は誰のもの? " + TITLE * 3)
    lines = [plain(each) for each in line.lines(*size)]
    assert [cell_len(each) for each in lines] == [size[0]] * size[1]
    assert "\n".join(each.rstrip() for each in lines) == snapshot


def test_the_commands_for_a_mark_fit_on_a_line_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    folder = tmp_path / ".local/share/cardgame-tui/saves/marks"
    page = marked_page(folder / "20261121-081659-dimensional_rift-5b7f8a.toml")
    rows = [plain(line).strip() for line in PageView(page).lines(80, 24)]
    assert "cd ~/.local/share/cardgame-tui/saves/marks" in rows
    assert "cardgame-tui check 20261121-081659-dimensional_rift-5b7f8a.toml" in rows
    assert "cardgame-tui play --from 20261121-081659-dimensional_rift-5b7f8a.toml" in rows


def test_the_page_about_a_mark(snapshot: SnapshotAssertion) -> None:
    lines = PageView(marked_page(Path("/a folder/marks/x.toml"))).lines(80, 24)
    assert "\n".join(plain(line).rstrip() for line in lines) == snapshot
