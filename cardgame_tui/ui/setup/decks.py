"""Decks in words: how one plays, how many cards of each kind it has, and its list."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from cardgame_tui.content.decks import Deck
from cardgame_tui.engine.card import Printed
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.pages.forms.drawing import DeckWords
from cardgame_tui.ui.pages.page import Item, Page

OTHER = "unknown"
"""The kind of a card that no card set has."""


def deck_words(deck: Deck, ink: str, cards: Mapping[str, Printed]) -> DeckWords:
    """A deck for the second column of the form.

    Args:
        deck: the deck.
        ink: the colour of its player.
        cards: the card set.
    """
    kinds = Counter(_kind(name, cards) for names in deck.sections.values() for name in names)
    return DeckWords(deck.name, ink, deck.about, kinds.most_common())


def deck_sizes(deck: Deck) -> str:
    """How many cards each part of a deck has, such as ``20 main, 3 fables``."""
    return ", ".join(f"{len(names)} {section}" for section, names in deck.sections.items() if names)


def deck_page(deck: Deck, cards: Mapping[str, Printed]) -> Page:
    """How a deck plays, and every card in it with its text."""
    return Page(deck.name, tuple(_items(deck, cards)))


class CheckedDeck(NamedTuple):
    """A deck that was checked: whose it is, the deck, and why it is not legal; empty if it is."""

    player: str
    deck: Deck
    illegal: str


def both_decks_page(checked: Sequence[CheckedDeck], cards: Mapping[str, Printed]) -> Page:
    """Whether some decks are legal, and every card in them with its text."""
    return Page("Check of both decks", tuple(chain.from_iterable(_checked(each, cards) for each in checked)))


def _checked(checked: CheckedDeck, cards: Mapping[str, Printed]) -> Iterator[Item]:
    deck = checked.deck
    yield Item(f"{checked.player}: {deck.name}", style="title")
    sizes = deck_sizes(deck)
    yield Item(
        f"Not legal: {checked.illegal}" if checked.illegal else f"Legal under these rules: {sizes}.",
        style="strong",
    )
    yield from _items(deck, cards)


def _items(deck: Deck, cards: Mapping[str, Printed]) -> Iterator[Item]:
    if deck.about:
        yield Item(deck.about)
    for section, names in deck.sections.items():
        if names:
            yield Item(f"{capital(section)}, {len(names)} cards", style="title")
        for name, count in Counter(names).items():
            many = f"{count} " if count > 1 else ""
            yield Item(f"{many}{name}, {_kind(name, cards)}", style="strong", indent=2)
            if name in cards and cards[name].text:
                yield Item(cards[name].text, indent=4, style="dim")


def _kind(name: str, cards: Mapping[str, Printed]) -> str:
    return cards[name].kind if name in cards else OTHER
