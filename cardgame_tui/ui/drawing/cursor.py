"""The cursor on the table: where an arrow key moves it."""

from cardgame_tui.ui.drawing.cells import Spot
from cardgame_tui.ui.drawing.scene import Scene, place_rows


class Mover:
    """Moves a cursor up, down and sideways.

    Moving up or down remembers the cursor's first distance from the left edge of its row, so that it returns
    to the same column after it crosses a shorter row. Between facing lanes it stays in its column.
    """

    def __init__(self) -> None:
        self._set_out: tuple[Spot, float] | None = None

    def step(self, scene: Scene, cursor: Spot, down: int, across: int) -> Spot:
        """The next place from a place.

        Args:
            scene: the table.
            cursor: a place of it.
            down: rows to go down, negative to go up; past the last row comes the first.
            across: places to go to the right, negative to the left, within the row.
        """
        rows = place_rows(scene)
        at = next(number for number, row in enumerate(rows) if cursor in row)
        if across:
            spots = [spot for spot in rows[at] if spot is not None]
            return spots[(spots.index(cursor) + across) % len(spots)]
        share = self._share(rows[at], cursor)
        spot = _nearest(rows[(at + down) % len(rows)], share)
        self._set_out = (spot, share)
        return spot

    def _share(self, row: list[Spot | None], cursor: Spot) -> float:
        """How far along its row a place is, 0 to 1; the remembered value if the cursor just came from there."""
        if self._set_out is not None and self._set_out[0] == cursor:
            return self._set_out[1]
        return row.index(cursor) / max(1, len(row) - 1)


def _nearest(row: list[Spot | None], share: float) -> Spot:
    aim = share * (len(row) - 1)
    return min((abs(place - aim), place, spot) for place, spot in enumerate(row) if spot is not None)[2]
