"""One duel under test, as every check of the conformance kit receives it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from traceback import extract_tb
from typing import NoReturn, TypeAlias

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.shown.wording import stable_word
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

READERS = (PUBLIC_SEAT, *SEATS)
"""All readers of a log or a view."""


NEEDED = frozenset({"ends_within_bounds", "prompt_is_valid", "undo_returns"})
"""Checks without which a duel cannot continue."""


Question: TypeAlias = tuple[object, ...]
"""A prompt as far as two of them can be compared."""


@value
class Step:
    """A question of the duel since the last line of its log.

    Args:
        answers: how many answers had been given.
        events: how many events the log had.
        prompt: the prompt.
        question: the same to compare.
    """

    answers: int
    events: int
    prompt: Prompt
    question: Question


class Nonconformance(AssertionError):  # noqa: N818 - named as what it reports
    """A ruleset breaks a promise. The message says which, in which duel, after how many decisions.

    Args:
        message: the broken promise in words.
        promise: name of the check that found it; empty between checks.
    """

    def __init__(self, message: str, promise: str = "") -> None:
        super().__init__(message)
        self.promise = promise


def breakdown_words(error: Exception) -> str:
    """An error of the rules, with the place where it was raised."""
    frames = extract_tb(error.__traceback__)
    place = f" in {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"the rules break down: {type(error).__name__}: {error}{place}"


@dataclass(slots=True)
class Watch:
    """One duel under test.

    Args:
        driver: runs it.
        rulebook: the numbered rules of its ruleset.
        label: which duel it is, for messages.
        dealt: number of cards when the duel began; cards after these are tokens.
        rules: how often each rule number has been cited.
        read: how many events have been read already.
        prompts: the number of prompts of each ask word.
        unrefused: how many of them had no refusal.
        checked: how often each promise was checked, by the name of its check.
        checking: name of the check that runs now; empty between checks.
        found: collects broken promises, so that the duel continues; None to raise the first one.
        notes: what is worth knowing and breaks no promise, and how often it was seen.
        exchanged: how many duels were compared with a twin, and how many hidden cards were others there.
        trail: the questions since the last line of the log.
    """

    driver: Driver
    rulebook: Rulebook
    label: str
    dealt: int
    rules: Counter[str] = field(default_factory=Counter)
    read: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    unrefused: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    checking: str = ""
    found: list[Nonconformance] | None = None
    notes: Counter[str] = field(default_factory=Counter)
    exchanged: Counter[str] = field(default_factory=Counter)
    trail: list[Step] = field(default_factory=list)

    def check(self, promise: Callable[..., object], *values: object) -> None:
        """Check a promise and count that.

        Args:
            promise: the check.
            *values: what it takes after the duel under test.

        A promise that was found broken is not checked again.

        Raises:
            Nonconformance: when it is broken and the duel cannot continue, or broken promises are not collected.
            Exception: any error of the rules, if broken promises are not collected.
        """
        name = promise.__name__
        if any(each.promise == name for each in self.found or ()):
            return
        self.checking = name
        self.checked[name] += 1
        try:
            promise(self, *values)
        except Exception as error:
            if self.found is None:
                raise
            self.found.append(error if isinstance(error, Nonconformance) else self._broke(error))
            if name in NEEDED:
                raise self.found[-1] from error
        self.checking = ""

    def _broke(self, error: Exception) -> Nonconformance:
        """A breakdown of the rules during a check, as a broken promise."""
        words = f"{breakdown_words(error)} [{self.label}, after {len(self.driver.given)} decisions]"
        return Nonconformance(words, self.checking)

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset under test."""
        return self.driver.ruleset

    @property
    def duel(self) -> Duel:
        """The duel in its current state."""
        return self.driver.duel

    @property
    def prompt(self) -> Prompt:
        """The open prompt."""
        assert self.driver.prompt is not None
        return self.driver.prompt

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the open prompt asks."""
        return SEATS if self.prompt.secret else (self.prompt.seat,)

    def complain(self, what: str) -> NoReturn:
        """Report a broken promise.

        Raises:
            Nonconformance: always.
        """
        raise Nonconformance(f"{what} [{self.label}, after {len(self.driver.given)} decisions]", self.checking)

    def cite(self, rule: str, where: str) -> None:
        """Count a citation of a rule; complain when the rule does not exist."""
        if rule not in self.rulebook.rules:
            self.complain(f"{where} cites {rule!r}, which is not in the rulebook")
        self.rules[rule] += 1


Check: TypeAlias = Callable[[Watch], None]
"""Looks at one moment of a duel and complains or returns."""


def mark(option: Option) -> tuple[object, ...]:
    """What distinguishes an option from the others of its prompt."""
    return option.key, option.card, option.zone, stable_word(option.value)
