"""Priority: who is asked, what two passes mean, and what a game may decide otherwise."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.priority import Holder, StackRules, window
from cardgame_tui.engine.prompt import Answer, Option, Refusal, Refused, Script
from cardgame_tui.engine.stack import StackItem
from tests.engine.bare import BareDuel, bare_table, play

ACT = Option("act")
LATE = Option("late")
TOO_LATE = Refusal("T-3", "it is too late")
OBLIGED = Refusal("T-4", "act first")
DO, GO_ON = 0, 1
"""Answers: act, pass."""


@dataclass
class Bench(StackRules[BareDuel]):
    """A game where everybody may always put one more item on the stack; items are called by number.

    Args:
        after_action: who has priority after an action.
        active_after_triggers: whether placed triggers give the active seat priority.
        skipped: seats that are not asked.
        obliged: seats that may not pass.
        quiet: whether nothing ever needs to be settled.
        echo: whether the first item put on the stack makes a trigger wait.
    """

    after_action: Holder = Holder.SAME
    active_after_triggers: bool = False
    skipped: tuple[int, ...] = ()
    obliged: tuple[int, ...] = ()
    quiet: bool = False
    echo: bool = False
    resolved: list[str] = field(default_factory=list)
    settled: int = 0
    rule = "T-2"

    def unsettled(self, duel: BareDuel) -> bool:
        return not self.quiet

    def settle(self, duel: BareDuel) -> Script[None]:
        self.settled += 1
        duel.stack += duel.waiting
        duel.waiting = []
        yield from ()

    def actions(self, duel: BareDuel, seat: int) -> Sequence[Option]:
        return [ACT]

    def act(self, duel: BareDuel, seat: int, option: Option) -> Script[None]:
        duel.stack.append(StackItem(seat, "T-2", f"item {len(duel.stack) + 1}", None))
        if self.echo and len(duel.stack) == 1:
            duel.waiting.append(StackItem(seat, "T-2", "echo", None))
        yield from ()

    def resolve(self, duel: BareDuel, item: StackItem) -> Script[None]:
        self.resolved.append(item.what)
        yield from ()

    def may_skip(self, duel: BareDuel, seat: int, actions: Sequence[Option]) -> bool:
        return seat in self.skipped

    def refuse_pass(self, duel: BareDuel, seat: int) -> Refusal | None:
        return OBLIGED if seat in self.obliged else None

    def refused(self, duel: BareDuel, seat: int) -> Iterable[Refused]:
        return [(LATE, TOO_LATE)] if seat == 2 else []


def seats_asked(rules: Bench, *answers: Answer, active: int = 1, until_empty: bool = False) -> list[int]:
    """Run a window to its end and tell who was asked, in order."""
    duel = bare_table()
    duel.active = active
    prompts, _ = play(window(duel, rules, until_empty=until_empty), *answers)
    return [prompt.seat for prompt in prompts]


def test_the_active_seat_is_asked_first_and_two_passes_close() -> None:
    assert seats_asked(Bench(), GO_ON, GO_ON) == [1, 2]
    assert seats_asked(Bench(), GO_ON, GO_ON, active=2) == [2, 1]


def test_a_stop_is_a_prompt_of_the_game() -> None:
    (prompt, _), _ = play(window(bare_table(), Bench()), GO_ON, GO_ON)
    assert (prompt.ask, prompt.rule, list(prompt.options)) == ("priority", "T-2", [ACT, PASS])


def test_the_acting_seat_keeps_priority() -> None:
    rules = Bench()
    assert seats_asked(rules, DO, GO_ON, GO_ON, GO_ON, GO_ON) == [1, 1, 2, 1, 2]
    assert rules.resolved == ["item 1"]


def test_the_acting_seat_passes_priority_if_the_game_says_so() -> None:
    rules = Bench(after_action=Holder.OTHER)
    assert seats_asked(rules, DO, DO, GO_ON, GO_ON, *[GO_ON] * 4) == [1, 2, 1, 2, 1, 2, 1, 2]
    assert rules.resolved == ["item 2", "item 1"]


class ToTheOther(Bench):
    """A game in which the other seat has priority after item 1, and the same one after any other item."""

    def next_holder(self, duel: BareDuel, seat: int, option: Option) -> int:
        return 3 - seat if len(duel.stack) == 1 else seat


class NotesPasses(Bench):
    """A game that notes who passes and lets the other seat have priority."""

    def passed(self, duel: BareDuel, seat: int) -> None:
        self.resolved.append(f"seat {seat} passed")


def test_a_game_may_say_who_has_priority_after_each_action() -> None:
    assert seats_asked(ToTheOther(), DO, DO, GO_ON, GO_ON, *[GO_ON] * 4) == [1, 2, 2, 1, 1, 2, 1, 2]


def test_a_game_learns_of_the_pass_after_which_the_other_seat_may_act() -> None:
    rules = NotesPasses(skipped=(1,))
    assert seats_asked(rules, DO, GO_ON, GO_ON) == [2, 2, 2]
    assert rules.resolved == ["seat 1 passed", "seat 2 passed", "item 1", "seat 1 passed"]


def test_two_passes_resolve_the_top_only() -> None:
    duel, rules = bare_table(), Bench()
    script = window(duel, rules)
    next(script)
    for answer in (DO, DO, GO_ON, GO_ON):
        prompt = script.send(answer)
    assert rules.resolved == ["item 2"]
    assert [item.what for item in duel.stack] == ["item 1"]
    assert prompt.seat == 1


def test_passes_that_do_not_follow_each_other_resolve_nothing() -> None:
    duel, rules = bare_table(), Bench()
    script = window(duel, rules)
    next(script)
    for answer in (DO, GO_ON, DO, GO_ON):
        prompt = script.send(answer)
    assert rules.resolved == []
    assert (len(duel.stack), prompt.seat) == (2, 1)


def test_after_a_resolution_the_active_seat_is_first_again() -> None:
    assert seats_asked(Bench(), GO_ON, DO, GO_ON, GO_ON, GO_ON, GO_ON) == [1, 2, 2, 1, 1, 2]


def test_until_empty_closes_without_a_last_round() -> None:
    rules = Bench()
    assert seats_asked(rules, until_empty=True) == []
    duel = bare_table()
    duel.stack.append(StackItem(1, "T-2", "there before", None))
    prompts, _ = play(window(duel, rules, until_empty=True), GO_ON, GO_ON)
    assert [prompt.seat for prompt in prompts] == [1, 2]
    assert rules.resolved == ["there before"]


def test_placed_triggers_leave_priority_where_it_is() -> None:
    rules = Bench(echo=True)
    assert seats_asked(rules, GO_ON, DO, *[GO_ON] * 6) == [1, 2, 2, 1, 1, 2, 1, 2]
    assert rules.resolved == ["echo", "item 1"]


def test_placed_triggers_give_the_active_seat_priority_if_the_game_says_so() -> None:
    rules = Bench(echo=True, active_after_triggers=True)
    assert seats_asked(rules, GO_ON, DO, *[GO_ON] * 6) == [1, 2, 1, 2, 1, 2, 1, 2]
    assert rules.resolved == ["echo", "item 1"]


def test_a_skipped_seat_passes_unasked() -> None:
    rules = Bench(skipped=(2,))
    assert seats_asked(rules, DO, GO_ON, GO_ON) == [1, 1, 1]
    assert rules.resolved == ["item 1"]
    assert seats_asked(Bench(skipped=(1, 2))) == []


def test_a_seat_may_be_obliged_to_act() -> None:
    duel = bare_table()
    script = window(duel, Bench(obliged=(1,)))
    assert list(next(script).options) == [ACT]
    assert list(duel.why_not()) == [(PASS, OBLIGED)]


def test_the_reason_against_a_pass_comes_after_the_others() -> None:
    duel = bare_table()
    duel.active = 2
    next(window(duel, Bench(obliged=(2,))))
    assert list(duel.why_not()) == [(LATE, TOO_LATE), (PASS, OBLIGED)]


def test_each_stop_says_what_that_seat_may_not_do() -> None:
    duel = bare_table()
    script = window(duel, Bench())
    next(script)
    assert list(duel.why_not()) == []
    script.send(GO_ON)
    assert list(duel.why_not()) == [(LATE, TOO_LATE)]


def test_settling_runs_before_every_stop_and_only_when_needed() -> None:
    busy, quiet = Bench(), Bench(quiet=True)
    seats_asked(busy, GO_ON, GO_ON)
    seats_asked(quiet, GO_ON, GO_ON)
    assert (busy.settled, quiet.settled) == (2, 0)


def test_a_pass_before_something_was_put_on_the_stack_does_not_count() -> None:
    class Late(Bench):
        """A trigger waits from the first pass on."""

        def settle(self, duel: BareDuel) -> Script[None]:
            if self.settled == 1:
                duel.waiting.append(StackItem(1, "T-2", "late", None))
            yield from super().settle(duel)

    rules = Late()
    assert seats_asked(rules, GO_ON, GO_ON, GO_ON, GO_ON, GO_ON) == [1, 2, 1, 1, 2]
    assert rules.resolved == ["late"]
