"""A screen that draws a scene: the board in regions from top to bottom, and the side panel of a wide one."""

from abc import abstractmethod
from typing import Generic

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize

from cardgame_tui.engine.layout import Layout
from cardgame_tui.ui.drawing.cells import Line, width_of
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.widgets.lines import Lines, LinesScreen, ResultT

OTHER_REGIONS = 9
"""Most regions of a frame beside the rows of the board and the panel."""


class SceneScreen(LinesScreen[ResultT], Generic[ResultT]):
    """Draws the scene of whatever is shown on it."""

    @property
    @abstractmethod
    def layout_drawn(self) -> Layout:
        """Where the zones lie."""

    @abstractmethod
    def scene_now(self) -> Scene:
        """The scene to draw, with the keys of its footer."""

    def compose(self) -> ComposeResult:
        """A widget for each region from top to bottom, and the panel; those a size does not use are hidden."""
        regions = OTHER_REGIONS + len(self.layout_drawn.rows)
        self._slots = [Lines(f"region{number}") for number in range(regions)]
        self._panel = Lines("panel")
        with Horizontal():
            with Vertical(id="board"):
                yield from self._slots
            yield self._panel

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def draw(self) -> None:
        """Show the scene as it is now."""
        regions = compose(self.scene_now(), *self.size)
        panel = regions.pop("panel", [])
        shown = [lines for lines in regions.values() if lines]
        for place, slot in enumerate(self._slots):
            _fill(slot, shown[place] if place < len(shown) else [])
        _fill(self._panel, panel)
        if panel:
            self._panel.styles.width = width_of(panel[0]) + 1


def _fill(widget: Lines, lines: list[Line]) -> None:
    """Show lines in a widget, or hide it when there are none."""
    widget.display = bool(lines)
    widget.show(lines)
