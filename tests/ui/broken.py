"""A parade whose rules break down, with the name of a hidden card in the error."""

from dataclasses import replace
from typing import NoReturn

from cardgame_tui.engine.prompt import Script
from cardgame_tui.play.setup import Setup
from tests.ui.canary import with_canaries
from tests.ui.parade import Parade, ParadeDuel, parade_setup


class Broken(Parade):
    """Asks for an event, and fails over the answer."""

    def _boom(self, duel: ParadeDuel, seat: int) -> Script[None]:
        yield from self._event(duel, seat)
        self._fail(duel, seat)

    def _fail(self, duel: ParadeDuel, seat: int) -> NoReturn:
        raise ValueError(f"no place for {duel.hand(seat)[0].name}")


def broken_setup(privacy: str = "gate") -> Setup:
    """A set-up that breaks down at its second decision; every card has a name of its own."""
    made = with_canaries(parade_setup(("event", "boom"), privacy=privacy))
    return replace(made, ruleset=Broken(("event", "boom"), secret=False))
