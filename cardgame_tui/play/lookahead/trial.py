"""An option tried on a copy of the duel, by somebody who knows only what one seat knows."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.unknown import UnknownError, hide_unknown
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.value import value

MOST_DECLINED = 40
"""Prompts after the tried option that are declined at most."""


@value
class Declined:
    """A prompt at which the other player was taken to decline.

    Args:
        prompt: the prompt.
        place: which answer of the trial it was, the option being 0.
        is_open: whether what else could be answered there is known, so that it can be tried.
    """

    prompt: Prompt
    place: int
    is_open: bool


@dataclass(slots=True)
class Trial:
    """What an option did.

    Args:
        prompt: the prompt it belongs to.
        branch: the copy, as the option left it.
        depth: items left on the stack once what the option is about has resolved.
        closes: whether it passes on an empty stack, which closes the window if the other player passes too.
        turn: the turn it was tried in.
        since: how many events the log had before.
        usual: ask words of the prompts that are declined whoever is asked, since declining is usual there.
        payments: ask words of the prompts about what pays.
        inner: whether the option has begun a phase in the middle of another one, which is played to its end.
        declined: the prompts at which the other player was taken to decline, if something else is possible there.
        answers: how many answers were given.
        unknown: what decides from there on: ``chance`` or ``hidden cards``; empty if somebody is asked.
    """

    prompt: Prompt
    branch: Driver
    depth: int
    closes: bool
    turn: int
    since: int
    usual: Container[str] = ()
    payments: Container[str] = ()
    inner: bool = False
    declined: list[Declined] = field(default_factory=list)
    answers: int = 0
    unknown: str = ""

    @property
    def duel(self) -> Duel:
        """The duel, as the option left it."""
        return self.branch.duel

    @property
    def events(self) -> Sequence[Event]:
        """What happened."""
        return (self.duel.events or [])[self.since :]

    def is_forced(self, prompt: Prompt) -> bool:
        """Whether a prompt of this turn has only one answer, so that nobody has a choice."""
        return (
            prompt.single
            and len(prompt.options) == 1
            and prompt.ask != StackRules.ask
            and self.duel.turn == self.turn
        )

    def answer(self, answer: Answer) -> None:
        """Give the next answer."""
        self.answers += 1
        self.branch.answer(answer)

    def note_declined(self, prompt: Prompt) -> None:
        """Note that the other player is taken to decline, unless it is known that nothing else is possible."""
        if prompt.ask != StackRules.ask:
            self.declined.append(Declined(prompt, self.answers, is_open=True))
        elif len(prompt.options) > 1 or _hides_more(self.duel):
            self.declined.append(Declined(prompt, self.answers, is_open=False))

    def goes_past(self, prompt: Prompt) -> bool:
        """Whether a prompt is declined to see more, because it is not yet the next choice that counts."""
        duel = self.duel
        if duel.turn != self.turn:
            return False
        if prompt.ask != StackRules.ask:
            return prompt.seat != self.prompt.seat or prompt.ask in self.usual
        if len(duel.stack) > self.depth or self.inner:
            return True
        return self.closes and prompt.seat not in (self.prompt.seat, duel.active)


def try_option(driver: Driver, index: int, reader: int, instead: tuple[int, Answer] | None = None) -> Trial:
    """Answer the open prompt with one option on a copy, and play on until somebody has a choice that counts.

    On the way both players pass until the stack is as it was, and the other player declines whatever may be
    declined. The trial ends early where the rules need chance or a card that the reader does not see.

    Args:
        driver: the duel; it is not changed.
        index: the option.
        reader: whose knowledge is used; 0 for what both players know.
        instead: which answer after the option the other player does not decline, and what is answered there.
    """
    prompt = driver.prompt
    assert prompt is not None
    copy = driver.fork(keep=False)
    duel = copy.duel
    passes, items = prompt.options[index].key == PASS.key, len(duel.stack)
    depth = items - 1 if passes and items else items
    wording = driver.ruleset.wording
    trial = Trial(
        prompt,
        copy,
        depth,
        passes and not items,
        duel.turn,
        len(duel.events or ()),
        wording.unless,
        wording.payments,
    )
    inner_phases = frozenset() if passes else wording.inner_phases - {duel.phase}
    hide_unknown(duel, reader)
    try:
        trial.answer(index)
        _play_on(trial, inner_phases, instead)
    except UnknownError as met:
        trial.unknown = met.what
    return trial


def _declining(prompt: Prompt) -> Answer | None:
    """The answer that passes, says no or picks nothing; None if an answer has to do something."""
    if prompt.single:
        return decline_of(prompt)
    return () if prompt.least == 0 and not prompt.ordered and not prompt.secret else None


def _hides_more(duel: Duel) -> bool:
    """Whether hidden cards decide what a player with priority could do but pass."""
    try:
        list(duel.why_not())
    except UnknownError:
        return True
    return False


def _play_on(trial: Trial, inner_phases: Container[str], instead: tuple[int, Answer] | None) -> None:
    """Answer what needs no choice that counts.

    Args:
        trial: the trial.
        inner_phases: phases that the option may begin, and that are then played to their end.
        instead: as in `try_option`.
    """
    for _ in range(MOST_DECLINED):
        prompt, trial.inner = trial.branch.prompt, trial.duel.phase in inner_phases
        if prompt is None:
            return
        if instead is not None and trial.answers == instead[0]:
            trial.answer(instead[1])
            continue
        if trial.is_forced(prompt):
            trial.answer(0)
            continue
        if prompt.ask in trial.payments and prompt.seat == trial.prompt.seat:
            trial.answer(_as_few(prompt))
            continue
        decline = _declining(prompt)
        if decline is None and instead is not None and prompt.seat != trial.prompt.seat and not prompt.secret:
            decline = _as_few(prompt)  # what the other player has begun is carried out
        if decline is None or not trial.goes_past(prompt):
            return
        if prompt.seat != trial.prompt.seat:
            trial.note_declined(prompt)
        trial.answer(decline)


def _as_few(prompt: Prompt) -> Answer:
    """The first option, or as few as may be picked."""
    return 0 if prompt.single else tuple(range(prompt.least))
