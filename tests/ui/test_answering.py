"""How keys become answers, for every kind of prompt."""

from collections.abc import Iterable

import pytest

from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.ui.keys.answering import Badge, Choice
from cardgame_tui.ui.keys.codes import LETTERS, letter_codes, number_codes
from cardgame_tui.ui.keys.grouping import AnswerShape, shape_of

PASS = Option("pass")
CARDS = [Option("card", card=number) for number in (7, 8, 9)]


def prompt(*options: Option, least: int = 1, most: int = 1, ordered: bool = False) -> Prompt:
    return Prompt(1, "ask", "PA-1", options, least, most, ordered)


def pressed(asked: Prompt, keys: Iterable[str]) -> Answer | None:
    """What a prompt is answered after these keys; ``! . <`` are enter, space and backspace."""
    choice = Choice(asked)
    for key in keys:
        words = {"!": choice.confirm, ".": choice.pass_by, "<": choice.back}
        words[key]() if key in words else choice.press(key)
    return choice.answer


PAIRS = prompt(Option("go", card=7, zone=1), Option("go", card=7, zone=2), Option("go", card=8, zone=1), PASS)
AMOUNT = prompt(*(Option("amount", value=number) for number in range(13)))
ORDER = prompt(*CARDS, least=3, most=3, ordered=True)


@pytest.mark.parametrize(
    ("asked", "keys", "answer"),
    [
        (prompt(*CARDS, PASS), "b", 1),
        (prompt(*CARDS, PASS), ".", 3),
        (prompt(*CARDS), ".", None),
        (prompt(Option("campaign"), Option("battle")), "2", 1),
        (prompt(Option("campaign"), Option("no block")), ".", 1),
        (PAIRS, "a", None),
        (PAIRS, "a2", 1),
        (PAIRS, "a<b", 2),
        (prompt(*CARDS, least=1, most=2), "ac!", (0, 2)),
        (prompt(*CARDS, least=1, most=2), "acc!", (0,)),
        (prompt(*CARDS, least=1, most=2), "abc!", (0, 1)),
        (prompt(*CARDS, least=2, most=2), "a!", None),
        (prompt(*CARDS, least=0, most=2), ".", ()),
        (prompt(*CARDS, least=1, most=2), ".", None),
        (ORDER, "cab!", (2, 0, 1)),
        (ORDER, "ca!", None),
        (ORDER, "cab1!", (1, 2, 0)),
        (ORDER, "cab<<b!", None),
        (AMOUNT, "12!", 12),
        (AMOUNT, "1!", 1),
        (AMOUNT, "13!", 1),
        (AMOUNT, "12<!", 1),
        (prompt(Option("yes"), Option("no")), "!", 0),
        (prompt(Option("yes"), Option("no")), ".", 1),
    ],
)
def test_keys_make_the_answer(asked: Prompt, keys: str, answer: Answer | None) -> None:
    assert pressed(asked, keys) == answer
    assert answer is None or asked.fault(answer) is None


def test_kinds() -> None:
    assert shape_of(AMOUNT) is AnswerShape.AMOUNT
    assert shape_of(ORDER) is AnswerShape.ORDER
    assert shape_of(prompt(*CARDS, least=0, most=2)) is AnswerShape.SOME
    assert shape_of(prompt(Option("no"), Option("yes"))) is AnswerShape.YES_NO
    assert shape_of(prompt(*CARDS)) is AnswerShape.ONE


def test_few_numbers_are_listed_and_many_are_typed() -> None:
    turns = [Option("facing", value=number) for number in range(4)]
    cuts = [Option("cut", value=number) for number in range(1, 20)]
    assert pressed(prompt(*turns), "2") == 1
    assert shape_of(prompt(Option("no"), *cuts)) is AnswerShape.AMOUNT
    assert pressed(prompt(Option("no"), *cuts), "10!") == 10
    assert pressed(prompt(Option("no"), *cuts), ".") == 0


def test_commands_never_pick() -> None:
    assert not any(set("hu") & set(code) for count in (5, 200) for code in letter_codes(count, "hu"))


@pytest.mark.parametrize("count", [1, 9, 10, 19, 20, 200])
def test_no_code_begins_another(count: int) -> None:
    for codes in (letter_codes(count), number_codes(count)):
        assert len(set(codes)) == count
        assert not any(one != two and two.startswith(one) for one in codes for two in codes)


def test_two_keys_where_letters_run_out() -> None:
    asked = prompt(*(Option("card", card=number) for number in range(27)))
    assert pressed(asked, "b") is None
    assert pressed(asked, "ba") == len(LETTERS)


def test_marks_show_what_is_picked() -> None:
    choice = Choice(ORDER)
    choice.press("c")
    choice.press("a")
    assert choice.card_badges() == {7: Badge("a", "2"), 8: Badge("b"), 9: Badge("c", "1")}


def test_an_open_pair_marks_its_zones() -> None:
    choice = Choice(PAIRS)
    choice.press("a")
    assert choice.zone_badges() == {1: Badge("1"), 2: Badge("2")}
    assert choice.card_badges()[7] == Badge("", "*")


def test_pointing_picks_cards_and_zones() -> None:
    choice = Choice(PAIRS)
    assert choice.point(7, 5)
    assert choice.point(None, 2)
    assert choice.answer == 1


def test_pointing_elsewhere_does_nothing() -> None:
    choice = Choice(prompt(*CARDS, PASS))
    assert not choice.point(3, 4)
    assert not choice.can_cancel
