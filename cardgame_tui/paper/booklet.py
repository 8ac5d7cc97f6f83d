"""The rulebook as a booklet: title page with the day and the options in force, contents, all rules as played."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.content.rulebook.parts import Block, Prose, Rule, Section
from cardgame_tui.paper.flow import Flow
from cardgame_tui.paper.pen import Pen, line_height
from cardgame_tui.paper.sheets import Printout
from cardgame_tui.paper.sizes import Paper
from cardgame_tui.value import value

MARGIN, SIZE = 12.0, 8.0
"""White space around the pages in millimetres, and the size of the letters in points."""


@value
class InForce:
    """What a rulebook is printed for.

    Args:
        in_short: edition, variant and options in one line; empty for a game without any of them.
        changes: what is not as the game has it, a sentence each.
        scope: the edition whose rules are printed; empty for all.
        day: the day of the print.
    """

    in_short: str
    changes: tuple[str, ...]
    scope: str
    day: str


def booklet(book: Rulebook, played: InForce, paper: Paper, font: Path | None = None) -> Printout:
    """Print a rulebook on pages of half a sheet.

    Args:
        book: the rulebook as it is played.
        played: what it is printed for.
        paper: the paper, which is folded.
        font: a font for letters that those of this program lack.

    Raises:
        ContentError: when the font cannot be used.
    """
    sections = [section for section in book.sections if _blocks(section, played.scope)]
    pages: list[int] = [0] * len(sections)
    while True:  # the numbers of the pages are known once it has been written
        with Pen(*paper.folded, book.title, font) as pen:
            before, pages = pages, _written(pen, book.title, sections, pages, played)
            if pages == before:
                return Printout(pen.content(), pen.pages, missing=tuple(sorted(pen.missing)))


def _written(
    pen: Pen, title: str, sections: Sequence[Section], pages: Sequence[int], played: InForce
) -> list[int]:
    """Write the booklet; returns on which page each section begins."""
    foot = ", ".join(filter(None, (title, played.in_short, played.day)))
    flow = Flow(pen, MARGIN, SIZE, pen.wrapped(foot, pen.width - 2 * MARGIN - 10, 6.0)[0])
    _front(flow, title, played)
    _contents(flow, sections, pages)
    flow.page()
    found: list[int] = []
    for section in sections:
        if section.title:
            flow.title(section.title, 1.4)
            pen.outline(section.title)
            flow.gap()
        found.append(pen.pages)
        for block in _blocks(section, played.scope):
            if isinstance(block, Rule):
                flow.rule(block)
            elif isinstance(block, Prose):
                flow.prose(block)
            else:
                flow.table(block)
    return found


def _front(flow: Flow, title: str, played: InForce) -> None:
    """The title page: what is played, and since when these are the rules."""
    flow.gap(6)
    flow.title(title, 2.2)
    flow.gap(2)
    flow.text(f"Printed on {played.day}")
    flow.gap(2)
    flow.title("Options in force", 1.4)
    flow.gap()
    flow.text(played.in_short or "The game as it is.")
    for change in played.changes:
        flow.gap()
        flow.text(change)
    if played.in_short and not played.changes:
        flow.text("All other options are as the rules have them.")
    flow.page()


def _contents(flow: Flow, sections: Sequence[Section], pages: Sequence[int]) -> None:
    """The titles of the sections with their pages."""
    flow.title("Contents", 1.4)
    flow.gap()
    for section, page in zip(sections, pages, strict=True):
        if not section.title:
            continue
        number = str(page)
        flow.need(line_height(flow.size) * 1.5)
        top = flow.y
        flow.text(section.title)
        right = flow.width + MARGIN - flow.pen.width_of(number, flow.size)
        flow.pen.paragraph(right, top, [number], flow.size)
        flow.gap(0.4)


def _blocks(section: Section, scope: str) -> list[Block]:
    """The parts of a section that apply in an edition; none if it has only rules of another one."""
    blocks = [block for block in section.blocks if not isinstance(block, Rule) or block.holds_in(scope)]
    return [] if section.rules and not any(isinstance(block, Rule) for block in blocks) else blocks
