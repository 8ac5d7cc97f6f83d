"""The table as sentences, for lines of text and screen readers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardgame_tui.engine.shown.face import Face, Foreseen, StackView
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.engine.shown.wording import LONGEST_ABBREVIATION, gauge_word
from cardgame_tui.ui.cells.text import capital, counted, cut
from cardgame_tui.ui.drawing.cards.chips import DIRECTIONS, EMPTY, card_name, under_words
from cardgame_tui.ui.drawing.clash import turn_facts
from cardgame_tui.ui.drawing.reach import arrows_reaching
from cardgame_tui.ui.scene.question import Entry, Question, named_by_reason
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import board_zones, is_slot, zone_words
from cardgame_tui.ui.spoken.hearing import counters_heard, heard, numbers_heard

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
DIRECTION_WORDS = dict(
    zip(
        DIRECTIONS,
        ("up", "up right", "right", "down right", "down", "down left", "left", "up left"),
        strict=True,
    )
)
TYPED = {"space": "no", "enter": "an empty line", "bksp": "back", "1-9": "1 to 9"}
"""What is typed for a key that writes nothing, and how keys are read out."""


def table_listing(scene: Scene, *, brief: bool = False) -> Iterable[str]:
    """The table: the turn, each seat's counts, the board, the stack and open hands.

    Args:
        scene: the table.
        brief: leave out what kind of card each is, and its text.
    """
    view = scene.view
    yield ", ".join(part for part in (capital(view.when), view.whose_turn, *turn_facts(view)) if part)
    for seat in (1, 2):
        counts = ", ".join(f"{gauge_word(word)} {number}" for word, number in view.counts(seat))
        ordered = f", {scene.orders[seat].words}" if seat in scene.orders else ""
        yield f"{view.names[seat - 1]} (seat {seat}): {counts}{ordered}"
    yield from _board_listing(scene, brief=brief)
    for item in reversed(view.stack):
        yield _stacked(item, view.names[item.controller - 1])
    if scene.forecast is not None:
        yield f"{scene.forecast.title}:"
        yield from (f"  {_foreseen(each)}" for each in scene.forecast.lines)
    yield from hand_listing(scene, brief=brief)


def _board_listing(scene: Scene, *, brief: bool) -> Iterable[str]:
    """The board, line by line: rows, places with a badge, cards, and then empty slots in a special state."""
    view = scene.view
    states: dict[str, list[str]] = {}
    for zone in (view.zones[name] for name in board_zones(scene.layout, scene.view)):
        where = zone_words(view, zone)
        row = not is_slot(scene.layout, zone.name)
        if zone.badge or (row and zone.cards):
            facts = ", ".join(filter(None, (zone.badge, counted(zone.count, "card") or "empty")))
            yield f"{capital(where)}: {facts}"
        indent, at = ("  ", "") if zone.badge or row else ("", where)
        yield from (f"{indent}{card_words(scene, zone, card, brief=brief, at=at)}" for card in zone.cards)
        if not zone.count and zone.state not in ("", EMPTY):
            states.setdefault(zone.state_words, []).append(where)
    yield from (f"{capital(state)}: {', '.join(where)}" for state, where in states.items())


def _stacked(item: StackView, who: str) -> str:
    """One item on the stack, such as ``On the stack, Alice: Signal Kite at 1C2. Rotate target.``."""
    head = " at ".join(filter(None, (item.name, ", ".join(item.targets))))
    cited = f" ({item.rule})" if item.rule else ""
    return f"On the stack, {who}: {sentences(head, item.words).removesuffix('.')}{cited}"


def _foreseen(each: Foreseen) -> str:
    """One thing that would happen, such as ``slot 1: Soot Jackal dies``."""
    said = f"{'  ' if each.detail else ''}{each.name} {each.words}".removeprefix(" ")
    rule = f" ({each.rule})" if each.rule else ""
    return f"{each.place}: {said}{rule}" if each.place else f"{said}{rule}"


def hand_listing(scene: Scene, *, brief: bool = False) -> Iterable[str]:
    """The open hands, each card with the letter that picks it.

    Args:
        scene: the table.
        brief: leave out what kind of card each is, and its text.
    """
    for seat in (1, 2):
        zone = scene.view.zones[scene.layout.hands[seat - 1]]
        seen = [card for card in zone.cards if card.face is not None]
        if seen:
            yield f"{zone_words(scene.view, zone)}: {counted(len(seen), 'card')}"
        for card in seen:
            badge = None if card.id is None else scene.cards.get(card.id)
            code = f"{badge.code}  " if badge and badge.code else ""
            yield f"  {code}{card_words(scene, zone, card, brief=brief)}"


def card_words(
    scene: Scene,
    zone: ZoneView,
    card: CardView,
    *,
    brief: bool = False,
    at: str = "",
    whole: bool = False,
    second: bool = False,
) -> str:
    """A card in sentences, such as ``Ember Chirurgeon at 2C2. Might 1, life 2 of 3. Two mana.``.

    Args:
        scene: the table.
        zone: where the card is.
        card: the card.
        brief: leave out what kind of card it is, and its text.
        at: its place, if that is to be said.
        whole: say what each of its words and numbers means, and what each of its arrows reaches.
        second: say its second name.
    """
    face = card.face
    name = f"{card_name(card)}{f' at {at}' if at else ''}"
    if face is None:
        return sentences(name, *(f"with {card_name(each)}" for each in card.under))
    text = () if brief else face.lines if whole else (face.text,)
    words = sentences(
        name,
        *_info(card, scene.view.spoken),
        _directions(scene, zone, face) if whole or not face.reaches else _reach(scene, face),
        "" if brief else face.described if second else face.kind,
        *(line for line in text if not face.described.startswith(line)),
        *_below(card, face, whole=whole),
    )
    return heard(words, scene.view.spoken)


def _below(card: CardView, face: Face, *, whole: bool) -> Iterator[str]:
    """The cards under a card that it does not carry in sight, and if asked for all that they are."""
    for each in card.under:
        first, *more = under_words(each, face.lines)
        carried = each.face is not None and any(name.startswith(each.face.name) for name in face.carries)
        yield "" if carried else first if whole else f"with {card_name(each)}"
        yield from more if whole else ()


def sentences(*parts: str) -> str:
    """Parts as sentences, without those that were said before."""
    told = (capital(_calm(part).removesuffix(".")) for part in parts if part)
    return " ".join(f"{part}." for part in dict.fromkeys(told))


def _calm(words: str) -> str:
    """Words in capitals, such as the name of a state, as other words are written."""
    return words.lower() if words.isupper() and len(words) > LONGEST_ABBREVIATION else words


def _reach(scene: Scene, face: Face) -> str:
    """All that a card reaches, such as ``reaches 2A2, 2C3``."""
    names = sorted(zone.name for zone in scene.view.zones.values() if zone.id in face.reaches)
    return f"reaches {', '.join(names)}"


def _directions(scene: Scene, zone: ZoneView, face: Face) -> str:
    """Where the arrows of a card point, with what each of them reaches, if that is known."""
    said = []
    for direction, strength, found in arrows_reaching(scene, zone, face):
        points = f"{DIRECTION_WORDS[direction]}{' twice' if strength > 1 else ''}" if direction else "elsewhere"
        said.append(f"{points}{' to ' if found else ''}{' and '.join(found)}")
    return f"arrows {', '.join(said)}" if said else ""


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
        words = _joined(entry_words(scene, entry), asked.follows(entry.code).words)
        yield f"  {entry.code}  {_picked(entry)}{words}{_marked(by_change=entry.by_change)}"
    yield from () if brief else _refusals(asked, scene.help_key)
    for key, words in asked.hints:
        said = _joined(_hint(key, words), asked.follows(key).words)
        yield f"  {said}{_marked(by_change=key in asked.changed)}"


def _progress(asked: Question) -> str:
    """How much of the answer has been typed, and what is asked for."""
    words = asked.progress.removesuffix(": _")
    if words.endswith(">"):
        words = f"{words.removesuffix('>')}, then a number"
    return f" So far: {words}." if words else ""


def _picked(entry: Entry) -> str:
    """Whether something is picked already, and as which one in order."""
    if not entry.picked:
        return ""
    if entry.picked == "*":
        return "picked: "
    return f"picked {entry.picked}: " if " of " in entry.picked else f"picked as {entry.picked}: "


def _hint(key: str, words: str) -> str:
    """What is typed for a key, and what it does; only its words where they are typed themselves."""
    typed = "pass" if words == "pass" else TYPED.get(key, key)
    return words if words == typed or not typed else f"{typed}  {words}"


def _marked(*, by_change: bool) -> str:
    """Words behind an option that is the work of a changed rule."""
    return " (by a changed rule)" if by_change else ""


def _joined(words: str, follows: str) -> str:
    """An option and what it would do; a sentence of its own behind sentences."""
    if not follows:
        return words
    return f"{words} {capital(follows)}" if words.endswith(".") else f"{words}: {follows}"


def entry_words(scene: Scene, entry: Entry) -> str:
    """The words of an option, with the numbers of its card after the name, and its place on the board."""
    zone, card = _picked_up(scene, entry)
    about, colon, does = entry.counted, "", ""
    if card is not None and card.face is not None and about.startswith(card.face.name):
        about, colon, does = about.partition(": ")
    place = "" if colon else _place(scene, zone, card, about)
    info = list(_info(card, scene.view.spoken)) if entry.card is not None and card is not None else []
    return sentences(f"{about}{place}", *info, does) if info else f"{about}{place}{colon}{does}"


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
    if zone is None or card is None or zone.name not in board_zones(scene.layout, scene.view):
        return ""
    if words == zone.name:
        return f", {card.face.name if card.face else 'a face-down card'}"
    return f" at {zone_words(scene.view, zone)}" if card.face is not None and words == card.face.name else ""


def _refusals(asked: Question, help_key: str) -> Iterable[str]:
    groups = list(named_by_reason(asked.refused).items())
    for (reason, rule), things in groups[:MOST_REASONS]:
        why = f": {reason} ({rule})"
        yield f"  not  {_named(things, max(LEAST_NAMED, LONGEST_REFUSAL - len(why) - 7))}{why}"
    if len(groups) > MOST_REASONS:
        yield f"  not  more that cannot be picked: {help_key} says why"


def _named(things: Sequence[str], room: int) -> str:
    """As many things as there is room for, each of them short, and how many more there are."""
    most = len(things) if len(things) == MOST_NAMED + 1 else min(MOST_NAMED, len(things))
    for count in range(most, 0, -1):
        more = [f"{len(things) - count} more"] if count < len(things) else []
        said = ", ".join([*(_short_name(thing) for thing in things[:count]), *more])
        if len(said) <= room:
            return said
    more_words = f", {len(things) - 1} more" if len(things) > 1 else ""
    return cut(_short_name(things[0]), max(LEAST_NAMED, room - len(more_words))) + more_words


def _short_name(thing: str) -> str:
    """A thing without what it does, where that is too long to be heard."""
    return thing if len(thing) <= LONGEST_NAME else cut(thing.partition(": ")[0], LONGEST_NAME)


def _info(card: CardView, spoken: Mapping[str, str]) -> Iterator[str]:
    """Numbers, counters and states of a card, a part of a sentence each; other words say how it is turned."""
    face = card.face
    if face is None:
        return
    yield numbers_heard(face, spoken)
    yield face.price
    yield counters_heard(face)
    yield from (face.role, *face.conditions, *face.marks)
    yield from (f"with {name}" for name in face.carries)


def _card(scene: Scene, number: int) -> CardView | None:
    seen = (each for zone in scene.view.zones.values() for card in zone.cards for each in (card, *card.under))
    return next((card for card in seen if card.id == number), None)
