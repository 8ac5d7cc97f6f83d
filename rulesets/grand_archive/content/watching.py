"""Triggers that nothing sets off, or with words that change nothing: each word of a text counts."""

from collections.abc import Iterator

from cardgame_tui.text import Node
from rulesets.grand_archive.cards.events import ALONE, OF_CARDS, Act, Does, Event, Happens, OneCard, OneObject, You
from rulesets.grand_archive.cards.nouns import ObjectKind, Whose
from rulesets.grand_archive.cards.selectors import Chosen, Each, Reference

_OF_UNITS = frozenset(
    {
        Event.DIES, Event.ATTACKS, Event.RETALIATES, Event.STRIKES, Event.STRIKES_ALLY, Event.STRIKES_CHAMPION,
        Event.KILLS, Event.KILLS_ALLY, Event.DISTANT, Event.FOSTERED, Event.LEVELS_UP,
    }
)  # fmt: skip
"""What only units do, or what happens to units only."""
_UNITS = frozenset({ObjectKind.UNIT, ObjectKind.ALLY, ObjectKind.CHAMPION, ObjectKind.ATTACKING_UNIT})
_WATCHED = (Reference.THIS, Reference.LINKED, Reference.YOUR_CHAMPION)


def wrongly_watched(event: Node | None) -> Iterator[str]:
    """Report words of a trigger that fit nothing."""
    if isinstance(event, Happens):
        yield from _of_object(event)
    elif isinstance(event, Does):
        yield from _of_deed(event)


def _of_object(event: Happens) -> Iterator[str]:
    words, subject = event.event.value, event.group or event.subject
    if isinstance(event.subject, Each):
        yield f'"whenever each" is "whenever a {event.subject.what.value}"'
    elif not (event.group or isinstance(subject, Chosen) or subject in _WATCHED):
        yield "a trigger is about this, the linked object, your champion, or an object of a kind"
    what = getattr(subject, "what", None)
    if isinstance(what, ObjectKind) and event.event in _OF_UNITS and what not in _UNITS:
        yield f'only a unit "{words}"'
    if event.event is Event.LEVELS_UP and what in (ObjectKind.ALLY, ObjectKind.ATTACKING_UNIT):
        yield f'only a champion "{words}"'
    if event.event is Event.FOSTERED and what is ObjectKind.CHAMPION:
        yield f'only an ally "{words}"'
    if event.under is not None and (
        event.event is not Event.ENTERS or getattr(subject, "whose", None) is not None
    ):
        yield '"under your control" belongs to "enters the field"'
    if getattr(subject, "whose", None) is Whose.DEFENDERS and event.event is Event.ENTERS:
        yield "nothing that enters the field is defending"


def _of_deed(event: Does) -> Iterator[str]:
    words, what = event.deed.value, event.what
    if event.deed in ALONE and what is not None:
        yield f'"{words}" has no object'
    if event.deed in OF_CARDS and not isinstance(what, OneCard):
        yield f'"{words}" is about a card'
    if event.deed is Act.SACRIFICE and not (isinstance(what, OneObject) and what.what is not None):
        yield f'"{words}" is about an object'
    if event.deed is Act.SUMMON and not (isinstance(what, OneObject) and what.what is None):
        yield f'"{words}" is about a token'
    if isinstance(what, OneCard):
        if what.kinds and event.deed is Act.DRAW:
            yield "nobody sees what is drawn: leave out what kind of card it is"
        if what.nth is not None and event.nth is not None:
            yield "one of a turn is said twice"
        if what.nth is not None and (event.who is You.YOU) is what.theirs:
            yield 'it is "your second card" after "you", "their second card" after others'
        if len({each.word for each in what.kinds}) < len(what.kinds):
            yield "a kind is there twice"
