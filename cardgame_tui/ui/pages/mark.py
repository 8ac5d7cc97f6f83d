"""Marking a position: a title is typed on one line, then a page says where the file is and what it is for."""

import shlex
from pathlib import Path

from cardgame_tui.paths import in_home
from cardgame_tui.ui.cells.text import Line, Span, center, fit_line, foot, wrap
from cardgame_tui.ui.pages.page import Item, Page

LONGEST = 100
"""Most characters of a title."""

WHAT_TO_RULE = "Describe the ruling in one line, or press enter for turn and decision."
"""Asks for a title."""

ABOUT = (
    "The position is written to a scenario file: exactly as it is, with what is asked and offered.",
    WHAT_TO_RULE,
)
MARKED = "Marked"
"""The title of a page about a mark."""
KEYS = ("enter writes the file", "bksp deletes, or leaves")


class TitleLine:
    """A title that is being typed.

    Attributes:
        text: what has been typed.
    """

    def __init__(self) -> None:
        self.text = ""

    def type(self, typed: str) -> None:
        """Add typed or pasted text, without anything that is not printable."""
        self.text = (self.text + "".join(each for each in typed if each.isprintable()))[:LONGEST]

    def rub(self) -> None:
        """Delete the last character."""
        self.text = self.text[:-1]

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw it in `height` lines, with what it is for."""
        about = [(Span(f" {line}"),) for text in ABOUT for line in wrap(text, width - 2)]
        typed = wrap(self.text, width - 5)
        field: list[Line] = [(Span(" > " if row == 0 else "   "), Span(line)) for row, line in enumerate(typed)]
        field[-1] = (*field[-1], Span("_", "cursor"))
        rows = [center("Mark this position", width, "title"), (), *about, (), *field]
        rows += [()] * (height - 1 - len(rows))
        return [fit_line(line, width) for line in (*rows[: height - 1], foot(KEYS, width))]


def marked_page(path: Path, hand: str = "hand") -> Page:
    """Say where a mark has been written, how to open it and how to check it."""
    file = shlex.quote(path.name)
    return Page(
        MARKED,
        (
            Item(str(path), style="strong"),
            Item(f"The file has both {hand}s. Add the expected result at the end. Then, in a shell:"),
            Item(f"cd {_in_shell(path.parent)}", indent=2),
            Item(f"cardgame-tui check {file}", indent=2),
            Item("Open it at a table:"),
            Item(f"cardgame-tui play --from {file}", indent=2),
        ),
    )


def slide_items(journal: Path) -> tuple[Item, ...]:
    """Say how to show a marked decision of a match to others."""
    return (
        Item("It is a slide with this title. To show the slides, pick Present here or on the first page, or:"),
        Item(f"cd {_in_shell(journal.parent)}", indent=2),
        Item(f"cardgame-tui present {shlex.quote(journal.name)}", indent=2),
    )


def _in_shell(folder: Path) -> str:
    """A folder as a shell reads it, shortened to one line if it is in the home folder."""
    return in_home(folder, shlex.quote)


def unmarked_page(reason: str) -> Page:
    """Say why nothing was written."""
    return Page("Not marked", tuple(Item(line) for line in reason.splitlines()))
