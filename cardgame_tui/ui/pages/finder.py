"""The finder: a list that gets shorter as words are typed."""

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, cut
from cardgame_tui.ui.pages.page import Item, Page

LONGEST = 40
"""Most characters that can be typed."""
KEYS = (("typing", "shortens the list"), ("up, down", "move"), ("enter", "picks"), ("bksp", "back"))
TOP = 4
"""The line of the first item."""


class Finder:
    """A page from which something is picked by typing a part of it.

    Args:
        page: what can be picked; items without a pick are left out.

    Attributes:
        typed: what has been typed.
        cursor: the item at the cursor, among those that match.
    """

    def __init__(self, page: Page) -> None:
        self.title = page.title
        self._items = [item for item in page.items if item.pick]
        self.typed = ""
        self.cursor = 0

    @property
    def found(self) -> list[Item]:
        """The items that have every typed word: first those that begin with what is typed, then with its words."""
        typed = self.typed.lower()
        words = typed.split()
        fitting = [item for item in self._items if all(word in item.words.lower() for word in words)]

        def order(item: Item) -> tuple[bool, int]:
            return not item.words.lower().startswith(typed), -sum(_begins(item, word) for word in words)

        return sorted(fitting, key=order)

    def type(self, text: str) -> None:
        """Add typed or pasted text."""
        self.typed = (self.typed + "".join(each for each in text if each.isprintable())).lstrip()[:LONGEST]
        self.cursor = 0

    def rub(self) -> None:
        """Delete the last character."""
        self.typed = self.typed[:-1]
        self.cursor = 0

    def move(self, step: int) -> None:
        """Move the cursor; from the last item to the first."""
        self.cursor = (self.cursor + step) % max(1, len(self.found))

    def picked(self) -> str:
        """What the item at the cursor picks, empty for none."""
        found = self.found
        return found[self.cursor].pick if found else ""

    def point(self, row: int) -> str:
        """What an item picks, by its place among those that match."""
        self.cursor = row
        return self.picked()

    def lines(self, width: int, height: int, *, ascii: bool = False) -> list[Line]:
        """Draw it in `height` lines."""
        canvas, found = Canvas(width, height, ascii=ascii), self.found
        canvas.put(1, 0, self.title, "strong bold")
        canvas.put_right(width - 1, 0, f"{len(found)} of {len(self._items)}", "quiet")
        canvas.ground(0, 2, width, 1, "lift")
        canvas.put(0, 2, "▌", "now")
        canvas.put(canvas.put(2, 2, f"› {self.typed}", "strong bold"), 2, "_", "now")
        shown = max(1, height - TOP - 2)
        first = max(0, self.cursor - shown + 1)
        lines = canvas.lines()
        for place, item in enumerate(found[first : first + shown], first):
            lines[TOP + place - first] = self._line(place, item, width, ascii=ascii)
        lines[height - 1 :] = _foot(width, ascii=ascii)
        return lines[:height]

    def _line(self, place: int, item: Item, width: int, *, ascii: bool) -> Line:
        canvas = Canvas(width, 1, ascii=ascii)
        title, colon, about = item.words.partition(": ")
        here = place == self.cursor
        if here:
            canvas.ground(0, 0, width, 1, "lift")
            canvas.put(1, 0, "▶", "strong")
        end = canvas.put(3, 0, cut(title + colon, width - 4), "strong bold" if here else "text bold")
        canvas.put(end, 0, cut(about, max(0, width - end - 1)), "text" if here else "quiet")
        return tuple(span._replace(row=place) for span in canvas.lines()[0])


def _begins(item: Item, word: str) -> bool:
    return any(each.startswith(word) for each in item.words.lower().split())


def _foot(width: int, *, ascii: bool) -> list[Line]:
    foot = Canvas(width, 1, ascii=ascii)
    x = 1
    for key, word in KEYS:
        if x + cell_len(key) + cell_len(word) < width:
            x = foot.put(foot.put(x, 0, key, "text bold"), 0, f" {word}", "quiet") + 2
    return foot.lines()
