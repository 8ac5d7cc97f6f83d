"""What players have done this turn, and whose deeds and phases a text is about (GA-83, GA-193)."""

from collections.abc import Sequence

from cardgame_tui.engine.duel import SEATS, other
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.determiners import Bounds
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import Whose
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.sentences import Done, HasDone
from rulesets.grand_archive.cards.triggers.events import Act, Another, Doer, WhosePhase, You, words_of
from rulesets.grand_archive.state.duel import ArchiveDuel


def is_doer(who: Doer, seat: int, by: int) -> bool:
    """Whether a text of a seat is about what another one, or itself, does."""
    return who is Another.PLAYER or (by == seat) is (who is You.YOU)


def is_phase_of(whose: WhosePhase, seat: int, active: int) -> bool:
    """Whether a text of a seat is about a phase of the turn player."""
    return whose is WhosePhase.EACH or (active == seat) is (whose is WhosePhase.YOUR)


def doers(who: Doer, seat: int) -> Sequence[int]:
    """The seats that a word means, seen from a seat."""
    if who is Another.PLAYER:
        return (seat, other(seat))
    return (seat if who is You.YOU else other(seat),)


def times_done(duel: ArchiveDuel, seat: int, deed: Act, words: Sequence[str] = ()) -> int:
    """How often a seat has done something this turn, with cards of all these types, subtypes and elements."""
    if deed is Act.ACTIVATE and len(words) == 1:
        return duel.activated[seat].get(words[0], 0)
    wanted = frozenset(words)
    return len([1 for done, seen in duel.deeds[seat] if done == deed.value and wanted <= seen])


def died_of(duel: ArchiveDuel, seat: int, what: Phrase) -> int:
    """How many units of a kind have died this turn, seen from a seat: as they were then (GA-34, GA-353)."""
    seats = (seat,) if Whose.YOURS in what.tails else (other(seat),) if Whose.OPPONENTS in what.tails else SEATS
    wanted = frozenset(_words(what))
    return len([1 for each in seats for done, seen in duel.deeds[each] if done == DIED and wanted <= seen])


def has_done(duel: ArchiveDuel, seat: int, condition: HasDone) -> bool:
    """Whether a player has done this turn what a condition of a seat says (GA-353)."""
    what = condition.what
    if condition.died or condition.done is Done.DIED:
        assert what is not None
        number = died_of(duel, seat, what)
    else:
        by = other(seat) if condition.theirs else seat
        number = times_done(duel, by, Act[condition.done.name], () if what is None else _words(what))
    bounds = None if what is None else what.determiner
    if isinstance(bounds, Bounds):
        return (number >= bounds.least and (bounds.most is None or number <= bounds.most)) is not condition.none
    return bool(number) is not condition.none


def _words(what: Phrase) -> tuple[str, ...]:
    """What each of the things must be: their types, subtypes and elements."""
    types = [str(each.value) for each in what.types if isinstance(each, Noun) and each not in _ANY]
    return (*words_of(what), *types, *[each.word for each in what.types if isinstance(each, Kind)])


_ANY = frozenset({Noun.CARD, Noun.OBJECT, Noun.UNIT, Noun.TOKEN})
"""Nouns that say nothing about the type."""
DIED = "died"
"""The word for what died under the control of a player."""
