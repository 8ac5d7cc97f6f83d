"""A form of one field a line: words to type, or choices to turn with the arrow keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from cardgame_tui.ui.model.cells import Line, Span, center, cut, fit, fit_line, wrap

LABEL = 26
"""Width of the labels."""
LONGEST = 40
"""Most characters that can be typed into a field."""


class Left(Enum):
    """How a form was left."""

    STARTED = "started"
    BACK = "back"


@dataclass(slots=True)
class Field:
    """One field.

    Args:
        name: stable name.
        label: what stands before it.
        value: what it holds.
        usual: what it holds unless changed.
        choices: what it can hold; empty when anything can be typed.
        help: what the bottom of the form says about it.
        group: heading it stands under.
    """

    name: str
    label: str
    value: str
    usual: str
    choices: tuple[str, ...] = ()
    help: str = ""
    group: str = ""

    def turn(self, step: int) -> None:
        """Take the next or the previous choice."""
        if self.choices:
            here = self.choices.index(self.value) if self.value in self.choices else 0
            self.value = self.choices[(here + step) % len(self.choices)]

    def type(self, text: str, *, anew: bool) -> None:
        """Add typed text, or put it in place of what is there; without anything that is not printable."""
        typed = "".join(each for each in text if each.isprintable())
        if typed and not self.choices:
            self.value = (typed if anew else self.value + typed)[:LONGEST]

    def rub(self) -> None:
        """Take back the last character, or go back to the usual choice."""
        self.value = self.usual if self.choices else self.value[:-1]


class Form:
    """A form as it is being filled in.

    Args:
        title: its heading.
        fields: its fields from top to bottom.

    Attributes:
        cursor: number of the field at the cursor.
        faults: what is wrong with what was entered, in words.
        fresh: whether the cursor has just come to the field, so that typing begins it anew.
    """

    def __init__(self, title: str, fields: Sequence[Field]) -> None:
        self.title = title
        self.fields = list(fields)
        self.cursor = 0
        self.faults: Sequence[str] = ()
        self.fresh = True
        self._top = 0

    def values(self) -> dict[str, str]:
        """What every field holds, by its name."""
        return {field.name: field.value for field in self.fields}

    def press(self, key: str, character: str = "") -> Left | None:
        """Take a key by its plain name and, where it types one, its character.

        Returns:
            How the form was left, None while it is open.
        """
        match key:
            case "enter":
                return Left.STARTED
            case "ctrl+x":
                return Left.BACK
            case "up" | "shift+tab":
                self.go_to(self.cursor - 1)
            case "down" | "tab":
                self.go_to(self.cursor + 1)
            case _:
                self._change(self.fields[self.cursor], key, character)
        return None

    def go_to(self, number: int) -> None:
        """Move the cursor to a field; before the first comes the last."""
        self.cursor = number % len(self.fields)
        self.fresh = True

    def _change(self, field: Field, key: str, character: str) -> None:
        match key:
            case "left" | "right":
                field.turn(1 if key == "right" else -1)
            case "backspace":
                field.rub()
            case _ if character == " " and field.choices:
                field.turn(1)
            case _:
                field.type(character, anew=self.fresh)
                self.fresh = self.fresh and not character
                return
        self.fresh = False

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw the form in `height` lines."""
        foot = self._foot(width)
        shown = max(1, height - 4 - len(foot))
        body = self._body(width)
        here = next(row for row, (number, _) in enumerate(body) if number == self.cursor)
        self._top = max(0, min(self._top, here - 1, len(body) - shown), here - shown + 1)
        lines: list[Line] = [center(self.title, width, "title"), ()]
        lines += [line for _, line in body[self._top : self._top + shown]]
        lines += [()] * (height - len(foot) - 1 - len(lines))
        foot.append(_keys(max(0, len(body) - self._top - shown)))
        return [fit_line(line, width) for line in (*lines, *foot)][:height]

    def _body(self, width: int) -> list[tuple[int, Line]]:
        body: list[tuple[int, Line]] = []
        group = ""
        for number, field in enumerate(self.fields):
            if field.group != group:
                group = field.group
                body.append((-1, (Span(f" {group}", "strong"),)))
            body.append((number, self._field(number, field, width)))
        return body

    def _field(self, number: int, field: Field, width: int) -> Line:
        here = number == self.cursor
        mark = "*" if field.value != field.usual else " "
        value = f"< {field.value} >" if field.choices else f"{field.value}{'_' if here else ''}"
        label = f"{'>' if here else ' '}{mark} {fit(field.label, LABEL)} "
        return (
            Span(label, "", row=number),
            Span(cut(value, width - LABEL - 5), "cursor" if here else "", row=number),
        )

    def _foot(self, width: int) -> list[Line]:
        field = self.fields[self.cursor]
        usual = f" Usually {field.usual}." if field.usual else ""
        faults = [line for fault in self.faults for line in wrap(f"! {fault}", width - 2)]
        lines: list[Line] = [(Span(f" {line}", "title"),) for line in faults[:6]]
        return lines + [(Span(f" {line}", "dim"),) for line in wrap(field.help + usual, width - 2)[:2]]


def _keys(more: int) -> Line:
    below = f"   {more} more: down" if more else ""
    return (Span(f" arrows, typing change   enter starts   ctrl+x menu   * changed{below}", "dim"),)
