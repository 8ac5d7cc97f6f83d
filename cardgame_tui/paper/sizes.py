"""Sizes of paper and of cards, in millimetres, and where the cards lie on a sheet."""

from collections.abc import Iterator

from cardgame_tui.value import value

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
"""The size of a card, that of the sleeves which are sold most."""
COLUMNS = ROWS = 3
ON_SHEET = COLUMNS * ROWS
"""How many cards a sheet has room for."""


@value
class Paper:
    """A size of paper.

    Args:
        name: its name.
        width: its width.
        height: its height.
    """

    name: str
    width: float
    height: float

    @property
    def folded(self) -> tuple[float, float]:
        """Width and height of the pages of a booklet that is folded from it."""
        return self.height / 2, self.width

    @property
    def columns(self) -> list[float]:
        """The edges of the cards from left to right."""
        left = (self.width - COLUMNS * CARD_WIDTH) / 2
        return [left + each * CARD_WIDTH for each in range(COLUMNS + 1)]

    @property
    def rows(self) -> list[float]:
        """The edges of the cards from top to bottom."""
        top = (self.height - ROWS * CARD_HEIGHT) / 2
        return [top + each * CARD_HEIGHT for each in range(ROWS + 1)]

    def places(self) -> Iterator[tuple[float, float]]:
        """The upper left corner of each card, row by row."""
        for y in self.rows[:-1]:
            yield from ((x, y) for x in self.columns[:-1])

    def turned(self) -> Iterator[tuple[float, float]]:
        """The upper left corner of each card on the other side of the sheet, in the same order."""
        yield from ((self.width - x - CARD_WIDTH, y) for x, y in self.places())


PAPERS = {each.name: each for each in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}
"""The sizes of paper, by name."""
