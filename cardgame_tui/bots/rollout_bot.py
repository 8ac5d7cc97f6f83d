"""A bot that plays samples on at random: flat Monte Carlo."""

from collections.abc import Generator
from contextlib import suppress

from cardgame_tui.bots.bandit import Tried
from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.halving import Halving
from cardgame_tui.bots.playing_on import give, play_at_random, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver

HORIZON = 40
"""Decisions after the answer that are played at random; then the ruleset judges."""


class RolloutBot(SearchBot):
    """Tries answers in samples that it plays on at random, promising ones more often, and takes the best."""

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[None, Driver, list[Judged]]:
        """Try as many answers as the effort says."""
        tried = [Tried() for _ in answers]
        halving = Halving(tried, self.setup.effort, self.chance)
        with suppress(OutOfTimeError):
            for _ in range(self.setup.effort):
                sample = yield
                chosen = halving.next()
                give(sample, self.seat, answers[tried.index(chosen)], self.chance)
                play_at_random(sample, self.chance, HORIZON)
                chosen.count(worth(sample, self.seat))
        return [
            Judged(answers[tried.index(each)], each.worth, each.tries) for each in halving.ranked() if each.tries
        ]


ROLLOUT = BotKind(RolloutBot, "plays samples on at random", effort=100)
