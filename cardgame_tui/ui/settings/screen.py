"""The screen of the settings: what is picked is seen at once, and written when the screen is left."""

from collections.abc import Mapping

from textual.await_complete import AwaitComplete
from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.themes import ascii_only, remembered_theme
from cardgame_tui.ui.session.config import Config
from cardgame_tui.ui.settings.form import SettingsForm


class SettingsScreen(FormScreen[Mapping[str, str]]):
    """Fills in the settings; its result is the choice of each setting that was changed, None for a cancelled form.

    Args:
        config: what the config file sets.
        theme: the theme that the screen has without a change.

    Attributes:
        settings: the form.
    """

    help_keys = key_help.SETTINGS

    def __init__(self, config: Config, theme: str) -> None:
        self.settings = SettingsForm(config)
        self._theme = theme
        super().__init__(self.settings)

    @override
    def draw(self) -> None:
        self._use_theme(cancelled=False)
        super().draw()

    def _use_theme(self, *, cancelled: bool) -> None:
        """Use the theme of the form, or the one from before."""
        same, colours = cancelled or self.settings.same_theme, self.app.console.color_system
        self.app.theme = self._theme if same else remembered_theme(colours, self.settings.words)

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.settings.form.lines(width, height, ascii=ascii_only(self.settings.words))

    @override
    def dismiss(self, result: Mapping[str, str] | None = None) -> AwaitComplete:
        if self.is_active:
            self._use_theme(cancelled=result is None)
        return super().dismiss(result)

    @override
    def take_typed(self, key: str, typed: str) -> None:
        super().take_typed("enter" if key == "escape" else key, typed)

    @override
    def take_letter(self, key: str) -> None:
        self.settings.take_letter(key)
