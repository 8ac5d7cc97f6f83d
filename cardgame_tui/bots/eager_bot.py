"""A bot that answers at random but never passes idly."""

from cardgame_tui.bots.bot import BotKind
from cardgame_tui.bots.random_bot import RandomBot, random_answer
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.lookahead.declining import decline_of


class EagerBot(RandomBot):
    """Never passes, declines or says that it is done when something else is legal; else answers at random."""

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Pick one of the options that do something."""
        decline = decline_of(prompt) if prompt.single else None
        if decline is None or len(prompt.options) == 1:
            return random_answer(prompt, self._chance)
        picked = self._chance.below(len(prompt.options) - 1)
        return picked + (picked >= decline)


EAGER = BotKind(lambda setup, seat, seed: EagerBot(seed), "acts at random and never passes idly")
