"""Deck lists: files that name cards, bundled with the program or in the user's folder."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, nearest, quoted
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.shelf import (
    DECKS,
    bundled,
    file_id,
    find_named,
    is_path,
    load_all,
    own_files,
    unknown,
)
from cardgame_tui.content.toml.document import Document, KeyPath, Source, dotted, read_toml
from cardgame_tui.engine.card import Printed
from cardgame_tui.limits import LONGEST_NUMBER, MOST_DECK_CARDS
from cardgame_tui.value import value

__all__ = ["Deck", "Shelf", "deck_faults", "find_decks", "load_deck", "pick_deck"]

MOST_OF_ONE = 99
"""Highest number allowed before a card's name."""

_COUNTED = re.compile(r"(\d+)x? +(.+)")


def _checked_entry(entry: str) -> str:
    counted = _COUNTED.fullmatch(entry)
    if counted and (len(counted[1]) > LONGEST_NUMBER or not 1 <= int(counted[1]) <= MOST_OF_ONE):
        raise ValueError(f"a number from 1 to {MOST_OF_ONE} before the card's name")
    return entry


def _checked_size(sections: dict[str, list[str]]) -> dict[str, list[str]]:
    size = sum(_count(entry) for entries in sections.values() for entry in entries)
    if size > MOST_DECK_CARDS:
        raise ValueError(f"found {size} cards; allowed: at most {MOST_DECK_CARDS}")
    return sections


class DeckEntry(BaseModel):
    """A deck as written, in a separate file or in one with other tables.

    Attributes:
        name: the deck's name.
        about: a line on how it plays.
        sections: its cards by deck section; an entry is a card's name, or ``2 Name`` for two of it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: OneLine
    about: str = ""
    sections: Annotated[
        dict[str, list[Annotated[OneLine, AfterValidator(_checked_entry)]]], AfterValidator(_checked_size)
    ]

    def deck(
        self, key: str, ruleset: str, options: Mapping[str, object], document: Document, path: KeyPath = ()
    ) -> "Deck":
        """Make the deck with an id and the options it is made for, from a path of a document."""
        sections = {section: tuple(_expanded(entries)) for section, entries in self.sections.items()}
        return Deck(key, self.name, ruleset, self.about, options, sections, document, path)


class DeckFile(DeckEntry):
    """A deck file.

    Attributes:
        ruleset: id of the game it is for.
        options: options it is made for, such as an edition; it is checked under them by default.
    """

    ruleset: OneLine
    options: dict[str, object] = {}


@value
class Deck:
    """A deck as read from a file; `deck_faults` tells whether it may be played.

    Args:
        id: the name of its file without suffix, as in ``--deck1 ID``.
        name: its name.
        ruleset: id of the game it is for.
        about: a line on how it plays.
        options: options it is made for.
        sections: card names by section, in list order, copies repeated.
        document: the file it came from.
        path: its path in that file.
    """

    id: str
    name: str
    ruleset: str
    about: str
    options: Mapping[str, object]
    sections: Mapping[str, tuple[str, ...]]
    document: Document
    path: KeyPath = ()

    def unknown_cards(self, known: Collection[str]) -> list[FileFault]:
        """Name every entry that is not a card of a card set."""
        return [
            FileFault(
                self.document.file,
                self.document.line((*self.path, "sections", section, 0), name),
                dotted((*self.path, "sections", section)),
                f"no card {quoted(name)}",
                nearest=nearest(name, known),
            )
            for section, names in self.sections.items()
            for name in Counter(names)
            if name not in known
        ]


@value
class Shelf:
    """The decks of a game.

    Args:
        decks: those that could be read, bundled ones first; a user's deck replaces a bundled one with the same id.
        broken: the errors of the others, by id.
    """

    decks: tuple[Deck, ...]
    broken: Mapping[str, Sequence[FileFault]]

    @property
    def faults(self) -> list[FileFault]:
        """Everything that is wrong with the decks that could not be read."""
        return [fault for faults in self.broken.values() for fault in faults]

    def find(self, word: str) -> Deck:
        """Return the deck of an id or a name.

        Raises:
            ContentError: naming the known decks and the nearest.
        """
        found = find_named(self.decks, word, self.broken)
        if found is None:
            raise ContentError([unknown("deck", word, self.decks)])
        return found


def load_deck(source: Source) -> Deck:
    """Read a deck file.

    Raises:
        ContentError: with all faults of the file.
    """
    document = read_toml(source)
    deck = checked(DeckFile, document.data, document)
    return deck.deck(file_id(source), deck.ruleset, deck.options, document)


def find_decks(ruleset_id: str, user_folder: Path | None = None) -> Shelf:
    """List the bundled decks of a game and the user's own.

    Args:
        ruleset_id: the game.
        user_folder: holds a folder per game; default: the config folder's ``decks``.
    """
    own = own_files(DECKS, ruleset_id, user_folder)
    decks, broken = load_all((*bundled(DECKS, ruleset_id), *own), load_deck)
    return Shelf(tuple(decks.values()), broken)


def default_decks(
    ruleset: GameContent, options: OptionModel, shelf: Shelf, cards: Mapping[str, Printed]
) -> tuple[Deck | None, Deck | None]:
    """The decks of players who have not picked any: the first legal ones of the shelf.

    Returns:
        The same deck twice when only one is legal, the first ones of all when none is (so that
        their faults can be reported), None for both in a game without decks.
    """
    legal = [deck for deck in shelf.decks if not deck_faults(ruleset, options, deck, cards)]
    decks = legal or shelf.decks
    return (decks[0], decks[min(1, len(decks) - 1)]) if decks else (None, None)


def pick_deck(ruleset_id: str, word: str, shelf: Shelf | None = None, folder: Path | None = None) -> Deck:
    """Return the deck a user asked for: a path of a deck file, or the id or name of a deck on the shelf.

    Args:
        ruleset_id: the game.
        word: what was asked for.
        shelf: the known decks; default: those of `find_decks`.
        folder: the folder that paths are relative to; default: the current folder.

    Raises:
        ContentError: when it does not exist, has faults, or is for another game.
    """
    if not is_path(word):
        return (shelf or find_decks(ruleset_id)).find(word)
    deck = load_deck((folder or Path()) / word)
    if deck.ruleset != ruleset_id:
        found = f"is a deck for {deck.ruleset}"
        raise ContentError([deck.document.fault(("ruleset",), found, ruleset_id)])
    return deck


def _expanded(entries: list[str]) -> Iterator[str]:
    for entry in entries:
        counted = _COUNTED.fullmatch(entry)
        yield from [counted[2]] * int(counted[1]) if counted else [entry]


def _count(entry: str) -> int:
    counted = _COUNTED.fullmatch(entry)
    return int(counted[1]) if counted else 1


def deck_faults(
    ruleset: GameContent, options: OptionModel, deck: Deck, cards: Mapping[str, Printed]
) -> list[FileFault]:
    """List everything that is wrong with a deck, with rule numbers.

    Args:
        ruleset: the game.
        options: its options.
        deck: the deck.
        cards: the card set it is played with.
    """
    unknown = deck.unknown_cards(cards)
    faults = ruleset.check_deck(deck.sections, options, cards)
    ruled = [deck.document.fault(deck.path, f"{fault.message} ({fault.rule})") for fault in faults if fault.rule]
    other = [deck.document.fault(deck.path, fault.message) for fault in faults if not fault.rule and not unknown]
    return [*unknown, *ruled, *other]
