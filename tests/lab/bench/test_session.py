"""Sessions: they stop when they should, and lose nothing when they are stopped."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from shutil import rmtree
from threading import Timer
from typing import Any

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.comparing.widths import can_be_known, widest
from cardgame_tui.lab.bench.folders.folder import RUN_FILE, RunError, RunFolder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing import crew as crews
from cardgame_tui.lab.bench.playing import session
from cardgame_tui.lab.bench.playing.duel import play_unit
from cardgame_tui.lab.bench.playing.session import Limit, Progress, play_on
from cardgame_tui.lab.bench.rows import FILES, DuelRow
from tests.lab.bench.runs import plan_of, row


def run_of(path: Path, **asked: Any) -> RunFolder:
    """A new run of Leduc."""
    return RunFolder.create(path, plan_of(**asked))


def ticking(step: float) -> Callable[[], float]:
    """A clock that moves on whenever somebody looks at it."""
    times = count()
    return lambda: step * next(times)


def test_a_session_plays_as_many_duels_as_it_should(tmp_path: Path) -> None:
    folder = run_of(tmp_path / "run", variant="hands=3")
    assert play_on(folder, Limit(games=10))
    assert [sum(row.arm == arm for row in folder.rows(DuelRow)) for arm in (0, 1)] == [10, 10]


def test_more_duels_extend_a_run_as_if_it_had_been_played_at_once(tmp_path: Path) -> None:
    parts, whole = run_of(tmp_path / "parts"), run_of(tmp_path / "whole")
    for games in (3, 2, 7):
        assert play_on(parts, Limit(games=games))
    assert play_on(whole, Limit(games=7))
    assert parts.digest == whole.digest
    for name in FILES:
        assert (parts.path / name).read_bytes() == (whole.path / name).read_bytes()


def test_duels_that_another_program_has_added_are_kept(tmp_path: Path) -> None:
    mine = run_of(tmp_path / "run")
    play_on(RunFolder.open(tmp_path / "run"), Limit(games=5))
    assert play_on(mine, Limit(games=3))
    assert (mine.duels, RunFolder.open(tmp_path / "run").duels) == (5, 5)
    assert play_on(mine, Limit(games=7))
    assert [row.number for row in RunFolder.open(tmp_path / "run").rows(DuelRow)] == [1, 2, 3, 4, 5, 6, 7]


def test_a_folder_in_which_another_run_was_begun_since_is_left_alone(tmp_path: Path) -> None:
    mine = run_of(tmp_path / "run")
    rmtree(tmp_path / "run")
    other = run_of(tmp_path / "run", variant="hands=3")
    play_on(other, Limit(games=2))
    with pytest.raises(RunError, match="holds another run now"):
        play_on(mine, Limit(games=3))
    assert RunFolder.open(tmp_path / "run").duels == 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_options_that_no_longer_exist_are_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], jobs: int
) -> None:
    run_of(tmp_path / "run", variant="hands=3")
    file = tmp_path / "run" / RUN_FILE
    file.write_text(file.read_text().replace("hands", "hinds"))
    with pytest.raises(ContentError, match="hinds: no such field"):
        play_on(RunFolder.open(tmp_path / "run"), Limit(games=3), jobs)
    assert capfd.readouterr().err == ""


def test_an_interrupted_session_keeps_what_is_done_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, whole = run_of(tmp_path / "run"), run_of(tmp_path / "whole")
    play_on(whole, Limit(games=9))

    def interrupted(plan: Any, setups: Any, seeds: Any) -> Any:
        if seeds.number == 5:
            raise KeyboardInterrupt
        return play_unit(plan, setups, seeds)

    with monkeypatch.context() as patch:
        patch.setattr(crews, "play_unit", interrupted)
        assert not play_on(folder, Limit(games=9))
    again = RunFolder.open(folder.path)
    assert again.duels == 4
    assert play_on(again, Limit(games=9))
    assert again.digest == whole.digest


def test_time_ends_a_session(tmp_path: Path) -> None:
    folder = run_of(tmp_path / "run")
    assert play_on(folder, Limit(minutes=1), clock=ticking(10.0))
    assert 1 <= folder.duels <= 6


def test_a_session_ends_when_an_interval_is_narrow_enough(tmp_path: Path) -> None:
    folder = run_of(tmp_path / "run")
    assert play_on(folder, Limit(until=("first", 10.0)))
    rows = list(folder.rows(DuelRow))
    assert widest(folder.plan, rows, "first") <= 10.0 < widest(folder.plan, rows[: -session.LOOK_EVERY], "first")
    assert folder.duels >= session.FEWEST


def test_a_session_does_not_wait_for_what_no_duel_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = run_of(tmp_path / "run")
    begun_by_nobody = [row(number, first=0) for number in range(1, 40)]
    assert not can_be_known(begun_by_nobody, "first")
    assert can_be_known([*begun_by_nobody, row(40)], "first")
    assert can_be_known(begun_by_nobody, "turns")
    monkeypatch.setattr(session, "can_be_known", lambda rows, measure: can_be_known(begun_by_nobody, measure))
    assert play_on(folder, Limit(until=("first", 0.001)))
    assert session.FEWEST <= folder.duels < session.FEWEST + session.LOOK_EVERY


def test_progress_counts_what_is_done_and_what_was_played(tmp_path: Path) -> None:
    folder = run_of(tmp_path / "run", variant="hands=3")
    play_on(folder, Limit(games=2))
    heard: list[Progress] = []
    play_on(folder, Limit(games=4), tell=heard.append, clock=ticking(1.0))
    assert [(each.duels, each.aimed, each.played) for each in heard] == [(6, 8, 2), (8, 8, 4)]
    assert heard[0].seconds < heard[1].seconds


def test_an_error_of_the_folder_does_not_hide_behind_the_next_one(tmp_path: Path) -> None:
    folder = run_of(tmp_path / "run")
    (tmp_path / "run" / "rules.csv").unlink()
    with pytest.raises(ValueError, match=r"cannot be written: no such file"):
        play_on(folder, Limit(games=2))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of this installation, for other processes to find."""
    from cardgame_tui import plugins
    from cardgame_tui.entry_points import entry_points

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    plugins.load_ruleset.cache_clear()
    yield
    plugins.load_ruleset.cache_clear()


