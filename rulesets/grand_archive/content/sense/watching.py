"""Triggers that nothing sets off, or with words that change nothing: each word of a text counts."""

from collections.abc import Iterator

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Noun
from rulesets.grand_archive.cards.phrases.determiners import Bounds, Which
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference
from rulesets.grand_archive.cards.phrases.tails import HIDDEN, OfPlayer, Owner, Whose, ZoneWord
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.triggers.compass import Turns
from rulesets.grand_archive.cards.triggers.events import ALONE, OF_CARDS, Act, Does, Event, Happens, You
from rulesets.grand_archive.cards.triggers.happenings import BecomesTarget, CountersChange, IsPut

_OF_UNITS = frozenset(
    {
        Event.DIES, Event.ATTACKS, Event.RETALIATES, Event.STRIKES, Event.STRIKES_ALLY, Event.STRIKES_CHAMPION,
        Event.KILLS, Event.KILLS_ALLY, Event.DISTANT, Event.FOSTERED, Event.LEVELS_UP,
    }
)  # fmt: skip
"""What only units do, or what happens to units only."""
_UNITS = frozenset({Noun.UNIT, Noun.ALLY, Noun.CHAMPION, Noun.TOKEN})
_WATCHED = (Reference.THIS, Reference.LINKED, Reference.YOUR_CHAMPION, Reference.FOES_CHAMPION)
_MEANT = frozenset({Which.A, Which.ANOTHER})


def wrongly_watched(event: Node | None) -> Iterator[str]:
    """Report words of a trigger that fit nothing."""
    if isinstance(event, Happens):
        yield from _of_object(event)
        yield from _of_attack(event)
    elif isinstance(event, CountersChange | BecomesTarget):
        yield from _watched(event.whom)
        if isinstance(event, BecomesTarget):
            yield from _of_stack(event.items)
    elif isinstance(event, IsPut):
        yield from _of_move(event)
    elif isinstance(event, Does):
        yield from _of_deed(event)
    elif isinstance(event, Turns) and event.origin is not None and event.origin is event.to:
        yield "a compass turns from one direction to another"


def _watched(whom: Selector) -> Iterator[str]:
    """Report what is no single object of the field that a trigger could be about."""
    if not isinstance(whom, Phrase):
        if whom not in _WATCHED:
            yield "a trigger is about this, the linked object, your champion, or an object of a kind"
    elif whom.determiner not in _MEANT:
        yield 'a trigger is about "an ally" or "another ally"'
    elif whom.place is not None or not _types(whom).isdisjoint(CARDS | ON_STACK):
        yield "nothing of the kind happens to a card that is no object"


def _of_attack(event: Happens) -> Iterator[str]:
    """Report an attack on what cannot be attacked, by what cannot attack, or with what is not wielded."""
    if event.prey is not None and event.event is not Event.ATTACKS:
        yield f'"{event.event.value}" needs nothing behind it'
    if event.hunter is not None and event.event is not Event.ATTACKED:
        yield f'"{event.event.value}" is by nobody'
    if event.tool is not None and event.event is not Event.ATTACKS:
        yield f'"{event.event.value}" is done with nothing'
    for each in (event.prey, event.hunter):
        if each is not None and not (isinstance(each, Phrase) and each.determiner is Which.A):
            yield 'what attacks, or is attacked, has "a" before it: "attacks a champion"'
        elif isinstance(each, Phrase) and _types(each).isdisjoint(_UNITS | {Noun.OBJECT, Noun.DOMAIN}):
            yield "what attacks is a unit, and what is attacked a unit or a domain"
    for each in (event.prey, event.hunter, event.tool):
        if each is not None:
            yield from _watched(each)


def _of_move(event: IsPut) -> Iterator[str]:
    """Report cards that no ability could see as they are put somewhere, or that are not put there (GA-28)."""
    what, zones = event.what, [each for each in (event.place, event.origin) if each is not None]
    many = what.determiner
    if not (many in _MEANT or (isinstance(many, Bounds) and (many.fewest or 0) > 0)):
        yield 'what is put into a zone is "a card", "a fire card" or "one or more cards"'
    if what.types != (Noun.CARD,) and not event.field:
        yield "what is put from one zone into another is a card"
    if what.place is not None or any(isinstance(each, Whose | OfPlayer) for each in what.tails):
        yield "whose card it is is said by the zone: your graveyard"
    if any(each.player is not None or each.owner is Owner.THAT_PLAYERS for each in zones):
        yield "the zones are yours, an opponent's or anybody's"
    unseen = zones and all(HIDDEN.issuperset(each.zones) for each in zones) and not event.field
    if unseen and (what.qualifiers or what.tails):
        yield "nobody sees what is put there: leave out what kind of card it is"
    if event.place is not None and ZoneWord.LINEAGE in event.place.zones:
        yield "nothing is put into a lineage"
    if event.field and what.other:
        yield 'what leaves the field with the text itself is "an ally"'


