"""The screen that asks under which other rule a duel is played."""

from cardgame_tui.play.history.side_by_side import SideBySide
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.setup.under_form import UnderForm


class UnderFormScreen(FormScreen[SideBySide]):
    """Fills in the form; its result is both lines, None when the player goes back.

    Args:
        under: the form.
    """

    help_keys = key_help.UNDER_FORM

    def __init__(self, under: UnderForm) -> None:
        super().__init__(under)
        self.under = under
