"""What the plots show: spans of turns, and how often the leader wins."""

from dataclasses import replace

import pytest

from cardgame_tui.lab.bench.rows import FINISHED, DuelRow
from cardgame_tui.lab.statistics import wilson
from cardgame_tui.ui.bench.shares import leader_wins, lengths_of

ROW = DuelRow(1, 1, 0, "random", False, 1, 2, 3, FINISHED, winner=1, first=1, turns=4, leads=(0, 1, 1, -1))


def test_each_turn_has_a_span_where_there_is_room() -> None:
    found = lengths_of([[4, 5, 5, 6], [4, 6, 6, 6]], 10)
    assert found.spans == [(4, 4), (5, 5), (6, 6)]
    assert found.shares == [[0.25, 0.5, 0.25], [0.25, 0.0, 0.75]]


def test_turns_share_a_span_where_there_is_none() -> None:
    assert lengths_of([list(range(1, 21))], 5).spans == [(1, 4), (5, 8), (9, 12), (13, 16), (17, 20)]


def test_the_last_span_takes_the_longest_duels() -> None:
    found = lengths_of([[*range(1, 100), 5000]], 10)
    assert found.spans[-1] == (91, 5000)
    assert sum(found.shares[0]) == pytest.approx(1)


@pytest.mark.parametrize("turns", [[], [[]], [[], []]])
def test_without_duels_there_are_no_spans(turns: list[list[int]]) -> None:
    assert lengths_of(turns, 10).spans == ()


def test_the_leader_of_each_tenth_wins_or_not() -> None:
    """Seat 1 wins; it leads in the second and third quarter, seat 2 in the last."""
    shares = leader_wins([ROW])
    assert [share and share.middle for share in shares] == [None, None, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0]
    assert leader_wins([ROW, replace(ROW, winner=2)])[4] == wilson(1, 2)


def test_a_game_without_life_has_no_leader() -> None:
    assert leader_wins([replace(ROW, leads=())]) == []
    assert leader_wins([replace(ROW, winner=0)]) == []
