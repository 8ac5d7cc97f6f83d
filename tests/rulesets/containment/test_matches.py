"""Matches of several games (CT-5, CT-121)."""

import pytest

from cardgame_tui.engine.duel import Result
from cardgame_tui.play.match import Match
from rulesets.containment.options import ContainmentOptions
from tests.rulesets.containment.tables import GAME

WON = Result(1, "CT-112", "xk")
DRAWN = Result(0, "CT-118", "both")


def match_of(wins: int) -> Match:
    """A match that so many games win."""
    return Match(1, ContainmentOptions(match_wins=wins), ({}, {}), ("one", "two"), GAME.cards)


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_so_many_games_must_be_won(wins: int) -> None:
    match = match_of(wins)
    while not match.over:
        match.record(WON)
    assert (match.wins(1), match.winner) == (wins, 1)


def test_a_draw_ends_a_match_of_one_game() -> None:
    match = match_of(1)
    match.record(DRAWN)
    assert (match.over, match.winner) == (True, 0)


@pytest.mark.parametrize(("wins", "most"), [(2, 5), (3, 8)])
def test_a_draw_counts_for_nobody_until_the_most_games_are_played(wins: int, most: int) -> None:
    match = match_of(wins)
    match.record(WON)
    for _ in range(most - 1):
        assert not match.over
        match.record(DRAWN)
    assert (match.over, match.wins(1), match.winner) == (True, 1, 1)
