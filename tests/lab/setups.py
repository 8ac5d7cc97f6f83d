"""Set-ups that the tests of the lab play."""

from cardgame_tui.engine.prompt import Script
from cardgame_tui.play.setup import Setup
from tests.games.leduc import CARDS, Leduc, LeducDuel, LeducOptions


def leduc(game: type[Leduc] = Leduc, hands: int = 3) -> Setup:
    """Set some hands of the game up, in any process."""
    return Setup(game(), LeducOptions(hands=hands), CARDS, ({}, {}))


class Endless(Leduc):
    """Leduc that is broken off after five decisions."""

    longest = 5


class Faulty(Leduc):
    """Leduc whose third turn breaks down."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        """Play a hand, or break."""
        if duel.turn == 2:
            raise KeyError("third hand")
        yield from super().turn(duel)
