"""Reads what is said of options."""

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequence import Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from tests.play.positions import index_of


def said(driver: Driver, words: str, reader: int | None = None) -> Consequence:
    """What is said of an option to the seat that is asked, or to another reader."""
    assert driver.prompt is not None
    seat = driver.prompt.seat if reader is None else reader
    return Consequences(driver, seat).of(index_of(driver, words))


def all_said(driver: Driver) -> list[str]:
    """What is said of every option of a prompt, to whoever reads it at the table."""
    prompt = driver.prompt
    assert prompt is not None
    consequences = Consequences(driver, 0 if prompt.public else prompt.seat)
    return [consequences.of(index).words for index in range(len(prompt.options))]
