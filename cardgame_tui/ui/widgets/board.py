"""A widget that draws a scene: the board in regions from top to bottom, and the side panel of a wide screen."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from cardgame_tui.ui.drawing.cells import Line, width_of
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.widgets.lines import Lines

OTHER_REGIONS = 9
"""Most regions of a frame apart from the rows of the board and the panel."""


class Board(Horizontal):
    """A widget for each region, and one for the panel; those that a size does not use are hidden.

    Args:
        rows: how many rows the board has.
    """

    def __init__(self, rows: int) -> None:
        super().__init__()
        self._regions = [Lines(f"region{number}") for number in range(OTHER_REGIONS + rows)]
        self._panel = Lines("panel")

    def compose(self) -> ComposeResult:
        """The regions from top to bottom, and the panel at their right."""
        with Vertical(id="board"):
            yield from self._regions
        yield self._panel

    def draw(self, scene: Scene, width: int, height: int) -> None:
        """Show a scene at the size of the screen."""
        regions = compose(scene, width, height)
        panel = regions.pop("panel", [])
        shown = [lines for lines in regions.values() if lines]
        for place, widget in enumerate(self._regions):
            _fill(widget, shown[place] if place < len(shown) else [])
        _fill(self._panel, panel)
        if panel:
            self._panel.styles.width = width_of(panel[0]) + 1


def _fill(widget: Lines, lines: list[Line]) -> None:
    """Show lines in a widget, or hide it without any."""
    widget.display = bool(lines)
    widget.show(lines)
