"""The lines around the board: header, each seat's counts, hands, and the footer."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.shown.view import View, ZoneView
from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.play.hand_words import hand_word
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, cut, fit_line, width_of, wrap, wrap_at_most
from cardgame_tui.ui.drawing.cards.chips import Chip, make_chip
from cardgame_tui.ui.drawing.cards.numbers import MOST_PIPS, bar, counters, numbers, pips
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.flowing import draw_flow
from cardgame_tui.ui.scene.scene import Scene, shown_asides, shows_hand, zone_spots

LONGEST_NAME = 20
"""Cells a player's name may take in a line of counts."""
LEAST_PLAYED = 8
"""Cells that the header of a narrow screen leaves at least for what is played."""
MOST_OF_NOTICE = 2
"""Most lines of a notice below the header."""
ALWAYS_LISTED = 3
"""How many of the last commands a footer never leaves out."""
BAR = 15
"""Most cells of a bar of life."""
SHORT_BAR = 8
"""Its cells where the counts after it have no room otherwise."""
MOST_BACKS, FEW_BACKS = 6, 3
"""Most backs of cards that counts show, and fewer on a narrow board."""
LEAST_ASIDE = 14
"""Cells that counts leave for each zone next to them."""
SHORTEST_TEXT = 6
"""Fewest cells for the beginning of a card's text; in fewer ones a mark says that it has one."""


