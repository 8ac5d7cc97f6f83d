"""An option or a key as a line of the strip: its plate, whether it is picked, and its words."""

from collections.abc import Iterable

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK, Canvas
from cardgame_tui.ui.cells.text import cut_between
from cardgame_tui.ui.drawing.strip.outcomes import LEAST_SAID, short_name
from cardgame_tui.ui.scene.log import Seats, named
from cardgame_tui.ui.scene.question import Entry


class OptionLine:
    """An option or a key.

    Attributes:
        words: what it says.
        one: the same of one card, where it stands for several equal ones.
    """

    def __init__(self, what: Entry | tuple[str, str], *, by_change: bool = False) -> None:
        self.is_entry = isinstance(what, Entry)
        self.by_change = what.by_change if isinstance(what, Entry) else by_change
        if isinstance(what, Entry):
            self.key, self.words, self.one = what.code, what.counted, what.words
            self.picked, self.card = what.picked.replace("*", "x"), what.card
        else:
            (self.key, self.words), self.picked, self.card, self.one = what, "", None, what[1]

    @property
    def ink(self) -> str:
        """The colour of its words."""
        return "strong" if self.is_entry else "strong bold"

    def key_cells(self, *, collects: bool) -> int:
        """Cells before its words: for its key and, where several are picked, for the sign that it is."""
        return len(self.key) + (6 if collects and self.is_entry else 3)

    def draw(self, canvas: Canvas, seats: Seats, x: int, y: int, width: int, keys: int) -> int:
        """Draw it: its key on a plate, whether it is picked, and its words; returns the cell after them."""
        end = x + width
        if self.by_change:
            canvas.put(x - 1, y, BY_CHANGE_MARK, "strong")
        last = canvas.plate(x, y, self.key, "now") if self.key else x
        if self.picked:
            last = canvas.put(last, y, f"[{self.picked}]", "now bold")
        start = max(last + 1, x + keys)
        words = shortened(self.words, max(1, end - start), seats)
        return canvas.put_line(start, y, named(words, seats, self.ink))


def shortened(words: str, room: int, names: Iterable[str]) -> str:
    """Shorten an option to fit: by a short name of its card if that is enough or needed to read its deed."""
    name, _, deed = words.partition(": ")
    if cell_len(words) > room and deed and name in names:
        short = f"{short_name(name)}: {deed}"
        words = short if cell_len(short) <= room or cell_len(name) + 2 + LEAST_SAID > room else words
    return cut_between(words, room)
