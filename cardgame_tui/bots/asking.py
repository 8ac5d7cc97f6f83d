"""Asks bots: gives each the prompt and what its seat may know, and checks the answer."""

from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.engine.view import View, view
from cardgame_tui.play.driver import Driver

__all__ = ["BotError", "answer_of", "ask"]

EMPTY = View(0, ("", ""), 0, "", "", 0, "", (), {}, {}, (), None, {})
"""What a bot sees that does not look."""


class BotError(RuntimeError):
    """A bot gave an answer that does not fit its prompt."""


def answer_of(bots: tuple[Bot, Bot], driver: Driver) -> Answer:
    """Ask the bot whose seat must answer the open prompt or, for a secret prompt, both bots.

    Args:
        bots: the bots of seat 1 and seat 2.
        driver: the duel; a prompt is open.

    Raises:
        BotError: when an answer does not fit.
    """
    prompt = driver.prompt
    assert prompt is not None
    seat = prompt.seat
    if seat:
        return ask(bots[seat - 1], driver, seat)
    first, second = ask(bots[0], driver, 1), ask(bots[1], driver, 2)
    assert isinstance(first, int)
    assert isinstance(second, int)
    return first, second


def ask(bot: Bot, driver: Driver, seat: int) -> Answer:
    """Ask one bot; for a secret prompt its answer is one index.

    Args:
        bot: the bot.
        driver: the duel; a prompt is open.
        seat: the bot's seat.

    Raises:
        BotError: when the answer does not fit.
    """
    prompt = driver.prompt
    assert prompt is not None
    answer = bot.choose(prompt, view(driver.ruleset, driver.duel, seat) if bot.looks else EMPTY)
    single = prompt.least == prompt.most == 1 and not prompt.ordered
    if single and type(answer) is int and 0 <= answer < len(prompt.options):  # the usual answer fits
        return answer
    fault = "expected one number of its own" if prompt.secret else prompt.fault(answer)
    if fault is not None:
        raise BotError(f"the bot at seat {seat} answered {prompt.ask!r} with {answer!r}: {fault}")
    return answer
