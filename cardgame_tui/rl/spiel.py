"""A game as a game of OpenSpiel, for its solvers, searches and learners."""

from copy import copy
from typing import Any

import numpy as np
import pyspiel

from cardgame_tui.rl.episode import Episode, LearnedGame

MOST_ROLLS = 1 << 16
"""The most outcomes that a roll may have."""


class SpielGame(pyspiel.Game):
    """The game; players 0 and 1 are seats 1 and 2.

    Args:
        game: the game.
        seeds: 0 makes each roll a chance node, which exact solvers need; a shuffle of 40 cards is then 39 nodes.
            Any other number makes one chance node at the root with so many outcomes: the seed of the duel.
    """

    def __init__(self, game: LearnedGame, seeds: int = 0) -> None:
        self.learned = game
        self.seeds = seeds
        super().__init__(_type_of(game), _info_of(game, seeds), {})

    def new_initial_state(self) -> "SpielState":
        """A duel that has not begun."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What writes down what a player sees."""
        return SpielObserver(self.learned, perfect=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A place in a duel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = _Held(None if game.seeds else game.learned.begin_open())
        self._learned, self._seeds = _Shared(game.learned), game.seeds

    @property
    def episode(self) -> Episode | None:
        """The duel; None before its seed is chosen."""
        return self._held.episode

    def current_player(self) -> Any:
        """Who acts."""
        episode = self.episode
        if episode is None or episode.outcomes:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if episode.over else episode.seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else sorted(self.episode.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome is as likely as the others."""
        count = self._seeds if self.episode is None else self.episode.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self._held.episode = self._learned.game.begin(action, log=True)
        elif self.episode.outcomes:
            self.episode.roll(action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self._learned.game.space.in_words(action)

    def is_terminal(self) -> bool:
        """Whether the duel is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """What the duel was worth to each player."""
        return [0.0, 0.0] if self.episode is None else [self.episode.payoff(seat) for seat in (1, 2)]

    def __str__(self) -> str:
        """The moves so far."""
        return " ".join(map(str, self.history()))


class SpielObserver:
    """Writes down what a player sees; with perfect recall, as a string, also what it has read and done."""

    def __init__(self, game: LearnedGame, *, perfect: bool) -> None:
        self._perfect = perfect
        self.tensor = np.zeros(len(game.observer.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player sees."""
        self.tensor[:] = 0 if state.episode is None else state.episode.observe(player + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player has read and sees, in words."""
        if state.episode is None:
            return ""
        if self._perfect:
            return f"{player}\n{state.episode.history(player + 1)}"
        return " ".join(map(str, state.episode.observe(player + 1)))


class _Held:
    """A duel that OpenSpiel copies together with its state."""

    def __init__(self, episode: Episode | None) -> None:
        self.episode = episode

    def __deepcopy__(self, memo: Any) -> "_Held":
        return _Held(None if self.episode is None else self.episode.copy())


class _Shared:
    """A game that is not copied together with a state."""

    def __init__(self, game: LearnedGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> "_Shared":
        return copy(self)


def _type_of(game: LearnedGame) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"cardgame_tui_{game.ruleset.id}",
        long_name=game.ruleset.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


def _info_of(game: LearnedGame, seeds: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.space.size,
        max_chance_outcomes=seeds or MOST_ROLLS,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.ruleset.longest * 4,
    )
