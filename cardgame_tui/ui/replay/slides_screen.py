"""The screen of a presentation: the marked decisions of a match on the stage, one after the other."""

from textual.app import ComposeResult
from textual.events import Key, Resize

from cardgame_tui.play.history.slides import Slides
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.replay import notes_page
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.scene.slide_stage import slide_on_stage
from cardgame_tui.ui.screens.key_names import key_of
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.board import Board
from cardgame_tui.ui.widgets.lines import LinesScreen


class SlidesScreen(LinesScreen[str]):
    """Shows the marked decisions of a match; its result is empty.

    Args:
        slides: the slides, at the one to begin with.
    """

    def __init__(self, slides: Slides) -> None:
        super().__init__()
        self.slides = slides
        self._board = Board()

    def compose(self) -> ComposeResult:
        """The board fills the screen."""
        self.draw()
        yield self._board

    def draw(self) -> None:
        """Show the current slide."""
        stage = names_in_use(self.slides.replay.setup).within(slide_on_stage(self.slides, ascii=ascii_only()))
        self._board.draw_stage(stage, *self.size)

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def on_mount(self) -> None:
        """Show what must be known first."""
        if self.slides.replay.notes:
            self.app.push_screen(PageScreen(notes_page(self.slides.replay.notes)))

    def on_key(self, event: Key) -> None:
        """Move, show the keys, or leave."""
        event.stop()
        event.prevent_default()
        key = key_of(event)
        if key == "?":
            self.app.push_screen(PageScreen(key_help.keys_page(key_help.SLIDES), ("?",)))
        elif key in ("q", "backspace"):
            self.dismiss("")
        elif self._move(key):
            self.draw()

    def _move(self, key: str) -> bool:
        """Go where a key leads; returns whether it leads anywhere."""
        slides = self.slides
        if key in ("space", "enter", "pagedown"):
            return slides.forward()
        if key in ("left", "up", "pageup"):
            return slides.back()
        if key in ("right", "down"):
            return slides.go(slides.at + 1)
        ends = {"home": 0, "end": len(slides.all) - 1}
        return key in ends and slides.go(ends[key])
