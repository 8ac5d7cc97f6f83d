"""The screen of the form of a new run."""

from textual.events import Key, Paste

from cardgame_tui.ui.bench.form import NewRun, RunForm
from cardgame_tui.ui.drawing.cells import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.form import Left
from cardgame_tui.ui.screens.block import BlockScreen, key_of
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines


class RunFormScreen(BlockScreen[NewRun | None]):
    """Fills in the form; its result is the run to play, None when the player goes back.

    Args:
        form: the form.
    """

    help_keys = key_help.RUN_FORM

    def __init__(self, form: RunForm) -> None:
        super().__init__()
        self.form = form

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the form."""
        return self.form.form.lines(width, height, ascii=ascii_only())

    def on_key(self, event: Key) -> None:
        """Keep the characters as they are typed: names of cards have capitals."""
        event.stop()
        event.prevent_default()
        self._take(key_of(event), event.character or "")

    def on_paste(self, event: Paste) -> None:
        """Type the pasted text into the field."""
        self._take("paste", event.text)

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Go to the clicked field; a click on its choice takes the next one."""
        if message.span.row is not None:
            self.form.point(message.span.row)
        self.draw()

    def take(self, key: str) -> None:
        """Take a key that types nothing."""
        self._take(key, "")

    def _take(self, key: str, character: str) -> None:
        if key == "?" and not self.form.form.types:
            self.show_help()
            return
        left = self.form.press(key, character)
        if left is Left.BACK:
            self.dismiss(None)
            return
        made = self.form.read() if left is Left.STARTED else None
        if made is None:
            self.draw()
        else:
            self.dismiss(made)
