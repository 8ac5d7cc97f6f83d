"""The side panel of a wide table: the card at the cursor, the stack, and the log."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.face import Face, StackView
from cardgame_tui.engine.view import CardView, View, ZoneView
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Line, Span, between, width_of, wrap
from cardgame_tui.ui.drawing.chips import (
    arrows_seen,
    card_name,
    facing_sign,
    under_words,
    upside_down,
)
from cardgame_tui.ui.drawing.log import log_lines, ruled
from cardgame_tui.ui.drawing.numbers import arrow_row
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.drawing.slots import zone_words


def draw_panel(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """Draw the panel: what the cursor is at, the stack, and what has happened."""
    bottom = y + height
    stack = stack_lines(scene.view, width, scene.question.resolving) if scene.layout.has_stack else []
    card = inspector_lines(scene, width)
    room = height - 4 - min(len(stack), height // 4)
    card = card[: room if scene.inspecting else max(8, height // 2)]
    y = _section(canvas, "UNDER THE CURSOR", card, x, y, width, bottom)
    if stack:
        y = _section(canvas, "STACK", stack[: height // 4], x, y + 1, width, bottom)
    latest = scene.log[-scene.since :] if scene.since else scene.log
    title = "SINCE YOUR LAST DECISION" if scene.since else "LOG"
    lines = log_lines(latest, scene.view.names, width, bottom - y - 2)
    _section(canvas, title, lines, x, y + 1, width, bottom)


def _section(canvas: Canvas, title: str, lines: Sequence[Line], x: int, y: int, width: int, bottom: int) -> int:
    if y < bottom:
        last = canvas.put(x, y, f"{title} ", "quiet")
        canvas.put(last, y, "─" * (x + width - last), "line")
    for line in lines:
        y += 1
        if y < bottom:
            canvas.put_line(x, y, line)
    return y + 1


def inspector_lines(scene: Scene, width: int) -> list[Line]:
    """The full description of the place at the cursor."""
    if scene.cursor is None:
        return [(Span(line, "quiet"),) for line in wrap("arrow keys or Tab look at a card", width)]
    zone = scene.view.zones[scene.cursor.zone]
    card = scene.card_at(scene.cursor)
    where = " ".join(part for part in (zone_words(scene.view, zone), zone.state_words) if part)
    if card is None:
        return [(Span(f"{where}: empty"),)]
    return card_lines(scene, zone, card, width)


def card_lines(scene: Scene, zone: ZoneView, card: CardView, width: int) -> list[Line]:
    """The full description of a card."""
    where = (Span(zone_words(scene.view, zone), "quiet"),)
    ink = f"s{card.seat} bold" if card.seat else "strong bold"
    face = card.face
    if face is None:
        return [between((Span(card_name(card), ink),), where, width), *_under(card, width)]
    name = (Span(card_name(card), ink),)
    lines = [between(name, where, width)]
    if width_of(name) + width_of(where) + 1 > width:
        lines = [*((Span(line, ink),) for line in wrap(card_name(card), width)), where]
    lines += [(Span(line, "quiet"),) for line in wrap(face.kind, width)]
    facts = "  ".join(_facts(scene, zone, card, face))
    lines += [(Span(line, ink),) for line in wrap(facts, width)] if facts else []
    lines += [(Span(line),) for text in face.lines if text != face.kind for line in wrap(text, width)]
    return [*lines, *_under(card, width)]


def _facts(scene: Scene, zone: ZoneView, card: CardView, face: Face) -> Iterator[str]:
    """Numbers, part in an attack, and arrows with what they reach."""
    if face.corner:
        yield face.corner
    if face.stats:
        yield face.stats
    if face.role:
        yield face.role
    turned = facing_sign(face, turned=upside_down(scene, zone))
    if turned:
        yield f"turned {turned}"
    if face.arrows:
        yield arrow_row(arrows_seen(face, turned=scene.turned), ascii=scene.ascii)
    if face.reaches:
        names = {each.id: each.name for each in scene.view.zones.values()}
        yield "reaches " + ", ".join(names[number] for number in face.reaches)


def stack_lines(view: View, width: int, resolving: str = "") -> list[Line]:
    """The items on the stack, the top one first, under it what would happen if it resolved."""
    if not view.stack:
        return [(Span("empty", "quiet"),)]
    top, *rest = [_stack_item(view, item, width) for item in reversed(view.stack)]
    edge = Span("▌ ", f"s{view.stack[-1].controller}")
    follows = [(edge, Span(line, "quiet")) for line in wrap(resolving, width - 2)] if resolving else []
    return [*top, *follows, *(line for item in rest for line in item)]


def _stack_item(view: View, item: StackView, width: int) -> list[Line]:
    owner = view.names[item.controller - 1]
    head, *rest = ruled(f"{owner}: {item.words}", item.rule, view.names, width - 2)
    edge = Span("▌ ", f"s{item.controller}")
    return [(edge, *line) for line in (head, *rest)]


def _under(card: CardView, width: int) -> list[Line]:
    shown = card.face.lines if card.face else ()
    return [
        (Span(line),) for each in card.under for text in under_words(each, shown) for line in wrap(text, width)
    ]
