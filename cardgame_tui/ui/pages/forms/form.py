"""A form with one field on each line: text to type, or choices to step through with the arrow keys."""

from collections.abc import Callable, Sequence
from enum import Enum

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages.forms.drawing import STARTS, Aside, FormKey, Leaving, draw_form
from cardgame_tui.ui.pages.forms.field import Field

PAGE = 10
"""How many fields the page keys move."""


MORE, FEW, ALL = "m", "", "all"
"""The key, and the name, of the field that shows the rare fields, and its choices. Few is empty, as it is no
default worth telling."""


def more_field(group: str) -> Field:
    """The field that shows the rare fields of a form, under a heading."""
    return Field(
        MORE,
        "",
        FEW,
        FEW,
        (FEW, ALL),
        "Fields that are rarely changed. One that differs from its default is always shown.",
        group,
        counted=False,
        words={FEW: "…", ALL: "all are shown"},
        notes={FEW: f"{MORE} opens the list", ALL: f"{MORE} closes the list"},
    )


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
        leaving: how it is left, in words.
        scope: what it counts for, after its heading; empty for nothing.

    Attributes:
        keys: letters that do something with the form.
        leaving: how it is left, in words.
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
        leaving: Leaving = STARTS,
        scope: str = "",
    ) -> None:
        self.title = title
        self.scope = scope
        self.leaving = leaving
        self.aside = aside
        self.keys = keys
        self.fields = list(fields)
        self.cursor = 0
        self.faults: Sequence[str] = ()
        self.fresh = True
        self._top = 0
        self._more = next((field for field in fields if field.name == MORE), None)

    @property
    def sight(self) -> list[int]:
        """The places of the fields that are shown: a rare one on request, at the cursor, or if it is set."""
        every = self._more is None or self._more.value == ALL
        return [
            place
            for place, field in enumerate(self.fields)
            if every or not field.rare or field.mark != " " or place == self.cursor
        ]

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
            case "ctrl+x" | "escape":
                return Left.BACK
            case "up" | "shift+tab":
                self.go_to(self._from_here(-1))
            case "down" | "tab":
                self.go_to(self._from_here(1))
            case "pageup":
                self.go_to(self._from_here(-PAGE, around=False))
            case "pagedown":
                self.go_to(self._from_here(PAGE, around=False))
            case _ if key == MORE and self._more is not None and self.fields[self.cursor].choices:
                self.go_to(self.fields.index(self._more))
                self._more.turn(1)
            case "ctrl+d":
                self._reset([field for field in self.fields if field is not self._more])
            case "ctrl+u" | "delete":
                self._reset([self.fields[self.cursor]])
            case _:
                self._change(self.fields[self.cursor], key, character)
        return None

    def go_to(self, number: int) -> None:
        """Move the cursor to a field; it moves from the first up to the last."""
        self.cursor = number % len(self.fields)
        self.fresh = True

    def _from_here(self, steps: int, *, around: bool = True) -> int:
        """The place of the shown field so many steps from the cursor; at the ends around, or no further."""
        sight = self.sight
        at = sight.index(self.cursor) + steps
        return sight[at % len(sight) if around else max(0, min(at, len(sight) - 1))]

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
        if self._more is not None:
            hidden = len(self.fields) - len(self.sight)
            self._more.label = f"{hidden} more" if hidden else "Rarely changed"
        drawn = draw_form(self, self.aside, self._top, width, height, ascii=ascii)
        self._top = drawn.top
        return drawn.lines
