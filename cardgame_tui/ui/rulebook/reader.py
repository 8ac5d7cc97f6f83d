"""The rulebook as it is being read: what is shown of it, which rule is marked, and the search being typed."""

from bisect import bisect_left
from collections import Counter
from dataclasses import replace
from typing import Any

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.content.rulebook.parts import OURS
from cardgame_tui.ui.rulebook.lines import BookText, ReadingRequest, pieces

LONGEST = 60
"""Most characters of a search."""
STEPS = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1}
"""Keys that move by one."""


class Reader:
    """A rulebook as it is being read.

    Args:
        book: the rulebook.
        scope: the edition to begin with; the complete book when empty or unknown to the book.
        number: a rule to open the book at; any other word opens it at the list of sections.

    Attributes:
        titles: the sections that can be picked by title; the empty title is the complete book.
        wanted: what is shown of the book.
        typing: whether the search field is open and takes characters.
        in_sections: whether keys move in the list of sections, else in the text.
        top: the first line of the text in sight.
    """

    def __init__(self, book: Rulebook, scope: str = "", number: str = "") -> None:
        self.book = book
        self.titles = ("", *(section.title for section in book.sections if section.title))
        self.wanted = ReadingRequest(scope=scope if scope in book.scopes else "")
        self.typing = False
        self.in_sections = True
        self.top = 0
        self._mark = ""
        self._to_mark = False
        self._width = 0
        self._shown = 1
        self._drawn: tuple[ReadingRequest, BookText] = (self.wanted, BookText())
        self._counted: tuple[ReadingRequest | None, Counter[str]] = (None, Counter())
        if number in book.rules:
            self._open_at(number)

    # -- keys ------------------------------------------------------------------------------------------

    def press(self, key: str, character: str = "") -> bool:
        """Take a key by its plain name and, where it types one, its character.

        Returns:
            Whether the book is closed.
        """
        if self.typing and key != "escape" and self._edit(key, character):
            return False
        self.typing = False
        match key:
            case "q":
                return True
            case "backspace" | "escape" if not self.wanted.words:
                return True
            case "backspace" | "escape":
                self._show(words="")
            case "/":
                self._show(section="", words="")
                self.typing, self.in_sections = True, False
            case "left" | "right":
                self.in_sections = key == "left"
            case "enter":
                self._enter()
            case _:
                self._turn(key)
                self._move(key)
        return False

    def type(self, text: str) -> None:
        """Add what is printable of a text to the search, while its field is open."""
        typed = "".join(each for each in text if each.isprintable())
        if self.typing and typed:
            self._show(words=(self.wanted.words + typed)[:LONGEST])

    def go_to(self, place: int) -> None:
        """Show a section by its place among the titles; before the first comes the last."""
        self._show(section=self.titles[place % len(self.titles)])

    def _edit(self, key: str, character: str) -> bool:
        """Take a key for the search field; whether it was one."""
        if key == "backspace" and self.wanted.words:
            self._show(words=self.wanted.words[:-1])
        elif key in ("enter", "backspace"):
            self.typing = False
        elif character and character.isprintable():
            self.type(character)
        else:
            return False
        return True

    def _enter(self) -> None:
        """From the list to the text; from a hit to its place in the book."""
        if self.in_sections:
            self.in_sections = False
        elif self.wanted.words and self._place() is not None:
            self._open_at(self._mark)

    def _turn(self, key: str) -> None:
        """Change what is shown: edition, status, one or two columns."""
        wanted = self.wanted
        match key:
            case "e":
                scopes = ("", *self.book.scopes)
                self._look(scope=scopes[(scopes.index(wanted.scope) + 1) % len(scopes)])
            case "o":
                self._look(status="" if wanted.status else OURS)
            case "b" if self.book.facing() is not None:
                self._look(side_by_side=not wanted.side_by_side)

    def _move(self, key: str) -> None:
        """Move in the list of sections, from rule to rule, or through the text."""
        if key in ("n", "p"):
            self._next(1 if key == "n" else -1)
        elif key in STEPS and self.in_sections:
            self.go_to(self.titles.index(self.wanted.section) + STEPS[key])
        elif key in STEPS:
            self.top += STEPS[key]
        elif key in ("pagedown", "space", "pageup"):
            self.in_sections = False
            self.top += -self._shown if key == "pageup" else self._shown
        elif key in ("home", "end"):
            self.in_sections = False
            self.top = 0 if key == "home" else self._drawn[1].blocks.height

    def _next(self, step: int) -> None:
        text = self._drawn[1]
        here = self._place()
        self.in_sections = False
        if here is not None:
            place = min(max(0, bisect_left(text.stops, here) + step), len(text.stops) - 1)
            self._mark, self._to_mark = text.pieces[text.stops[place]].rules[0].number, True

    def _show(self, **changes: Any) -> None:
        """Show something else from its beginning."""
        self.wanted = replace(self.wanted, **changes)
        self.top, self._mark = 0, ""

    def _look(self, **changes: Any) -> None:
        """Show the same place in another way."""
        self.wanted = replace(self.wanted, **changes)
        self._to_mark = True

    def _open_at(self, number: str) -> None:
        rule = self.book.rules[number]
        scope = self.wanted.scope if rule.holds_in(self.wanted.scope) else ""
        self._show(words="", section=rule.section, scope=scope)
        self._mark, self._to_mark, self.in_sections = number, True, False

    # -- what is in sight ------------------------------------------------------------------------------

    def text(self, width: int, shown: int) -> tuple[BookText, int | None]:
        """Draw what is shown, and scroll so that the marked rule is among the lines in sight.

        Args:
            width: cells of a line.
            shown: lines in sight; the first of them is then `top`.

        Returns:
            All of the text, and which of its pieces is marked, None when it holds no rule.
        """
        if self._width != width or self._drawn[0] != self.wanted:
            self._to_mark = self._to_mark or width != self._width
            self._drawn = (self.wanted, BookText(pieces(self.book, self.wanted, width)))
        self._width, self._shown = width, shown
        self._scroll()
        return self._drawn[1], self._place()

    def counts(self) -> Counter[str]:
        """The number of rules in each section; the total under the empty title."""
        wanted = replace(self.wanted, section="")
        if self._counted[0] != wanted:
            titles = (title for rule in wanted.rules(self.book) for title in ("", rule.section))
            self._counted = (wanted, Counter(titles))
        return self._counted[1]

    def _scroll(self) -> None:
        """Scroll to a mark that moved; if the mark was scrolled out of sight, mark the first visible rule."""
        text = self._drawn[1]
        starts = text.blocks.starts
        here = self._place()
        if here is not None and self._to_mark and self._mark:
            whole = min(starts[here], starts[here + 1] - self._shown) <= self.top <= starts[here]
            self.top = self.top if whole else starts[here]
        self._to_mark = False
        self.top = max(0, min(self.top, starts[-1] - self._shown))
        if here is not None and not self._in_sight(starts[here]):
            first = bisect_left(text.stops, self.top, key=starts.__getitem__)
            near = text.stops[first] if first < len(text.stops) else here
            here = near if self._in_sight(starts[near]) else here
            self._mark = text.pieces[here].rules[0].number

    def _in_sight(self, line: int) -> bool:
        return self.top <= line < self.top + self._shown

    def _place(self) -> int | None:
        """Which piece of the text is marked: the one with the marked rule, else the first with any rule."""
        text = self._drawn[1]
        return text.places.get(self._mark, text.stops[0] if text.stops else None)
