"""A question about a block, with consequences, and a count of the options that are tried."""

from typing import Any

import pytest

from cardgame_tui.play.lookahead import consequences
from cardgame_tui.play.lookahead.trial import try_option
from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import index_of, setup_at
from tests.ui.driving import state_of

POSITION: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {"hp": 6, "deck": ["Clay Hauler"], "field": {"1C3": "Dusk Lampguard"}},
    "seat2": {"hp": 5, "deck": ["Toll Baron"], "field": {"2C1": "Ember Chirurgeon"}},
}
"""The Lampguard may strike 2C2, to which only a diagonal leads; the Chirurgeon next to it may block."""


class Counting:
    """Counts the options that are tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[int] = []
        monkeypatch.setattr(consequences, "try_option", self._try)

    def _try(self, driver: Any, index: int, reader: int) -> object:
        self.tried.append(index)
        return try_option(driver, index, reader)


def block_table() -> TableState:
    """The table when Bob is asked for a block, nobody's hand open."""
    session = Session.of(Record(setup_at("rift", POSITION)))
    session.runner.begin()
    for words in ("Strike", "2C2"):
        session.runner.answer(index_of(session.driver, words))
    return state_of(session)
