"""The table as sentences, for lines of text and screen readers."""

from collections.abc import Iterable, Sequence

from cardgame_tui.engine.shown.face import Foreseen
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.ui.cells.text import capital, counted, cut
from cardgame_tui.ui.drawing.cards.chips import EMPTY, card_name, state_words, under_words
from cardgame_tui.ui.drawing.clash import turn_facts
from cardgame_tui.ui.drawing.reach import arrows_and_reach
from cardgame_tui.ui.scene.question import Entry, Question, named_by_reason
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import zone_words, zones_of_row

MOST_REASONS = 4
"""Most reasons that a question lists; the help page has all of them."""
MOST_NAMED = 3
"""Most things that one reason names."""
LONGEST_NAME = 40
"""Most characters of such a thing."""
LONGEST_REFUSAL = 118
"""Most characters of a line about what cannot be picked."""
LEAST_NAMED = 12
"""Fewest characters for the things on it."""
TYPED = {"space": "no", "enter": "an empty line", "bksp": "back", "1-9": "1 to 9"}
"""What is typed for a key that writes nothing, and how keys are read out."""


def table_listing(scene: Scene, *, brief: bool = False) -> Iterable[str]:
    """The table: the turn, each seat's counts, the board, the stack and open hands.

    Args:
        scene: the table.
        brief: leave out what each word and number of a card means.
    """
    view = scene.view
    yield ", ".join(part for part in (capital(view.when), view.whose_turn, *turn_facts(view)) if part)
    for seat in (1, 2):
        counts = ", ".join(f"{gauge_word(word)} {number}" for word, number in view.counts(seat))
        ordered = f", {scene.orders[seat].words}" if seat in scene.orders else ""
        yield f"{view.names[seat - 1]} (seat {seat}): {counts}{ordered}"
    yield from _board_listing(scene, brief=brief)
    for item in reversed(view.stack):
        yield f"stack: {view.names[item.controller - 1]}: {item.sentence} ({item.rule})"
    if scene.forecast is not None:
        yield f"{scene.forecast.title}:"
        yield from (f"  {_foreseen(each)}" for each in scene.forecast.lines)
    yield from hand_listing(scene)


def _board_listing(scene: Scene, *, brief: bool) -> Iterable[str]:
    """The board, line by line: zones with a badge, cards, and then the empty slots that are in a special state."""
    view = scene.view
    states: dict[str, list[str]] = {}
    for zone in (view.zones[name] for name in board_zones(scene)):
        where = zone_words(view, zone)
        if zone.badge:
            yield f"{capital(where)}: {zone.badge}, {counted(zone.count, 'card') or 'empty'}"
        yield from (f"{where}: {card_words(scene, zone, card, brief=brief)}" for card in zone.cards)
        if not zone.count and zone.state not in ("", EMPTY):
            states.setdefault(zone.state_words, []).append(where)
    yield from (f"{capital(state)}: {', '.join(where)}" for state, where in states.items())


def _foreseen(each: Foreseen) -> str:
    """One thing that would happen, such as ``slot 1: Soot Jackal dies``."""
    said = f"{'  ' if each.detail else ''}{each.name} {each.words}".removeprefix(" ")
    rule = f" ({each.rule})" if each.rule else ""
    return f"{each.place}: {said}{rule}" if each.place else f"{said}{rule}"


def hand_listing(scene: Scene) -> Iterable[str]:
    """The open hands, each card with the letter that picks it."""
    for seat in (1, 2):
        zone = scene.view.zones[scene.layout.hands[seat - 1]]
        seen = [card for card in zone.cards if card.face is not None]
        if seen:
            yield f"{zone_words(scene.view, zone)}: {counted(len(seen), 'card')}"
        for card in seen:
            badge = None if card.id is None else scene.cards.get(card.id)
            yield f"  {badge.code if badge else '-'}  {card_words(scene, zone, card, brief=True)}"


def card_words(scene: Scene, zone: ZoneView, card: CardView, *, brief: bool = False) -> str:
    """The description of a card, on one line.

    Args:
        scene: the table.
        zone: where the card is.
        card: the card.
        brief: leave out what each of its words and numbers means.
    """
    under = [words for each in card.under for words in under_words(each, card.face.lines if card.face else ())]
    if card.face is None:
        return "; ".join(("a face-down card", *under))
    arrows = " ".join(arrows_and_reach(scene, zone, card.face))
    drawn = f"arrows {arrows}" if arrows else ""
    carried = [f"with {name}" for name in card.face.carries]
    under = [words for words in under if words not in carried]
    said = (card.face.text,) if brief else card.face.lines
    details = [line for line in said if not card.face.described.startswith(line)]
    parts = (card_name(card), _info(card), card.face.described, drawn, *details, *under)
    return "; ".join(part.removesuffix(".") for part in dict.fromkeys(parts) if part)


