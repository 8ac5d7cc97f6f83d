"""The screen of the form of a new run."""

from cardgame_tui.ui.bench.form import NewRun, RunForm
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.form import FormScreen


class RunFormScreen(FormScreen[NewRun]):
    """Fills in the form; its result is the run to play, None when the player goes back.

    Args:
        form: the form.
    """

    help_keys = key_help.RUN_FORM

    def __init__(self, form: RunForm) -> None:
        super().__init__(form)
        self.form = form
