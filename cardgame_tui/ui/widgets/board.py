"""A widget that draws a scene."""

from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.widgets.lines import Lines


class Board(Lines):
    """The whole table, drawn line by line."""

    def __init__(self) -> None:
        super().__init__("board")

    def draw(self, scene: Scene, width: int, height: int) -> None:
        """Show a scene at the size of the screen."""
        self.show(compose(scene, width, height))
