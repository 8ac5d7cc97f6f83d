"""What is this? The signs and words of what the cursor is at, or of the open question, each with its rule."""

from collections.abc import Iterable, Iterator, Sequence

from cardgame_tui.content.rulebook.glossary import Glossary, Term
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.ui.cells.text import Spot, counted
from cardgame_tui.ui.scene.question import Entry, NotOffered, by_reason
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import zone_words

MOST = 150
"""Characters of an explanation, about two lines of a narrow screen; a longer sentence is one of its own."""
NOTHING_TO_EXPLAIN = "arrow keys or Tab look at a card; then this key says what it means"
"""Said where there is neither a cursor nor a question."""
BETWEEN = " · "
"""Stands between two explanations that are said together."""


def explanations(scene: Scene, wording: Wording, glossary: Glossary) -> list[str]:
    """What there is to explain, in pieces of about two lines: of the place at the cursor, or of the question."""
    if scene.cursor is None:
        return _packed(_of_question(scene, glossary))
    return _packed(_of_place(scene, scene.cursor, wording, glossary))


def signs_of(face: Face, wording: Wording) -> Iterator[str]:
    """What each sign of a card means: its price, letter, numbers, counters and states."""
    meanings = wording.signs
    words = meanings.get(_first_word(face.price)) or meanings.get("corner", "")
    if face.corner and (words or face.price):
        said = face.price if face.price != face.corner else ""
        yield f"{face.corner} = {', '.join(filter(None, (said, words)))}"
    kind = face.called or face.letter
    words = meanings.get(_first_word(kind), "")
    if face.letter and (words or kind != face.letter) and face.letter != face.kind:
        said = face.called if face.called and not words.startswith(f"a {face.called}") else ""
        yield f"{face.letter} = {', '.join(filter(None, (said, words)))}"
    health = "" if face.health is None else f"{face.health[0]} of {face.health[1]}"
    counters = f"◆{face.counters}" if face.counters else ""
    for sign, part in ((face.stats, "stats"), (health, "health"), (counters, "counters")):
        if sign and part in meanings:
            yield f"{sign} = {meanings[part]}"
    for state in (face.role, *face.conditions, *face.marks):
        if words := meanings.get(_first_word(state), ""):
            yield f"{state} = {words}"


def words_of(face: Face, glossary: Glossary) -> list[Term]:
    """The words of a card that the rules explain: those of its states, then those of its text."""
    lines = [line for line in face.lines if line != face.kind]
    return glossary.find((*face.conditions, *face.marks, face.text, *lines))


def _first_word(words: str) -> str:
    return words.partition(" ")[0].casefold()


def _of_place(scene: Scene, spot: Spot, wording: Wording, glossary: Glossary) -> Iterator[str]:
    """What may be done at a place, then all that its card shows."""
    zone, card = scene.view.zones[spot.zone], scene.card_at(spot)
    question = scene.question
    number = None if card is None else card.id
    yield from _options(scene, [each for each in question.entries if _about(each, number, zone)])
    for refused in by_reason([each for each in question.refused if _about(each, number, zone)]):
        yield f"not now: {refused.words}{refused.because}"
    yield _named(scene, zone, card)
    if zone.kind in wording.places:
        yield f"{zone_words(scene.view, zone)} = {wording.places[zone.kind]}"
    if card is not None and card.face is not None:
        yield from signs_of(card.face, wording)
        yield from (term.cited for term in words_of(card.face, glossary))


def _about(each: Entry | NotOffered, card: int | None, zone: ZoneView) -> bool:
    """Whether an option is about the card at a place, or about an empty place itself."""
    if each.card is None:
        return each.zone == zone.id
    return each.is_of(card) if isinstance(each, Entry) else each.card == card


def _named(scene: Scene, zone: ZoneView, card: CardView | None) -> str:
    """What is at a place, and where that is."""
    where = " ".join(filter(None, (zone_words(scene.view, zone), zone.state_words)))
    if card is None:
        return f"{where}: {', '.join(filter(None, (zone.badge, counted(zone.count, 'card') or 'empty')))}"
    if card.face is None:
        return f"{where}: a face-down card that you may not see"
    return f"{card.face.name}: {', '.join(filter(None, (card.face.kind, where)))}"


def _of_question(scene: Scene, glossary: Glossary) -> Iterator[str]:
    """Why the question is asked, and what each answer is for that is at no place of the table."""
    question = scene.question
    if words := glossary.rule(question.rule):
        yield f"why: {words}"
    yield from _options(scene, question.entries)
    for key, words in question.hints:
        follows = question.follows(key).words
        yield f"{key or 'then'}: {': '.join(filter(None, (words, follows)))}"
    yield from (term.cited for term in glossary.find([question.words, *(each.words for each in question.entries)]))


def _options(scene: Scene, entries: Iterable[Entry]) -> Iterator[str]:
    """What options do, as far as that is known."""
    for entry in entries:
        follows = scene.question.follows(entry.code).words
        yield f"{entry.code}: {': '.join(filter(None, (entry.counted, follows)))}"


def _packed(texts: Iterable[str]) -> list[str]:
    """Texts in pieces, as many in each as are short enough together."""
    pieces: list[str] = []
    for text in dict.fromkeys(texts):
        if pieces and len(pieces[-1]) + len(BETWEEN) + len(text) <= MOST:
            pieces[-1] += BETWEEN + text
        else:
            pieces.append(text)
    return pieces


class Explainer:
    """Explains one piece after the other, and the first one again where the cursor or the question is another."""

    def __init__(self) -> None:
        self._about: object = None
        self._next = 0

    def next(self, about: object, texts: Sequence[str]) -> str:
        """The next of some texts, with its place among them.

        Args:
            about: what they explain; texts about something else begin at the first one.
            texts: the texts.
        """
        if about != self._about or self._next >= len(texts):
            self._about, self._next = about, 0
        self._next += 1
        place = f" ({self._next} of {len(texts)})" if len(texts) > 1 else ""
        return f"{texts[self._next - 1]}{place}"
