"""The table as sentences, for lines of text and screen readers."""

from collections.abc import Iterable

from cardgame_tui.engine.view import CardView, ZoneView
from cardgame_tui.ui.drawing.cells import capital
from cardgame_tui.ui.drawing.chips import arrow_words, arrows_seen, card_name, short_info, under_words
from cardgame_tui.ui.drawing.question import Question, by_reason
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.drawing.slots import zone_words, zones_of_row


def table_listing(scene: Scene) -> Iterable[str]:
    """The table: the turn, each seat's counts, the cards on the board, the stack and open hands."""
    view = scene.view
    whose = view.names[view.active - 1] if view.turn else ""
    yield ", ".join(part for part in (capital(view.when), whose, view.phase, view.public_turn) if part)
    for seat in (1, 2):
        counted = ", ".join(f"{word} {number}" for word, number in view.gauges[seat])
        ordered = f", {scene.orders[seat]}" if seat in scene.orders else ""
        yield f"{view.names[seat - 1]} (seat {seat}): {counted}{ordered}"
    for name in _board(scene):
        zone = view.zones[name]
        yield from zone_listing(zone, zone_words(view, zone), turned=scene.turned)
    for item in reversed(view.stack):
        yield f"stack: {view.names[item.controller - 1]}: {item.words} ({item.rule})"
    yield from hand_listing(scene)


def hand_listing(scene: Scene) -> Iterable[str]:
    """The open hands."""
    for seat in (1, 2):
        zone = scene.view.zones[scene.layout.hands[seat - 1]]
        for card in zone.cards:
            if card.face is not None:
                yield f"{scene.view.names[seat - 1]}'s hand: {card_words(card, turned=scene.turned)}"


def zone_listing(zone: ZoneView, called: str, *, turned: bool) -> Iterable[str]:
    """The cards of one zone of the board, one line each; `called` is the zone's name."""
    for card in zone.cards:
        yield f"{called}: {card_words(card, turned=turned)}"


def card_words(card: CardView, *, turned: bool) -> str:
    """The full description of a card, on one line."""
    under = [words for each in card.under for words in under_words(each, card.face.lines if card.face else ())]
    if card.face is None:
        return "; ".join(("a face-down card", *under))
    arrows = arrow_words(arrows_seen(card.face, turned=turned))
    drawn = f"arrows {arrows}" if arrows else ""
    parts = (card_name(card), short_info(card.face), card.face.kind, drawn, *card.face.lines, *under)
    return "; ".join(part for part in dict.fromkeys(parts) if part)


def question_listing(asked: Question) -> Iterable[str]:
    """The open question, what can be picked, what cannot and why, and further keys."""
    parts = ", ".join(part for part in (asked.rule, asked.source, asked.final) if part)
    why = f" ({parts})" if parts else ""
    progress = f" [{asked.progress}]" if asked.progress else ""
    yield f"{asked.words}{why}{progress}"
    for entry in asked.entries:
        picked = f" [{'x' if entry.picked == '*' else entry.picked}]" if entry.picked else ""
        yield f"  {entry.code}{picked}  {entry.words}{_consequence(asked, entry.code)}"
    for refused in by_reason(asked.refused):
        yield f"  -  {refused.words}: {refused.reason} ({refused.rule})"
    for key, words in asked.hints:
        yield f"  {key}  {words}{_consequence(asked, key)}"


def _consequence(asked: Question, key: str) -> str:
    """What the answer of a key would do."""
    words = asked.follows(key).words
    return f": {words}" if words else ""


def _board(scene: Scene) -> Iterable[str]:
    layout, view = scene.layout, scene.view
    for row in layout.rows:
        yield from (name for name in zones_of_row(layout, view, row) if name in view.zones)
    yield from (name for aside in layout.asides for name in aside)
