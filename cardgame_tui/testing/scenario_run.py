"""One run of a scenario: gives the answers, compares what is asked, offered, refused and what comes of it."""

from collections.abc import Iterable, Mapping

from cardgame_tui.content.scenario import Entry, Fact, ScenarioFile, Step
from cardgame_tui.engine.chance import ChanceError
from cardgame_tui.engine.prompt import Option
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.option_matching import Mismatch, answer_for, describe_options, describe_prompt, fits
from cardgame_tui.testing.facts import wrong_facts

PASS = "pass"
"""Key of the option that ``auto_pass`` gives."""


class ScenarioRun:
    """One run of a scenario.

    Args:
        file: the scenario.
        driver: a duel that stands at its position.
    """

    def __init__(self, file: ScenarioFile, driver: Driver) -> None:
        self._file = file
        self._scenario = file.scenario
        self._driver = driver

    def failures(self) -> list[str]:
        """Play it and name every mismatch; an answer that cannot be given ends it."""
        found: list[str] = []
        for number, step in enumerate(self._scenario.step):
            try:
                found += [self._place(number) + each for each in self._step(step)]
            except (Mismatch, ChanceError) as error:
                return [*found, f"{self._place(number)}{error}"]
        try:
            self._pass_stack()
        except ChanceError as error:
            return [*found, f"after the last step: {error}"]
        return [*found, *(f"at the end: {each}" for each in self._end())]

    def _place(self, number: int) -> str:
        line = self._file.document.line(("step", number))
        return f"step {number + 1} (line {line}): "

    def _step(self, step: Step) -> list[str]:
        passed = self._pass_to(step)
        if not self._is_asked(step):
            after = f" after {passed} passes" if passed else ""
            wanted = f"seat {step.seat}" + (f" to be asked {step.ask!r}" if step.ask else "")
            raise Mismatch(f"expected {wanted}{after}, but {describe_prompt(self._driver)}")
        found = [*self._wrong_rule(step), *self._wrong_offers(step), *self._wrong_refusals(step)]
        self._answer(step)
        return [*found, *self._wrong_facts(step.expect)]

    def _answer(self, step: Step) -> None:
        driver = self._driver
        if step.concede:
            driver.concede(step.seat)
        elif step.choose is not None:
            assert driver.prompt is not None
            driver.answer(answer_for(driver, driver.prompt, step.choose))

    def _is_asked(self, step: Step) -> bool:
        prompt = self._driver.prompt
        if prompt is None:
            return False
        return step.concede or (prompt.seat == step.seat and step.ask in (None, prompt.ask))

    # -- passes nobody mentions ------------------------------------------------------------------------

    def _pass_to(self, step: Step) -> int:
        """Give the passes before a step that no step mentions, and count them."""
        passed = 0
        while self._scenario.auto_pass and not self._is_meant(step) and self._pass():
            passed += 1
        return passed

    def _is_meant(self, step: Step) -> bool:
        """Whether a step can be about the open prompt."""
        prompt = self._driver.prompt
        if prompt is None or not self._is_asked(step):
            return False
        try:
            if step.choose is not None:
                answer_for(self._driver, prompt, step.choose)
        except Mismatch:
            return False
        return True

    def _pass(self) -> bool:
        """Pass at a stop that offers it; say whether there was one."""
        prompt = self._driver.prompt
        index = next((i for i, o in enumerate(prompt.options) if o.key == PASS), None) if prompt else None
        if index is None:
            return False
        self._driver.answer(index)
        return True

    def _pass_stack(self) -> None:
        """After the last step let what is on the stack resolve."""
        while self._scenario.auto_pass and self._driver.duel.stack and self._pass():
            pass

    # -- comparisons -----------------------------------------------------------------------------------

    def _options(self) -> list[Option]:
        prompt = self._driver.prompt
        return [] if prompt is None else list(prompt.options)

    def _fit(self, options: Iterable[Option], entry: Entry) -> list[Option]:
        return [option for option in options if fits(self._driver, option, entry)]

    def _wrong_rule(self, step: Step) -> list[str]:
        prompt = self._driver.prompt
        if prompt is None or step.rule in (None, prompt.rule):
            return []
        return [f"expected a question under {step.rule}, but {describe_prompt(self._driver)}"]

    def _wrong_offers(self, step: Step) -> list[str]:
        options = self._options()
        expected = [*(step.offers or ()), *step.offers_at_least]
        missing = [entry for entry in expected if not self._fit(options, entry)]
        wrong = [f"{entry!r} is not on offer; {describe_prompt(self._driver)}" for entry in missing]
        if step.offers is not None:
            meant = {id(option) for entry in step.offers for option in self._fit(options, entry)}
            more = [option for option in options if id(option) not in meant]
            if more:
                wrong.append(f"also on offer: {describe_options(self._driver, more)}")
        return wrong

    def _wrong_refusals(self, step: Step) -> list[str]:
        rules = step.because if len(step.because) > 1 else step.because * len(step.refused)
        wrong = [
            f"{entry!r} is on offer; {describe_prompt(self._driver)}"
            for entry in step.refused
            if self._fit(self._options(), entry)
        ]
        for entry, rule in zip(step.refused, rules, strict=False):
            wrong += self._wrong_reason(entry, rule)
        return wrong

    def _wrong_reason(self, entry: Entry, rule: str) -> list[str]:
        refused = list(self._driver.duel.why_not())
        reasons = [refusal for option, refusal in refused if fits(self._driver, option, entry)]
        if any(refusal.rule == rule for refusal in reasons):
            return []
        if reasons:
            given = "; ".join(sorted({str(refusal) for refusal in reasons}))
            return [f"{entry!r} is refused for another reason than {rule}: {given}"]
        known = describe_options(self._driver, (option for option, _ in refused))
        return [f"nothing says why {entry!r} is not on offer; reasons are given for: {known}"]

    def _wrong_facts(self, facts: Mapping[str, Fact]) -> list[str]:
        return wrong_facts(self._driver.ruleset, self._driver.duel, facts)

    def _end(self) -> list[str]:
        wrong = self._wrong_facts(self._scenario.facts)
        wrong += self._wrong_log()
        if left := self._driver.duel.chance.script:
            wrong.append(f"scripted chance is left over: {left!r}")
        return wrong

    def _wrong_log(self) -> list[str]:
        cited = [event.rule for event in self._driver.duel.events or ()]
        rest = iter(cited)
        for rule in self._scenario.logged:
            if rule not in rest:
                return [f"logged: {rule} is not cited, or not in this order; the log cites {', '.join(cited)}"]
        return []
