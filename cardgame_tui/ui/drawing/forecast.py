"""What facing lanes would deal in the next combat as the table stands, on the line between them."""

from rich.cells import cell_len

from cardgame_tui.engine.shown.layout import RowKind
from cardgame_tui.engine.shown.view import ZoneView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut_between
from cardgame_tui.ui.drawing.columns import drawn_zones, slot_step
from cardgame_tui.ui.scene.scene import Scene


def draw_forecast(canvas: Canvas, scene: Scene, y: int, width: int, *, indent: int = 0) -> None:
    """Say in each column what the far card deals downwards and the near one upwards.

    Args:
        canvas: where.
        scene: the table.
        y: the line.
        width: cells of the board.
        indent: cells at the left of each column that say something else.
    """
    words = {blow.zone: blow.words for blow in scene.view.blows}
    rows = [row for row in scene.rows if row.kind is RowKind.LANE]
    if not words or len(rows) < 2:
        return
    step, left = slot_step(scene, rows[0], width)
    for column, names in enumerate(zip(*(drawn_zones(scene, row, width) for row in rows), strict=False)):
        zones = [zone for name in names if (zone := scene.view.zones.get(name)) and zone.id in words]
        drawn = [(_sign(scene, zone) + words[zone.id], zone.seat) for zone in zones]
        _draw_column(canvas, drawn, left + column * step + indent, y, step - 1 - indent)


def _sign(scene: Scene, zone: ZoneView) -> str:
    """The way a card in a zone deals."""
    return "▼" if zone.seat == scene.far else "▲"


def _draw_column(canvas: Canvas, drawn: list[tuple[str, int]], x: int, y: int, width: int) -> None:
    """The blows of a column in its middle, each in the colour of its seat; cut where there is no room."""
    length = sum(cell_len(words) + 2 for words, _ in drawn)
    pad = " " if length <= width else ""
    end = x + width
    x += max(0, width - length) // 2
    for words, seat in drawn:
        if x < end:
            shown = cut_between(f"{pad}{words}", end - x)
            x = canvas.put(x, y, f"{shown} " if cell_len(shown) < end - x else shown, f"s{seat}")
