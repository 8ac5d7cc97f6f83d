"""The diary in the app: opened from the list of replays, with duels that open."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.lab.diary.duels import diary_of
from cardgame_tui.lab.diary.tables import tables_of
from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.pages.diary import diary_page
from cardgame_tui.ui.pages.saves import played_by_people, replays_page
from cardgame_tui.ui.replay.diary_screen import DiaryScreen
from cardgame_tui.ui.replay.saved import ReplaysScreen
from tests.journal.matches import conquest, rune
from tests.lab.diary.played import played
from tests.ui.piloting import shown

OVER = Saved(Path("a"), ("Ann", "Bo"), "rune_duel", duel=1, over=True, people=True)


@pytest.fixture(autouse=True)
def _saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path)


def test_the_key_is_there_once_people_have_played_a_match_to_its_end() -> None:
    others = [replace(OVER, people=False), replace(OVER, over=False)]
    assert replays_page(Saves(others), {}).keys == ()
    assert replays_page(Saves([*others, OVER]), {}).keys == (("d", "diary"),)
    assert played_by_people(Saves([OVER, replace(OVER, ruleset="leduc"), OVER])) == ["rune_duel", "leduc"]


async def test_the_diary_is_opened_and_its_duels_are_shown_again(tmp_path: Path) -> None:
    played(rune(), tmp_path)
    async with CardgameApp().run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("e", "d")
        assert isinstance(pilot.app.screen, DiaryScreen)
        for words in ("Diary: Rune Duel", "Variants", "duels 1", ">1 Ann - Bo, 2", "question trump"):
            assert words in " ".join(shown(pilot).split()), words
        await pilot.press("1")
        assert "before the first round" in shown(pilot)


@pytest.mark.parametrize("read", [0, 1])
def test_journals_that_cannot_be_read_are_named(read: int, tmp_path: Path) -> None:
    ruleset, damaged = load_ruleset("rune_duel"), tmp_path / "damaged.jsonl"
    damaged.write_text("no journal")
    files = [played(rune(seed), tmp_path) for seed in range(read)]
    diary = diary_of(ruleset.id, [damaged, *files], again=False)
    page = diary_page(ruleset.id, ruleset.title, diary, tables_of(diary, load_rulebook(ruleset.rulebook)))
    assert page.items[-1].text == "Left out, since they cannot be read: damaged.jsonl"


async def test_with_two_games_it_asks_which_one(tmp_path: Path) -> None:
    played(rune(), tmp_path)
    played(conquest(), tmp_path)
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("e", "d")
        assert "The diary of which game?" in shown(pilot)
        await pilot.press("1")
        assert isinstance(pilot.app.screen, DiaryScreen)
        await pilot.press("backspace")
        assert isinstance(pilot.app.screen, ReplaysScreen)


async def test_a_journal_that_has_gone_is_reported(tmp_path: Path) -> None:
    file = played(rune(), tmp_path)
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("e", "d")
        file.unlink()
        await pilot.press("1")
        assert "This match cannot be shown" in shown(pilot)
