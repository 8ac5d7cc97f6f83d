"""A widget that draws a scene: the board, and the side panel of a wide screen."""

from textual.app import ComposeResult
from textual.containers import Horizontal

from cardgame_tui.ui.drawing.cells import width_of
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.widgets.lines import Lines


class Board(Horizontal):
    """The board and its panel; a narrow screen hides the panel."""

    def __init__(self) -> None:
        super().__init__()
        self._board = Lines("board")
        self._panel = Lines("panel")

    def compose(self) -> ComposeResult:
        """The board, and the panel at its right."""
        yield self._board
        yield self._panel

    def draw(self, scene: Scene, width: int, height: int) -> None:
        """Show a scene at the size of the screen."""
        frame = compose(scene, width, height)
        self._board.show(frame.board)
        self._panel.show(frame.panel)
        self._panel.display = bool(frame.panel)
        if frame.panel:
            self._panel.styles.width = width_of(frame.panel[0]) + 1
