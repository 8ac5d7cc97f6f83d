"""The set-up screen: names, decks, privacy and every option of the game."""

from collections.abc import Mapping

from textual.events import Key, Paste

from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.drawing.cells import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.form import Left
from cardgame_tui.ui.screens.block import BlockScreen, key_of
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.setup.decks import deck_page
from cardgame_tui.ui.setup.fields import NONE
from cardgame_tui.ui.setup.form import SetupForm
from cardgame_tui.ui.widgets.lines import Lines


class SetupScreen(BlockScreen[Setup | None]):
    """Fills in the form of a game; its result is the set-up, None when the player goes back.

    Args:
        ruleset: the game.
        filled: the words of some fields, in place of those used last time.
    """

    help_keys = key_help.FORM

    def __init__(self, ruleset: Ruleset, filled: Mapping[str, str] = NONE) -> None:
        super().__init__()
        self.setup = SetupForm(ruleset, filled)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the form."""
        return self.setup.form.lines(width, height, ascii=ascii_only())

    def on_key(self, event: Key) -> None:
        """Keep the characters as they are typed: names have capitals."""
        event.stop()
        event.prevent_default()
        self._take(key_of(event), event.character or "")

    def on_paste(self, event: Paste) -> None:
        """Type the pasted text into the field."""
        self._take("paste", event.text)

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Go to the clicked field; a click on its choice takes the next one."""
        if message.span.row is not None:
            self.setup.point(message.span.row)
        self.draw()

    def take(self, key: str) -> None:
        """Take a key that types nothing."""
        self._take(key, "")

    def _take(self, key: str, character: str) -> None:
        if key == "?" and not self.setup.form.types:
            self.show_help()
            return
        deck = self.setup.deck_at_cursor() if key == "l" else None
        if deck is not None:
            self.app.push_screen(PageScreen(deck_page(deck, self.setup.cards), ("l",)))
            return
        left = self.setup.press(key, character)
        if left is Left.BACK:
            self.dismiss(None)
            return
        made = self.setup.read() if left is Left.STARTED else None
        if made is None:
            self.draw()
        else:
            self.dismiss(made)
