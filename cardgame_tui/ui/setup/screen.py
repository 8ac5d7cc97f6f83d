"""The set-up screen: names, decks, privacy and every option of the game."""

from collections.abc import Mapping

from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.setup.decks import deck_page
from cardgame_tui.ui.setup.fields import NONE
from cardgame_tui.ui.setup.form import CHECK, SWAP, SetupForm


class SetupScreen(FormScreen[Setup]):
    """Fills in the form of a game; its result is the set-up, None when the player goes back.

    Args:
        ruleset: the game.
        filled: the words of some fields, in place of those used last time.
    """

    help_keys = key_help.FORM

    def __init__(self, ruleset: Ruleset, filled: Mapping[str, str] = NONE) -> None:
        self.setup = SetupForm(ruleset, filled)
        super().__init__(self.setup)

    def take_typed(self, key: str, typed: str) -> None:
        """Take a key; `l` lists the deck at the cursor."""
        deck = self.setup.deck_at_cursor() if key == "l" else None
        if deck is None:
            super().take_typed(key, typed)
        else:
            self.app.push_screen(PageScreen(deck_page(deck, self.setup.cards), ("l",)))

    def take_letter(self, key: str) -> None:
        """Swap the seats, check both decks, or let bots play."""
        if key == SWAP:
            self.setup.swap_seats()
        elif key == CHECK:
            self.app.push_screen(PageScreen(self.setup.decks_page(), (CHECK,)))
        elif (made := self.setup.read_for_bots()) is not None:
            self.dismiss(made)
