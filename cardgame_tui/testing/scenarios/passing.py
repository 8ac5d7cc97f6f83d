"""Passes that a scenario does not mention: given before a step, but never past what the step is about.

A step is about a moment: its own ``turn`` and ``phase``, or those of the duel when the step comes. Until
that moment is reached every pass is given. There, the other seat passes, and so does the step's own seat when the
step names another question. A pass that leaves it is a mismatch: the step would be given at another moment.
"""

from dataclasses import dataclass, field

from cardgame_tui.content.scenarios.scenario import Step
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import Mismatch, describe_prompt
from cardgame_tui.testing.scenarios.moment import Moment

PASS = "pass"
"""Key of the option that passes."""


@dataclass(slots=True)
class Passing:
    """The passes before a step.

    Args:
        driver: the duel.
        passed: what was passed, in words, in order.
    """

    driver: Driver
    passed: list[str] = field(default_factory=list)

    def pass_to(self, step: Step) -> None:
        """Pass until the step may be about the open prompt, or no seat may pass.

        Raises:
            Mismatch: when a pass leaves the turn and phase the step is in.
        """
        duel = self.driver.duel
        turn = duel.turn if step.turn is None else step.turn
        phase = duel.phase if step.phase is None and turn == duel.turn else step.phase
        while (prompt := self.driver.prompt) is not None and (index := _pass_of(prompt)) is not None:
            duel = self.driver.duel
            there = duel.turn == turn and phase in (None, duel.phase)
            if duel.turn > turn and step.turn is None:
                raise Mismatch(
                    f"phase {step.phase!r} does not come again in turn {turn}: "
                    f"if a later turn is meant, name it; {describe_prompt(self.driver)}"
                )
            if duel.turn > turn or (there and _may_be_meant(step, prompt)):
                return
            before = self._give(prompt, index)
            if there and before != (now := Moment.of(self.driver.duel)):
                raise Mismatch(
                    f"the pass of seat {prompt.seat} ended {before}, and now it is {now}: "
                    f"if that is meant, add {now.keys_since(before)}; {describe_prompt(self.driver)}"
                )

    def pass_stack(self) -> bool:
        """After the last step let what is on the stack resolve.

        Returns:
            Whether it resolved; False when a question on the way takes no pass.
        """
        before = None
        while self.driver.duel.stack and self.driver.prompt is not None:
            index = _pass_of(self.driver.prompt)
            if index is None:
                return False
            before = self._give(self.driver.prompt, index)
        prompt = self.driver.prompt
        return prompt is None or before != Moment.of(self.driver.duel) or takes_a_pass(prompt)

    def _give(self, prompt: Prompt, index: int) -> Moment:
        """Give a pass and return when that was."""
        moment = Moment.of(self.driver.duel)
        self.passed.append(f"seat {prompt.seat} at {prompt.ask!r} in {moment}")
        self.driver.answer(index)
        return moment


def takes_a_pass(prompt: Prompt) -> bool:
    """Whether a question may be answered with a pass."""
    return _pass_of(prompt) is not None


def _pass_of(prompt: Prompt) -> int | None:
    return next((index for index, option in enumerate(prompt.options) if option.key == PASS), None)


def _may_be_meant(step: Step, prompt: Prompt) -> bool:
    return step.settles or (prompt.seat == step.seat and step.ask in (None, prompt.ask))
