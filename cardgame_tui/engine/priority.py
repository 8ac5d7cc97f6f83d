"""Priority: who may act now, what two passes mean, and when the top of the stack resolves."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from typing import Any, Generic

from typing_extensions import TypeVar

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import DuelT, other
from cardgame_tui.engine.prompt import Option, Prompt, Refusal, Refused, Script
from cardgame_tui.engine.shown.unknown import HIDDEN_CARDS, UnknownError
from cardgame_tui.engine.stack import StackItem

__all__ = ["Holder", "StackRules", "window"]

ItemT = TypeVar("ItemT", bound=StackItem, default=Any)


class Holder(Enum):
    """Who has priority after a player has put something on the stack."""

    SAME = "same"
    OTHER = "other"


# Members that nearly every decision reads (docs/architecture.md, "Members")
_OTHER = Holder.OTHER


class StackRules(ABC, Generic[DuelT, ItemT]):
    """How one game runs its stack. A ruleset writes one of these and calls `window`.

    Its parameters are the types of the game's duel and stack items: ``StackRules[RiftDuel, Item]``.

    Attributes:
        rule: number of the rule that gives priority.
        after_action: who has priority after an action that put something on the stack.
        active_after_triggers: whether triggers that have just been placed give the active seat priority.
        ask: the stable word of the priority prompt.
    """

    rule: str
    after_action: Holder = Holder.SAME
    active_after_triggers = False
    ask = "priority"

    def unsettled(self, duel: DuelT) -> bool:
        """Run state-based checks and return whether `settle` has more to do, so that it runs only when needed."""
        return True

    def settle(self, duel: DuelT) -> Script[None]:
        """Run state-based checks and put waiting triggers on the stack until nothing more happens.

        By default a game has neither.
        """
        yield from ()

    @abstractmethod
    def actions(self, duel: DuelT, seat: int) -> Sequence[Option]:
        """List what a seat with priority may do now, without the pass."""

    @abstractmethod
    def act(self, duel: DuelT, seat: int, option: Option) -> Script[None]:
        """Declare what was chosen: pay, target, put it on the stack."""

    @abstractmethod
    def resolve(self, duel: DuelT, item: ItemT) -> Script[None]:
        """Carry out one item that has just left the stack."""

    def next_holder(self, duel: DuelT, seat: int, option: Option) -> int:
        """Who has priority after a seat has put something on the stack; by default as `after_action` says."""
        return other(seat) if self.after_action is _OTHER else seat

    def passed(self, duel: DuelT, seat: int) -> None:
        """A seat has passed, asked or not, and the other one has priority."""
        return

    def may_skip(self, duel: DuelT, seat: int, actions: Sequence[Option]) -> bool:
        """Whether a stop may be passed without asking because skipping it reveals nothing."""
        return False

    def refuse_pass(self, duel: DuelT, seat: int) -> Refusal | None:
        """Say why a seat with priority may not pass, where a rule obliges it to act."""
        return None

    def opens(self, duel: DuelT) -> None:
        """Nothing is on the stack and nobody has passed: a copy might play on from here (`Duel.before_phase`)."""
        return

    def closing(self, duel: DuelT) -> None:
        """Ends the window: both seats have passed on an empty stack."""
        return

    def refused(self, duel: DuelT, seat: int) -> Iterable[Refused]:
        """Work out what a seat with priority may not do now, and why."""
        return ()


def window(duel: DuelT, rules: StackRules[DuelT], *, until_empty: bool = False) -> Script[None]:
    """Give priority in turn until both seats pass on an empty stack.

    The active seat is first, and first again after each resolution. Passes count from the last time that anything
    was put on the stack.

    Args:
        duel: the duel.
        rules: how this game runs its stack.
        until_empty: close as soon as the stack is empty, without a last round of passes.
    """
    holder = duel.active
    passes = 0
    while True:
        if rules.unsettled(duel):
            waiting_for = len(duel.stack)
            yield from rules.settle(duel)
            if len(duel.stack) > waiting_for:
                passes = 0
                if rules.active_after_triggers:
                    holder = duel.active
        if until_empty and not duel.stack:
            rules.closing(duel)
            return
        if duel.phase_keeper is not None and holder == duel.active and not (passes or duel.stack):
            rules.opens(duel)
        prompt = _stop(duel, rules, holder)
        option = PASS if prompt is None else prompt.options[(yield prompt)]  # type: ignore[index]
        if option is not PASS:
            waiting_for = len(duel.stack)
            yield from rules.act(duel, holder, option)
            passes = 0
            if len(duel.stack) > waiting_for:
                holder = rules.next_holder(duel, holder, option)
        elif passes == 0:
            rules.passed(duel, holder)
            passes = 1
            holder = other(holder)
        elif duel.stack:
            yield from rules.resolve(duel, duel.stack.pop())
            holder = duel.active
            passes = 0
        else:
            rules.closing(duel)
            return


def _stop(duel: DuelT, rules: StackRules[DuelT], seat: int) -> Prompt | None:
    """Ask a seat with priority what it does; None when it passes without being asked."""
    is_known = True
    try:
        actions = rules.actions(duel, seat)
    except UnknownError:  # an option is tried by somebody who does not know this seat's cards
        actions, is_known = (), False
    if rules.may_skip(duel, seat, actions):
        return None
    no_pass = rules.refuse_pass(duel, seat)
    options = [*actions, PASS] if no_pass is None else actions
    duel.why_not = partial(_refused, duel, rules, seat, no_pass) if is_known else _not_known
    return Prompt(seat, rules.ask, rules.rule, options)


def _not_known() -> Iterable[Refused]:
    """What a seat may not do, where hidden cards decide that."""
    raise UnknownError(HIDDEN_CARDS)


def _refused(duel: DuelT, rules: StackRules[DuelT], seat: int, no_pass: Refusal | None) -> Iterable[Refused]:
    """What a seat with priority may not do now, and why; last the pass."""
    yield from rules.refused(duel, seat)
    if no_pass is not None:
        yield PASS, no_pass
