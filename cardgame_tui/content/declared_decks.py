"""The check of decks where a game has no deck rules of its own: sections that are named after its places."""

from collections.abc import Iterator, Sequence

from cardgame_tui.content.faults import RuleFault, listed, nearest, quoted
from cardgame_tui.engine.declared import Place
from cardgame_tui.engine.duel import DeckList

DECK, MAIN = "deck", "main"
"""The section ``main`` fills the place ``deck``; any other section fills the place of its name."""


def deck_faults(places: Sequence[Place], deck: DeckList) -> list[RuleFault]:
    """Name every fault of a deck: sections that are no place of the game, and a missing main section.

    Args:
        places: the zones that the game declares.
        deck: the deck list.
    """
    if any(place.shared and place.name == DECK for place in places):
        return [RuleFault("", "this game is played without decks")] if deck else []
    sections = [MAIN if place.name == DECK else place.name for place in places if not place.shared]
    return [
        *_unknown_sections(sections, deck),
        *([] if deck.get(MAIN) else [RuleFault("", "a deck needs cards in main")]),
    ]


def _unknown_sections(sections: Sequence[str], deck: DeckList) -> Iterator[RuleFault]:
    for name in deck:
        if name not in sections:
            close = nearest(name, sections)
            hint = f"; did you mean {close}?" if close else f"; allowed: {listed(sections)}"
            yield RuleFault("", f"no section {quoted(name)}{hint}")
