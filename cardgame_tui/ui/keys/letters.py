"""Which letter each card has, so that it keeps the letter while it stays where it is."""

from collections.abc import Container, Iterator
from itertools import chain
from typing import NamedTuple

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.shown.layout import Layout, RowKind
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.codes import LETTERS


class Lettered(NamedTuple):
    """A letter and where its card was when it got it."""

    code: str
    duel: int
    zone: int | None


class Letters:
    """The letters of cards.

    A card in a flowing row has the same letter in every question, whoever is asked. It gets it when it comes
    there, whether or not it is offered. Of other cards each seat has its own letters, so that none tells what the
    other player could pick.
    """

    def __init__(self) -> None:
        self._of: dict[int, dict[int, Lettered]] = {0: {}, 1: {}, 2: {}}
        self._in_rows: dict[int, Lettered] = {}

    def look(self, duel: Duel, layout: Layout, taken: Container[str]) -> None:
        """Give letters to the cards that have come into flowing rows, as far as there are letters.

        Args:
            duel: the duel.
            layout: where the zones are.
            taken: letters that run a command.
        """
        stay = {card: each for card, each in self._in_rows.items() if each[1:] == _place(duel, card)}
        used = {each.code for each in stay.values()}
        free = iter([letter for letter in LETTERS if letter not in taken and letter not in used])
        new = [card for card in _in_rows(duel, layout) if card not in stay]
        self._in_rows = stay | {
            card: Lettered(code, *_place(duel, card)) for card, code in zip(new, free, strict=False)
        }

    def kept(self, reader: int, duel: Duel) -> dict[int, str]:
        """The letters of cards that are where they were.

        Args:
            reader: the seat that answers, 0 for a public question.
            duel: the duel.
        """
        found = self._of[reader].items()
        rows = {card: each.code for card, each in self._in_rows.items()}
        codes = set(rows.values())
        own = {
            card: each.code for card, each in found if each[1:] == _place(duel, card) and each.code not in codes
        }
        return own | rows

    def keep(self, reader: int, duel: Duel, choice: Choice) -> None:
        """Remember the letters that a choice uses."""
        letters = {each.card: each.code for each in choice.groups if each.card is not None and len(each.code) == 1}
        kept = self.kept(reader, duel)
        mine = {card: code for card, code in kept.items() if code not in letters.values()} | letters
        self._of[reader] = {card: Lettered(code, *_place(duel, card)) for card, code in mine.items()}


def _in_rows(duel: Duel, layout: Layout) -> Iterator[int]:
    """The cards of all flowing rows, by number: those of seat 1 from the front back, then those of seat 2."""
    flowing = [row for row in layout.rows if row.kind is RowKind.FLOW]
    rows = [row for row in flowing if row.seat != 2] + [row for row in reversed(flowing) if row.seat == 2]
    names = chain.from_iterable(row.zones for row in rows)
    yield from (card.id for name in names for card in duel.named[name].cards)


def _place(duel: Duel, card: int) -> tuple[int, int | None]:
    """Which duel it is, and the zone of a card in it."""
    zone = duel.cards[card].zone if card < len(duel.cards) else None
    return duel.start.number, None if zone is None else zone.id
