"""Hands of Leduc hold'em at which bots are tried."""

from collections.abc import Mapping
from functools import partial

from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from tests.games.leduc import LEDUC, LeducDuel, leduc_start


def leduc_at(hands: tuple[str, str], board: str, bets: str) -> Driver:
    """A hand of Leduc in its second round, after some bets (``c`` calls, ``r`` raises)."""
    position: Mapping[str, object] = {
        "seat1": {"hand": hands[0]}, "seat2": {"hand": hands[1]}, "board": board,
    }  # fmt: skip
    driver = Driver(LEDUC, leduc_start(1), prepare=partial(_arrange, position), begin_at_turn=True)
    for bet in bets:
        choose(driver, {"c": "call", "r": "raise"}[bet])
    return driver


def _arrange(position: Mapping[str, object], duel: Duel) -> None:
    assert isinstance(duel, LeducDuel)
    LEDUC.arrange(duel, position)


def choose(driver: Driver, key: str) -> None:
    """Give the answer with a key."""
    assert driver.prompt is not None
    driver.answer([option.key for option in driver.prompt.options].index(key))
