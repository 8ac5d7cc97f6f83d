"""PettingZoo's tests of an environment, for every game."""

import warnings

import pytest

from tests.rl.games import GAMES, learned

NEEDED = 'needs the extra "rl"'
testing = pytest.importorskip("pettingzoo.test", reason=NEEDED)
DuelEnv = pytest.importorskip("cardgame_tui.rl.zoo", reason=NEEDED).DuelEnv

MASKED = "Observation (space for each agent probably should be|is not a NumPy array)"
"""What PettingZoo says of every environment whose observations hold a mask, but for some that it knows."""


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", MASKED, UserWarning)
        testing.api_test(DuelEnv(learned(game)), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_duels(game: str) -> None:
    testing.seed_test(lambda: DuelEnv(learned(game)), num_cycles=50)


def test_an_environment_is_played_with_its_mask_and_pays_at_the_end() -> None:
    env = DuelEnv(learned("leduc"))
    env.reset(seed=3)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen["action_mask"].sum() == (0 if terminated else len(env.episode.legal))
        env.step(None if terminated or truncated else int(seen["action_mask"].argmax()))
        paid[agent] = reward
    assert paid["seat_1"] == -paid["seat_2"] == env.episode.payoff(1)


def test_a_reset_without_a_seed_begins_another_duel() -> None:
    env = DuelEnv(learned("rune_duel"))
    env.reset(seed=3)
    first = env.observe("seat_1")["observation"].tolist()
    env.reset()
    assert env.observe("seat_1")["observation"].tolist() != first
    env.reset(seed=3)
    assert env.observe("seat_1")["observation"].tolist() == first


def test_an_action_that_is_not_legal_is_an_error() -> None:
    env = DuelEnv(learned("leduc"))
    env.reset(seed=3)
    with pytest.raises(ValueError, match="not legal"):
        env.step(1)


def test_the_picture_of_an_environment_names_its_numbers() -> None:
    env = DuelEnv(learned("leduc"))
    env.reset(seed=3)
    assert "seat1 stake 1" in env.render().splitlines()
