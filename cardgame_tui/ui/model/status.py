"""The lines around the board: the turn, each seat's counts, the hands, the log line and the keys."""

from cardgame_tui.ui.model.board import flow_lines
from cardgame_tui.ui.model.cells import Line, Span, between, cut, fit_line
from cardgame_tui.ui.model.chips import CURSOR, Chip, make_chip
from cardgame_tui.ui.model.scene import Scene, shows_hand, zone_spots

LONGEST_NAME = 20
"""Cells a player's name may take in a line of counts."""


def header(scene: Scene, width: int) -> Line:
    """Whose turn it is, the phases, what is known of the turn, and who must decide."""
    view = scene.view
    names = [f"[{phase}]" if phase == view.phase else phase for phase in view.phases]
    turn = f"Turn {view.turn} {view.names[view.active - 1]}" if view.turn else "Before the first turn"
    left = (Span(turn, "strong"), Span("  " + " ".join(names)), Span(f"  {view.public_turn}".rstrip()))
    asked = scene.asked
    who = f"to act: {asked.who.upper() or 'BOTH'}" if asked.question else "duel over"
    return between(left, (Span(who, "strong"),), width)


def counts(scene: Scene, seat: int, width: int) -> Line:
    """What is counted for a seat, and the zones beside it."""
    view = scene.view
    name = cut(view.names[seat - 1].upper(), LONGEST_NAME)
    numbers = "  ".join(f"{word} {number}" for word, number in view.gauges[seat])
    mark = ">" if seat == view.active and view.turn else " "
    chips = [make_chip(scene, zone_spots(scene, view.zones[zone])[0]) for zone in scene.layout.asides[seat - 1]]
    right = tuple(span for chip in chips for span in _aside(chip))
    left = (Span(f"{mark}{seat} "), Span(name, "own" if seat == scene.near else "foe"), Span(f"   {numbers}"))
    return between(left, right, width)


def hand_lines(scene: Scene, seat: int, width: int, height: int) -> list[Line]:
    """A seat's hand: its cards when it is open, else how many there are."""
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
        (Span("log  " if each is latest[0] else "     ", "dim"), Span(f"{each.words} ({each.rule})"))
        for each in latest
    ]
    return [fit_line(line, width) for line in lines]


def footer(scene: Scene, width: int) -> Line:
    """The commands that work now."""
    spans: list[Span] = []
    for key, word in scene.keys:
        spans += [Span(f" {key} ", "key"), Span(f"{word} ")]
    return fit_line(tuple(spans), width)


def _aside(chip: Chip) -> Line:
    closing = "]" if chip.lead == CURSOR else " "
    words = f"{chip.head} {chip.info}".rstrip()
    return (Span(f"{chip.label} ", "dim"), Span(f"{chip.lead}{words}{closing}", chip.style, chip.spot))
