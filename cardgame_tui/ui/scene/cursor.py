"""The cursor on the table: where an arrow key or Tab moves it."""

from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.scene.scene import Scene, place_rows, spot_rows


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


def next_legal(scene: Scene, cursor: Spot | None, *, back: bool = False) -> Spot | None:
    """The next place that can be picked, in the order of the table, or the previous one; None without any place.

    Where nothing can be picked, the cards of the near hand are passed through, or else all places.
    """
    spots = [spot for row in spot_rows(scene) for spot in row]
    hand = scene.layout.hands[scene.near - 1]
    legal = [spot for spot in spots if scene.badge_at(spot).code]
    legal = legal or [spot for spot in spots if spot.zone == hand] or spots
    if not legal:
        return None
    if cursor is None or cursor not in spots:
        return legal[-1] if back else legal[0]
    here = spots.index(cursor)
    if back:
        return next((spot for spot in reversed(legal) if spots.index(spot) < here), legal[-1])
    return next((spot for spot in legal if spots.index(spot) > here), legal[0])
