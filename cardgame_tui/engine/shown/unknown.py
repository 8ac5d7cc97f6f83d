"""A duel as far as one seat knows it: what the seat does not know cannot be read, only run into."""

from typing import Any, NoReturn, TypeVar

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel

T = TypeVar("T")


HIDDEN_CARDS = "hidden cards"
"""What decides where a card would have to be seen that the reader does not see."""


class UnknownError(Exception):
    """The rules need something that is not known.

    Args:
        what: ``chance`` or ``hidden cards``.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class UnknownPrint:
    """Stands for what is printed on a card that nobody may look at: reading anything of it is an error."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> NoReturn:
        raise UnknownError(HIDDEN_CARDS)

    def __eq__(self, other: object) -> NoReturn:
        raise UnknownError(HIDDEN_CARDS)

    def __hash__(self) -> NoReturn:
        raise UnknownError(HIDDEN_CARDS)


class UnknownChance(Chance):
    """Chance whose outcomes nobody may know: asking for one is an error."""

    __slots__ = ()

    def next32(self) -> NoReturn:
        """Refuse a number."""
        raise UnknownError("chance")

    def below(self, limit: int) -> NoReturn:
        """Refuse a number."""
        raise UnknownError("chance")

    def shuffle(self, items: list[T]) -> NoReturn:
        """Refuse an order."""
        raise UnknownError("chance")


def hide_unknown(duel: Duel, seat: int) -> None:
    """Take out of a duel what a seat does not know: the face of each card it does not see, and chance to come.

    The duel can be played on as long as its rules need none of it; then they end with an `UnknownError`.

    Args:
        duel: the duel; it is changed, so this must be a copy.
        seat: whose knowledge is left; 0 for what both players know.
    """
    hidden: Any = UnknownPrint()
    for card in duel.cards:
        if not duel.sees(seat, card):
            card.printed = hidden
    duel.chance = UnknownChance(0)


def is_known(duel: Duel, number: int) -> bool:
    """Whether what is printed on a card was left in by `hide_unknown`."""
    return type(duel.cards[number].printed) is not UnknownPrint