def _of_stack(items: Phrase) -> Iterator[str]:
    """Report what targets nothing, because it is nothing on the stack."""
    if items.determiner is not Which.A or not _types(items) <= ON_STACK:
        yield 'what targets is on the stack: "a card activation", "an activated ability", "a Spell", "an ability"'
    if not all(each in (Whose.YOURS, Whose.OPPONENTS) for each in items.tails):
        yield "what is on the stack is yours or an opponent's"


def _of_object(event: Happens) -> Iterator[str]:
    words, subject = event.event.value, event.subject
    if not isinstance(subject, Phrase):
        yield from _watched(subject)
        return
    many = subject.determiner
    if not (many in _MEANT or (isinstance(many, Bounds) and (many.fewest or 0) > 0)):
        yield 'a trigger is about "an ally", "another ally" or "one or more allies"'
    if subject.place is not None or not _types(subject).isdisjoint(CARDS | ON_STACK):
        yield "nothing of the kind happens to a card that is no object"
    if event.event in _OF_UNITS and _types(subject).isdisjoint(_UNITS | {Noun.OBJECT}):
        yield f'only a unit "{words}"'
    if event.event is Event.LEVELS_UP and _types(subject).isdisjoint({Noun.CHAMPION, Noun.UNIT, Noun.OBJECT}):
        yield f'only a champion "{words}"'
    if event.event is Event.FOSTERED and _types(subject) == {Noun.CHAMPION}:
        yield f'only an ally "{words}"'
    owned = any(isinstance(each, Whose) for each in subject.tails)
    if event.under is not None and (event.event is not Event.ENTERS or owned):
        yield '"under your control" belongs to "enters the field"'


def _types(phrase: Phrase) -> frozenset[object]:
    """The nouns of a phrase."""
    return frozenset(phrase.types)


def _of_deed(event: Does) -> Iterator[str]:
    """Report words that do not belong to what a player does."""
    words, what, which = event.deed.value, event.what, event.which
    alone = what is None and which is None
    if event.deed in ALONE and not alone:
        yield f'"{words}" has no object'
    if event.deed not in ALONE and alone:
        yield f'"{words}" needs what it is done with'
    if what is not None:
        yield from _of_thing(event, what)
    if which is not None and event.deed not in OF_CARDS:
        yield f'"{words}" is not about a card'
    if which is not None and (event.who is You.YOU) is which.theirs:
        yield 'it is "your second card" after "you", "their second card" after others'
    if event.deed is Act.DRAW and event.described is not None and event.described.qualifiers:
        yield "nobody sees what is drawn: leave out what kind of card it is"
    if event.ordinal is not None and event.deed is not Act.SACRIFICE:
        yield from _uncountable(event)


def _of_thing(event: Does, what: Phrase) -> Iterator[str]:
    """Report a thing with which a player does nothing of the kind."""
    words = event.deed.value
    if what.determiner is not Which.A or what.place is not None:
        yield f'"whenever you {words}" is about "a card" or "an object", wherever it is'
    if event.deed in OF_CARDS and what.types != (Noun.CARD,):
        yield f'"{words}" is about a card'
    if event.deed is Act.SACRIFICE and not _types(what).isdisjoint(CARDS | ON_STACK):
        yield f'"{words}" is about an object'
    if event.deed is Act.SUMMON and what.types != (Noun.TOKEN,):
        yield f'"{words}" is about a token'


def _uncountable(event: Does) -> Iterator[str]:
    """Report cards of which nobody keeps count."""
    kinds = () if event.described is None else event.described.qualifiers
    if not all(len(each.tests) == 1 and isinstance(each.tests[0], Kind) for each in kinds):
        yield "cards are counted by their types, subtypes and elements"
    if event.what is not None and event.what.tails:
        yield "cards are counted by their types, subtypes and elements"
