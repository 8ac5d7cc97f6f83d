"""Waiting triggers: whose come first, who orders them, and what fires meanwhile."""

from cardgame_tui.engine.prompt import Prompt, Script
from cardgame_tui.engine.shown.wording import option_words
from cardgame_tui.engine.stack import ItemRef, StackItem
from cardgame_tui.engine.triggers import place_triggers
from cardgame_tui.testing.watch import mark
from tests.engine.bare import BareDuel, bare_table, card_named, play


def waiting(duel: BareDuel, *names: str) -> None:
    """Let a trigger of each named card wait."""
    for name in names:
        card = card_named(duel, name)
        duel.waiting.append(StackItem(card.owner, "T-4", name, card))


def put_on(duel: BareDuel, item: StackItem) -> Script[None]:
    """Put a trigger on the stack as it is."""
    duel.stack.append(item)
    yield from ()


def placed(duel: BareDuel, *answers: tuple[int, ...], first: int | None = None) -> tuple[list[Prompt], list[str]]:
    """Place the waiting triggers; return the questions and the stack."""
    prompts, anything = play(place_triggers(duel, "T-4", lambda item: put_on(duel, item), first), *answers)
    assert anything
    return prompts, [item.what for item in duel.stack]


def test_nothing_waits() -> None:
    duel = bare_table()
    assert play(place_triggers(duel, "T-4", lambda item: put_on(duel, item))) == ([], False)


def test_the_active_seats_triggers_go_first_and_so_resolve_last() -> None:
    duel = bare_table()
    waiting(duel, "2.row.0", "1.row.0")
    assert placed(duel) == ([], ["1.row.0", "2.row.0"])
    duel = bare_table()
    duel.active = 2
    waiting(duel, "1.row.0", "2.row.0")
    assert placed(duel) == ([], ["2.row.0", "1.row.0"])


def test_a_game_may_choose_the_first_seat() -> None:
    duel = bare_table()
    waiting(duel, "1.row.0", "2.row.0")
    assert placed(duel, first=2) == ([], ["2.row.0", "1.row.0"])


def test_each_seat_orders_its_own() -> None:
    duel = bare_table()
    waiting(duel, "2.row.0", "1.row.0", "2.row.1", "1.row.1")
    prompts, stack = placed(duel, (1, 0), (0, 1))
    assert stack == ["1.row.1", "1.row.0", "2.row.0", "2.row.1"]
    assert [(prompt.seat, prompt.ask, prompt.rule, prompt.ordered) for prompt in prompts] == [
        (1, "trigger_order", "T-4", True),
        (2, "trigger_order", "T-4", True),
    ]
    assert [option.card for option in prompts[0].options] == [
        card_named(duel, name).id for name in ("1.row.0", "1.row.1")
    ]


def test_two_triggers_of_one_card_are_two_options() -> None:
    duel = bare_table()
    waiting(duel, "1.row.0", "1.row.0")
    first, second = duel.waiting
    (prompt,), _ = placed(duel, (1, 0))
    assert [option.value for option in prompt.options] == [ItemRef(0, "1.row.0"), ItemRef(1, "1.row.0")]
    one, two = (option_words(duel, option) for option in prompt.options)
    assert one ^ two == {"0", "1"}
    assert len({mark(option) for option in prompt.options}) == 2
    assert duel.stack == [second, first]


def test_two_abilities_of_one_card_have_different_words() -> None:
    duel = bare_table()
    card = card_named(duel, "1.row.0")
    duel.waiting += [StackItem(1, "T-4", what, card) for what in ("bark", "bite")]
    (prompt,), stack = placed(duel, (1, 0))
    barks, bites = (option_words(duel, option) for option in prompt.options)
    assert barks ^ bites == {"0", "bark", "1", "bite"}
    assert stack == ["bite", "bark"]


def test_a_trigger_may_come_from_a_rule() -> None:
    duel = bare_table()
    waiting(duel, "1.row.0")
    duel.waiting.append(StackItem(1, "T-4", "a rule", None))
    (prompt,), stack = placed(duel, (1, 0))
    assert [option.card for option in prompt.options] == [card_named(duel, "1.row.0").id, None]
    assert stack == ["a rule", "1.row.0"]


def test_triggers_that_fire_during_placement_wait_for_the_next_call() -> None:
    duel = bare_table()
    waiting(duel, "1.row.0")

    def put(item: StackItem) -> Script[None]:
        duel.stack.append(item)
        waiting(duel, "2.row.0")
        yield from ()

    assert play(place_triggers(duel, "T-4", put)) == ([], True)
    assert [item.what for item in duel.stack] == ["1.row.0"]
    assert [item.what for item in duel.waiting] == ["2.row.0"]
