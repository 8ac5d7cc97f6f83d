"""The reading pane, which a broad screen has at its side: what the question is about, in full and in numbers.

From top to bottom: the card with the rules of its words, what an answer does in sums and in words, the stack, and
the last two turns. Where lines are few, the log loses its oldest ones, then the card its second word.
"""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, Spot, between, cut, fit, wrap
from cardgame_tui.ui.drawing.cards.chips import card_name
from cardgame_tui.ui.drawing.panel import Panel, empty_stack, forecast_lines, inspector_lines, spot_lines
from cardgame_tui.ui.drawing.stack import top_first
from cardgame_tui.ui.scene.log import log_lines, named, ruled
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import zone_words
from cardgame_tui.ui.scene.what_is import words_of

BROAD = 60
"""Width from which a panel is a reading pane."""
PILE_LINES = 4
"""Lines for the cards of an open pile."""
LEAST_LOG = 8
"""Lines that the log has before a second card, a second word of a card and open piles are shown."""
TURNS = 2
"""How many turns the log goes back."""
SINCE = "since your last decision"
TERM_LINES = 3
"""Most lines that explain a word."""


def draw_pane(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """Draw the pane."""
    canvas.mark(x, y, width, height, None)
    panel = Panel(canvas, x, y, width, y + height)
    for title, lines in _cards(scene, width - 2, height):
        panel.section(title, lines, panel.room - LEAST_LOG)
    _section(panel, "IN SUMS", _sums(scene, width))
    key, follows = _answer(scene)
    _section(panel, f"FORECAST: {_title(scene, key)}".upper(), _forecast(scene, follows, width))
    if scene.forecast is not None:
        _section(panel, scene.forecast.title.upper(), forecast_lines(scene.forecast, scene.seats, width))
    if scene.layout.has_stack:
        _draw_stack(panel, scene)
    _draw_log(panel, scene)


def _section(panel: Panel, title: str, lines: Sequence[Line]) -> None:
    """A section that has lines, as long as the log keeps some too."""
    if lines and panel.room > LEAST_LOG:
        panel.section(title, lines, panel.room - LEAST_LOG)


# -- cards ---------------------------------------------------------------------------------------------------


def _cards(scene: Scene, width: int, height: int) -> Iterator[tuple[str, Sequence[Line]]]:
    """The card at the cursor and the one in question, the first of them with what its words mean."""
    subject, cursor = scene.subject, scene.cursor
    spots = [("UNDER THE CURSOR", cursor)] if cursor is not None else []
    spots += [("THE CARD IN QUESTION", subject)] if subject not in (None, cursor) else []
    if not spots:
        yield "UNDER THE CURSOR", inspector_lines(scene, width)
    for number, (title, spot) in enumerate(spots):
        assert spot is not None
        lines = spot_lines(scene, spot, width)
        lines += [] if number else _words(scene, spot, width, height // 2 - len(lines))
        yield title, [(Span("▌ ", _ink(scene, spot)), *line) for line in lines]


def _ink(scene: Scene, spot: Spot) -> str:
    card = scene.card_at(spot)
    return f"s{card.seat}" if card is not None and card.seat else "line"


def _words(scene: Scene, spot: Spot, width: int, room: int) -> list[Line]:
    """What the words of a card mean where the card does not say it; all but the first only if there is room."""
    card = scene.card_at(spot)
    if card is None or card.face is None or scene.glossary is None:
        return []
    lines: list[Line] = []
    for term in words_of(card.face, scene.glossary):
        if _explains(card.face, term.word):
            continue
        more = [
            tuple(span._replace(style="quiet") for span in line)
            for line in ruled(term.sentence, term.rule, {}, width)
        ]
        if lines and len(lines) + len(more) > room:
            break
        lines += more if lines else [(), *more]
    return lines


def _explains(face: Face, word: str) -> bool:
    """Whether a card itself says what one of its words means."""
    return any(
        line.casefold().startswith(f"{word.casefold()}") and ":" in line
        for line in face.lines
        if line != face.text
    )


# -- what an answer does -------------------------------------------------------------------------------------


def _answer(scene: Scene) -> tuple[str, Consequence]:
    """The answer at the cursor, or else to pass, and what it does; an empty key for none."""
    question = scene.question
    code = "" if scene.cursor is None else scene.badge_at(scene.cursor).code
    if code in question.options:
        return code, question.follows(code)
    return ("space", question.follows_now("space")) if "space" in question.options else ("", NOTHING)


def _title(scene: Scene, key: str) -> str:
    """An answer in words."""
    words = dict(scene.question.hints)
    for entry in scene.question.entries:
        codes = (scene.cards[number].code for number in entry.equals if number in scene.cards)
        words |= dict.fromkeys((entry.code, *codes), entry.words)
    return f"{key} {words.get(key, '')}".strip()


def _sums(scene: Scene, width: int) -> list[Line]:
    """The power of the attack, and the life of cards and players after the answer, as sums."""
    _, follows = _answer(scene)
    rows: list[tuple[str, str, str, str]] = []
    clash = scene.view.clash
    total, _, parts = ("", "", "") if clash is None else clash.words.partition(" = ")
    if parts:
        number, _, word = total.partition(" ")
        rows.append((f"the attack, {word}", f"{parts} = {number}", "", "text"))
    rows += [(score.sum.name, score.sum.words, "", "text") for score in follows.scores if not score.begins]
    for each in follows.sums:
        rows.append((each.name, each.words, each.end, "danger" if each.change < 0 else "text"))
    column = max((cell_len(name) for name, *_ in rows), default=0) + 3
    return [
        between((*named(fit(name, column), scene.seats), Span(words, f"{ink} bold")), (Span(end, ink),), width)
        if cell_len(words) + column <= width
        else between((Span(cut(name, width), ""),), (Span(cut(words, width // 2), f"{ink} bold"),), width)
        for name, words, end, ink in rows
    ]


def _forecast(scene: Scene, follows: Consequence, width: int) -> list[Line]:
    """What follows from an answer, one thing a line, and under what condition."""
    said = [*(score.spelled for score in follows.scores), follows.blows, *follows.clauses]
    lines: list[Line] = []
    for words in filter(None, said):
        first, *more = wrap(words, width - 2)
        lines += [(Span("· ", "quiet"), *named(first, scene.seats))]
        lines += [(Span("  "), *named(line, scene.seats)) for line in more]
    condition = wrap(follows.unless, width - 2) if follows.unless else []
    return lines + [(Span("  "), *named(line, scene.seats, "quiet")) for line in condition]


# -- the stack and the log -----------------------------------------------------------------------------------


def _draw_stack(panel: Panel, scene: Scene) -> None:
    """The items of the stack, the first to resolve on top; an empty one only with what will be put on it."""
    items, seats, width = top_first(scene.view), scene.seats, panel.width
    if not items:
        if scene.question.stacked:
            _section(panel, "STACK", empty_stack(scene.question.stacked, width))
        return
    lines: list[Line] = []
    for place, (number, item) in enumerate(items):
        first, *more = ruled(item.sentence, item.rule, seats, width - 2)
        lines += [
            (Span(f"{number} ", f"s{item.controller} bold"), *first),
            *((Span("  "), *line) for line in more),
        ]
        if place == 0 and scene.question.resolving:
            lines += [(Span("  "), Span(line, "quiet")) for line in wrap(scene.question.resolving, width - 2)]
    panel.canvas.mark(panel.x, panel.y, width, len(lines) + 1, Press(scene.stack_key))
    _section(panel, f"STACK, {len(items)} ITEM{'S' if len(items) > 1 else ''}, TOP FIRST", lines)


def _draw_log(panel: Panel, scene: Scene) -> None:
    """The last two turns, with a line where the viewer decided last; below it the open piles of the near side."""
    piles = _piles(scene, panel.half) if panel.room > LEAST_LOG + PILE_LINES + 2 else []
    bottom = panel.bottom
    panel.bottom -= PILE_LINES + 2 if piles else 0
    turns = list(dict.fromkeys(line.when for line in scene.log))[-TURNS:]
    shown = [line for line in scene.log if line.when in turns]
    since = shown[len(shown) - scene.since :] if 0 < scene.since <= len(shown) else []
    earlier = shown[: len(shown) - len(since)]
    width, seats = panel.width, scene.seats
    latest = log_lines(since, seats, width, panel.room - 1, earlier[-1].when if earlier else "")
    divider = [_divider(width)] if since and earlier and panel.room - 2 > len(latest) else []
    before = log_lines(earlier, seats, width, panel.room - 1 - len(latest) - len(divider)) if earlier else []
    word = scene.view.when.rpartition(" ")[0] or "turn"
    title = f"THE LAST TWO {word.upper()}S" if len(turns) > 1 and scene.view.turn else "LOG"
    panel.canvas.mark(panel.x, panel.y, width, panel.room, Press(scene.log_key))
    if lines := [*before, *(divider if before else []), *latest]:
        panel.section(title, lines, panel.room)
    if piles:
        panel.y, panel.bottom = bottom - PILE_LINES - 1, bottom
        panel.canvas.mark(panel.x, panel.y, width, panel.room, Press(scene.piles_key))
        panel.side_by_side(piles, PILE_LINES)


def _divider(width: int) -> Line:
    return (Span("─── ", "line"), Span(SINCE, "quiet"), Span(" " + "─" * (width - len(SINCE) - 5), "line"))


def _piles(scene: Scene, width: int) -> list[tuple[str, Sequence[Line]]]:
    """The near side's piles that hold a card this viewer may see, the newest card first."""
    sections: list[tuple[str, Sequence[Line]]] = []
    for name in scene.layout.piles[scene.near - 1]:
        zone = scene.view.zones[name]
        if name in scene.layout.asides[scene.near - 1]:
            continue
        seen = [card_name(card) for card in reversed(zone.cards) if card.face is not None]
        if seen:
            lines = [(Span(cut(name, width), "text"),) for name in seen]
            sections.append((zone_words(scene.view, zone).upper(), lines))
    return sections[:2]
