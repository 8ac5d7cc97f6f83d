"""A bot that looks one answer ahead."""

from collections.abc import Generator
from contextlib import suppress

from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.playing_on import give, play_to_quiet, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver


class GreedyBot(SearchBot):
    """Tries each answer in a few samples, plays on to the next quiet point, and takes what stands best there."""

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[None, Driver, list[Judged]]:
        """Try each answer as often as the effort says."""
        found: list[Judged] = []
        with suppress(OutOfTimeError):
            for answer in answers:
                total = 0.0
                for _ in range(self.setup.effort):
                    sample = yield
                    give(sample, self.seat, answer, self.chance)
                    play_to_quiet(sample, self.seat, self.chance)
                    total += worth(sample, self.seat)
                found.append(Judged(answer, total / self.setup.effort, self.setup.effort))
        return found

    def samples_for(self, answers: list[Answer]) -> int:
        """As many for each answer as the effort says."""
        return self.setup.effort * len(answers)


GREEDY = BotKind(GreedyBot, "looks one answer ahead", effort=6, most=1_000)
