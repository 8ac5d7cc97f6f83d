"""The side panel of a wide table: the inspected card, the stack and the log."""

from collections.abc import Sequence

from cardgame_tui.engine.face import StackView
from cardgame_tui.engine.view import CardView, View, ZoneView
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.cells import Line, Span, fit_line, wrap
from cardgame_tui.ui.drawing.chips import arrow_words, arrows_seen, card_name, short_info, under_words, upside_down
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.drawing.slots import zone_words
from cardgame_tui.ui.drawing.status import played_lines

ROOMY = 70
"""Width from which a card's facts share one line."""


def panel_lines(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw the panel in `height` lines."""
    card = inspector_lines(scene, width)
    lines = [*played_lines(scene, width), _title("CARD", width)]
    lines += card[: height if scene.inspecting else height // 2]
    if scene.layout.has_stack:
        lines += [_title("STACK", width), *stack_lines(scene.view, width)[: height // 4]]
    lines.append(_title("LOG", width))
    lines += log_lines(scene.log, width, height - len(lines))
    lines = lines[:height]
    return [fit_line(line, width) for line in (*lines, *[()] * (height - len(lines)))]


def inspector_lines(scene: Scene, width: int) -> list[Line]:
    """The full description of the place at the cursor."""
    if scene.cursor is None:
        return [(Span("arrow keys or Tab look at a card", "dim"),)]
    zone = scene.view.zones[scene.cursor.zone]
    card = scene.card_at(scene.cursor)
    where = " ".join(part for part in (zone_words(scene.view, zone), zone.state_words) if part)
    if card is None:
        return [(Span(f"{where}: empty"),)]
    return [*card_lines(scene, zone, card, width), (Span(f"in {where}", "dim"),)]


def card_lines(scene: Scene, zone: ZoneView, card: CardView, width: int) -> list[Line]:
    """The full description of a card; its facts share a line if they fit."""
    face = card.face
    if face is None:
        return [(Span("a face-down card", "title"),), *_under(card, width)]
    arrows = arrow_words(arrows_seen(face, turned=scene.turned))
    info = short_info(face, turned=upside_down(scene, zone))
    facts = [card_name(card), face.kind, info, f"arrows as drawn: {arrows}" if arrows else ""]
    heads = ["   ".join(fact for fact in facts if fact)] if width >= ROOMY else [fact for fact in facts if fact]
    title, *others = [line for head in heads for line in wrap(head, width)]
    others += [line for text in face.lines if text != face.kind for line in wrap(text, width)]
    return [(Span(title, "title"),), *((Span(line),) for line in others), *_under(card, width)]


def stack_lines(view: View, width: int) -> list[Line]:
    """The items on the stack, the top one first."""
    if not view.stack:
        return [(Span("empty", "dim"),)]
    return [line for item in reversed(view.stack) for line in _stack_item(view, item, width)]


def log_lines(log: Sequence[LogLine], width: int, height: int) -> list[Line]:
    """The latest events that fit, oldest first."""
    lines: list[Line] = []
    for event in reversed(log):
        wrapped = wrap(str(event), width)
        if len(lines) + len(wrapped) > height:
            break
        lines[:0] = [(Span(line),) for line in wrapped]
    return lines


def _stack_item(view: View, item: StackView, width: int) -> list[Line]:
    owner = view.names[item.controller - 1]
    return [(Span(line),) for line in wrap(f"{owner}: {item.words} ({item.rule})", width)]


def _under(card: CardView, width: int) -> list[Line]:
    shown = card.face.lines if card.face else ()
    return [
        (Span(line),) for each in card.under for text in under_words(each, shown) for line in wrap(text, width)
    ]


def _title(word: str, width: int) -> Line:
    return (Span(f"-- {word} " + "-" * (width - len(word) - 4), "dim"),)
