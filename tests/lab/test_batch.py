"""Batches of duels: correct counts, and equal results with any number of processes."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from signal import SIGINT, getsignal, signal
from statistics import median
from typing import NoReturn

import pytest

from cardgame_tui.engine.digest import joint_digest
from cardgame_tui.engine.prompt import Script
from cardgame_tui.lab.batch import Batch, BatchError, Tally, _Worker, play_game, simulate
from cardgame_tui.lab.play_out import Outcome
from cardgame_tui.ruleset import Ruleset
from tests.games.leduc import Leduc, LeducDuel
from tests.lab.setups import Endless, Faulty, leduc

BATCH = Batch(leduc, games=40, seed=11)


class Abrupt(Leduc):
    """Leduc that is over before its first turn."""

    def setup(self, duel: LeducDuel) -> Script[None]:
        """End immediately with seat 2 as winner."""
        if duel.turn == 0:
            duel.finish(2, "LE-11", "chips")
        yield from super().setup(duel)


def test_a_summary_agrees_with_its_duels() -> None:
    summary = simulate(BATCH)
    outcomes = [play_game(BATCH, leduc(), seeds) for seeds in BATCH.seeds()]
    assert summary.games == summary.finished == 40
    assert summary.aborted == 0
    assert summary.decisions == sum(outcome.decisions for outcome in outcomes)
    assert summary.draws == sum(outcome.winner == 0 for outcome in outcomes)
    assert summary.wins["1"] + summary.wins["2"] + summary.draws == 40
    assert sum(count for by in summary.ends.values() for count in by.values()) == 40
    assert {how: by.get("1", 0) for how, by in summary.ends.items()} == {
        how: sum((outcome.how, outcome.winner) == (how, 1) for outcome in outcomes) for how in summary.ends
    }
    assert summary.turns == {"min": 3, "median": 3, "max": 3}


def test_the_first_player_is_the_seat_of_the_first_turn() -> None:
    assert {play_game(BATCH, leduc(), seeds).first for seeds in BATCH.seeds()} == {1}
    summary = simulate(BATCH)
    assert summary.first_player_wins == summary.wins["1"]


def test_equal_batches_have_equal_digests_and_other_seeds_have_others() -> None:
    one, two, other = simulate(BATCH), simulate(BATCH), simulate(replace(BATCH, seed=12))
    assert replace(one, seconds=0) == replace(two, seconds=0)
    assert one.digest != other.digest


def test_processes_change_nothing() -> None:
    alone, together = simulate(BATCH), simulate(BATCH, jobs=2)
    assert replace(alone, seconds=0) == replace(together, seconds=0)


def test_a_longer_batch_begins_with_the_shorter_one() -> None:
    assert list(islice(replace(BATCH, games=50).seeds(), 40)) == list(BATCH.seeds())


class Watched(Outcome):
    """An outcome that counts how many of its kind exist."""

    alive = 0
    most = 0

    def __init__(self, number: int) -> None:
        super().__init__(number % 3, 1, number % 7, number, f"{number:032x}")
        Watched.alive += 1
        Watched.most = max(Watched.most, Watched.alive)

    def __del__(self) -> None:
        Watched.alive -= 1


def test_outcomes_are_counted_and_not_kept() -> None:
    tally = Tally()
    tally.count_all(Watched(number) for number in range(500))
    assert tally.decisions == sum(range(500))
    assert Watched.most <= 2
    assert tally.joint.text == joint_digest([f"{number:032x}" for number in range(500)])


def test_seeds_are_drawn_one_at_a_time() -> None:
    endless = replace(BATCH, games=10**15).seeds()
    assert next(endless) == next(BATCH.seeds())


@pytest.mark.parametrize("turns", [[4], [4, 4, 9], [9, 4], [1, 2, 3, 10], [7, 7, 7, 7, 1, 1]])
def test_the_median_is_that_of_all_turns(turns: list[int]) -> None:
    tally = Tally()
    tally.count_all(Outcome(1, 1, each, 1, "") for each in turns)
    assert tally.median_turns() == median(turns)


def test_a_process_collects_garbage_as_seldom_as_the_first_one() -> None:
    before, handler = gc.get_threshold(), getsignal(SIGINT)
    try:
        _Worker.begin(BATCH, (12_345, 10, 10))
        assert gc.get_threshold()[0] == 12_345
    finally:
        gc.set_threshold(*before)
        signal(SIGINT, handler)


def test_a_duel_that_does_not_end_is_broken_off() -> None:
    summary = simulate(replace(BATCH, load=partial(leduc, Endless), games=3))
    assert (summary.finished, summary.aborted, summary.decisions) == (0, 3, 15)
    assert summary.turns == {"min": None, "median": None, "max": None}
    assert summary.wins == {"1": 0, "2": 0}


def test_the_first_duels_that_were_broken_off_are_named() -> None:
    tally = Tally()
    tally.count_all(Outcome(None if number % 2 else 0, 1, 1, 1, "") for number in range(1, 41))
    assert (tally.aborted, tally.aborted_duels) == (20, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])


def test_an_interrupt_keeps_what_was_played() -> None:
    def outcomes() -> Iterator[Outcome]:
        yield from (Outcome(1, 1, 3, 7, "00"), Outcome(2, 1, 5, 9, "11"))
        raise KeyboardInterrupt

    tally, heard = Tally(), list[Outcome]()
    tally.count_all(outcomes(), heard.append)
    assert tally.interrupted
    assert (tally.finished, tally.decisions, len(heard)) == (2, 16, 2)
    assert tally.joint.text == joint_digest(["00", "11"])


def test_an_interrupt_while_a_duel_is_counted_ends_the_batch_too() -> None:
    class Interrupting(Outcome):
        """Raises when its decisions are read."""

        @property
        def decisions(self) -> int:
            raise KeyboardInterrupt

    tally = Tally()
    interrupting = Interrupting.__new__(Interrupting)
    object.__setattr__(interrupting, "digest", "11")
    tally.count_all([Outcome(1, 1, 3, 7, "00"), interrupting])
    assert tally.interrupted
    assert (tally.finished, tally.decisions) == (1, 7)


def test_a_summary_says_what_was_played() -> None:
    summary = simulate(BATCH)
    assert (summary.bots, summary.seed, summary.decks, summary.interrupted) == (
        ("random", "random"),
        11,
        ("", ""),
        False,
    )


def test_a_duel_without_a_turn_has_no_first_player() -> None:
    summary = simulate(replace(BATCH, load=partial(leduc, Abrupt), games=2))
    assert summary.wins == {"1": 0, "2": 2}
    assert summary.first_player_wins == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_duel_that_breaks_down_is_named(jobs: int) -> None:
    with pytest.raises(BatchError, match="duel 1 of seed 11 broke down: KeyError: 'third hand'"):
        simulate(replace(BATCH, load=partial(leduc, Faulty)), jobs)


def test_a_batch_makes_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(ruleset: Ruleset, duel: LeducDuel, seat: int) -> NoReturn:
        raise AssertionError("a view was made")

    monkeypatch.setattr("cardgame_tui.bots.asking.view", draw)
    assert simulate(replace(BATCH, games=2)).finished == 2
