"""Which letter each card has, so that it keeps the letter while it stays where it is."""

from typing import NamedTuple

from cardgame_tui.engine.duel import Duel
from cardgame_tui.ui.keys.answering import Choice


class Lettered(NamedTuple):
    """A letter and where its card was when it got it."""

    code: str
    duel: int
    zone: int | None


class Letters:
    """The letters of cards. Each seat has its own, so that none tells what the other player could pick."""

    def __init__(self) -> None:
        self._of: dict[int, dict[int, Lettered]] = {0: {}, 1: {}, 2: {}}

    def kept(self, reader: int, duel: Duel) -> dict[int, str]:
        """The letters of cards that are where they were.

        Args:
            reader: the seat that answers, 0 for a public question.
            duel: the duel.
        """
        found = self._of[reader].items()
        return {card: lettered.code for card, lettered in found if lettered[1:] == _place(duel, card)}

    def keep(self, reader: int, duel: Duel, choice: Choice) -> None:
        """Remember the letters that a choice uses."""
        letters = {each.card: each.code for each in choice.groups if each.card is not None and len(each.code) == 1}
        kept = self.kept(reader, duel)
        mine = {card: code for card, code in kept.items() if code not in letters.values()} | letters
        self._of[reader] = {card: Lettered(code, *_place(duel, card)) for card, code in mine.items()}


def _place(duel: Duel, card: int) -> tuple[int, int | None]:
    """Which duel it is, and the zone of a card in it."""
    zone = duel.cards[card].zone if card < len(duel.cards) else None
    return duel.start.number, None if zone is None else zone.id
