"""An option tried on a copy of the duel, by somebody who knows only what one seat knows."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.unknown import UnknownError, hide_unknown
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.declining import decline_of

MOST_DECLINED = 40
"""Prompts after the tried option that are declined at most."""


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
        unless: ask words of the prompts at which the other player was taken to decline, each with the cards that
            could be picked there; none where a player may not read the options of the other.
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
    unless: dict[str, tuple[int, ...]] = field(default_factory=dict)
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

    def note_declined(self, prompt: Prompt) -> None:
        """Note that the other player was taken to decline; cards are named only if all such prompts name some."""
        cards = _cards_of(prompt) if prompt.public else ()
        before = self.unless.get(prompt.ask, cards)
        self.unless[prompt.ask] = tuple(dict.fromkeys(before + cards)) if before and cards else ()

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


def try_option(driver: Driver, index: int, reader: int) -> Trial:
    """Answer the open prompt with one option on a copy, and play on until somebody has a choice that counts.

    On the way both players pass until the stack is as it was, and the other player declines whatever may be
    declined. The trial ends early where the rules need chance or a card that the reader does not see.

    Args:
        driver: the duel; it is not changed.
        index: the option.
        reader: whose knowledge is used; 0 for what both players know.
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
        copy.answer(index)
        _play_on(copy, trial, inner_phases)
    except UnknownError as met:
        trial.unknown = met.what
    return trial


def _declining(prompt: Prompt) -> Answer | None:
    """The answer that passes, says no or picks nothing; None if an answer has to do something."""
    if prompt.single:
        return decline_of(prompt)
    return () if prompt.least == 0 and not prompt.ordered and not prompt.secret else None


def _cards_of(prompt: Prompt) -> tuple[int, ...]:
    return tuple(option.card for option in prompt.options if option.card is not None)


def _play_on(copy: Driver, trial: Trial, inner_phases: Container[str]) -> None:
    """Answer what needs no choice that counts.

    Args:
        copy: the copy.
        trial: the trial.
        inner_phases: phases that the option may begin, and that are then played to their end.
    """
    for _ in range(MOST_DECLINED):
        prompt, trial.inner = copy.prompt, copy.duel.phase in inner_phases
        if prompt is None:
            return
        if trial.is_forced(prompt):
            copy.answer(0)
            continue
        if prompt.ask in trial.payments and prompt.seat == trial.prompt.seat:
            copy.answer(0 if prompt.single else tuple(range(prompt.least)))
            continue
        decline = _declining(prompt)
        if decline is None or not trial.goes_past(prompt):
            return
        if prompt.seat != trial.prompt.seat:
            trial.note_declined(prompt)
        copy.answer(decline)
