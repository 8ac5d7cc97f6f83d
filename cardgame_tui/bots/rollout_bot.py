"""A bot that plays samples on at random: flat Monte Carlo."""

from collections.abc import Generator
from contextlib import suppress

from cardgame_tui.bots.bandit import Spread, Tried, next_to_try
from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.playing_on import give, play_at_random, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver

HORIZON = 40
"""Decisions after the answer that are played at random; then the ruleset judges."""


class RolloutBot(SearchBot):
    """Tries answers in samples that it plays on at random, promising ones more often, and takes the most tried."""

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[None, Driver, list[Judged]]:
        """Try as many answers as the effort says, the one with the highest bound each time."""
        tried, spread = [Tried() for _ in answers], Spread()
        with suppress(OutOfTimeError):
            for _ in range(self.setup.effort):
                self._try_best(tried, answers, (yield), spread)
        judged = zip(answers, tried, strict=True)
        return [Judged(answer, each.worth, each.tries) for answer, each in judged if each.tries]

    def _try_best(self, tried: list[Tried], answers: list[Answer], sample: Driver, spread: Spread) -> None:
        """Try the answer with the highest bound in a sample."""
        best = next_to_try(tried, self.chance, spread)
        give(sample, self.seat, answers[tried.index(best)], self.chance)
        play_at_random(sample, self.chance, HORIZON)
        found = worth(sample, self.seat)
        best.count(found)
        spread.count(found)


ROLLOUT = BotKind(RolloutBot, "plays samples on at random", effort=100)
