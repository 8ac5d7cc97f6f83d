"""A form with one field on each line: text to type, or choices to step through with the arrow keys."""

from collections.abc import Callable, Sequence
from enum import Enum

from cardgame_tui.ui.drawing.cells import Line
from cardgame_tui.ui.pages.field import Field
from cardgame_tui.ui.pages.form_drawing import Aside, FormKey, draw_form

PAGE = 10
"""How many fields the page keys move."""


class Left(Enum):
    """How a form was left."""

    STARTED = "started"
    BACK = "back"


class Form:
    """A form as it is being filled in.

    Args:
        title: its heading.
        fields: its fields from top to bottom.
        aside: tells what the right side of a wide screen says, besides the field at the cursor.
        keys: letters that do something with the form, where the field at the cursor takes no text.

    Attributes:
        keys: letters that do something with the form.
        cursor: number of the field at the cursor.
        faults: what is wrong with what was entered, in words.
        fresh: whether the cursor has just come to the field, so that typing replaces what it holds.
    """

    def __init__(
        self,
        title: str,
        fields: Sequence[Field],
        aside: Callable[[], Aside] = Aside,
        keys: Sequence[FormKey] = (),
    ) -> None:
        self.title = title
        self.aside = aside
        self.keys = keys
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

    def takes(self, key: str) -> bool:
        """Whether a key is one of the form's letters and types nothing now."""
        return bool(self.fields[self.cursor].choices) and any(each.key == key for each in self.keys)

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
                self._reset(self.fields)
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

    def lines(self, width: int, height: int, *, ascii: bool = False) -> list[Line]:
        """Draw the form in `height` lines."""
        drawn = draw_form(self, self.aside, self._top, width, height, ascii=ascii)
        self._top = drawn.top
        return drawn.lines
