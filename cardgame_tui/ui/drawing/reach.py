"""The arrows of a card, each with the zones that it reaches."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import ZoneView
from cardgame_tui.ui.drawing.cards.chips import DIRECTIONS, arrows_seen
from cardgame_tui.ui.drawing.cards.numbers import NUMBER_PAD, SIGNS, arrow_row
from cardgame_tui.ui.scene.scene import Scene

WAYS = dict(zip(((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)), DIRECTIONS, strict=True))
"""Each direction by the rows it goes down and the columns it goes to the right: -1, 0 or 1 of each."""


def arrows_and_reach(scene: Scene, zone: ZoneView, face: Face) -> Iterator[str]:
    """Each arrow of a card, clockwise from the top, with what it reaches, such as ``↑↑2C2,2A2`` and ``→2C1``.

    An arrow that reaches nothing stands alone; of a card that reaches nothing all arrows stand together. What the
    card reaches in any other way comes last.

    Args:
        scene: the table.
        zone: where the card is.
        face: what it shows.
    """
    if not face.reaches:
        yield from filter(None, [arrow_row(arrows_seen(face, turned=scene.turned), ascii=scene.ascii)])
        return
    for direction, strength, found in arrows_reaching(scene, zone, face):
        sign = (NUMBER_PAD if scene.ascii else SIGNS)[direction] * strength if direction else "reaches "
        yield sign + (":" if scene.ascii and direction and found else "") + ",".join(found)


def arrows_reaching(scene: Scene, zone: ZoneView, face: Face) -> Iterator[tuple[str, int, Sequence[str]]]:
    """Each arrow of a card, clockwise from the top: its direction, its strength, and the names of what it reaches.

    What the card reaches in any other way comes last, without a direction.
    """
    reached = _reached(scene, zone, face)
    for direction, strength in _clockwise(arrows_seen(face, turned=scene.turned)):
        yield direction, strength, reached.pop(direction, ())
    if others := [name for names in reached.values() for name in names]:
        yield "", 0, others


def _clockwise(arrows: dict[str, int]) -> Iterator[tuple[str, int]]:
    yield from ((name, arrows[name]) for name in DIRECTIONS if name in arrows)


def _reached(scene: Scene, zone: ZoneView, face: Face) -> dict[str, Sequence[str]]:
    """The zones that a card reaches, the nearest first, by the direction in which they are drawn."""
    names = {each.name: each.id for each in scene.view.zones.values()}
    places = {name: (y, x) for y, row in enumerate(scene.rows) for x, name in enumerate(scene.zones_in(row))}
    if zone.name not in places:
        return {"": [name for name, number in names.items() if number in face.reaches]}
    top, left = places[zone.name]
    away = {name: (y - top, x - left) for name, (y, x) in places.items() if names.get(name) in face.reaches}
    found: dict[str, list[str]] = {}
    for name in sorted(away, key=lambda each: max(map(abs, away[each]))):
        down, right = away[name]
        found.setdefault(WAYS.get((_sign(down), _sign(right)), ""), []).append(name)
    return dict(found)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
