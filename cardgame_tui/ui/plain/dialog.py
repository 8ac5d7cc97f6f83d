"""Pages in lines of text, and picking from them by number."""

from collections.abc import Callable, Mapping, Sequence

from cardgame_tui.ui.pages.mark import WHAT_TO_RULE
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.plain.terminal import LineTerminal

NUMBERS = "Type one of the numbers; an empty line goes back."
"""Asks for a pick from several."""
BACK = ("", "back", "no")
"""What goes back without a pick."""


class LineDialog:
    """Prints pages, and asks for picks.

    Args:
        terminal: where lines are typed and printed.
    """

    def __init__(self, terminal: LineTerminal) -> None:
        self._terminal = terminal

    def show(self, page: Page, then: Callable[[], None] | None = None) -> None:
        """Print a page."""
        self._terminal.page(page)
        if then:
            then()

    def choose(self, page: Page, take: Callable[[str], None], otherwise: Callable[[], None] | None = None) -> None:
        """Let something be picked: one thing by typing yes, one of several by its number."""
        picks = [item for item in page.items if item.pick]
        picked = self._number(page, picks) if len(picks) > 1 else self._yes(page, picks)
        if picked:
            take(picked)
        elif otherwise:
            otherwise()

    def cite(self, page: Page) -> None:
        """Print a page with its numbers of rules."""
        self._terminal.page(page)

    def browse(self, page: Page, parts: Mapping[str, Page]) -> None:
        """Print a page and all that its picks lead to."""
        self._terminal.page(page)
        for part in parts.values():
            self._terminal.page(part)

    def ask_title(self, take: Callable[[str], None]) -> None:
        """Ask for the title of a mark."""
        self._terminal.say(WHAT_TO_RULE)
        take(self._terminal.read_words())

    def note(self, words: str) -> None:
        """Print what a screen would show anyway."""
        self._terminal.say(words)

    def _yes(self, page: Page, picks: Sequence[Item]) -> str:
        self._terminal.page(Page(page.title, tuple(item for item in page.items if not item.pick)))
        for item in picks:
            self._terminal.say(f"{item.words}: type yes.")
            if self._terminal.read() == "yes":
                return item.pick
        return ""

    def _number(self, page: Page, picks: Sequence[Item]) -> str:
        numbers = {str(number): item for number, item in enumerate(picks, 1)}
        listed = [item.words for item in page.items if not item.pick]
        listed += [f"  {number}  {item.words}" for number, item in numbers.items()]
        self._terminal.say(page.title, *listed, NUMBERS)
        while (line := self._terminal.read()) not in BACK:
            if line in numbers:
                return numbers[line].pick
            self._terminal.say(NUMBERS)
        return ""