def question_listing(scene: Scene, *, brief: bool = False) -> Iterable[str]:
    """The open question, what can be picked, the main reasons why the rest cannot, and further keys.

    Args:
        scene: the table.
        brief: leave out what cannot be picked.
    """
    asked = scene.question
    source = "" if asked.source in asked.words else asked.source
    parts = ", ".join(part for part in (asked.rule, source, asked.final) if part)
    why = f" ({parts})" if parts else ""
    yield f"{asked.words}{why}{_progress(asked)}"
    for entry in asked.entries:
        picked = f" [{'x' if entry.picked == '*' else entry.picked}]" if entry.picked else ""
        words = f"{entry_words(scene, entry)}{_consequence(asked, entry.code)}"
        yield f"  {entry.code}{picked}  {words}{_marked(by_change=entry.by_change)}"
    yield from () if brief else _refusals(asked, scene.help_key)
    for key, words in asked.hints:
        yield f"  {_hint(key, words)}{_consequence(asked, key)}{_marked(by_change=key in asked.changed)}"


def _progress(asked: Question) -> str:
    """How much of the answer has been typed, and what is asked for."""
    words = asked.progress.removesuffix(": _")
    if words.endswith(">"):
        words = f"{words.removesuffix('>')}, then a number"
    return f" [{words}]" if words else ""


def _hint(key: str, words: str) -> str:
    """What is typed for a key, and what it does; only its words where they are typed themselves."""
    typed = "pass" if words == "pass" else TYPED.get(key, key)
    return words if words == typed or not typed else f"{typed}  {words}"


def _marked(*, by_change: bool) -> str:
    """Words behind an option that is the work of a changed rule."""
    return " (by a changed rule)" if by_change else ""


def _consequence(asked: Question, key: str) -> str:
    """What the answer of a key would do."""
    words = asked.follows(key).words
    return f": {words}" if words else ""


def entry_words(scene: Scene, entry: Entry) -> str:
    """The words of an option, with the numbers of its card after the name, and its place on the board."""
    zone, card = _picked_up(scene, entry)
    about, colon, does = entry.words, "", ""
    if card is not None and card.face is not None and about.startswith(card.face.name):
        about, colon, does = about.partition(": ")
    place = "" if colon else _place(scene, zone, card, about)
    info = f", {found}" if entry.card is not None and card and (found := _info(card)) else ""
    return f"{about}{place}{info}{colon}{does}"


def _picked_up(scene: Scene, entry: Entry) -> tuple[ZoneView | None, CardView | None]:
    """The zone and the card that an option is about; for a zone the card on top."""
    for zone in scene.view.zones.values():
        if entry.card is None and zone.id == entry.zone:
            return zone, zone.cards[-1] if zone.cards else None
        if entry.card is not None and any(
            entry.card in (each.id, *(u.id for u in each.under)) for each in zone.cards
        ):
            return zone, _card(scene, entry.card)
    return None, None


def _place(scene: Scene, zone: ZoneView | None, card: CardView | None, words: str) -> str:
    """Where a card on the board is, if an option says its name alone, and what lies in a zone."""
    if zone is None or card is None or zone.name not in board_zones(scene):
        return ""
    if words == zone.name:
        return f" ({card.face.name if card.face else 'a face-down card'})"
    return f" ({zone_words(scene.view, zone)})" if card.face is not None and words == card.face.name else ""


def _refusals(asked: Question, help_key: str) -> Iterable[str]:
    groups = list(named_by_reason(asked.refused).items())
    for (reason, rule), things in groups[:MOST_REASONS]:
        why = f": {reason} ({rule})"
        yield f"  -  {_named(things, max(LEAST_NAMED, LONGEST_REFUSAL - len(why) - 5))}{why}"
    if len(groups) > MOST_REASONS:
        yield f"  -  and more that cannot be picked: {help_key} says why"


def _named(things: Sequence[str], room: int) -> str:
    """As many things as there is room for, each of them short, and how many more there are."""
    most = len(things) if len(things) == MOST_NAMED + 1 else min(MOST_NAMED, len(things))
    for count in range(most, 0, -1):
        more = [f"{len(things) - count} more"] if count < len(things) else []
        said = ", ".join([*(cut(thing, LONGEST_NAME) for thing in things[:count]), *more])
        if len(said) <= room:
            return said
    more_words = f", {len(things) - 1} more" if len(things) > 1 else ""
    return cut(things[0], max(LEAST_NAMED, room - len(more_words))) + more_words


def _info(card: CardView) -> str:
    """Numbers and states of a card; other words say how it is turned."""
    face = card.face
    words = () if face is None else (face.heading, face.stats, *state_words(face))
    return ", ".join(word for word in words if word)


def _card(scene: Scene, number: int) -> CardView | None:
    seen = (each for zone in scene.view.zones.values() for card in zone.cards for each in (card, *card.under))
    return next((card for card in seen if card.id == number), None)


def board_zones(scene: Scene) -> Iterable[str]:
    """The names of the zones of the board, row by row, and those next to the counts."""
    layout, view = scene.layout, scene.view
    for row in layout.rows:
        yield from (name for name in zones_of_row(layout, view, row) if name in view.zones)
    yield from (name for aside in layout.asides for name in aside)
