"""The list of matches that can be shown again."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.app import App

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.pages.saves import age_words, replays_page, saved_words
from cardgame_tui.ui.replay.saved import ReplaysScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.widgets.lines import Lines
from tests.journal.matches import leduc, written
from tests.ui.canary import rift_setup
from tests.ui.parade import parade_setup
from tests.ui.piloting import shown
from tests.ui.replays import record_of

MATCH = Saved(Path("a.jsonl"), ("Alice", "Bob"), "parade", "", 2, 7, age=3 * 3_600)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (5, "just now"),
        (60, "1 minute ago"),
        (3_599, "59 minutes ago"),
        (7_300, "2 hours ago"),
        (86_400, "1 day ago"),
        (900_000, "10 days ago"),
    ],
)
def test_an_age_is_shown_in_its_largest_unit(seconds: float, words: str) -> None:
    assert age_words(seconds) == words


def test_a_match_shows_players_game_progress_and_age() -> None:
    assert saved_words(MATCH) == "Alice - Bob, parade, duel 2, turn 7, 3 hours ago"
    between = replace(MATCH, ended=True)
    assert saved_words(between) == "Alice - Bob, parade, duel 2 over, duel 3 next, 3 hours ago"
    over = Saved(Path("a"), ("山田太郎", "Bob"), "parade", "rift / Long siege", 1, 9, over=True)
    assert saved_words(over, "Parade") == "山田太郎 - Bob, Parade rift / Long siege, duel 1, over, just now"


def test_only_played_matches_can_be_picked() -> None:
    broken = Saved(Path("b.jsonl"), fault="is not a journal of this program")
    empty = Saved(Path("c.jsonl"), ("Alice", "Bob"), "parade")
    items = replays_page(Saves([broken, MATCH, empty]), {"parade": "Parade"}).items
    assert [item.pick for item in items] == ["", "1", ""]
    assert items[1].words.startswith("Alice - Bob, Parade, duel 2")
    assert items[0].words == "b.jsonl: is not a journal of this program"
    assert [item.pick for item in replays_page(Saves([]), {}).items] == [""]


async def test_older_matches_are_read_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path)
    monkeypatch.setattr("cardgame_tui.play.journal.saves.NEWEST", 1)
    for seed in (1, 2):
        written(leduc(seed), tmp_path)
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "1+ finished" in shown(pilot)
        assert "older ones too" in shown(pilot)
        await pilot.press("e")
        assert (shown(pilot).count("duel 1, over"), "Older ones: 1" in shown(pilot)) == (1, True)
        await pilot.press("2")
        assert (shown(pilot).count("duel 1, over"), "Older ones" in shown(pilot)) == (2, False)


class Listed(App[None]):
    """Shows the list and remembers what was opened."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Replay] = []

    def on_mount(self) -> None:
        self.push_screen(ReplaysScreen(self.opened.append))


async def test_a_picked_match_is_opened_and_the_list_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path)
    record = record_of(rift_setup(), tmp_path, 20)
    app = Listed()
    async with app.run_test() as pilot:
        await pilot.press("1")
        assert [replay.journal.path for replay in app.opened] == [record.path]
        assert isinstance(app.screen, ReplaysScreen)


async def test_a_match_of_a_missing_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path)
    record_of(parade_setup(), tmp_path, 5)
    app = Listed()
    async with app.run_test() as pilot:
        await pilot.press("1")
        assert not app.opened
        assert isinstance(app.screen, PageScreen)
        assert "parade" in app.screen.query_one(Lines).text
        await pilot.press("enter")
        assert isinstance(app.screen, ReplaysScreen)
