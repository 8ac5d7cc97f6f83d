"""The attack that is going on, on the line between the sides and in words."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.shown.face import Clash
from cardgame_tui.engine.shown.view import CardView, View
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut
from cardgame_tui.ui.drawing.columns import left_edge
from cardgame_tui.ui.scene.scene import Scene

ARROW = 3
"""Cells of an arrow with its blanks."""


def clash_words(view: View) -> str:
    """Who attacks what and with how much, such as ``Hound attacks Seer: 2 power``; empty for no attack."""
    clash = view.clash
    return "" if clash is None else "".join(words for words, _ in _pieces(view, clash))


def turn_facts(view: View) -> tuple[str, ...]:
    """The phase, the public facts about the turn, and the attack; some may be empty."""
    detailed = view.phase and view.public_turn.startswith(view.phase)
    return ("" if detailed else view.phase, view.public_turn, clash_words(view))


def draw_clash(canvas: Canvas, scene: Scene, clash: Clash, x: int, y: int, end: int) -> None:
    """Say it on a line between two arrows that point the way of the attack.

    Where it does not fit behind what is on the line, it takes the whole line, and is cut at its end.

    Args:
        canvas: where.
        scene: the table.
        clash: the attack.
        x: the first free cell of the line.
        y: the line.
        end: the cells of the board.
    """
    pieces = list(_pieces(scene.view, clash))
    needed = 2 * ARROW + sum(cell_len(words) for words, _ in pieces)
    x = x + 1 if x + 1 + needed <= end else left_edge(end)
    arrow = "▼" if _seat_of(scene.view, clash.card) == scene.far else "▲"
    room = end - x - 2 * ARROW
    canvas.ground(x, y, min(end - x, needed), 1, "lane")
    x = canvas.put(x, y, f" {arrow} ", "danger")
    for words, ink in pieces:
        shown = cut(words, room) if room > 0 else ""
        room -= cell_len(shown)
        x = canvas.put(x, y, shown, ink)
    canvas.put(x, y, f" {arrow} ", "danger")


def _pieces(view: View, clash: Clash) -> Iterator[tuple[str, str]]:
    """The words in pieces, each with its colour."""
    seat = _seat_of(view, clash.card)
    yield _named(view, [clash.card]), f"s{seat} bold"
    yield f" {clash.verb} ", "text"
    targets = [number for number in clash.targets if _card(view, number) is not None]
    if targets:
        yield _named(view, targets), f"s{_seat_of(view, targets[0])} bold"
    else:
        yield clash.against or "nothing", f"s{other(seat)} bold" if seat and clash.against else "text"
    yield f": {clash.words}", "danger bold"


def _named(view: View, numbers: Sequence[int]) -> str:
    cards = [card for number in numbers if (card := _card(view, number)) is not None]
    return ", ".join(card.face.name for card in cards if card.face is not None)


def _seat_of(view: View, number: int) -> int:
    card = _card(view, number)
    return 0 if card is None else card.seat


def _card(view: View, number: int) -> CardView | None:
    return next((card for zone in view.zones.values() for card in zone.cards if card.id == number), None)
