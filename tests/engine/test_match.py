"""Matches: who has won, how many duels are played, and what each begins from."""

import pytest

from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.duel import Result
from cardgame_tui.play.match import Match
from tests.games.leduc import CARDS

DRAW = 0


class Options(OptionModel):
    """Options with the one a match reads."""

    best_of: int


def new_match(best_of: int = 3, *results: int, seed: int = 1, most: int = 0) -> Match:
    """A match in which these seats have won, in order."""
    match = Match(seed, Options(best_of=best_of), ({"main": ["a"]}, {}), ("Ada", "Bela"), CARDS, most)
    for winner in results:
        match.record(Result(winner, "T-5", "lives"))
    return match


OVER: list[tuple[int, tuple[int, ...], int]] = [
    (1, (1,), 1),
    (1, (2,), 2),
    (1, (DRAW,), 0),
    (3, (1, 1), 1),
    (3, (2, 1, 2), 2),
    (3, (DRAW, 2, 2), 2),
    (3, (1, DRAW, 2, DRAW, 1), 1),
    (3, (1, DRAW, DRAW, DRAW, DRAW), 1),
    (3, (DRAW,) * 5, 0),
    (3, (1, DRAW, 2, DRAW, DRAW), 0),
    (5, (1, 1, 1), 1),
    (5, (1, 2, 1, 2, 2), 2),
    (5, (1, 1, *(DRAW,) * 6), 1),
]
RUNNING: list[tuple[int, tuple[int, ...]]] = [
    (1, ()),
    (3, (1,)),
    (3, (1, 2)),
    (3, (1, DRAW, 2, DRAW)),
    (5, (1, 1)),
    (5, (1, 2, 1, 2)),
    (5, (DRAW,) * 7),
]


@pytest.mark.parametrize(("best_of", "results", "winner"), OVER)
def test_a_match_is_over(best_of: int, results: tuple[int, ...], winner: int) -> None:
    assert not new_match(best_of, *results[:-1]).over
    match = new_match(best_of, *results)
    assert match.over
    assert match.winner == winner


@pytest.mark.parametrize(("best_of", "results"), RUNNING)
def test_a_match_continues(best_of: int, results: tuple[int, ...]) -> None:
    assert not new_match(best_of, *results).over


@pytest.mark.parametrize(("best_of", "longest"), [(1, 1), (3, 5), (5, 8)])
def test_a_match_ends_despite_many_draws(best_of: int, longest: int) -> None:
    assert new_match(best_of).longest == longest


def test_the_number_of_duels_may_be_limited_otherwise() -> None:
    assert new_match(3, DRAW, DRAW, most=2).over
    assert not new_match(3, DRAW, DRAW, DRAW, DRAW, DRAW, most=6).over


def test_a_game_that_knows_no_matches_plays_one_duel() -> None:
    match = Match(1, OptionModel(), ({}, {}), ("Ada", "Bela"), CARDS)
    assert (match.best_of, match.over) == (1, False)


def test_wins_are_counted_by_seat() -> None:
    match = new_match(5, 1, DRAW, 2, 1)
    assert (match.wins(1), match.wins(2), match.winner) == (2, 1, 1)


def test_the_next_start_is_the_same_each_time_it_is_asked() -> None:
    match = new_match()
    assert match.next_start() == match.next_start()


def test_each_duel_has_its_seed_and_results_do_not_change_it() -> None:
    seeds = [new_match(5, *[DRAW] * played).next_start().seed for played in range(5)]
    assert len(set(seeds)) == 5
    assert [new_match(5, *[1] * played).next_start().seed for played in range(5)] == seeds
    assert new_match(seed=2).next_start().seed not in seeds


def test_a_start_carries_what_the_match_was_begun_with() -> None:
    start = new_match(3, 1).next_start()
    assert (start.names, start.decks, start.options) == (
        ("Ada", "Bela"),
        ({"main": ["a"]}, {}),
        Options(best_of=3),
    )
    assert start.cards is CARDS


@pytest.mark.parametrize(
    ("results", "number", "loser"), [((), 1, 0), ((1,), 2, 2), ((2,), 2, 1), ((1, DRAW), 3, 0), ((1, 2), 3, 1)]
)
def test_the_loser_of_the_last_duel_is_passed_on(results: tuple[int, ...], number: int, loser: int) -> None:
    start = new_match(3, *results).next_start()
    assert (start.number, start.loser) == (number, loser)
