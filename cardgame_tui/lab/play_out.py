"""Plays one duel to its end without a screen."""

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.lab.patience import patience
from cardgame_tui.play.driver import Driver
from cardgame_tui.value import value

__all__ = ["Outcome", "play_out"]


@value
class Outcome:
    """The outcome of one duel.

    Args:
        winner: the winning seat; 0 for a draw; None for a duel that was broken off.
        first: the seat that took the first turn, 0 if no turn began.
        turns: number of the last turn.
        decisions: how many answers were given.
        digest: digest of the final state.
        how: stable word for the way it ended, empty for a duel that was broken off.
    """

    winner: int | None
    first: int
    turns: int
    decisions: int
    digest: str
    how: str = ""


def play_out(driver: Driver, bots: tuple[Bot, Bot], longest: int) -> Outcome:
    """Let two bots play a duel to its end. A prompt with one possible answer is answered without a bot.

    Args:
        driver: the duel, at any prompt.
        bots: the bots of seat 1 and seat 2.
        longest: break off the duel after this many decisions.

    Raises:
        BotError: when a bot stops with an error, stalls, or gives an answer that does not fit.
        StalledError: when the rules never ask again.
    """
    with patience(driver):
        first, decisions = _play(driver, bots, longest)
    duel = driver.duel
    winner, how = (None, "") if duel.result is None else (duel.result.winner, duel.result.how)
    return Outcome(winner, first, duel.turn, decisions, state_digest(duel), how)


def _play(driver: Driver, bots: tuple[Bot, Bot], longest: int) -> tuple[int, int]:
    """Play; returns the seat of the first turn, and the number of decisions."""
    duel, answer = driver.duel, driver.answer
    first = decisions = 0
    while (prompt := driver.prompt) is not None and decisions < longest:
        if not first and duel.turn:
            first = duel.active
        if len(prompt.options) == 1 and prompt.single:
            answer(0)
        else:
            answer(answer_of(bots, driver))
        decisions += 1
    return first, decisions
