"""A widget that draws a scene."""

from cardgame_tui.ui.drawing.frame import Frame, fits, too_small
from cardgame_tui.ui.drawing.hand_page import compose_hand
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.stage import Stage
from cardgame_tui.ui.widgets.lines import Lines


class Board(Lines):
    """The whole table, drawn line by line."""

    def __init__(self) -> None:
        super().__init__("board")
        self._frame: Frame | None = None

    def draw(self, scene: Scene, width: int, height: int) -> None:
        """Show a scene at the size of the screen."""
        if not fits(width, height):
            self.show(too_small(width, height))
            return
        if self._frame is None or not self._frame.step(scene, width, height):
            self._frame = Frame(scene, width, height)
        self.show(self._frame.lines())

    def draw_hand(self, scene: Scene, width: int, height: int) -> None:
        """Show the hand of a scene at the size of the screen."""
        self._frame = None
        self.show(compose_hand(scene, width, height))

    def draw_stage(self, stage: Stage, width: int, height: int) -> None:
        """Show the stage at the size of the screen."""
        self._frame = None
        self.show(compose_stage(stage, width, height))
