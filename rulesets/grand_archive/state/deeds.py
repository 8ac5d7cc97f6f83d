"""What players have done this turn, and whose deeds and phases a text is about (GA-83, GA-193)."""

from collections.abc import Sequence

from cardgame_tui.engine.duel import other
from rulesets.grand_archive.cards.events import Act, Another, Doer, WhosePhase, You
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