def draw_header(canvas: Canvas, scene: Scene, *, wide: bool) -> str:
    """Draw the game, the turn, its phases with the present one on a plate, and who must decide.

    A notice, such as why a key did nothing, stands in their place: it moves nothing.

    Returns:
        The words of the notice for which there is no room, for `draw_rest_of_notice`.
    """
    end = canvas.put_right(canvas.width - 1, 0, cut(now_words(scene), canvas.width // 2), decider_ink(scene))
    x = 1
    if scene.warning:
        x = canvas.put(x, 0, scene.warning, "danger bold") + 2
    if wide:
        x = canvas.put(x, 0, scene.title, "strong bold") + 2 if scene.title else x
        x = canvas.put(x, 0, cut(scene.played, (end - x) // 3), "quiet") + 3 if scene.played else x
    view = scene.view
    if scene.question.notice:
        first, *rest = wrap(scene.question.notice, max(1, end - x - 2))
        canvas.put(x, 0, first, "strong bold")
        return " ".join(rest)
    least = min(LEAST_PLAYED, cell_len(scene.played)) + 2 if scene.played and not wide else 0
    x = canvas.put(x, 0, cut(_turn_words(view), max(1, (end - x) // 2)), "text bold")
    phases = list(view.phases)
    if not wide or x + sum(cell_len(phase) + 2 for phase in phases) + cell_len(view.public_turn) > end:
        phases = [view.phase] if view.phase else []
        x = canvas.put(x, 0, " ▸", "quiet")
    x = draw_phases(canvas, scene, x + 2, 0, end - 1 - least, phases)
    if view.public_turn and not _phase_said(view):
        x = canvas.put(x + 1, 0, cut(view.public_turn, max(0, end - x - 2 - least)), "text") + 1
    if least:
        canvas.put(x + 1, 0, cut(scene.played, end - x - 2), "quiet")
    return ""


def draw_rest_of_notice(canvas: Canvas, words: str) -> None:
    """Draw the rest of a notice over the lines below the header; the next key takes it away."""
    for y, line in enumerate(wrap_at_most(words, canvas.width - 2, MOST_OF_NOTICE) if words else (), 1):
        canvas.clear(0, y, canvas.width, 1)
        canvas.put(1, y, line, "strong bold")


def _turn_words(view: View) -> str:
    """The turn and whose it is, such as ``turn 7 Alice``."""
    return f"{view.when} {view.whose_turn}".rstrip()


def phase_words(view: View) -> str:
    """The phase, in more detail if the facts about the turn say so, and else what they say of the turn."""
    detailed = _phase_said(view)
    if detailed == view.phase:
        return view.public_turn or view.phase
    return "  ".join(part for part in (view.phase, "" if detailed else view.public_turn) if part)


def _phase_said(view: View) -> str:
    """The phase that the facts about the turn say in more detail, such as ``Event: Battle``; empty for none."""
    phases = (phase for phase in (view.phase, *view.phases) if phase)
    return next((phase for phase in phases if view.public_turn.startswith(phase)), "")


def draw_phases(canvas: Canvas, scene: Scene, x: int, y: int, end: int, phases: Sequence[str]) -> int:
    """Draw phases next to each other, the present one on a plate, and return the cell after them."""
    view = scene.view
    detailed = _phase_said(view)
    for phase in phases:
        here = phase == view.phase
        words = f" {cut(view.public_turn if phase == detailed else phase, max(1, end - x - 3))} "
        if here:
            canvas.ground(x, y, cell_len(words), 1, "text")
            x = canvas.put(x, y, words, "bg bold")
        else:
            x = canvas.put(x, y, words, "quiet")
    return x


def decider_ink(scene: Scene) -> str:
    """The colour of the player who decides."""
    names = scene.view.names
    seat = names.index(scene.question.who) + 1 if scene.question.who in names else 0
    return f"s{seat} bold" if seat and names[0] != names[1] else "strong bold"


def edge_ink(scene: Scene) -> str:
    """The colour of the edge of a question: that of keys, or of the player whom this screen waits for."""
    return decider_ink(scene).split()[0] if scene.question.doing else "now"


def now_words(scene: Scene) -> str:
    """Who must decide, or what happens instead."""
    asked = scene.question
    if not asked.words:
        return f"{scene.view.duel_word} over"
    if asked.doing:
        return asked.doing
    return f"{asked.who} decides" if asked.who else "both decide"


def draw_counts(canvas: Canvas, scene: Scene, seat: int, y: int, width: int) -> None:
    """What is counted for a seat, and the zones next to it."""
    view = scene.view
    if seat == view.active and view.turn:
        canvas.put(0, y, "▶", "strong")
    name = cut(view.names[seat - 1].upper(), LONGEST_NAME)
    x = canvas.plate(1, y, f"{seat} {name}", f"s{seat}") + 1
    gauges = list(view.counts(seat))
    health = view.health.get(seat)
    ordered = f"{scene.orders[seat].short}  " if seat in scene.orders else ""
    end = width - cell_len(ordered) - LEAST_ASIDE * len(shown_asides(scene, seat))
    if health is not None and gauges:
        del gauges[: 2 if view.meter else 1]
        line, gauges = _fitting(view, seat, health, gauges, end - x)
        x = canvas.put_line(x, y, line) + 2
    first, hand = x, hand_word(scene.layout, view.kinds)
    more = cell_len(f"  … {scene.piles_key}")
    for place, (word, number) in enumerate(gauges):
        if not _fit(gauges[place:], end - x) and x + cell_len(f"{word} {number}") + more > end:
            x = canvas.put(canvas.put(x, y, "… ", "quiet"), y, scene.piles_key, "strong bold") + 2
            break
        x = canvas.put(x, y, f"{word} ", "quiet")
        if scene.backs and word == hand:
            x = canvas.put(x, y, "░░ " * min(number, MOST_BACKS if width >= NARROW else FEW_BACKS), f"s{seat}")
        x = canvas.put(x, y, str(number), "text bold") + 2
    canvas.mark(first, y, x - first, 1, Press(scene.piles_key))
    x = canvas.put(x, y, ordered, "strong")
    _draw_asides(canvas, scene, seat, x, y, width)


def _fitting(
    view: View, seat: int, health: tuple[int, int], gauges: list[tuple[str, int]], room: int
) -> tuple[Line, list[tuple[str, int]]]:
    """A line of life and the counts after it, as long as there is room: the bar gives way, then long words.

    Where nothing fits, the counts are cut later.
    """
    short = [(view.short_counts.get(word, word), number) for word, number in gauges]
    for cells, counts in ((BAR, gauges), (SHORT_BAR, gauges), (0, gauges), (0, short)):
        line = health_line(view, seat, health, cells)
        if width_of(line) + sum(cell_len(f"  {word} {number}") for word, number in counts) <= room:
            return line, counts
    return health_line(view, seat, health, 0), short


def _fit(gauges: list[tuple[str, int]], room: int) -> bool:
    """Whether counts have room next to each other."""
    return sum(cell_len(f"{word} {number}  ") for word, number in gauges) - 2 <= room


def health_line(view: View, seat: int, health: tuple[int, int], cells: int = BAR) -> Line:
    """Life as pips, or as a bar where it is much, and its number with its word; or a count up to its end.

    Args:
        view: the table.
        seat: whose life.
        health: what is left of it, and all.
        cells: of a bar, 0 for none.
    """
    left, whole = health
    if view.meter:
        return _meter_line(view.meter, f"s{seat}", *health, view.gauges[seat][0][1])
    word, number = view.gauges[seat][0]
    said = f"{number} {gauge_word(word)}"
    if whole > MOST_PIPS and not cells:
        return (Span(said, "strong bold"),)
    shape = pips(left, whole, f"s{seat}") if whole <= MOST_PIPS else bar(left, whole, f"s{seat}", cells)
    return (*shape, Span(f" {said}", "strong bold"))


def _meter_line(word: str, ink: str, left: int, whole: int, count: int) -> Line:
    """A count and its end, such as ``XK ■■■■□□ 4 of 6``; it is loud from one below its end."""
    ink = ink if left > 1 else "danger"
    full = whole - left
    pair = (Span("■" * full, ink), Span("□" * left, "quiet"))
    shape = pair if whole <= MOST_PIPS else bar(full, whole, ink, BAR)
    words = Span(f" {count} of {whole}", f"{ink if left <= 1 else 'strong'} bold")
    return (Span(f"{word} ", "quiet"), *shape, words)


def _draw_asides(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, width: int) -> None:
    """The zones next to a seat's counts that hold a card, from the column of the last slots on.

    A single one begins earlier, after the counts, where its text needs that.
    """
    shown = [(zone, make_chip(scene, zone_spots(scene, zone)[0])) for zone in shown_asides(scene, seat)]
    columns = 3 if len(shown) == 1 and _cells_of(shown[0][1]) > _columns(width, 2) else 2
    for number, (zone, chip) in enumerate(shown):
        start = max(x, width - _columns(width, columns) * (len(shown) - number) // max(1, len(shown)))
        x = _draw_aside(canvas, zone, chip, start, y, width) + 1


def _columns(width: int, count: int) -> int:
    """Cells of the last columns of slots."""
    return width // 5 * count - 1


def _cells_of(chip: Chip) -> int:
    """Cells that a zone next to the counts needs for all that its card says."""
    face = chip.face
    said = (chip.name, face.stats, counters(face.counters, 3), face.text)
    return len(chip.code) + sum(cell_len(words) + 1 for words in said if words)


def _draw_aside(canvas: Canvas, zone: ZoneView, chip: Chip, x: int, y: int, end: int) -> int:
    canvas.mark(x, y, max(0, end - x), 1, chip.spot)
    canvas.ground(x, y, max(0, end - x), 1, "lift" if chip.cursor else "card")
    left = canvas.put(x, y, "║" if chip.cursor else "▌", "cursor" if chip.cursor else chip.ink)
    if chip.code:
        left = canvas.plate(left, y, chip.code, "now")
    name = chip.name if not chip.hidden else f"{chip.title} face down".strip()
    more = f" +{zone.count - 1}" if zone.count > 1 else ""
    face = chip.face
    kept = cell_len(counters(face.counters, 3)) + 1 if face.counters else 0
    left = canvas.put(
        left + 1, y, cut((name or zone.name) + more, max(0, end - left - 1 - kept)), f"{chip.ink} bold"
    )
    tail = numbers(chip, 0) if face.stats else ()
    tail = fit_line(tail, min(width_of(tail), max(0, end - left - 1)))
    left = canvas.put_line(left + 1, y, tail) if tail and left + 1 + cell_len(face.stats) + 2 < end else left
    if face.counters and left + kept <= end:
        left = canvas.put(left + 1, y, counters(face.counters, 3), "strong")
    room = end - left - 1
    if face.text and room > 0:
        canvas.put(
            left + 1, y, cut(face.text, room if room >= min(SHORTEST_TEXT, cell_len(face.text)) else 1), "text"
        )
    return end


def draw_hand(canvas: Canvas, scene: Scene, seat: int, y: int, width: int, height: int) -> None:
    """A seat's hand: its cards when it is open, otherwise their number."""
    zone = scene.view.zones[scene.layout.hands[seat - 1]]
    if shows_hand(scene, seat):
        draw_flow(canvas, scene, [zone_spots(scene, zone)], y, width, height)
        return
    if width < NARROW:
        _draw_closed_hand(canvas, scene, zone, y, width)
        return
    word = hand_word(scene.layout, scene.view.kinds)
    cards = "1 card" if zone.count == 1 else f"{zone.count} cards"
    x = canvas.put(1, y, "░" * min(zone.count, 10), f"s{seat}") + 1
    canvas.put(x, y, f"{word}: {cards} face down" if zone.count else f"{word}: empty", "quiet")


def _draw_closed_hand(canvas: Canvas, scene: Scene, zone: ZoneView, y: int, width: int) -> None:
    """A closed hand as backs, with the key that opens it."""
    ink = f"s{zone.seat}"
    canvas.ground(0, y, width, 1, "card")
    canvas.put(0, y, "▌", ink)
    whose = "your " if scene.hand_key else ""
    x = canvas.put(1, y, f" {whose}{hand_word(scene.layout, scene.view.kinds)} ", ink)
    backs = min(zone.count, (width // 2 - x) // 3)
    x = canvas.put(x + 1, y, "░░ " * backs, ink)
    canvas.put(x, y, str(zone.count) if zone.count else "empty", "text bold" if zone.count else "quiet")
    if scene.hand_key:
        left = width // 2 + 4
        last = canvas.put(canvas.plate(left, y, scene.hand_key, "now"), y, " opens it", "text")
        canvas.mark(left, y, last - left, 1, Press(scene.hand_key))


def draw_footer(canvas: Canvas, keys: Sequence[tuple[str, str]], more: str = "") -> None:
    """The commands that work now; if space is short, the last ones before help, list and end are left out.

    Args:
        canvas: where, on its last line.
        keys: the keys of the commands, with their words.
        more: words at the right; empty for none.
    """
    shown, y = list(keys), canvas.height - 1
    end = canvas.put_right(canvas.width - 1, y, more, "quiet") if more else canvas.width - 1
    while len(shown) > ALWAYS_LISTED and sum(cell_len(key + word) + 3 for key, word in shown) > end:
        del shown[-ALWAYS_LISTED - 1]
    x = 1
    for key, word in shown:
        end = canvas.put(canvas.put(x, y, key, "text bold"), y, f" {word}", "quiet")
        canvas.mark(x, y, end - x, 1, Press(key))
        x = end + 2
