"""The cards that did most in a finished duel, from its events."""

from collections import Counter, defaultdict
from collections.abc import Mapping

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.shown.showing import Deed
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import counted

MOST_DOERS = 4
"""Most cards that are named."""
Doer = tuple[int, str]
"""The owner of a card and its name; cards of one name count together."""


def doers(ruleset: Ruleset, duel: Duel) -> list[tuple[int, str, str]]:
    """The cards that did most: owner, name and what they did, such as ``3 hits, 5 strikes``.

    The deed that the game names first counts most. A card that one player could not see then is not counted.
    """
    done: defaultdict[Doer, Counter[str]] = defaultdict(Counter)
    for event in duel.events or ():
        deed = ruleset.deeds.get(event.what)
        doer = None if deed is None else _doer(duel, event, deed)
        if deed is not None and doer is not None:
            done[doer][deed.words] += event.amount if deed.amounts else 1
    order = sorted(done, key=lambda doer: [-done[doer][deed.words] for deed in ruleset.deeds.values()])
    return [(*doer, _in_words(done[doer], ruleset.deeds)) for doer in order[:MOST_DOERS] if done[doer].total()]


def _doer(duel: Duel, event: Event, deed: Deed) -> Doer | None:
    """Whose card did something, and its name at that time; None for nobody's and for a hidden card."""
    number, printed, sight = event.card, event.printed, event.sight
    if deed.by_other:
        number, printed, sight = event.other, event.other_printed, event.other_sight
    if number is None or sight & PUBLIC != PUBLIC:
        return None
    card = duel.cards[number]
    return card.owner, (printed or card.printed).name


def _in_words(done: Counter[str], deeds: Mapping[str, Deed]) -> str:
    found = [(done[deed.words], deed) for deed in deeds.values() if done[deed.words]]
    return ", ".join(
        f"{count} {deed.words}" if deed.amounts else counted(count, deed.words) for count, deed in found
    )
