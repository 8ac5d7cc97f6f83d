"""A form with one field on each line: text to type, or choices to step through with the arrow keys."""

from collections.abc import Sequence
from enum import Enum

from rich.cells import cell_len

from cardgame_tui.ui.drawing.cells import Line, Span, between, center, cut, fit, fit_line, wrap
from cardgame_tui.ui.pages.field import Field

LABEL = 26
"""Width of the labels."""
VALUE = 22
"""Width of the values that are followed by other words."""
MOST_FAULTS = 6
"""Most lines for faults at the bottom."""
MOST_HELP = 4
"""Most lines for help at the bottom."""
PAGE = 10
"""How many fields the page keys move."""
KEYS = " arrows, typing   enter starts   ctrl+u reset   ctrl+d reset all   ctrl+x menu"


class Left(Enum):
    """How a form was left."""

    STARTED = "started"
    BACK = "back"


class Form:
    """A form as it is being filled in.

    Args:
        title: its heading.
        fields: its fields from top to bottom.

    Attributes:
        cursor: number of the field at the cursor.
        faults: what is wrong with what was entered, in words.
        fresh: whether the cursor has just come to the field, so that typing replaces what it holds.
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

    @property
    def types(self) -> bool:
        """Whether characters are being typed into the field at the cursor."""
        return not (self.fresh or self.fields[self.cursor].choices)

    def changed(self) -> list[Field]:
        """The counted fields whose value differs from the default."""
        return [field for field in self.fields if field.changed]

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
            case "pageup":
                self.go_to(max(0, self.cursor - PAGE))
            case "pagedown":
                self.go_to(min(self.cursor + PAGE, len(self.fields) - 1))
            case "ctrl+d":
                self._reset(self.changed())
            case "ctrl+u" | "delete":
                self._reset([self.fields[self.cursor]])
            case _:
                self._change(self.fields[self.cursor], key, character)
        return None

    def go_to(self, number: int) -> None:
        """Move the cursor to a field; it moves from the first up to the last."""
        self.cursor = number % len(self.fields)
        self.fresh = True

    def _reset(self, fields: Sequence[Field]) -> None:
        for field in fields:
            field.value = field.usual
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
                field.type(character, afresh=self.fresh)
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
        counts = self._counts(max(0, len(body) - self._top - shown), width)
        lines: list[Line] = [center(self.title, width, "title"), counts]
        lines += [line for _, line in body[self._top : self._top + shown]]
        lines += [()] * (height - len(foot) - 1 - len(lines))
        return [fit_line(line, width) for line in (*lines, *foot, (Span(KEYS, "dim"),))][:height]

    def _counts(self, below: int, width: int) -> Line:
        changed, by_base = len(self.changed()), sum(field.by_base for field in self.fields)
        words = [f"* {changed} changed" if changed else "", f"v {by_base} by the variant" if by_base else ""]
        left = Span(" " + "   ".join(word for word in words if word), "dim")
        return between((left,), (Span(f"{below} more: down " if below else "", "dim"),), width)

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
        value = f"< {field.value} >" if field.choices else f"{field.value}{'_' if here else ''}"
        value = cut(value, width - LABEL - 5)
        remark = field.remark
        label = Span(f"{'>' if here else ' '}{field.mark} {fit(field.label, LABEL)} ", "", row=number)
        shown = Span(value, "cursor" if here else "", row=number)
        if not remark:
            return (label, shown)
        gap = " " * max(2, VALUE - cell_len(value))
        return (label, shown, Span(gap + remark, "dim", row=number))

    def _foot(self, width: int) -> list[Line]:
        field = self.fields[self.cursor]
        usual = f" Default: {field.usual}." if field.usual else ""
        faults = [line for fault in self.faults for line in wrap(f"! {fault}", width - 2)]
        if len(faults) > MOST_FAULTS:
            faults[MOST_FAULTS - 1 :] = [f"! {len(self.faults)} faults in all"]
        lines: list[Line] = [(Span(f" {line}", "title"),) for line in faults]
        return lines + [(Span(f" {line}", "dim"),) for line in wrap(field.help + usual, width - 2)[:MOST_HELP]]
