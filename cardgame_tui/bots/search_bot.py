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
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.value import value

__all__ = ["Judged", "SearchBot"]

SAME = 1e-9
"""Worths that differ by less are the same."""


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
        answers = self._sensible(prompt, answers_to(prompt, self.chance))
        return answers[0] if len(answers) == 1 else self._think(prompt, answers)

    def _think(self, prompt: Prompt, answers: list[Answer]) -> Thinking:
        self.judged = yield from self.judge(prompt, answers)
        return self._calmest(prompt).answer if self.judged else answers[0]

    def _sensible(self, prompt: Prompt, answers: list[Answer]) -> list[Answer]:
        """Some answers without those that pick a needless option; all where none is left."""
        if not (prompt.single or prompt.secret):
            return answers
        return [each for each in answers if each not in self.needless] or answers

    def _calmest(self, prompt: Prompt) -> Judged:
        """The best answer; of several that are as good the one that does nothing."""
        best, decline = self.judged[0], decline_of(prompt) if prompt.single else None
        as_good = [each for each in self.judged if each.answer == decline and each.worth >= best.worth - SAME]
        return as_good[0] if as_good else best

    @abstractmethod
    def judge(self, prompt: Prompt, answers: list[Answer]) -> Generator[Any, Driver, list[Judged]]:
        """Compare answers in samples of the duel: those that it has tried, the best first.

        Args:
            prompt: the open prompt.
            answers: at least two answers to it.
        """
