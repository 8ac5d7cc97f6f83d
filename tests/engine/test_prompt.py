"""Prompts: which answers fit, and options that are shared."""

from functools import partial

import pytest

from cardgame_tui.engine.prompt import (
    BOTH,
    Answer,
    Option,
    Prompt,
    Refusal,
    SharedOptions,
    nothing_refused,
    shared_option,
)

THREE = (Option("a"), Option("b"), Option("c"))


def asked(seat: int = 1, least: int = 1, most: int = 1, *, ordered: bool = False) -> Prompt:
    return Prompt(seat, "test", "T-1", THREE, least, most, ordered)


ONE = asked()
SOME = asked(least=1, most=2)
ANY = asked(least=0, most=0)
ORDER = asked(least=3, most=3, ordered=True)
SECRET = asked(seat=BOTH)
FITTING: list[tuple[Prompt, Answer]] = [
    (ONE, 0),
    (ONE, 2),
    (SOME, (1,)),
    (SOME, (2, 0)),
    (ANY, ()),
    (ANY, (0, 1, 2)),
    (ORDER, (2, 0, 1)),
    (SECRET, (1, 1)),
    (SECRET, (0, 2)),
]
FAULTY: list[tuple[Prompt, object, str]] = [
    (ONE, 3, "a number from 0 to 2"),
    (ONE, -1, "a number from 0 to 2"),
    (ONE, (0,), "a number from 0 to 2"),
    (ONE, True, "a number from 0 to 2"),
    (ONE, "0", "a number from 0 to 2"),
    (ONE, None, "a number from 0 to 2"),
    (SOME, 1, "numbers from 0 to 2"),
    (SOME, [1], "numbers from 0 to 2"),
    (SOME, (3,), "numbers from 0 to 2"),
    (SOME, (False,), "numbers from 0 to 2"),
    (SOME, (1, 1), "picked twice"),
    (SOME, (), "1 to 2 options, found 0"),
    (SOME, (0, 1, 2), "1 to 2 options, found 3"),
    (ORDER, (0, 1), "3 to 3 options, found 2"),
    (ORDER, (0, 0, 1), "picked twice"),
    (SECRET, 0, "numbers from 0 to 2"),
    (SECRET, (0,), "one number for each seat"),
    (SECRET, (0, 1, 2), "one number for each seat"),
    (SECRET, (0, -1), "numbers from 0 to 2"),
]


@pytest.mark.parametrize(("prompt", "answer"), FITTING)
def test_an_answer_fits(prompt: Prompt, answer: Answer) -> None:
    assert prompt.fault(answer) is None


@pytest.mark.parametrize(("prompt", "answer", "message"), FAULTY)
def test_a_fault_is_named(prompt: Prompt, answer: object, message: str) -> None:
    assert message in (prompt.fault(answer) or "nothing wrong")


def test_what_kind_of_answer_a_prompt_takes() -> None:
    prompts = (ONE, SOME, ANY, ORDER, SECRET)
    assert [prompt.single for prompt in prompts] == [True, False, False, False, False]
    assert [prompt.secret for prompt in prompts] == [False, False, False, False, True]
    assert [prompt.limit for prompt in prompts] == [1, 2, 3, 3, 1]


def test_one_option_in_an_order_is_a_tuple() -> None:
    assert asked(ordered=True).fault((0,)) is None
    assert asked(ordered=True).fault(0) is not None


def test_equal_options_are_shared() -> None:
    assert shared_option("card", 4) is shared_option("card", 4)
    assert shared_option("card", 4) is not shared_option("card", 5)
    assert shared_option("zone", None, 4).zone == 4


def test_options_by_number_are_the_shared_ones() -> None:
    zones = SharedOptions(partial(shared_option, "zone", None))
    assert zones[4] is shared_option("zone", None, 4)
    assert zones[4] is zones[4]


def test_a_refusal_says_reason_and_rule() -> None:
    assert str(Refusal("T-2", "it is tired")) == "it is tired (T-2)"
    assert list(nothing_refused()) == []
