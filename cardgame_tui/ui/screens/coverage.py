"""The screen on which a card designer sees what of a card file is read, and what is missing."""

from collections.abc import Callable

from typing_extensions import override

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.covered import Measured
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.coverage import CoverageView
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines


class CoverageScreen(BlockScreen[str]):
    """Shows how much of a file is read.

    Args:
        measure: measures the file as it is now.

    Raises:
        ContentError: with all faults of the file.
    """

    help_keys = key_help.COVERAGE

    def __init__(self, measure: Callable[[], Measured]) -> None:
        super().__init__()
        self._measure = measure
        self.view = CoverageView(measure())

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.view.lines(width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Move, read the file again or close."""
        if key in ("backspace", "escape", "q"):
            self.dismiss("")
        elif key == "r":
            self._read_again()
        else:
            self.view.press(key)

    def _read_again(self) -> None:
        """Measure the file as it is now; with faults in it what was measured before stays."""
        at = self.view.at
        try:
            self.view = CoverageView(self._measure())
        except ContentError as error:
            page = fault_page(error, "The page shows the file as it was before.", "coverage")
            self.app.push_screen(PageScreen(page, ("r",)))
            return
        self.view.go_to(at)

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Put the cursor on the card that was clicked."""
        if self.is_active and message.span.row is not None:
            self.view.point(message.span.row)
            self.draw()
