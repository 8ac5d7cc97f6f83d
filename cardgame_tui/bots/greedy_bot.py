"""A bot that looks one answer ahead."""

from collections.abc import Generator
from contextlib import suppress

from cardgame_tui.bots.bot import BotKind, OutOfTimeError
from cardgame_tui.bots.playing_on import give, play_to_quiet, worth
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.driver import Driver


class GreedyBot(SearchBot):
    """Tries each answer in a few samples, plays on to the next quiet point, and takes what stands best there."""

    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[int, Driver, list[Judged]]:
        """Try every answer in the same samples, so that luck is no difference between them."""
        totals, tries, drawn = [0.0] * len(answers), 0, self.chance.next32()
        with suppress(OutOfTimeError):
            for number in range(self.setup.effort):
                worths, seed = [], seed_for(drawn, Purpose.PLAY_OUT, number)
                for answer in answers:
                    sample, chance = (yield number), Chance(seed)
                    give(sample, self.seat, answer, chance)
                    play_to_quiet(sample, self.seat, chance)
                    worths.append(worth(sample, self.seat))
                totals = [total + each for total, each in zip(totals, worths, strict=True)]
                tries += 1
        judged = [
            Judged(answer, total / max(1, tries), tries) for answer, total in zip(answers, totals, strict=True)
        ]
        return sorted(judged, key=lambda each: -each.worth)


GREEDY = BotKind(GreedyBot, "looks one answer ahead", effort=12, most=1_000)
