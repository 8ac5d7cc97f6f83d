"""The screen of the settings: what is picked is seen at once, and written when the screen is left."""

from collections.abc import Mapping

from textual.app import SuspendNotSupported
from textual.await_complete import AwaitComplete
from typing_extensions import override

from cardgame_tui.content.faults import ContentError
from cardgame_tui.paths import NoHomeError
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.config import read_config
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.editor import NO_EDITOR, run_editor
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.themes import ascii_only, remembered_theme
from cardgame_tui.ui.session.settings.config import THEME, Config
from cardgame_tui.ui.settings.form import OPENS, SettingsForm


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
        self._chosen: Mapping[str, str] | None = None
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
        if self._chosen is not None:
            result = {**self._chosen, **(result or {})}
        return super().dismiss(result)

    @override
    def take_typed(self, key: str, typed: str) -> None:
        super().take_typed("enter" if key == "escape" else key, typed)

    @override
    def take_letter(self, key: str) -> None:
        if key == OPENS:
            self._open_file()
        else:
            self.settings.take_letter(key)

    def _open_file(self) -> None:
        """Open the file in the user's editor, and go on with what it then says."""
        path = self.settings.file()
        if path is None:
            return
        try:
            with self.app.suspend():
                run_editor(path)
        except (SuspendNotSupported, OSError) as error:
            self.app.push_screen(PageScreen(Page(NO_EDITOR, (Item(str(error)), Item(f"Edit {path}.")))))
        self._read_again()

    def _read_again(self) -> None:
        """Fill the form with what the file says now; one with faults leaves it as it is, and the form says why."""
        try:
            config = read_config()
        except (ContentError, NoHomeError) as error:
            self.settings.form.faults = [*str(error).splitlines(), f"{OPENS} opens the file again"]
            return
        self._chosen = {**(self._chosen or {}), **self.settings.chosen_otherwise(config)}
        cursor = self.settings.form.cursor
        self.settings = self._filled = SettingsForm(config)
        self.settings.form.go_to(cursor)
        if THEME.name in self._chosen:
            self._theme = remembered_theme(self.app.console.color_system, self.settings.words)
