"""What all bots share that compare answers by looking ahead."""

from abc import abstractmethod
from collections.abc import Generator
from typing import Any

from cardgame_tui.bots.answers import answers_to
from cardgame_tui.bots.bot import Bot, BotSetup, Thinking
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.value import value

__all__ = ["Judged", "SearchBot"]


@value
class Judged:
    """What a bot found out about one answer.

    Args:
        answer: the answer.
        worth: how the bot expects to stand after it, from -1 for lost to 1 for won.
        tries: in how many samples it tried it.
    """

    answer: Answer
    worth: float
    tries: int


class SearchBot(Bot):
    """Looks ahead wherever more than one answer is possible.

    Args:
        setup: what it knows before the duel; `BotSetup.effort` is the number of samples it asks for.
        seat: its seat.
        seed: equal seeds give equal answers to equal prompts and samples.

    Attributes:
        judged: what it found out about the answers to the last prompt, the best first; empty if it had no choice.
    """

    looks = False
    looks_ahead = True
    remembers = False

    def __init__(self, setup: BotSetup, seat: int, seed: int) -> None:
        self.setup = setup
        self.seat = seat
        self.chance = Chance(seed)
        self.judged: list[Judged] = []

    def choose(self, prompt: Prompt, view: View) -> Answer | Thinking:
        """Answer at once without a choice, else think."""
        self.judged = []
        answers = answers_to(prompt, self.chance)
        return answers[0] if len(answers) == 1 else self._think(prompt, answers)

    def _think(self, prompt: Prompt, answers: list[Answer]) -> Thinking:
        self.judged = yield from self.judge(prompt, answers)
        return self.judged[0].answer if self.judged else answers[0]

    @abstractmethod
    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[Any, Driver, list[Judged]]:
        """Compare answers in samples of the duel: those that it has tried, the best first.

        Args:
            prompt: the open prompt.
            answers: at least two answers to it.
        """
