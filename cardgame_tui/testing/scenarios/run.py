"""One run of a scenario: gives the answers, compares what is asked, offered and refused, and the results."""

from collections.abc import Iterator, Mapping
from itertools import starmap

from cardgame_tui.content.scenarios.expected import Expected
from cardgame_tui.content.scenarios.scenario import ScenarioFile, Step
from cardgame_tui.content.toml.document import KeyPath
from cardgame_tui.engine.chance import ChanceError
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.events import Event
from cardgame_tui.limits import MOST_FAULTS
from cardgame_tui.play.driver import Driver, Settled
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.scenario.option_matching import Mismatch, answer_for, describe_prompt
from cardgame_tui.testing.scenarios.match import ScenarioMatch
from cardgame_tui.testing.scenarios.moment import Moment, unnamed_moment, wrong_moment
from cardgame_tui.testing.scenarios.offers import wrong_lessons, wrong_offers, wrong_refusals
from cardgame_tui.testing.scenarios.passing import Passing, takes_a_pass
from cardgame_tui.testing.scenarios.vocabulary import Vocabulary

TURN_FACTS = ("turn.number", "round", "turn")
"""Facts that say which turn it is, in one game or another."""


class ScenarioRun:
    """One run of a scenario.

    Args:
        file: the scenario.
        driver: a duel at its position.
        match: the match the duel is of.

    Attributes:
        faults: what is wrong with the file itself, seen while it runs.
        log: the log of the last failed step, as a viewer of all cards reads it; includes that of the step
            before where an answer could not be given.
    """

    def __init__(self, file: ScenarioFile, driver: Driver, match: ScenarioMatch) -> None:
        self._file = file
        self._scenario = file.scenario
        self._driver = driver
        self._match = match
        self._number = 1
        self._moment = self._answered = match.opens
        self._cited: list[str] = []
        self._logged = 0
        self.faults: list[str] = []
        self.log: list[str] = []

    def failures(self) -> list[str]:
        """Play it and name every mismatch; an answer that cannot be given ends it."""
        found: list[str] = []
        for number, step in enumerate(self._scenario.step):
            before, self._logged = self._logged, len(self._events())
            count = len(found)
            try:
                found += (self._place(number) + each for each in self._step(number, step))
            except (Mismatch, ChanceError) as error:
                self._logged = min(before, self._logged)
                self._keep_log()
                return [*found, f"{self._place(number)}{error}"]
            if len(found) > count:
                self._keep_log()
        return [*found, *self._after_the_last()]

    def _after_the_last(self) -> list[str]:
        resolved = True
        try:
            if self._scenario.pass_unmentioned:
                resolved = Passing(self._driver).pass_stack()
        except ChanceError as error:
            self._keep_log()
            return [f"after the last step: {error}"]
        wrong = list(self._end())
        if not resolved or (wrong and self._is_asked_further()):
            wrong.insert(0, f"at the end: no step answers the open question: {describe_prompt(self._driver)}")
        wrong += self._late_facts()
        if wrong:
            self._keep_log()
        return wrong

    def _is_asked_further(self) -> bool:
        """Whether the last answer led to a question of the same seat that takes no pass, such as for a target."""
        prompt, steps = self._driver.prompt, self._scenario.step
        if prompt is None or not steps or steps[-1].choose is None:
            return False
        return prompt.seat == steps[-1].seat and not takes_a_pass(prompt)

    def _place(self, number: int) -> str:
        return f"step {number + 1} (line {self._file.document.line(('step', number))}): "

    def _keep_log(self) -> None:
        duel, wording = self._driver.duel, self._driver.ruleset.wording
        events = self._events()[self._logged :]
        self.log = [f"{wording.event(duel, each, 0, open_hands=True)} ({each.rule})" for each in events]

    # -- steps -----------------------------------------------------------------------------------------

    def _step(self, number: int, step: Step) -> Iterator[str]:
        """Give a step and yield what is wrong at it, also when its answer cannot be given."""
        passing = Passing(self._driver)
        try:
            if 0 < number == self._scenario.opens_after:
                self._moment = Moment.of(self._driver.duel)
            self._go_to(step, passing)
            yield from self._wrong_moment(number, step)
            yield from self._wrong_prompt(number, step)
            self._answer(step)
        except Mismatch as mismatch:
            passed = f"; passed before: {'; '.join(passing.passed)}" if passing.passed else ""
            raise Mismatch(f"{mismatch}{passed}") from mismatch
        yield from self._wrong_facts(("step", number, "expect"), step.expect)
        self._answered = Moment.of(self._driver.duel)

    def _go_to(self, step: Step, passing: Passing) -> None:
        """Advance to the duel, the turn, the phase and the prompt of a step."""
        if step.duel is not None and step.duel != self._number:
            self._cited += [event.rule for event in self._events()]
            self._driver = self._match.next(self._driver, step.duel)
            self._number, self._logged = step.duel, 0
            self._moment = self._match.opens
            passing.driver = self._driver
        if self._scenario.pass_unmentioned:
            passing.pass_to(step)
        if words := wrong_moment(Moment.of(self._driver.duel), step):
            raise Mismatch(f"{words}; {describe_prompt(self._driver)}")
        if not self._is_asked(step):
            wanted = f"seat {step.seat}" + (f" to be asked {step.ask!r}" if step.ask else "")
            duel = self._driver.duel
            here = f"in phase {duel.phase!r} of turn {duel.turn}"
            raise Mismatch(f"expected {wanted}, but {describe_prompt(self._driver)}; {here}")

    def _is_asked(self, step: Step) -> bool:
        prompt = self._driver.prompt
        if prompt is None:
            return False
        return step.settles or bool(step.rules) or (prompt.seat == step.seat and step.ask in (None, prompt.ask))

    def _wrong_moment(self, number: int, step: Step) -> Iterator[str]:
        """Complain when the turn or the phase has changed since the step before and the step does not say so."""
        before, self._moment = self._moment, Moment.of(self._driver.duel)
        recorded = number < self._scenario.opens_after or (number == 0 and step.shows_all)
        if not recorded and (words := unnamed_moment(self._moment, before, step)):
            yield f"{words}; {describe_prompt(self._driver)}"

    def _wrong_prompt(self, number: int, step: Step) -> Iterator[str]:
        prompt = self._driver.prompt
        if prompt is not None and step.rule not in (None, prompt.rule):
            yield f"expected a question under {step.rule}, but {describe_prompt(self._driver)}"
        yield from wrong_offers(self._driver, step)
        yield from wrong_lessons(self._driver, step)
        yield from wrong_refusals(self._driver, step)
        words = Vocabulary(self._driver)
        for entry in step.refused if not step.because else ():
            if len(self.faults) >= MOST_FAULTS:
                return
            self.faults += [f"{self._place(number)}refused: {each}" for each in words.unknown(entry)]

    def _answer(self, step: Step) -> None:
        driver = self._driver
        if step.settles:
            self._settle(step)
        elif step.rules:
            self._change_rules(step)
        elif step.choose is not None:
            assert driver.prompt is not None
            driver.answer(answer_for(driver, driver.prompt, step.choose))

    def _change_rules(self, step: Step) -> None:
        for change in starmap(RuleChange, step.rules.items()):
            if refusal := change.refused(self._driver.duel):
                raise Mismatch(f"the rule {change.option} cannot be set here: {refusal}")
            self._driver.change_rule(change)

    def _settle(self, step: Step) -> None:
        driver = self._driver
        end = Settled(other(step.seat), "conceded") if step.concede else Settled(0, "agreed")
        refusal, who = driver.refuse_settling(end), f"seat {step.seat}" if step.concede else "the players"
        what = "concede" if step.concede else "agree on a draw"
        if refusal is None and step.because:
            raise Mismatch(f"{who} may {what} here, which {step.because[0]} does not refuse")
        if refusal is not None and refusal.rule not in step.because:
            expected = f", expected {step.because[0]}" if step.because else ""
            raise Mismatch(f"{who} may not {what} here: {refusal}{expected}")
        if refusal is None and step.concede:
            driver.concede(step.seat)
        elif refusal is None:
            driver.agree_draw()

    # -- comparisons -----------------------------------------------------------------------------------

    def _wrong_facts(self, path: KeyPath, facts: Mapping[str, Expected]) -> Iterator[str]:
        for fact, wrong in self._match.facts.wrong(self._driver.duel, facts):
            yield (
                wrong if path != ("expect",) else f"at the end (line {self._file.fact_line(path, fact)}): {wrong}"
            )

    def _events(self) -> list[Event]:
        return self._driver.duel.events or []

    def _end(self) -> Iterator[str]:
        yield from self._wrong_facts(("expect",), self._scenario.facts)
        yield from self._wrong_log()
        if left := self._driver.duel.chance.script:
            yield f"at the end: scripted chance is left over: {left!r}"

    def _late_facts(self) -> Iterator[str]:
        """Complain when the last facts are about another turn or phase than the last step and do not say so."""
        now, steps, facts = Moment.of(self._driver.duel), self._scenario.step, self._scenario.facts
        if len(steps) <= self._scenario.opens_after:
            return
        if self._answered == now:
            yield from self._unnamed(now, {**steps[-1].expect, **facts})
        else:
            yield from self._unnamed(self._answered, steps[-1].expect)
            yield from self._unnamed(now, facts)

    def _unnamed(self, now: Moment, facts: Mapping[str, Expected]) -> Iterator[str]:
        """Say which facts are missing that the game has, and that name the turn and the phase."""
        missing, before = list[str](), self._moment
        if now.turn != before.turn and facts.keys().isdisjoint(TURN_FACTS):
            missing += [f'"{fact}" = {now.turn}' for fact in TURN_FACTS if self._has(fact)][:1]
        if now.phase != before.phase and "phase" not in facts and self._has("phase"):
            missing.append(f'"phase" = "{now.phase}"')
        if facts and missing:
            yield (
                f"at the end: the facts are those of {now}, and the last step is in {before}: "
                f"if that is meant, add {' and '.join(missing)} to them"
            )

    def _has(self, fact: str) -> bool:
        return self._match.facts.knows(self._driver.duel, fact)

    def _wrong_log(self) -> Iterator[str]:
        cited = [*self._cited, *(event.rule for event in self._events())]
        rest = iter(cited)
        for rule in self._scenario.logged:
            if rule not in rest:
                line = self._file.document.line(("expect", "logged"))
                yield (
                    f"at the end (line {line}): logged: {rule} is not cited, or not in this order; "
                    f"the log cites {', '.join(cited)}"
                )
                return
