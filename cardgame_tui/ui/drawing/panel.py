"""The side panel of a wide table: the card at the cursor, the stack, and the log."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from rich.cells import cell_len

from cardgame_tui.engine.shown.face import Face, Forecast, Foreseen
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, Spot, between, cut, fit_line, flow, width_of, wrap
from cardgame_tui.ui.drawing.cards.chips import (
    card_name,
    facing_sign,
    under_words,
    upside_down,
)
from cardgame_tui.ui.drawing.reach import arrows_and_reach
from cardgame_tui.ui.drawing.stack import draw_stack_boxes
from cardgame_tui.ui.scene.log import Seats, log_lines, named
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import zone_words

LEAST_NAME = 8
"""Fewest cells of a name before what happens; with fewer, what happens has a line of its own."""
DETAILED = 12
"""Lines that are left of a panel from which a forecast says all; with fewer it leaves them to the log."""


class Panel:
    """A panel that is filled from the top.

    Args:
        canvas: where it is drawn.
        x: its first cell.
        y: the line to draw next.
        width: its cells.
        bottom: the line after its last one.
    """

    def __init__(self, canvas: Canvas, x: int, y: int, width: int, bottom: int) -> None:
        self.canvas, self.x, self.y, self.width, self.bottom = canvas, x, y, width, bottom

    @property
    def room(self) -> int:
        """How many lines are left."""
        return self.bottom - self.y

    def section(self, title: str, lines: Sequence[Line], most: int) -> None:
        """Draw a title and at most so many lines below it, then leave a line blank; lines left out are marked."""
        self.y = self._section(title, lines, most, self.x, self.width) + 1

    def side_by_side(self, sections: Sequence[tuple[str, Sequence[Line]]], most: int) -> None:
        """Draw sections next to each other; their lines fit `half`."""
        xs = (self.x, self.x + self.half + 2)
        drawn = zip(xs, sections, strict=False)
        self.y = 1 + max(self._section(title, lines, most, x, self.half) for x, (title, lines) in drawn)

    @property
    def half(self) -> int:
        """Cells of a section that stands next to another."""
        return (self.width - 2) // 2

    def _section(self, title: str, lines: Sequence[Line], most: int, x: int, width: int) -> int:
        most = min(most, self.room - 1)
        if self.room > 0:
            last = self.canvas.put(x, self.y, f"{title} ", "quiet")
            self.canvas.put(last, self.y, "─" * (x + width - last), "line")
        shown = [*lines[: max(0, most)]]
        if len(lines) > most > 0:
            end = self.canvas.put_right(x + width, self.y + most, f" +{len(lines) - most}…", "quiet")
            shown[-1] = fit_line(shown[-1], end - x)
        for number, line in enumerate(shown):
            self.canvas.put_line(x, self.y + 1 + number, line)
        return self.y + 1 + min(len(lines), max(0, most))


def draw_panel(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """Draw the panel: the stack, the card at the cursor and the one that is asked about, and what has happened.

    An empty stack comes below the cards. A broad panel is a reading pane (`cardgame_tui.ui.drawing.pane`).
    """
    panel = Panel(canvas, x, y, width, y + height)
    canvas.mark(x, y, width, height, None)
    if scene.view.stack:
        panel.y = _draw_stack(canvas, scene, panel) + 1
    _draw_cards(scene, panel, height)
    if scene.layout.has_stack and not scene.view.stack:
        panel.section("STACK", empty_stack(scene.question.stacked, width), 3)
    if scene.forecast is not None:
        forecast = scene.forecast if panel.room >= DETAILED else in_short(scene.forecast)
        lines = forecast_lines(forecast, scene.seats, width)
        panel.section(scene.forecast.title.upper(), lines, max(3, panel.room // 2))
    latest = scene.log[-scene.since :] if scene.since else scene.log
    title = "SINCE YOUR LAST DECISION" if scene.since else "LOG"
    canvas.mark(x, panel.y, width, panel.room, Press(scene.log_key))
    if happened := log_lines(latest, scene.seats, width, panel.room - 1):
        panel.section(title, happened, panel.room)


def _draw_stack(canvas: Canvas, scene: Scene, panel: Panel) -> int:
    count = len(scene.view.stack)
    canvas.mark(panel.x, panel.y, panel.width, 1, Press(scene.stack_key))
    panel.section(f"STACK, {count} ITEM{'S' if count > 1 else ''}", (), 0)
    return draw_stack_boxes(canvas, scene, panel.x, panel.y - 1, panel.width, panel.y + panel.room // 2)


def _draw_cards(scene: Scene, panel: Panel, height: int) -> None:
    """The card at the cursor, and the one that the question or the stack is about."""
    subject, width = scene.subject, panel.width
    sections: list[tuple[str, Sequence[Line]]] = []
    if scene.cursor is not None or subject is None:
        sections.append(("UNDER THE CURSOR", inspector_lines(scene, width)))
    if subject is not None and subject != scene.cursor:
        sections.append(("IN QUESTION", spot_lines(scene, subject, width)))
    left = panel.room - 5
    for number, (title, lines) in enumerate(sections):
        most = left if scene.inspecting and number == 0 else max(6, (left if len(sections) == 1 else left // 2))
        panel.section(title, lines, min(most, left, height // 2 if not scene.inspecting else left))
        left = panel.room - 5


def in_short(forecast: Forecast) -> Forecast:
    """A forecast without its details."""
    return replace(forecast, lines=tuple(line for line in forecast.lines if not line.detail))


def forecast_lines(forecast: Forecast, seats: Seats, width: int) -> list[Line]:
    """What comes next, a line each; names in the colour of their seat, and cut if space is short.

    A detail of the line above stands a little to the right, on as many lines as it needs.
    """
    lines: list[Line] = []
    for each in forecast.lines:
        if each.detail:
            lines += [(Span(f"  {line}", "quiet"),) for line in wrap(each.words, width - 2)]
            continue
        rule = cell_len(each.rule) + 1 if each.rule else 0
        place = f"{each.place}  " if each.place else ""
        words = f" {each.words}" if each.name else each.words
        room = width - cell_len(place) - cell_len(words) - rule
        ink = f"s{each.seat}" if each.seat else "text"
        if each.name and room < min(cell_len(each.name), LEAST_NAME):
            lines.append((Span(place, "quiet"), Span(cut(each.name, width - cell_len(place)), ink)))
            words, place, name = words.strip(), "  ", ""
        else:
            name = cut(each.name, room)
        said = named(cut(words, width - cell_len(place) - cell_len(name) - rule), seats, _tone(each))
        line = (Span(place, "quiet"), Span(name, ink), *said)
        lines.append(between(line, (Span(each.rule, "quiet"),), width) if rule else line)
    return lines


def _tone(each: Foreseen) -> str:
    return "danger" if each.loss else "text"


def inspector_lines(scene: Scene, width: int, *, dense: bool = False) -> list[Line]:
    """The full description of the place at the cursor; a dense one has name, type and place on one line."""
    if scene.cursor is None:
        return [(Span(line, "quiet"),) for line in wrap("arrow keys or Tab look at a card", width)]
    return spot_lines(scene, scene.cursor, width, dense=dense)


def spot_lines(scene: Scene, spot: Spot, width: int, *, dense: bool = False) -> list[Line]:
    """The full description of a place of the table."""
    zone = scene.view.zones[spot.zone]
    card = scene.card_at(spot)
    where = " ".join(part for part in (zone_words(scene.view, zone), zone.state_words) if part)
    if card is None:
        return [(Span(f"{where}: empty"),)]
    return card_lines(scene, zone, card, width, dense=dense)


def card_lines(scene: Scene, zone: ZoneView, card: CardView, width: int, *, dense: bool = False) -> list[Line]:
    """The full description of a card."""
    where = (Span(zone_words(scene.view, zone), "quiet"),)
    ink = f"s{card.seat} bold" if card.seat else "strong bold"
    face = card.face
    if face is None:
        return [between((Span(card_name(card), ink),), where, width), *_under(card, width)]
    name, kind = (Span(card_name(card), ink),), Span(f"  {face.described}", "quiet")
    if dense and width_of((*name, kind, *where)) + 1 <= width:
        head = [between((*name, kind), where, width)]
    else:
        head = [between(name, where, width)]
        if width_of(name) + width_of(where) + 1 > width or width_of(where) > width // 2:
            head = [*((Span(line, ink),) for line in wrap(card_name(card), width)), where]
        head += [(Span(line, "quiet"),) for line in wrap(face.described, width)]
    facts = "  ".join(_facts(scene, zone, card, face))
    texts = [Span(facts, ink)] if facts else []
    texts += [Span(text) for text in face.lines if text != face.kind]
    texts += [Span(text) for each in card.under for text in under_words(each, face.lines)]
    return [*head, *_packed(texts, width, dense=dense)]


def _packed(texts: Iterable[Span], width: int, *, dense: bool) -> Iterator[Line]:
    """Texts as lines; dense ones have short texts next to each other, as far as they fit."""
    for short, some in groupby(texts, key=lambda text: dense and cell_len(text.text) * 2 <= width):
        if short:
            yield from flow([(text,) for text in some], width)
        else:
            yield from ((text._replace(text=line),) for text in some for line in wrap(text.text, width))


def _facts(scene: Scene, zone: ZoneView, card: CardView, face: Face) -> Iterator[str]:
    """Numbers, part in an attack, and arrows with what they reach."""
    said = face.spelled if any(face.spelled) else (face.heading, face.stats)
    if any(said):
        yield " · ".join(filter(None, said))
    if face.role:
        yield face.role
    turned = facing_sign(face, turned=upside_down(scene, zone))
    if turned:
        yield f"turned {turned}"
    yield from arrows_and_reach(scene, zone, face)


def empty_stack(stacked: str, width: int) -> list[Line]:
    """The lines for an empty stack: what the answer will put on it, if anything."""
    words = f"empty: {stacked}" if stacked else "empty"
    return [(Span(line, "quiet"),) for line in wrap(words, width)]


def _under(card: CardView, width: int) -> list[Line]:
    shown = card.face.lines if card.face else ()
    return [
        (Span(line),) for each in card.under for text in under_words(each, shown) for line in wrap(text, width)
    ]
