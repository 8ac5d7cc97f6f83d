"""Bots: their answers always fit, and they see no more than their seat."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.bots.asking import EMPTY, BotError, answer_of, ask
from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.bots.registry import UnknownBotError
from cardgame_tui.bots.scripted_bot import ScriptedBot
from cardgame_tui.bots.seat_bots import SeatBots
from cardgame_tui.engine.prompt import BOTH, Answer, Option, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from tests.games.leduc import CARDS, LEDUC, LeducOptions, leduc_start


def prompt_of(size: int, seat: int = 1, least: int = 1, most: int = 1, *, ordered: bool = False) -> Prompt:
    return Prompt(seat, "test", "XX-1", [Option(str(number)) for number in range(size)], least, most, ordered)


def at_prompt(prompt: Prompt) -> Driver:
    """A duel at a prompt that its rules do not know."""
    driver = Driver(LEDUC, leduc_start(1))
    driver.prompt = prompt
    return driver


def leduc_setup(seats: tuple[str, str], seed: int) -> Setup:
    return Setup(LEDUC, LeducOptions(), CARDS, ({}, {}), seats=seats, seed=seed)


class Looker(Bot):
    """Always takes the first option and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, prompt: Prompt, view: View) -> Answer:
        self.seen.append(view)
        return 0


@given(st.data())
def test_a_random_answer_fits_every_prompt(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 6))
    least = data.draw(st.integers(0, size))
    most = data.draw(st.sampled_from([0, *range(max(least, 1), size + 1)]))
    prompt = prompt_of(size, 1, least, most, ordered=data.draw(st.booleans()))
    answer = RandomBot(data.draw(st.integers(0, 2**64 - 1))).choose(prompt, EMPTY)
    assert prompt.fault(answer) is None


def test_every_option_is_as_likely() -> None:
    bot = RandomBot(1)
    found = Counter(bot.choose(prompt_of(4), EMPTY) for _ in range(4000))
    assert set(found) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in found.values())


def test_every_order_is_possible() -> None:
    bot = RandomBot(2)
    assert len({bot.choose(prompt_of(3, least=3, most=3, ordered=True), EMPTY) for _ in range(200)}) == 6


def test_equal_seeds_give_equal_answers() -> None:
    one, two = RandomBot(3), RandomBot(3)
    assert [one.choose(prompt_of(9), EMPTY) for _ in range(50)] == [
        two.choose(prompt_of(9), EMPTY) for _ in range(50)
    ]


def test_a_secret_prompt_is_answered_by_both() -> None:
    assert answer_of((ScriptedBot([2]), ScriptedBot([0])), at_prompt(prompt_of(3, BOTH))) == (2, 0)


def test_a_prompt_goes_to_the_bot_of_its_seat() -> None:
    assert answer_of((ScriptedBot([1]), ScriptedBot([2])), at_prompt(prompt_of(3, seat=2))) == 2


@pytest.mark.parametrize(
    ("prompt", "answer", "fault"),
    [
        (prompt_of(3, BOTH), (0, 1), "expected one number of its own"),
        (prompt_of(3, BOTH), 3, "expected one number of its own"),
        (prompt_of(3), 3, "expected a number from 0 to 2"),
        (prompt_of(3), -1, "expected a number from 0 to 2"),
        (prompt_of(3), True, "expected a number from 0 to 2"),
        (prompt_of(3, least=2, most=3), (1,), "expected 2 to 3 options, found 1"),
    ],
)
def test_an_answer_that_does_not_fit_names_the_bot_and_the_prompt(
    prompt: Prompt, answer: Answer, fault: str
) -> None:
    with pytest.raises(BotError, match=f"the bot at seat 1 answered 'test' with .*: {fault}"):
        ask(ScriptedBot([answer]), at_prompt(prompt), 1)


def test_a_used_up_script_is_an_error() -> None:
    bot = ScriptedBot([0])
    bot.choose(prompt_of(1), EMPTY)
    with pytest.raises(LookupError, match="no answer is left for 'test'"):
        bot.choose(prompt_of(1), EMPTY)


def test_a_bot_sees_its_own_hand_and_not_the_other() -> None:
    driver, bot = Driver(LEDUC, leduc_start(1)), Looker()
    ask(bot, driver, 2)
    driver.answer(1)
    ask(bot, driver, 2)
    before, after = bot.seen
    assert before.zones["seat2.hand"].cards[0].face is not None
    assert before.zones["seat1.hand"].cards == ()
    assert after.gauges[1] != before.gauges[1]


def test_a_bot_that_does_not_look_sees_nothing() -> None:
    bot = type("Blind", (Looker,), {"looks": False})()
    ask(bot, Driver(LEDUC, leduc_start(1)), 1)
    assert bot.seen == [EMPTY]


def test_bots_by_name() -> None:
    bots = SeatBots(leduc_setup(("human", "random"), 1))
    assert isinstance(bots.at(2, 1, 0), RandomBot)
    with pytest.raises(UnknownBotError):
        SeatBots(leduc_setup(("human", "randon"), 1))


def test_a_bot_always_answers_a_decision_in_the_same_way() -> None:
    one, two = (SeatBots(leduc_setup(("random", "random"), 5)) for _ in range(2))
    big = prompt_of(1_000_000)
    places = [(seat, duel, decision) for seat in (1, 2) for duel in (1, 2) for decision in range(5)]
    answers = [one.at(*place).choose(big, EMPTY) for place in places]
    assert [two.at(*place).choose(big, EMPTY) for place in reversed(places)] == answers[::-1]
    assert len(set(answers)) == len(places)


def test_every_option_is_as_likely_over_many_decisions() -> None:
    bots = SeatBots(leduc_setup(("random", "random"), 1))
    for seat in (1, 2):
        answers = [bots.at(seat, 1, decision).choose(prompt_of(4), EMPTY) for decision in range(4000)]
        assert all(900 < count < 1100 for count in Counter(answers).values())
        pairs = Counter(pairwise(answers))
        assert len(pairs) == 16
        assert all(180 < count < 320 for count in pairs.values())
