"""A game as an environment of PettingZoo, in which the seats act in turn (AEC)."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.rl.episode import Episode, LearnedGame

LARGEST = 2**31 - 1


class DuelEnv(AECEnv):
    """One duel after another. Agents are ``seat_1`` and ``seat_2``.

    An observation is a dictionary, as usual for games with a mask: ``observation`` holds the numbers of
    `Observer.columns`, ``action_mask`` a 1 for each legal action. The reward comes at the end: `Ruleset.payoff`.
    A duel that is too long is truncated without a reward.

    Args:
        game: the game.

    Attributes:
        game: the game, with the meaning of its numbers.
        episode: the duel that is played.
    """

    def __init__(self, game: LearnedGame) -> None:
        super().__init__()
        self.game = game
        self.metadata = {"name": f"{game.ruleset.id}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in SEATS]
        self.agents: list[str] = []
        columns, actions = len(game.observer.columns), game.space.size
        self.observation_spaces = {agent: _observation_space(columns, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._seed = 0
        self.episode: Episode

    def observation_space(self, agent: str) -> Any:
        """The form of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a duel: with the given seed, or with one computed from the seed before."""
        self._seed = seed_for(self._seed, Purpose.EPISODE) if seed is None else seed
        self.episode = self.game.begin(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do."""
        seat, episode = _seat(agent), self.episode
        mask = np.zeros(self.game.space.size, dtype=np.int8)
        if seat == episode.seat:
            mask[list(episode.legal)] = 1
        return {"observation": np.array(episode.observe(seat), dtype=np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for `agent_selection`; None once the duel is over.

        Raises:
            ValueError: when the action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._pass_on()
        self._accumulate_rewards()

    def render(self) -> str:
        """What the seat that acts sees: the numbers that are not 0, with their columns."""
        seen = self.episode.observe(self.episode.seat or 1)
        columns = zip(self.game.observer.columns, seen, strict=True)
        return "\n".join(f"{column} {number}" for column, number in columns if number)

    def close(self) -> None:
        """Nothing is open."""

    def _pass_on(self) -> None:
        """Pass on to the seat that acts next, or end."""
        episode = self.episode
        if episode.seat:
            self.agent_selection = f"seat_{episode.seat}"
            return
        ended = self.truncations if episode.broken_off else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self.rewards = {agent: episode.payoff(_seat(agent)) for agent in self.agents}
        self.agent_selection = self.agents[0]


def _observation_space(columns: int, actions: int) -> Any:
    return Dict(
        {
            "observation": Box(-LARGEST, LARGEST, (columns,), np.int32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
