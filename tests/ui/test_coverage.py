"""The page on which a card designer sees what of a card file is read: drawn, moved through, and read again."""

from functools import partial
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.covered import Measured, measurable, measure
from cardgame_tui.plugins import Listing, load_ruleset
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain, width_of
from cardgame_tui.ui.pages.coverage import CoverageView
from cardgame_tui.ui.screens.coverage import CoverageScreen
from cardgame_tui.ui.screens.page import PageScreen
from rulesets.rune_duel import PLUGIN
from tests.content.foreign.files import CSV
from tests.ui.piloting import shown, type_keys

ODD = (
    CSV
    + "Odd One,creature,1,I,1/1,Charge. Arrival: juggle three [bold]pears.\n"
    + "Other One,creature,1,I,1/1,Arrival: juggle.\nFlat,artifact,1,I,+1/+1,Charge.\n"
)


def measured(folder: Path, text: str = ODD) -> Measured:
    """What is read of a sheet."""
    (folder / "set.csv").write_text(text, encoding="utf-8")
    return measure(load_ruleset("rune_duel"), folder / "set.csv")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (30, 10)])
def test_the_page_is_drawn(width: int, height: int, tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    lines = CoverageView(measured(tmp_path)).lines(width, height)
    assert len(lines) == height
    assert {width_of(line) for line in lines} == {width}
    assert "\n".join(plain(line).rstrip() for line in lines) == snapshot


def test_every_size_is_filled_and_ascii_is_ascii(tmp_path: Path) -> None:
    view = CoverageView(measured(tmp_path))
    for width, height in ((31, 11), (61, 15), (99, 33)):
        assert {width_of(line) for line in view.lines(width, height)} == {width}
    assert "\n".join(map(plain, view.lines(80, 24, ascii=True))).isascii()


def test_the_cursor_goes_from_card_to_card(tmp_path: Path) -> None:
    view = CoverageView(measured(tmp_path))
    cards = []
    for _ in range(4):
        assert view.row is not None
        cards.append(view.row.card)
        view.press("down")
    assert cards == ["Odd One", "Other One", "Flat", "Odd One"]
    view.press("end")
    assert view.at == 2
    view.press("pageup")
    assert view.at == 0


def test_a_file_that_is_read_completely_says_so(tmp_path: Path) -> None:
    view = CoverageView(measured(tmp_path, CSV))
    view.press("down")
    assert "Every sentence is read." in "\n".join(map(plain, view.lines(80, 24)))


async def test_the_file_is_read_again_and_faults_leave_the_page(tmp_path: Path) -> None:
    measured(tmp_path)
    screen = CoverageScreen(partial(measure, load_ruleset("rune_duel"), tmp_path / "set.csv"))
    async with CardgameApp(first=screen).run_test() as pilot:
        await pilot.pause()
        assert "cards complete: 2 of 5" in shown(pilot)
        (tmp_path / "set.csv").write_text(ODD.replace("juggle three [bold]pears", "draw a card"), encoding="utf-8")
        await type_keys(pilot, "r")
        assert "cards complete: 3 of 5" in shown(pilot)
        (tmp_path / "set.csv").write_text(ODD.replace(",4,", ",four,"), encoding="utf-8")
        await type_keys(pilot, "r")
        assert isinstance(pilot.app.screen, PageScreen)
        assert "1 fault: no coverage yet" in shown(pilot)
        assert 'rank: found "four"' in shown(pilot)
        await type_keys(pilot, "<")
        assert "cards complete: 3 of 5" in shown(pilot)
        await type_keys(pilot, "q")
    assert pilot.app.return_value == 0


async def test_it_opens_from_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: [Listing(PLUGIN.id, PLUGIN)])
    for module in ("cardgame_tui.content.shelf", "cardgame_tui.play.covered"):
        monkeypatch.setattr(f"{module}.config_dir", lambda: tmp_path)
    async with CardgameApp().run_test() as pilot:
        await pilot.press("ctrl+p")
        await type_keys(pilot, "coverage!")
        assert "There are none yet: cardgame-tui cards import FILE rune_duel" in shown(pilot)
        await type_keys(pilot, "<")
        folder = tmp_path / "variants" / "rune_duel" / "imported"
        folder.mkdir(parents=True)
        measured(folder)
        await pilot.press("ctrl+p")
        await type_keys(pilot, "coverage!")
        await type_keys(pilot, "!")
        assert isinstance(pilot.app.screen, CoverageScreen)
        assert "Odd One" in shown(pilot)


def test_the_users_files_with_cards_are_offered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cardgame_tui.content.shelf", "cardgame_tui.play.covered"):
        monkeypatch.setattr(f"{module}.config_dir", lambda: tmp_path)
    folder = tmp_path / "variants" / "rune_duel"
    (folder / "imported").mkdir(parents=True)
    (folder / "imported" / "mine.csv").write_text(CSV, encoding="utf-8")
    (folder / "imported" / "notes.md").write_text("no cards", encoding="utf-8")
    change = 'ruleset = "rune_duel"\n[card."Clover Scout"]\nrank = 2\n'
    (folder / "mine.toml").write_text(f'name = "Mine"\n{change}', encoding="utf-8")
    (folder / "own.toml").write_text(f'name = "Own"\n{change}', encoding="utf-8")
    (folder / "bare.toml").write_text('name = "Bare"\nruleset = "rune_duel"\n', encoding="utf-8")
    assert [each.name for each in measurable(load_ruleset("rune_duel"))] == ["mine.csv", "own.toml"]
