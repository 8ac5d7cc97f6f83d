"""OpenSpiel plays every game, and its solvers solve Leduc."""

from pathlib import Path

import pytest

from tests.games.leduc import MOST_CHIPS
from tests.rl.games import GAMES, learned

NEEDED = 'needs the extra "rl"'
pyspiel = pytest.importorskip("pyspiel", reason=NEEDED)
gambit = pytest.importorskip("open_spiel.python.algorithms.gambit", reason=NEEDED)
SpielGame = pytest.importorskip("cardgame_tui.rl.spiel", reason=NEEDED).SpielGame

VALUE = -0.0856064
"""What Leduc is worth to the first player, in chips, as solvers find it (Southey and others, 2005)."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seeds", [0, 50], ids=["rolls", "seeds"])
def test_openspiel_plays_a_few_choices(game: str, seeds: int) -> None:
    state = SpielGame(learned(game), seeds).new_initial_state()
    for step in range(90):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            action = outcomes[step % len(outcomes)][0]
        else:
            legal = state.legal_actions()
            assert len(state.observation_tensor()) == len(learned(game).observer.columns)
            action = legal[step % len(legal)]
        assert state.action_to_string(action)
        twin = state.clone()
        state.apply_action(action)
        assert str(twin) != str(state)
        twin.apply_action(action)
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
    assert len(state.history()) > 2


def test_a_player_reads_what_it_saw_and_did_and_no_more() -> None:
    state = SpielGame(learned("leduc")).new_initial_state()
    for action in (0, 4, 2):
        state.apply_action(action)
    mine, theirs = (state.information_state_string(player) for player in (0, 1))
    assert "Jack of spades" in mine
    assert "> bet: raise" in mine
    assert "Jack of spades" not in theirs
    assert ">" not in theirs
    assert "Seat 1 raises" in theirs


def test_a_solver_finds_the_known_value_of_leduc(tmp_path: Path) -> None:
    file = tmp_path / "leduc.efg"
    file.write_text(gambit.export_gambit(SpielGame(learned("leduc"))), encoding="utf-8")
    tree = pyspiel.load_game("efg_game", {"filename": str(file)})
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value, _ = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    gap = MOST_CHIPS * pyspiel.nash_conv(tree, policy)
    assert gap < 0.02
    assert MOST_CHIPS * value == pytest.approx(VALUE, abs=gap)
