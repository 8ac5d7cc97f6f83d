"""A bot that answers at random but never passes idly."""

from cardgame_tui.bots.bot import Bot, BotKind
from cardgame_tui.bots.random_bot import random_answer
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.lookahead.declining import decline_of


class EagerBot(Bot):
    """Never passes, declines or says that it is done when something else is legal; else answers at random.

    Args:
        seed: equal seeds give equal answers to equal prompts.
    """

    looks = False
    remembers = False

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Pick one of the options that do something."""
        decline = decline_of(prompt) if prompt.single else None
        if decline is None or len(prompt.options) == 1:
            return random_answer(prompt, self._chance)
        picked = self._chance.below(len(prompt.options) - 1)
        return picked + (picked >= decline)


EAGER = BotKind(lambda setup, seat, seed: EagerBot(seed), "acts at random and never passes idly")
