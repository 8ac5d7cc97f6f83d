"""Priority and the stack (section 8): what a player with priority may do, and what a check does."""

from collections.abc import Iterator, Sequence

from typing_extensions import override

from cardgame_tui.engine.priority import Holder, StackRules
from cardgame_tui.engine.prompt import Judged, Option, Prompt, Refused, Script
from cardgame_tui.engine.triggers import place_triggers
from rulesets.containment.cards.program import Ability
from rulesets.containment.rules.stack import cross_test, declaring
from rulesets.containment.rules.stack.k_class import look, push_batch, stamp
from rulesets.containment.rules.stack.resolution import end_loop, resolve
from rulesets.containment.rules.steps.loops import forget_loop, note_choice
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


class ContainmentStack(StackRules[ContainmentDuel, ContainmentItem]):
    """How Containment runs its stack (CT-65 to CT-77).

    Args:
        after_action: who has priority after an action (CT-68).
    """

    rule = "CT-66"

    def __init__(self, after_action: Holder) -> None:
        self.after_action = after_action

    def unsettled(self, duel: ContainmentDuel) -> bool:
        """Whether a check could find anything (CT-75)."""
        return bool(duel.waiting or duel.zk or duel.crowded) or duel.checked != stamp(duel)

    def settle(self, duel: ContainmentDuel) -> Script[None]:
        """Make one check: triggers go on the stack, then the batch above them (CT-75 to CT-77)."""
        found = look(duel)
        if found and not duel.options.k_uses_stack:
            push_batch(duel, found)
        if duel.waiting:
            placing = place_triggers(duel, "CT-76", lambda item: declaring.put_trigger(duel, item), _first(duel))
            yield from _counting(duel, placing)
        if found:
            push_batch(duel, found)

    def actions(self, duel: ContainmentDuel, seat: int) -> Sequence[Option]:
        """List what a seat may do now (CT-59, CT-64)."""
        judged = _judged(duel, seat) if declaring.has_the_floor(duel, seat) else _judged_at_any_time(duel, seat)
        return [option for option, refusal in judged if refusal is None]

    @override
    def refused(self, duel: ContainmentDuel, seat: int) -> Iterator[Refused]:
        for option, refusal in _judged(duel, seat):
            if refusal is not None:
                yield option, refusal

    def act(self, duel: ContainmentDuel, seat: int, option: Option) -> Script[None]:
        """Put what was chosen on the stack (CT-68)."""
        note_choice(duel)
        if option.card is None:
            return cross_test.declare_experiment(duel, seat)
        card = duel.cards[option.card]
        if option.key == "test":
            return cross_test.declare_test(duel, seat, card)
        if option.key == "play":
            return declaring.play(duel, seat, card)
        assert isinstance(option.value, Ability)
        return declaring.activate(duel, seat, card, option.value)

    def resolve(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[None]:
        """Carry out the top item: both players have passed (CT-70)."""
        yield from _counting(duel, resolve(duel, item))
        end_loop(duel)

    def may_skip(self, duel: ContainmentDuel, seat: int, actions: Sequence[Option]) -> bool:
        """Pass for a player who can do nothing else, unless that tells what is face-down (CT-123).

        On an empty stack, who can do something else, for all that is public, could break a loop (CT-78).
        """
        if actions or declaring.might_play(duel, seat):
            if not duel.stack:
                forget_loop(duel)
            return False
        if not duel.options.auto_pass:
            return False
        if duel.stack:
            duel.note("CT-123", "passes_automatically", seat)
        return True


STACKS = {"opponent": ContainmentStack(Holder.OTHER), "keep": ContainmentStack(Holder.SAME)}
"""The stack by `priority_after_action`; neither holds state."""


def _first(duel: ContainmentDuel) -> int:
    """Whose triggers go on the stack first (CT-76)."""
    first, second = duel.in_order()
    return first if duel.options.trigger_order == "turn_player" else second


def _judged(duel: ContainmentDuel, seat: int) -> list[Judged]:
    return [
        *declaring.judge_plays(duel, seat),
        *declaring.judge_effects(duel, seat),
        *cross_test.judge_tests(duel, seat),
        *cross_test.judge_experiment(duel, seat),
    ]


def _judged_at_any_time(duel: ContainmentDuel, seat: int) -> list[Judged]:
    """What does not need the own main phase on an empty stack: nothing else could be offered now (CT-64)."""
    return [
        *declaring.judge_plays(duel, seat),
        *declaring.judge_effects(duel, seat, quick=True),
        *cross_test.judge_experiment(duel, seat),
    ]


def _counting(duel: ContainmentDuel, script: Script[object]) -> Script[None]:
    """Run a script; whoever is asked for more than the one possible answer has a choice (CT-78)."""
    try:
        prompt: Prompt = next(script)
        while True:
            if len(prompt.options) > 1:
                note_choice(duel)
            prompt = script.send((yield prompt))
    except StopIteration:
        return
