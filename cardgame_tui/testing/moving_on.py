"""Checks of the conformance kit that nothing is offered that does nothing."""

from collections.abc import Iterable

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver, Settled
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.testing.watch import Question, Step, Watch, mark

MOST_TRIED = 8
"""Most options of one prompt that are tried."""
MOST_FOLLOWED = 40
"""Most questions that are followed after an option until something has happened."""


def answers_lead_on(watch: Watch) -> None:
    """After the answers of the duel itself the same question does not come again with nothing changed or logged.

    A player who says no in the middle of a selection may come back to its beginning, and a selection may ask
    the same thing several times, as long as it ends.
    """
    trail, prompt, given = watch.trail, watch.prompt, watch.driver.given
    events = len(watch.duel.events or ())
    if trail and trail[-1].events != events:
        trail.clear()
    now = question_of(prompt)
    for place, earlier in enumerate(trail):
        later = [*zip(trail[place + 1 :], given[earlier.answers + 1 :], strict=False)]
        if earlier.question != now or any(_declines(step.prompt, answer) for step, answer in later):
            continue
        if state_digest(watch.driver.fork(earlier.answers, keep=False).duel) != state_digest(watch.duel):
            continue
        answered = [(step.question, given[step.answers]) for step in trail[place:]]
        answers = {
            question: answer for question, answer in answered if not isinstance(answer, Settled | RuleChange)
        }
        if not _Moment(watch.driver).is_left_behind(watch.driver.fork(keep=False), answers):
            watch.complain(
                f"{_words(prompt, given[earlier.answers])} does nothing, and no line of the log says why"
            )
    trail.append(Step(len(given), events, prompt, now))


def options_do_something(watch: Watch) -> None:
    """Whatever is offered changes the duel, is followed by a line of the log, or begins a selection that does.

    Options are tried on a copy. A selection is followed by its first answers that do not decline.
    """
    driver, prompt = watch.driver, watch.prompt
    if prompt.secret:
        return
    before = _Moment(driver)
    for answer in _tried(prompt):
        if not before.is_left_behind(driver.fork(keep=False), {before.question: answer}):
            watch.complain(f"{_words(prompt, answer)} does nothing, and no line of the log says why")


class _Moment:
    """A duel at a question, and whether a copy of it moves on from there."""

    def __init__(self, driver: Driver) -> None:
        assert driver.prompt is not None
        self._events = len(driver.duel.events or ())
        self._digest = state_digest(driver.duel)
        self.question = question_of(driver.prompt)

    def is_left_behind(self, copy: Driver, answers: dict[Question, Answer]) -> bool:
        """Follow the questions of a copy until something has happened; False if nothing does.

        Args:
            copy: the copy, at the question.
            answers: answers to it and to later questions; each further question gets one that does not decline.
                The same question has the same answer each time.
        """
        for _ in range(MOST_FOLLOWED):
            prompt = copy.prompt
            if prompt is None or len(copy.duel.events or ()) > self._events:
                return True
            if state_digest(copy.duel) != self._digest:
                return True
            copy.answer(answers.setdefault(question_of(prompt), _going_on(prompt)))
        return False


def question_of(prompt: Prompt) -> Question:
    """What makes two prompts the same question."""
    bounds = (prompt.least, prompt.most, prompt.ordered)
    about = (prompt.card, prompt.zone, prompt.amount, prompt.word)
    return prompt.seat, prompt.ask, bounds, about, tuple(mark(option) for option in prompt.options)


def _tried(prompt: Prompt) -> Iterable[Answer]:
    """Options from the first to the last; as many as are asked for where several are picked."""
    count = len(prompt.options)
    if not prompt.single:
        return [tuple(range(max(1, prompt.least)))] if count else []
    places = range(count) if count <= MOST_TRIED else range(0, count, -(-count // MOST_TRIED))
    return [*places]


def _going_on(prompt: Prompt) -> Answer:
    """The first answer that does not decline."""
    if prompt.secret:
        return (0, 0)
    if not prompt.single:
        return tuple(range(max(1, prompt.least)))
    decline = decline_of(prompt)
    return next((index for index in range(len(prompt.options)) if index != decline), 0)


def _declines(prompt: Prompt, answer: object) -> bool:
    return answer == () or (prompt.single and answer == decline_of(prompt))


def _words(prompt: Prompt, answer: object) -> str:
    picked = (answer,) if isinstance(answer, int) else answer if isinstance(answer, tuple) else ()
    named = ", ".join(str(mark(prompt.options[index])) for index in picked)
    return f"the answer {named or 'of nothing'} to {prompt.ask!r}"
