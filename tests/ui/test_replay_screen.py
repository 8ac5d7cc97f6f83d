"""The screen of a replay under a pilot: keys, pages, consent, playing, going on, marks, transcripts."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.testing.scenario import run_file
from cardgame_tui.ui.session.stepping import SPEEDS
from tests.ui.canary import rift_setup, with_canaries
from tests.ui.parade import parade_setup
from tests.ui.replays import replay_of
from tests.ui.staging import LEFT, StagePilot, stage, text, watching


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is written out of the tester's own folder."""
    folder = tmp_path / "saves"
    for module in ("play.journal.saves", "ui.replay.taken_home"):
        monkeypatch.setattr(f"cardgame_tui.{module}.saves_dir", lambda: folder)
    return folder


async def until(pilot: StagePilot, holds: Callable[[], bool]) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(120):
        while not holds():
            await pilot.pause(0.02)


async def test_keys_step_and_the_bar_shows_the_place(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        assert "decision 0 of" in text(pilot)
        await pilot.press("right", "right")
        assert "decision 2 of" in text(pilot)
        assert "by decision" in text(pilot)
        await pilot.press("4", "right")
        assert "by turn" in text(pilot)
        assert "turn 2" in text(pilot)
        await pilot.press("5")
        assert "by key event" in text(pilot)
        await pilot.press("end")
        assert "duel over" in text(pilot)


async def test_the_stage_is_shown_from_step_to_step_and_opens_no_hand(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=5, direct_hit="attack"), tmp_path, 12)
    async with watching(replay, size=(120, 40)) as pilot:
        stage(pilot).shown.table.see_as(Viewer.BOTH)
        await pilot.press("f5")
        assert "decision 0 of" not in text(pilot)
        before = text(pilot)
        await pilot.press("h", "l", "p")
        assert text(pilot) == before
        await pilot.press("right", "right", "right")
        assert text(pilot) != before
        assert "direct hit" in text(pilot).lower()
        await pilot.press("f5")
        assert "decision 3 of" in text(pilot)
        assert stage(pilot).shown.table.viewer is Viewer.PUBLIC


async def test_between_two_events_the_help_says_which_keys_wait_for_a_decision(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path), size=(120, 40)) as pilot:
        await pilot.press("?")
        assert "w Pick another option here" in text(pilot)
        assert "w, c: only at a decision" not in text(pilot)
        replay = stage(pilot).shown.replay
        between = next(place for place in replay.places if not replay.duels[0].at_rest(place))
        await pilot.press("q")
        stage(pilot).shown.table.jump(replay.places.index(between))
        await pilot.press("?")
        assert "w Pick another option here" not in text(pilot)
        assert "w, c: only at a decision, not between two events" in text(pilot)


async def test_a_key_event_is_jumped_to(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=2), tmp_path, 150)
    mark = replay.landmarks(Viewer.PUBLIC)[2]
    async with watching(replay) as pilot:
        await pilot.press("j")
        assert mark.words in text(pilot)
        await pilot.press("3")
        assert replay.index == mark.index
        assert mark.words in text(pilot)


async def test_the_point_of_view_on_a_finished_match_needs_no_agreement(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("h", "3")
        assert "as Bob" in text(pilot)
        await pilot.press("h", "1")
        assert "public view" in text(pilot)


async def test_both_players_agree_before_a_hand_of_a_running_match_is_seen(tmp_path: Path) -> None:
    setup = with_canaries(parade_setup())
    async with watching(replay_of(setup, tmp_path, 3)) as pilot:
        await pilot.press("end", "h", "4")
        assert "Alice agrees" in text(pilot)
        await pilot.press("backspace")
        assert "public view" in text(pilot)
        await pilot.press("h", "4", "1")
        assert "Bob agrees" in text(pilot)
        await pilot.press("backspace")
        assert "public view" in text(pilot)
        await pilot.press("h", "4", "1", "1")
        assert "both hands open" in text(pilot)
        await pilot.press("h", "2")
        assert "as Alice" in text(pilot)


async def test_the_public_view_needs_nobody_to_agree(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path, 3)) as pilot:
        await pilot.press("h", "1")
        assert "public view" in text(pilot)
        assert stage(pilot).shown.table.must_agree


