"""Lessons of a tutorial: which ones a game has, and one that is being taken."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cardgame_tui.content.scenarios.lessons import LessonTable, WrongAnswer
from cardgame_tui.content.scenarios.scenario import ScenarioFile, Step, load_scenario
from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.entry_points import ruleset_folder
from cardgame_tui.files import toml_files_below
from cardgame_tui.play.asking.lasting import LastingOrders
from cardgame_tui.play.asking.orders import asks_priority, pass_of
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import Mismatch, answer_for, means_the_same
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.plugins import load_ruleset

FOLDER = "lessons"
"""The folder in a game's package that holds its lessons, taken in the order of their names."""
ALLOWED = "The rules allow that ({rule}), but this lesson shows something else."
"""Shown after a wrong answer that the lesson does not explain."""
ONCE = "That answers only this question. Give the order: then you are not asked such questions again."
"""Shown after a pass by hand where the learner is to give an order."""
ANOTHER_ORDER = "That is another order than the one of this lesson. Try again."
"""Shown after an order that the lesson is not about."""
SCRIPTED = "random"
"""The player word of a seat whose answers a lesson gives."""


def lessons_of(ruleset_id: str) -> tuple[Path, ...]:
    """The lesson files of a game, in order; none in a game without a tutorial. Does not import the game."""
    folder = ruleset_folder(ruleset_id)
    if folder is None or not (folder / FOLDER).is_dir():
        return ()
    return tuple(sorted(toml_files_below(folder / FOLDER)))


class Lesson:
    """A lesson that is being taken.

    Args:
        files: the lessons of the tutorial, in order.
        number: which of them this is, counted from 0.

    Attributes:
        files: the lessons of the tutorial.
        number: which of them this is, counted from 0.
        wrong: why the last answer was wrong; empty after a right one.

    Raises:
        ContentError: with all faults of its file.
        PluginError: when its game is not installed.
    """

    def __init__(self, files: Sequence[Path], number: int = 0) -> None:
        self.files = files
        self.number = number
        self.wrong = ""
        self._file = load_scenario(files[number])
        self._at = 0

    @property
    def file(self) -> ScenarioFile:
        """Its file."""
        return self._file

    @property
    def table(self) -> LessonTable:
        """Its table ``[lesson]``; an ordinary scenario is a lesson without notes."""
        return self._file.scenario.lesson or LessonTable(end="This is the end of the scenario.")

    @property
    def title(self) -> str:
        """Its number and title, such as ``Lesson 2 of 4: Deployment``."""
        return f"Lesson {self.number + 1} of {len(self.files)}: {self._file.scenario.title}"

    @property
    def over(self) -> bool:
        """Whether every step has been played."""
        return self._at >= len(self._file.scenario.step)

    @property
    def step(self) -> Step:
        """The next step; the last one once it is over."""
        steps = self._file.scenario.step
        return steps[min(self._at, len(steps) - 1)]

    @property
    def says(self) -> str:
        """What it says now: why the last answer was wrong, or what to look at and what to answer."""
        return self.wrong or (self.table.end if self.over else self.step.note)

    def setup(self) -> Setup:
        """The set-up of its duel.

        Raises:
            ContentError: with all faults of its options, cards or decks.
        """
        setup = scenario_setup(load_ruleset(self._file.scenario.ruleset), self._file)
        one, two = (HUMAN if self.table.learner in (0, seat) else SCRIPTED for seat in SEATS)
        privacy = "gate" if self.table.learner else "open"
        return replace(
            setup,
            names=self.table.names,
            seats=(one, two),
            table=setup.table._replace(privacy=privacy, sides="turned"),
        )

    def given(self, driver: Driver) -> Answer | None:
        """The answer that the lesson itself gives to the open prompt; None where the learner answers.

        Raises:
            Mismatch: when the game asks something that the next step is not about.
        """
        prompt = driver.prompt
        if self.over or prompt is None:
            return None
        if not self._is_about(driver, prompt):
            return self._pass(driver, prompt)
        if prompt.seat and self.table.learner in (0, prompt.seat) and not self.step.given:
            return None
        answer = self._right(driver, prompt)
        self._at += 1
        return answer

    def takes(self, driver: Driver, answer: Answer) -> bool:
        """Whether an answer of the learner is the right one; if not, `wrong` says why."""
        prompt = driver.prompt
        self.wrong = ""
        if self.over or prompt is None:
            return False
        if self.step.order and answer == self._right(driver, prompt):
            self.wrong = ONCE
            return False
        if means_the_same(driver, prompt, answer, self._right(driver, prompt)):
            self._at += 1
            return True
        found = (each for each in self.step.wrong if self._chose(driver, prompt, answer, each))
        why = next((f"{each.says} ({each.rule})" for each in found), ALLOWED.format(rule=prompt.rule))
        self.wrong = f"{why} Try again."
        return False

    @property
    def asks_for_order(self) -> bool:
        """Whether the next step is to give an order."""
        return not self.over and bool(self.step.order)

    def takes_order(self, orders: LastingOrders) -> bool:
        """Whether lasting orders of the learner are what the step asks for; if not, `wrong` says why."""
        right = self.asks_for_order and {each.word for each in orders} == {self.step.order}
        self.wrong = "" if right else ANOTHER_ORDER
        return right

    def passed(self, driver: Driver) -> bool:
        """Whether an order of the learner may pass the open prompt, as the next step does, which is then done."""
        prompt = driver.prompt
        if self.over or prompt is None or not asks_priority(prompt):
            return False
        if self._right(driver, prompt) != pass_of(prompt):
            return False
        self._at += 1
        return True

    def _is_about(self, driver: Driver, prompt: Prompt) -> bool:
        step, duel = self.step, driver.duel
        there = step.turn in (None, duel.turn) and step.phase in (None, duel.phase)
        return there and prompt.seat == step.seat and step.ask in (None, prompt.ask)

    def _pass(self, driver: Driver, prompt: Prompt) -> Answer:
        passes = [index for index, option in enumerate(prompt.options) if option.key == PASS.key]
        if not passes or not self._file.scenario.pass_unmentioned:
            raise Mismatch(f"the lesson has no step for {prompt.ask!r} of seat {prompt.seat}")
        return passes[0]

    def _right(self, driver: Driver, prompt: Prompt) -> Answer:
        assert self.step.choose is not None
        return answer_for(driver, prompt, self.step.choose)

    @staticmethod
    def _chose(driver: Driver, prompt: Prompt, answer: Answer, wrong: WrongAnswer) -> bool:
        return means_the_same(driver, prompt, answer, answer_for(driver, prompt, wrong.choose))
