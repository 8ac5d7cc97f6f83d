"""The lines around the board: the turn, each seat's counts, the hands, the log line and the keys."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.view import ZoneView
from cardgame_tui.ui.drawing.board import flow_lines
from cardgame_tui.ui.drawing.cells import Line, Span, between, capital, cut, fit_line, width_of, wrap_at_most
from cardgame_tui.ui.drawing.chips import CURSOR, make_chip
from cardgame_tui.ui.drawing.scene import Scene, shows_hand, zone_spots

LONGEST_NAME = 20
"""Cells a player's name may take in a line of counts."""
LEAST_PLAYED = 6
"""Cells that the header leaves at least for what is played."""
ALWAYS_LISTED = 3
"""How many of the last commands a footer never leaves out."""
MOST_PLAYED = 3
"""Most lines for what is played in the side panel."""


def header(scene: Scene, width: int, *, played: bool) -> Line:
    """The turn's player, the phases, public facts of the turn, and who must decide.

    Args:
        scene: the table.
        width: cells of the line.
        played: whether it also says what is played. If not all phases fit, only the current one is
            named, and what is played is cut.
    """
    right: Line = (Span(_now(scene), "strong"),)
    short = f"  {scene.played}" if played and scene.played else ""
    room = width - min(width_of(right), width // 2) - 1
    least = min(LEAST_PLAYED + 2, cell_len(short))
    left = _turn(scene, _all_phases(scene))
    if width_of(left) + least > room:
        left = _turn(scene, [f"[{scene.view.phase}]"])
    left = fit_line(left, min(width_of(left), room - least))
    tail = (Span(cut(short, room - width_of(left)), "dim"),) if short else ()
    return between((*left, *tail), right, width)


def played_lines(scene: Scene, width: int) -> list[Line]:
    """What is played, at the top of the side panel; in full if that takes few lines."""
    lines = wrap_at_most(scene.played, width, MOST_PLAYED) if scene.played else []
    return [(Span(line, "strong"),) for line in lines]


def counts(scene: Scene, seat: int, width: int) -> Line:
    """What is counted for a seat, and the zones next to it."""
    view = scene.view
    name = cut(view.names[seat - 1].upper(), LONGEST_NAME)
    numbers = "  ".join(f"{word} {number}" for word, number in view.gauges[seat])
    mark = ">" if seat == view.active and view.turn else " "
    right = tuple(span for zone in scene.layout.asides[seat - 1] for span in _aside(scene, view.zones[zone]))
    left: Line = (
        Span(f"{mark}{seat} "),
        Span(name, "own" if seat == scene.near else "foe"),
        Span(f"   {numbers}"),
    )
    if seat in scene.orders:
        left = (*left, Span(f"  {scene.orders[seat]}", "strong"))
    room = max(width // 4, width - width_of(left) - 1)
    return between(left, fit_line(right, min(width_of(right), room)), width)


def hand_lines(scene: Scene, seat: int, width: int, height: int) -> list[Line]:
    """A seat's hand: its cards when it is open, otherwise their number."""
    zone = scene.view.zones[scene.layout.hands[seat - 1]]
    if shows_hand(scene, seat):
        return flow_lines(scene, zone_spots(scene, zone), "hand", width, height)
    cards = "1 card" if zone.count == 1 else f"{zone.count} cards"
    text = f"hand {cards} face down" if zone.count else "hand empty"
    return [fit_line((Span(text, "dim"),), width), *(fit_line((), width) for _ in range(height - 1))]


def log_tail(scene: Scene, width: int, most: int) -> list[Line]:
    """The latest events, one line each, the newest at the bottom."""
    latest = scene.log[-most:]
    lines: list[Line] = [
        (Span("log  " if each is latest[0] else "     ", "dim"), Span(str(each))) for each in latest
    ]
    return [fit_line(line, width) for line in lines]


def footer(scene: Scene, width: int) -> Line:
    """The commands that work now; if space is short, the last ones before help, list and end are left out."""
    shown = list(scene.keys)
    while len(shown) > ALWAYS_LISTED and width_of(_keys(shown)) > width:
        del shown[-ALWAYS_LISTED - 1]
    return fit_line(_keys(shown), width)


def _keys(keys: Sequence[tuple[str, str]]) -> Line:
    return tuple(span for key, word in keys for span in (Span(f" {key} ", "key"), Span(f"{word} ")))


def _aside(scene: Scene, zone: ZoneView) -> Line:
    """The top card of a zone next to the counts, and the number of its cards if more than one."""
    chip = make_chip(scene, zone_spots(scene, zone)[0])
    closing = "]" if chip.lead == CURSOR else " "
    words = f"{chip.head} {chip.info}".rstrip()
    label = zone.name.removeprefix(f"seat{zone.seat}.") + (f" {zone.count}:" if zone.count > 1 else "")
    return (Span(f"{label} ", "dim"), Span(f"{chip.lead}{words}{closing}", chip.style, chip.spot))


def _now(scene: Scene) -> str:
    """Who must decide, or what happens instead."""
    asked = scene.question
    if not asked.words:
        return f"{scene.view.duel_word} over"
    return asked.doing or f"to act: {asked.who.upper() or 'BOTH'}"


def _turn(scene: Scene, phases: list[str]) -> Line:
    view = scene.view
    warning = (Span(f"{scene.warning}  ", "strong"),) if scene.warning else ()
    turn = capital(view.when) + (f" {view.names[view.active - 1]}" if view.turn else "")
    return (*warning, Span(turn, "strong"), Span("  " + " ".join(phases)), Span(f"  {view.public_turn}".rstrip()))


def _all_phases(scene: Scene) -> list[str]:
    view = scene.view
    return [f"[{phase}]" if phase == view.phase else phase for phase in view.phases]
