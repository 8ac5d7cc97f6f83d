"""A bot that thinks in small pieces, so that the screen does not freeze meanwhile."""

from time import monotonic as clock
from time import perf_counter

from cardgame_tui.bots.asking import Asked
from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver

PACE = 1.0
"""Seconds after which a bot that looks ahead answers people, however many answers it had to choose from."""
MOST_THOUGHT = PACE
"""Seconds that it may think: then it answers with what it knows."""
LONGEST_WAIT = 0.1
"""Seconds that count at most from one thought to the next: none come while a page lies over the table."""


class ThinkingBot(Asked):
    """A bot that has been asked the open prompt, with the time that it has thought.

    Args:
        bot: the bot, which looks ahead.
        driver: the duel.
        seat: the bot's seat.
        for_people: whether people are at the table: its answer then comes at `PACE`, since an earlier one would
            tell that it had no choice.

    Raises:
        BotError: when it stops with an error, or its answer does not fit; `think` too.
    """

    def __init__(self, bot: Bot, driver: Driver, seat: int, *, for_people: bool) -> None:
        super().__init__(bot, driver, seat)
        self._for_people = for_people
        self._thought = 0.0
        self._last_thought = clock()

    @property
    def due(self) -> Answer | None:
        """Its answer, once it can be given."""
        return None if self._for_people and self._thought < PACE else self.answer

    def think(self, seconds: float) -> None:
        """Let it continue for some time, and stop it after `MOST_THOUGHT`."""
        begun = perf_counter()
        while self.answer is None and perf_counter() - begun < seconds:
            self.give_sample()
        now = clock()
        self._thought += min(now - self._last_thought, LONGEST_WAIT)
        self._last_thought = now
        if self.answer is None and self._thought >= MOST_THOUGHT:
            self.stop()
