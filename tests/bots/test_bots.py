"""Bots: their answers always fit, and they see no more than their seat."""

from collections import Counter
from itertools import pairwise
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.bots.bot import answer_of, view_reader
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.bots.registry import SeatBots, UnknownBotError, make_bot
from cardgame_tui.bots.scripted_bot import ScriptedBot
from cardgame_tui.engine.prompt import BOTH, Option, Prompt
from cardgame_tui.engine.view import View
from cardgame_tui.play.driver import Driver
from tests.games.leduc import LEDUC, leduc_start


def blind() -> NoReturn:
    """A look no bot may take here."""
    raise AssertionError("the bot looked")


def prompt_of(size: int, seat: int = 1, least: int = 1, most: int = 1, *, ordered: bool = False) -> Prompt:
    return Prompt(seat, "test", "XX-1", [Option(str(number)) for number in range(size)], least, most, ordered)


@given(st.data())
def test_a_random_answer_fits_every_prompt(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 6))
    least = data.draw(st.integers(0, size))
    most = data.draw(st.sampled_from([0, *range(max(least, 1), size + 1)]))
    prompt = prompt_of(size, 1, least, most, ordered=data.draw(st.booleans()))
    answer = RandomBot(data.draw(st.integers(0, 2**64 - 1))).choose(prompt, blind)
    assert prompt.fault(answer) is None


def test_every_option_is_as_likely() -> None:
    bot = RandomBot(1)
    found = Counter(bot.choose(prompt_of(4), blind) for _ in range(4000))
    assert set(found) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in found.values())


def test_every_order_is_possible() -> None:
    bot = RandomBot(2)
    assert len({bot.choose(prompt_of(3, least=3, most=3, ordered=True), blind) for _ in range(200)}) == 6


def test_equal_seeds_give_equal_answers() -> None:
    one, two = RandomBot(3), RandomBot(3)
    assert [one.choose(prompt_of(9), blind) for _ in range(50)] == [
        two.choose(prompt_of(9), blind) for _ in range(50)
    ]


def test_a_secret_prompt_is_answered_by_both() -> None:
    answer = answer_of((ScriptedBot([2]), ScriptedBot([0])), (blind, blind), prompt_of(3, BOTH))
    assert answer == (2, 0)


def test_a_prompt_goes_to_the_bot_of_its_seat() -> None:
    bots = ScriptedBot([1]), ScriptedBot([2])
    assert answer_of(bots, (blind, blind), prompt_of(3, seat=2)) == 2


def test_a_tuple_is_no_answer_to_a_secret_prompt() -> None:
    with pytest.raises(TypeError, match="one index"):
        answer_of((ScriptedBot([(0, 1)]), ScriptedBot([0])), (blind, blind), prompt_of(3, BOTH))


def test_a_used_up_script_is_an_error() -> None:
    bot = ScriptedBot([0])
    bot.choose(prompt_of(1), blind)
    with pytest.raises(LookupError, match="no answer is left for 'test'"):
        bot.choose(prompt_of(1), blind)


def test_a_look_shows_only_the_bots_hand_and_follows_the_duel() -> None:
    driver = Driver(LEDUC, leduc_start(1))
    look = view_reader(LEDUC, driver, 2)
    before: View = look()
    assert before.zones["seat2.hand"].cards[0].face is not None
    assert before.zones["seat1.hand"].cards == ()
    driver.answer(1)
    assert look().gauges[1] != before.gauges[1]


def test_bots_by_name() -> None:
    bots = SeatBots(("human", "random"), 1)
    assert isinstance(bots.at(2, 1, 0), RandomBot)
    with pytest.raises(UnknownBotError):
        SeatBots(("human", "randon"), 1)


def test_a_bot_always_answers_a_decision_in_the_same_way() -> None:
    one, two = SeatBots(("random", "random"), 5), SeatBots(("random", "random"), 5)
    big = prompt_of(1_000_000)
    places = [(seat, duel, decision) for seat in (1, 2) for duel in (1, 2) for decision in range(5)]
    answers = [one.at(*place).choose(big, blind) for place in places]
    assert [two.at(*place).choose(big, blind) for place in reversed(places)] == answers[::-1]
    assert len(set(answers)) == len(places)


def test_every_option_is_as_likely_over_many_decisions() -> None:
    bots = SeatBots(("random", "random"), 1)
    for seat in (1, 2):
        answers = [bots.at(seat, 1, decision).choose(prompt_of(4), blind) for decision in range(4000)]
        assert all(900 < count < 1100 for count in Counter(answers).values())
        pairs = Counter(pairwise(answers))
        assert len(pairs) == 16
        assert all(180 < count < 320 for count in pairs.values())


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(UnknownBotError, match='no bot "randon"; known: random; did you mean random'):
        make_bot("randon", 1)
