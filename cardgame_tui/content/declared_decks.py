"""What decks of a game are like that says nothing of them but where its cards lie."""

from collections.abc import Iterator, Sequence

from cardgame_tui.content.faults import RuleFault, listed, nearest, quoted
from cardgame_tui.engine.declared import Place
from cardgame_tui.engine.duel import DeckList

DECK, MAIN = "deck", "main"
"""The section ``main`` fills the place ``deck``; any other section fills the place of its name."""


def deck_faults(places: Sequence[Place], deck: DeckList) -> list[RuleFault]:
    """Name what is wrong with a deck of a game that declares these places."""
    if any(place.shared and place.name == DECK for place in places):
        return [RuleFault("", "this game is played without decks")] if deck else []
    sections = [MAIN if place.name == DECK else place.name for place in places if not place.shared]
    return [*_unknown(sections, deck), *([] if deck.get(MAIN) else [RuleFault("", "a deck needs cards in main")])]


def _unknown(sections: Sequence[str], deck: DeckList) -> Iterator[RuleFault]:
    for name in deck:
        if name not in sections:
            close = nearest(name, sections)
            hint = f"; did you mean {close}?" if close else f"; allowed: {listed(sections)}"
            yield RuleFault("", f"no section {quoted(name)}{hint}")
