"""One page that says what a variant makes different from the game as it is, to put on the table."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardgame_tui.content.rulebook.parts import Rule
from cardgame_tui.paper.flow import Flow
from cardgame_tui.paper.pen import Pen
from cardgame_tui.paper.sheets import Printout
from cardgame_tui.paper.sizes import Paper
from cardgame_tui.value import value

MARGIN = 18.0
"""White space around the page in millimetres."""
SIZES = (11.0, 10.0, 9.0, 8.0, 7.0)
"""Sizes of the letters in points; the first one is taken that leaves everything on one page."""


@value
class Different:
    """What is different.

    Args:
        title: title of the rulebook.
        in_short: edition, variant and options in one line.
        about: what the variant says about itself; may be empty.
        rules: the rules that are not played as they are written.
        cards: what is new of cards: texts, by their heading.
    """

    title: str
    in_short: str
    about: str
    rules: tuple[Rule, ...]
    cards: Mapping[str, Sequence[str]]

    def __bool__(self) -> bool:
        """Whether anything is."""
        return bool(self.rules or self.cards)

    @property
    def heading(self) -> str:
        """What stands above it."""
        return f"{self.title}: what is different"

    @property
    def nothing(self) -> str:
        """What is said in place of a page if nothing is different."""
        same = "nothing is different from the game as it is"
        return f"{self.in_short}: {same}" if self.in_short else same


def different_page(what: Different, day: str, paper: Paper, font: Path | None = None) -> Printout:
    """Print what is different, on one page if letters of 7 points are small enough for that.

    Args:
        what: what is different.
        day: the day of the print.
        paper: the paper.
        font: a font for letters that those of this program lack.

    Raises:
        ContentError: when the font cannot be used.
    """
    for size in SIZES:
        with Pen(paper.width, paper.height, what.heading, font) as pen:
            _write(Flow(pen, MARGIN, size, f"{what.heading}, {day}"), what)
            printout = Printout(pen.content(), pen.pages, missing=tuple(sorted(pen.missing)))
        if printout.pages == 1:
            break
    return printout


def _write(flow: Flow, what: Different) -> None:
    flow.title(what.heading, 1.8)
    flow.gap()
    flow.text(what.in_short)
    if what.about:
        flow.gap()
        flow.text(what.about, times=1.2)
    flow.gap(1)
    for rule in what.rules:
        flow.rule(rule)
    for heading, texts in what.cards.items():
        flow.title(heading.capitalize(), 1.2)
        for text in texts:
            flow.text(text, ((0, text.index(":")),) if ":" in text else ())
        flow.gap()
