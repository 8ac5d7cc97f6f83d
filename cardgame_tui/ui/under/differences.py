"""Where two boards differ: cells, piles, hands, scores, and the rows that are equal."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.shown.layout import Row, RowKind
from cardgame_tui.engine.shown.view import ZoneView
from cardgame_tui.ui.cells.text import Spot, counted
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import zone_words
from cardgame_tui.value import value


@value
class Differences:
    """Where two boards differ.

    Args:
        spots: the places of each board that differ.
        cells: how many cells differ.
        of_cells: how many cells there are.
        piles: the piles and hands that differ, by name.
        said_piles: the same in words, such as ``the discard of Bob``.
        of_piles: how many there are.
        scores: how many of the scores differ.
        equal: the rows that are equal, with words for each: what it is and how many cards it has.
    """

    spots: tuple[frozenset[Spot], frozenset[Spot]]
    cells: int
    of_cells: int
    piles: tuple[str, ...]
    said_piles: tuple[str, ...]
    of_piles: int
    scores: int
    equal: tuple[tuple[Row, str], ...]

    @property
    def words(self) -> str:
        """What stands behind the number of cells that differ: how many there are, and which piles differ."""
        cells = f"of {self.of_cells} cells differ{'s' if self.cells == 1 else ''}"
        piles = f", and {len(self.piles)} of {self.of_piles} piles: {', '.join(self.said_piles)}"
        return f"{cells}{piles if self.piles else ''}."

    @property
    def short(self) -> str:
        """The same without how many there are, such as ``2 cells, 1 pile differ``."""
        counts = (counted(self.cells, "cell"), counted(len(self.piles), "pile"), counted(self.scores, "score"))
        said = ", ".join(filter(None, counts))
        return f"{said} differ" if said else ""


def differences(one: Scene, two: Scene) -> Differences:
    """Compare two boards of the same game, cell by cell."""
    spots: tuple[set[Spot], set[Spot]] = (set(), set())
    equal: list[tuple[Row, str]] = []
    cells = of_cells = 0
    for row in one.shown_rows:
        names = dict.fromkeys((*one.zones_in(row), *two.zones_in(row)))
        pairs = [pair for name in names for pair in _cells(one, two, name, slot=row.kind is not RowKind.FLOW)]
        apart = [(name, places) for name, places, same in pairs if not same]
        cells, of_cells = cells + len(apart), of_cells + len(pairs)
        for name, places in apart:
            for found, place in zip(spots, places, strict=True):
                if place is not None:
                    found.add(Spot(name, place))
        if pairs and not apart:
            equal.append((row, _row_words(one, row, list(names))))
    hands_and_piles = [*one.layout.hands, *(name for names in one.layout.piles for name in names)]
    piles = [name for name in dict.fromkeys(hands_and_piles) if not _same(one, two, name)]
    for name in (each for each in piles if each in one.layout.hands):
        for _, places, same in _cells(one, two, name, slot=False):
            for found, place in zip(spots, places, strict=True):
                if place is not None and not same:
                    found.add(Spot(name, place))
    scores = sum(_score(one, seat) != _score(two, seat) for seat in (1, 2))
    frozen = (frozenset(spots[0]), frozenset(spots[1]))
    total = len(set(hands_and_piles))
    said = tuple(zone_words(one.view, one.view.zones[name]) for name in piles)
    return Differences(frozen, cells, of_cells, tuple(piles), said, total, scores, tuple(equal))


def _cells(
    one: Scene, two: Scene, name: str, *, slot: bool
) -> Iterator[tuple[str, tuple[int | None, int | None], bool]]:
    """Each cell of a zone: its place on both boards, and whether it shows the same."""
    zones = [scene.view.zones.get(name) for scene in (one, two)]
    if slot:
        tops = [None if zone is None else max(0, len(zone.cards) - 1) for zone in zones]
        yield name, (tops[0], tops[1]), _look(zones[0]) == _look(zones[1])
        return
    left, right = ([] if zone is None else list(enumerate(zone.cards)) for zone in zones)
    for place, card in left:
        found = next((each for each in right if each[1].id == card.id), None)
        if found is None:
            yield name, (place, None), False
        else:
            right.remove(found)
            yield name, (place, found[0]), found[1] == card
    yield from ((name, (None, place), False) for place, _ in right)


def _look(zone: ZoneView | None) -> object:
    return None if zone is None else (zone.state, zone.count, zone.badge, zone.cards)


def _same(one: Scene, two: Scene, name: str) -> bool:
    pair = [scene.view.zones.get(name) for scene in (one, two)]
    return _look(pair[0]) == _look(pair[1])


def _score(scene: Scene, seat: int) -> object:
    """What is counted first for a seat, with its life if it has one."""
    gauges = scene.view.gauges[seat]
    return scene.view.health.get(seat), gauges[0] if gauges else None


def _row_words(scene: Scene, row: Row, names: Sequence[str]) -> str:
    """What an equal row is and how many cards it has, such as ``2A: equal, 3 cards``."""
    zones = [zone for name in names if (zone := scene.view.zones.get(name)) is not None]
    cards = sum(zone.count for zone in zones)
    if row.kind is RowKind.GRID and row.label:
        title = row.label
    elif row.kind is RowKind.LANE:
        title = f"the line of {scene.view.names[row.seat - 1]}" if row.seat else "the line"
    else:
        title = ", ".join(dict.fromkeys(zone_words(scene.view, zone) for zone in zones))
    return f"{title}: equal, {counted(cards, 'card') or 'empty'}"
