"""Sheets of cards to cut out: nine on a sheet, with marks where to cut, and their backs if asked for."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.paper.card import NOTE, draw_back, draw_card
from cardgame_tui.paper.pen import POINT, Pen
from cardgame_tui.paper.sizes import ON_SHEET, Paper
from cardgame_tui.value import value

AWAY, LONG = 1.0, 3.0
"""How far the marks are from the cards, and how long they are."""


@value
class Printout:
    """A file to print.

    Args:
        content: the PDF.
        pages: how many pages it has.
        cut_off: names of cards with words that do not fit, even in the smallest letters.
        missing: letters that no font has.
    """

    content: bytes
    pages: int
    cut_off: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


@value
class SheetStyle:
    """How sheets of cards are printed.

    Args:
        paper: the paper.
        title: the name of the game, which is on the backs.
        note: small words on each card, such as the variant and the day.
        backs: whether a page of backs follows each sheet.
        font: a font for letters that those of this program lack.
    """

    paper: Paper
    title: str
    note: str
    backs: bool = False
    font: Path | None = None


def card_sheets(faces: Sequence[Face], style: SheetStyle) -> Printout:
    """Put cards on sheets.

    Args:
        faces: what is printed on each card.
        style: how.

    Raises:
        ContentError: when the font cannot be used.
    """
    cut_off: dict[str, None] = {}
    sheets = [faces[first : first + ON_SHEET] for first in range(0, len(faces), ON_SHEET)]
    with Pen(style.paper.width, style.paper.height, f"{style.title}: cards", style.font) as pen:
        for number, sheet in enumerate(sheets, 1):
            _begin(pen, style.paper, f"{style.title}, sheet {number} of {len(sheets)}. Print at 100 %.")
            for face, (x, y) in zip(sheet, style.paper.places(), strict=False):
                if not draw_card(pen, x, y, face, style.note):
                    cut_off[face.name] = None
            if style.backs:
                _begin(pen, style.paper, f"{style.title}, backs of sheet {number}")
                for _, (x, y) in zip(sheet, style.paper.turned(), strict=False):
                    draw_back(pen, x, y, style.title)
        return Printout(pen.content(), pen.pages, tuple(cut_off), tuple(sorted(pen.missing)))


def _begin(pen: Pen, paper: Paper, words: str) -> None:
    """A new sheet with marks where to cut and a line of words outside the cards."""
    pen.page()
    columns, rows = paper.columns, paper.rows
    for x in columns:
        pen.line(x, rows[0] - AWAY - LONG, x, rows[0] - AWAY)
        pen.line(x, rows[-1] + AWAY, x, rows[-1] + AWAY + LONG)
    for y in rows:
        pen.line(columns[0] - AWAY - LONG, y, columns[0] - AWAY, y)
        pen.line(columns[-1] + AWAY, y, columns[-1] + AWAY + LONG, y)
    pen.words(columns[0] + AWAY, rows[-1] + AWAY + NOTE * POINT, words, NOTE)
