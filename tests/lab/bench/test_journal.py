"""A duel of a run as a journal: it opens in the replay and ends as the run says."""

from pathlib import Path

from cardgame_tui.lab.bench.plan import Task
from cardgame_tui.lab.bench.playing.duel import play_task, setup_of_task
from cardgame_tui.lab.bench.playing.journal import write_duel
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from tests.lab.bench.runs import plan_of

PLAN = plan_of(variant="hands=3", seed=5)


def journal(path: Path, setup: Setup, task: Task) -> Path:
    """Write a duel as a journal."""
    seeds = task.seeds
    return write_duel(path, setup, seeds.duel, ("random", "random"), (seeds.bot1, seeds.bot2))


def test_the_replay_ends_as_the_duel_did(tmp_path: Path) -> None:
    for seeds, _ in zip(PLAN.units(), range(4), strict=False):
        for task in PLAN.tasks(seeds):
            setup = PLAN.arms[task.arm].setup()
            played = play_task(setup, task).duel
            path = journal(tmp_path / f"{task.number}.jsonl", setup, task)
            replay = Replay(path)
            result = read_journal(path).duels[0].result
            assert result is not None
            assert (result.digest, result.turns, result.decisions) == (
                played.digest,
                played.turns,
                played.decisions,
            )
            assert replay.notes == []
            assert len(replay.places) > played.decisions


def test_a_seat_keeps_its_name_when_the_decks_are_swapped() -> None:
    setup = PLAN.arms[0].setup()
    swapped = setup_of_task(setup, swapped=True)
    assert swapped.names == setup.names == ("Seat 1", "Seat 2")
    assert swapped.decks == setup.decks[::-1]


def test_a_duel_is_written_again_over_the_old_file(tmp_path: Path) -> None:
    task = next(PLAN.tasks(next(PLAN.units())))
    setup = PLAN.arms[0].setup()
    path = journal(tmp_path / "duel.jsonl", setup, task)
    before = read_journal(path).duels[0].entries
    assert read_journal(journal(path, setup, task)).duels[0].entries == before


def test_a_duel_that_broke_down_opens_up_to_there(tmp_path: Path) -> None:
    """The journal has the answer at which the rules broke down; the replay says so."""
    from dataclasses import replace

    from tests.lab.setups import Faulty

    setup = replace(PLAN.arms[1].setup(), ruleset=Faulty())
    task = next(PLAN.tasks(next(PLAN.units())))
    path = journal(tmp_path / "duel.jsonl", setup, task)
    read = read_journal(path)
    assert read.duels[0].result is None
    assert len(read.duels[0].entries) == play_task(setup, task).duel.decisions
    replay = Replay(path, lambda _: Faulty())
    assert any("the rules broke down" in note for note in replay.notes)
    assert Replay(path, load_ruleset).notes == []
