"""Which zones are one place of the table."""

from functools import lru_cache

from cardgame_tui.engine.layout import Layout, RowKind


@lru_cache(maxsize=8)
def slot_names(layout: Layout) -> frozenset[str]:
    """Names of the zones that are one slot of a grid or lie beside the counts."""
    grid = (name for row in layout.rows if row.kind is RowKind.GRID for name in row.zones)
    return frozenset((*grid, *layout.asides[0], *layout.asides[1]))
