"""A screen with a form to fill in."""

from typing import Generic

from typing_extensions import override

from cardgame_tui.ui.cells.text import Line, Press
from cardgame_tui.ui.pages.forms.filled_form import FilledForm, MadeT
from cardgame_tui.ui.pages.forms.form import Left
from cardgame_tui.ui.screens.page import TypingScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines


class FormScreen(TypingScreen[MadeT | None], Generic[MadeT]):
    """Fills in a form; its result is what the form asks for, None when the player goes back.

    Args:
        filled: the form.
    """

    def __init__(self, filled: FilledForm[MadeT]) -> None:
        super().__init__()
        self._filled = filled

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self._filled.form.lines(width, height, ascii=ascii_only())

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Go to the clicked field; a click on its choice takes the next one, on a letter of the form does that."""
        if isinstance(message.span.spot, Press):
            self.take_letter(message.span.spot.key)
        elif message.span.row is not None:
            self._filled.point(message.span.row)
        self.draw()

    def take_letter(self, key: str) -> None:
        """Do what one of the form's letters stands for."""

    @override
    def take_typed(self, key: str, typed: str) -> None:
        if key == "?" and not self._filled.form.types:
            self.show_help()
            return
        if self._filled.form.takes(key):
            self.take_letter(key)
            if self.is_current:
                self.draw()
            return
        left = self._filled.press(key, typed)
        if left is Left.BACK:
            self.dismiss(None)
            return
        made = self._filled.read() if left is Left.STARTED else None
        if made is None:
            self.draw()
        else:
            self.dismiss(made)
