"""Asks bots: gives each the prompt, what its seat may know and samples of the duel, and checks the answer."""

from collections.abc import Generator, Sequence

from cardgame_tui.bots.bot import Bot, OutOfTimeError, Thinking
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.glance import glance
from cardgame_tui.engine.shown.view import View, view
from cardgame_tui.play.driver import Driver, EndlessError
from cardgame_tui.ruleset import Ruleset

__all__ = ["Asked", "BotError", "answer_of", "ask", "begin_duel", "looks_ahead", "remember"]

EMPTY = View(0, ("", ""), 0, "", "", 0, "", (), {}, {}, (), None, {})
"""What a bot sees that does not look."""


class BotError(RuntimeError):
    """A bot stopped with an error, or gave an answer that does not fit its prompt."""


class Asked:
    """A bot that has been asked the open prompt of a duel, and may need time.

    Only this object holds the duel. The bot gets the prompt, the view and samples, none of which leads to it.

    Args:
        bot: the bot.
        driver: the duel; a prompt is open.
        seat: the bot's seat.

    Attributes:
        seat: the bot's seat.
        answer: its answer, None while it thinks.
        samples: how many samples it has had.

    Raises:
        BotError: when it stops with an error, or its answer does not fit.
    """

    def __init__(self, bot: Bot, driver: Driver, seat: int) -> None:
        prompt = driver.prompt
        assert prompt is not None
        self._bot = bot
        self._prompt = prompt
        self.seat = seat
        self.answer: Answer | None = None
        self.samples = 0
        self._sample: Driver | None = None
        self._number: int | None = None
        seen = view(driver.ruleset, driver.duel, seat) if bot.looks else EMPTY
        _let_glance(bot, driver, seat)
        if bot.looks_ahead:
            bot.needless = driver.ruleset.needless(driver.duel, seat, prompt)
        try:
            reply = bot.choose(prompt, seen)
        except Exception as error:
            raise _stopped(seat, error) from error
        if isinstance(reply, Generator):
            self._thinking: Thinking = reply
            self._simulator = Simulator(driver, seat)
            self._send(None)
        else:
            self.answer = _fitting(prompt, seat, reply)

    def give_sample(self) -> None:
        """Give the bot the sample it waits for, and let it think up to its answer or the next sample.

        Raises:
            BotError: when it stops with an error, or its answer does not fit.
        """
        self.samples += 1
        last, self._sample = self._sample, self._simulator.sample(self._number)
        self._send(self._sample)
        if last is not None:
            last.discard()

    def stop(self) -> None:
        """Let the bot answer with what it knows. Raises as `give_sample`."""
        try:
            self._thinking.throw(OutOfTimeError())
        except StopIteration as end:
            self.answer = _fitting(self._prompt, self.seat, end.value)
        except Exception as error:
            raise _stopped(self.seat, error) from error
        else:
            raise BotError(f"the bot at seat {self.seat} asked for another sample after its time was over")

    def _send(self, sample: Driver | None) -> None:
        try:
            if sample is None:
                self._number = next(self._thinking)
            else:
                self._number = self._thinking.send(sample)
        except StopIteration as end:
            self.answer = _fitting(self._prompt, self.seat, end.value)
        except Exception as error:
            raise _stopped(self.seat, error) from error


def begin_duel(ruleset: Ruleset, start: Start, bots: Sequence[Bot]) -> Driver:
    """Begin a duel between bots, without a log. Clones are kept and seats remember only if a bot looks ahead.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        bots: the bots that will be asked.
    """
    if looks_ahead(bots):
        return Driver(ruleset, start, log=False, prepare=remember)
    return Driver(ruleset, start, keep=False, log=False)


def looks_ahead(bots: Sequence[Bot]) -> bool:
    """Whether one of these bots looks ahead: their duel keeps clones, and its seats remember what they see."""
    return any(bot.looks_ahead for bot in bots)


def remember(duel: Duel) -> None:
    """Let the seats of a new duel remember what they see, for bots that look ahead."""
    duel.remembers = True


def answer_of(bots: tuple[Bot, Bot], driver: Driver) -> Answer:
    """Ask the bot whose seat must answer the open prompt or, for a secret prompt, both bots.

    Args:
        bots: the bots of seat 1 and seat 2.
        driver: the duel; a prompt is open.

    Raises:
        BotError: when a bot stops with an error, or its answer does not fit.
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
    """Ask one bot and wait for its answer, one index for a secret prompt; arguments and errors as `Asked`."""
    prompt = driver.prompt
    if prompt is not None and not bot.looks and not bot.looks_ahead:  # quick, since random duels are many
        _let_glance(bot, driver, seat)
        try:
            return _fitting(prompt, seat, bot.choose(prompt, EMPTY))
        except Exception as error:
            raise _stopped(seat, error) from error
    asked = Asked(bot, driver, seat)
    while asked.answer is None:
        asked.give_sample()
    return asked.answer


def _let_glance(bot: Bot, driver: Driver, seat: int) -> None:
    """Give a bot that glances what its seat sees at the open prompt."""
    if bot.glances and driver.prompt is not None:
        bot.glanced = glance(driver.ruleset, driver.duel, seat, driver.prompt)


def _fitting(prompt: Prompt, seat: int, answer: object) -> Answer:
    """Return an answer that fits."""
    single = prompt.least == prompt.most == 1 and not prompt.ordered
    if single and type(answer) is int and 0 <= answer < len(prompt.options):  # the usual answer
        return answer
    fault = "expected one number of its own" if prompt.secret else prompt.fault(answer)
    if fault is None and isinstance(answer, tuple):
        return answer
    raise BotError(f"the bot at seat {seat} answered {prompt.ask!r} with {answer!r}: {fault}")


def _stopped(seat: int, error: Exception) -> Exception:
    """What to raise for an error in a bot; a wrong answer, or a duel without end, is raised as it is."""
    if isinstance(error, BotError | EndlessError):
        return error
    return BotError(f"the bot at seat {seat} stopped with {type(error).__name__}: {error}")