async def test_it_plays_and_stops_and_is_idle_then(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        shown = stage(pilot).shown
        await pilot.press(*"+" * len(SPEEDS))
        await pilot.press("space")
        assert "> playing 8/s" in text(pilot)
        await until(pilot, lambda: shown.replay.place.decision >= 2)
        await pilot.press("space")
        assert "playing" not in text(pilot)
        assert shown.timer is None


async def test_it_stops_at_the_end(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        shown = stage(pilot).shown
        await pilot.press("end", "left", *"+" * len(SPEEDS), "space")
        await until(pilot, lambda: shown.table.at_end)
        await until(pilot, lambda: shown.timer is None)
        assert not shown.table.playing


async def test_a_page_stops_it(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("space", "l")
        assert stage(pilot).shown.timer is None


@pytest.mark.parametrize("key", ["j", "h", "c", "l", "p", "question_mark", "ctrl+p"])
async def test_pages_close_and_change_nothing(key: str, tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("right", "right")
        before = text(pilot)
        await pilot.press(key)
        assert text(pilot) != before
        await pilot.press("backspace")
        assert text(pilot) == before


@pytest.mark.parametrize("key", ["q", "backspace"])
async def test_leaving_a_replay_returns_no_match(key: str, tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press(key)
        assert stage(pilot).result == LEFT


async def test_a_match_continues_from_here(tmp_path: Path, saves: Path) -> None:
    replay = replay_of(parade_setup(), tmp_path)
    async with watching(replay) as pilot:
        await pilot.press("right", "right", "right", "c")
        assert replay.journal.path.name in text(pilot)
        await pilot.press("1")
        record = stage(pilot).result
        assert isinstance(record, Record)
        record.close()
        assert record.driver.given == [line.given for line in replay.duels[0].entries[:3]]
        assert record.path is not None
        assert record.path.parent == saves


async def test_what_if_asks_for_a_viewer_then_for_an_option_then_shows_both_lines(tmp_path: Path) -> None:
    replay = replay_of(parade_setup(), tmp_path)
    entry = replay.duels[0].entries[0]
    other = 1 - entry.given if isinstance(entry.given, int) else 0
    async with watching(replay) as pilot:
        await pilot.press("w")
        assert "Point of view" in text(pilot)
        await pilot.press("2")
        assert "(as played)" in text(pilot)
        await pilot.press(str(other + 1))
        assert "WHAT IF" in text(pilot)
        await pilot.press("o")
        assert "(as played)" in text(pilot)
        await pilot.press(str(other + 1), "x")
        assert "and what follows it on the right" in text(pilot)
        await pilot.press("1")
        record = stage(pilot).result
        assert isinstance(record, Record)
        record.close()
        assert record.driver.given == [other]


async def test_what_if_shows_no_option_to_a_viewer_who_may_not_read(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("w", "3")
        assert "(as played)" not in text(pilot)
        assert "as Bob" in text(pilot)


async def test_an_unwritable_journal_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path / "file")
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("right", "c", "1")
        assert "No match was started" in text(pilot)
        await pilot.press("enter")
        assert "decision 1 of" in text(pilot)


async def test_a_transcript_is_written_as_the_viewer_may_read(tmp_path: Path, saves: Path) -> None:
    setup = with_canaries(parade_setup())
    async with watching(replay_of(setup, tmp_path)) as pilot:
        await pilot.press("t")
        (path,) = (saves / "transcripts").iterdir()
        assert path.name in text(pilot).replace("\n", "").replace(" ", "")
        assert "Shown: what both players may know" in path.read_text(encoding="utf-8")


async def test_a_mark_asks_for_a_title_and_explains_its_use(tmp_path: Path, saves: Path) -> None:
    setup = rift_setup(seed=4)
    async with watching(replay_of(setup, tmp_path, 40), size=(200, 60)) as pilot:
        await pilot.press("end", "left", "#")
        assert "Mark this position" in text(pilot)
        await pilot.press(*"May Bob? ", "backspace", "backspace", "!")
        assert "May Bob!" in text(pilot)
        await pilot.press("enter")
        (path,) = (saves / "marks").iterdir()
        assert f"cardgame-tui check {path.name}" in text(pilot)
        assert f"cardgame-tui play --from {path.name}" in text(pilot)
        assert load_scenario(path).scenario.title == "May Bob!"
        report = run_file(path, lambda _: setup.ruleset)
        assert (report.failures, report.usable) == ([], True)


async def test_a_mark_can_be_cancelled(tmp_path: Path, saves: Path) -> None:
    async with watching(replay_of(rift_setup(seed=4), tmp_path, 10)) as pilot:
        await pilot.press("#", "a", "ctrl+x")
        assert "decision 0 of" in text(pilot)
        assert not (saves / "marks").exists()


async def test_a_position_that_cannot_be_marked_is_reported(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path)) as pilot:
        await pilot.press("end", "#", "enter")
        assert "Not marked" in text(pilot)


async def test_a_note_comes_first(tmp_path: Path) -> None:
    replay = replay_of(parade_setup(), tmp_path)
    replay.notes.append("the cards in play have changed since this match began")
    async with watching(replay) as pilot:
        assert "have changed since" in text(pilot)
        await pilot.press("enter")
        assert "decision 0 of" in text(pilot)


async def test_a_small_terminal_shows_no_card_and_takes_no_step(tmp_path: Path) -> None:
    async with watching(replay_of(parade_setup(), tmp_path), size=(59, 20)) as pilot:
        await pilot.press("right")
        assert "The table needs 60x20" in text(pilot)
        assert stage(pilot).shown.replay.index == 0
