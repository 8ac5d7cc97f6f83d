"""Another answer at a decision of a finished duel, and where that line differs from the played one."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.verify import misfit
from cardgame_tui.play.viewer import Viewer


class Parting(NamedTuple):
    """Two lines side by side from the decision on, an event a line, each with its rule number.

    Args:
        same: how many lines at the beginning are equal.
        played: what was played.
        other: what would have followed from the other answer.
    """

    same: int
    played: list[str]
    other: list[str]


class WhatIf:
    """A second line that begins with another answer.

    Args:
        duel: the played duel.
        decision: how many of its decisions come before.
        answer: the other answer to the next one.

    Attributes:
        driver: the second line; answer its prompts to continue it.

    Raises:
        AnswerError: when the answer does not fit.
    """

    def __init__(self, duel: PlayedDuel, decision: int, answer: Answer) -> None:
        self._duel = duel
        self._begin = decision
        self.driver: Driver = duel.driver.fork(decision)
        self.driver.answer(answer)

    def follow(self, most: int = 0) -> int:
        """Give the answers that were played next, as long as this line asks the same questions and offers them.

        Args:
            most: how many at most, 0 for all.

        Returns:
            How many were given.
        """
        rest = self._duel.entries[len(self.driver.given) :]
        given = 0
        for line in rest[: most or None]:
            if self.driver.prompt is None or misfit(self.driver, line):
                break
            self.driver.replay([line.given])
            given += 1
        return given

    def parting(self, viewer: Viewer) -> Parting:
        """Both lines up to the number of decisions of the second one, as a viewer may read them."""
        situations = self._duel.situations
        begin = situations[self._begin].events
        end = situations[min(len(self.driver.given), len(situations) - 1)].events
        played = self._words((self._duel.driver.duel.events or [])[begin:end], self._duel.driver, viewer)
        other = self._words((self.driver.duel.events or [])[begin:], self.driver, viewer)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(played, other, strict=False)))
        return Parting(same, played, other)

    def _words(self, events: Sequence[Event], driver: Driver, viewer: Viewer) -> list[str]:
        return [str(line) for line in viewer.log(driver.ruleset, driver.duel, events)]
