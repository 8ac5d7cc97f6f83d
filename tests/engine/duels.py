"""Duels of the two small games, played with random answers and remembered at every decision."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.watch import mark
from tests.games.leduc import LEDUC, leduc_start
from tests.games.sparks import SPARKS, sparks_start

GAMES: dict[str, tuple[Ruleset, Callable[[int], Start]]] = {
    "leduc": (LEDUC, lambda seed: leduc_start(seed, hands=8)),
    "sparks": (SPARKS, lambda seed: sparks_start(seed, lives=20)),
}
"""Both games, each with what makes a start out of a seed."""

Moment: TypeAlias = tuple[str, object, tuple[object, ...]]
"""One moment of a duel: digest, question and log, each comparable."""


@dataclass
class Played:
    """A finished duel.

    Args:
        driver: the driver at the end.
        moments: its state after 0, 1, 2 ... decisions.
    """

    driver: Driver
    moments: list[Moment]


def begun(game: str, seed: int = 7, *, keep: bool = True) -> Driver:
    """A duel at its first prompt."""
    ruleset, start_of = GAMES[game]
    return Driver(ruleset, start_of(seed), keep=keep)


def played(game: str, seed: int = 7) -> Played:
    """A duel at its end."""
    return play_on(begun(game, seed), seed)


def play_on(driver: Driver, seed: int) -> Played:
    """Play a duel from its first prompt to its end."""
    bots = (RandomBot(seed), RandomBot(seed + 1))
    moments = [moment(driver)]
    while driver.prompt is not None:
        driver.answer(answer_of(bots, driver))
        moments.append(moment(driver))
    return Played(driver, moments)


def moment(driver: Driver) -> Moment:
    """The current state of a duel."""
    log = tuple((event.rule, event.what, event.seat, event.card) for event in driver.duel.events or ())
    return state_digest(driver.duel), question(driver.prompt), log


def question(prompt: Prompt | None) -> object:
    """A prompt as plain values."""
    if prompt is None:
        return None
    options = tuple(mark(option) for option in prompt.options)
    return (prompt.seat, prompt.ask, prompt.rule, prompt.least, prompt.most, prompt.ordered, prompt.card, options)