def test_processes_change_nothing(tmp_path: Path, installed: None) -> None:
    from cardgame_tui.lab.bench.arms import Asked
    from cardgame_tui.plugins import load_ruleset

    plan = Asked(load_ruleset("rune_duel"), variant="short_game").plan()
    alone, together = RunFolder.create(tmp_path / "1", plan), RunFolder.create(tmp_path / "2", plan)
    assert play_on(alone, Limit(games=8))
    assert play_on(together, Limit(games=8), jobs=2)
    assert together.duels == 16
    assert together.digest == alone.digest
    assert list(together.rows(DuelRow)) == list(alone.rows(DuelRow))


@pytest.fixture
def short_games(installed: None) -> Plan:
    """A run that other processes can play."""
    from cardgame_tui.lab.bench.arms import Asked
    from cardgame_tui.plugins import load_ruleset

    return Asked(load_ruleset("rune_duel"), variant="short_game").plan()


def test_a_run_that_is_stopped_keeps_what_is_done_and_continues(tmp_path: Path, short_games: Plan) -> None:
    folder, whole = (RunFolder.create(tmp_path / name, short_games) for name in ("run", "whole"))
    stop = crews.StopSignal()

    def tell(progress: Progress) -> None:
        if progress.duels == 4:
            stop.set()

    assert not play_on(folder, Limit(games=1_000_000), tell=tell, stop=stop)
    again = RunFolder.open(folder.path)
    assert again.duels == 4
    assert play_on(again, Limit(games=4), stop=crews.StopSignal())
    assert play_on(whole, Limit(games=4))
    assert again.digest == whole.digest


def test_a_stop_does_not_wait_for_the_end_of_a_duel(tmp_path: Path, short_games: Plan) -> None:
    slow = short_games.model_copy(update={"bots": ("ismcts:100000",)})
    folder, stop = RunFolder.create(tmp_path / "run", slow), crews.StopSignal()
    timer = Timer(1.0, stop.set)
    timer.start()
    assert not play_on(folder, Limit(games=1), stop=stop)
    timer.join()
    assert folder.duels == 0
