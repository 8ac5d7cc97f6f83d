"""Deck lists: files that name cards, bundled with the program or kept by the user."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml import Document, Source, read_toml
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.ruleset import Ruleset
from cardgame_tui.paths import config_dir

MOST_OF_ONE = 99
"""Highest number that may stand before a card's name."""

_COUNTED = re.compile(r"(\d+)x? +(.+)")


def _checked_entry(entry: str) -> str:
    counted = _COUNTED.fullmatch(entry)
    if counted and not 1 <= int(counted[1]) <= MOST_OF_ONE:
        raise ValueError(f"a number from 1 to {MOST_OF_ONE} before the card's name")
    return entry


class DeckFile(BaseModel):
    """A deck file as it is written.

    Attributes:
        name: the deck's name.
        ruleset: id of the game it is for.
        about: a line on how it plays.
        options: options it is made for, such as an edition; it is checked under them unless told otherwise.
        sections: its cards by deck section; an entry is a card's name, or ``2 Name`` for two of it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: OneLine
    ruleset: OneLine
    about: str = ""
    options: dict[str, Any] = {}
    sections: dict[str, list[Annotated[OneLine, AfterValidator(_checked_entry)]]]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that may be played, once the ruleset has no fault to find with it.

    Args:
        id: the name of its file without ending, as in ``--deck1 ID``.
        name: its name.
        ruleset: id of the game it is for.
        about: a line on how it plays.
        options: options it is made for.
        sections: card names by section, in list order, copies repeated.
        document: the file it came from.
    """

    id: str
    name: str
    ruleset: str
    about: str
    options: Mapping[str, Any]
    sections: Mapping[str, tuple[str, ...]]
    document: Document

    def unknown_cards(self, known: Mapping[str, object]) -> list[FileFault]:
        """Name every entry that is no card of a card set."""
        return [
            FileFault(
                self.document.file,
                self.document.line(("sections", section, 0), name),
                f"sections.{section}",
                f"no card {quoted(name)}",
                nearest=nearest(name, known),
            )
            for section, names in self.sections.items()
            for name in Counter(names)
            if name not in known
        ]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks there are for a game.

    Args:
        decks: those that could be read, bundled ones first; a user's deck replaces a bundled one of its id.
        faults: what is wrong with the others.
    """

    decks: tuple[Deck, ...]
    faults: tuple[FileFault, ...]

    def find(self, word: str) -> Deck:
        """Return the deck of an id or a name.

        Raises:
            ContentError: naming the decks there are and the nearest.
        """
        for deck in self.decks:
            if word.casefold() in (deck.id.casefold(), deck.name.casefold()):
                return deck
        known = [deck.id for deck in self.decks]
        found = f"no deck {quoted(word)}"
        raise ContentError([FileFault("decks", None, "", found, listed(known), nearest(word, known))])


def load_deck(source: Source) -> Deck:
    """Read a deck file.

    Raises:
        ContentError: with all faults of the file.
    """
    document = read_toml(source)
    deck = checked(DeckFile, document.data, document)
    return Deck(
        id=source.name.removesuffix(".toml"),
        name=deck.name,
        ruleset=deck.ruleset,
        about=deck.about,
        options=deck.options,
        sections={section: tuple(_expanded(entries)) for section, entries in deck.sections.items()},
        document=document,
    )


def find_decks(ruleset_id: str, user_folder: Path | None = None) -> Shelf:
    """List the bundled decks of a game and the user's own.

    Args:
        ruleset_id: the game.
        user_folder: holds a folder per game; the config folder's ``decks`` unless told.
    """
    decks: dict[str, Deck] = {}
    faults: list[FileFault] = []
    user = (user_folder or config_dir() / "decks") / ruleset_id
    for source in (*_bundled(ruleset_id), *_toml_files(user)):
        try:
            deck = load_deck(source)
            decks[deck.id] = deck
        except ContentError as error:
            faults += error.faults
    return Shelf(tuple(decks.values()), tuple(faults))


def usual_decks(
    ruleset: Ruleset, options: Any, shelf: Shelf, cards: Mapping[str, Printed]
) -> tuple[Deck | None, Deck | None]:
    """The decks two players take who have not picked any: the first ones of the shelf that may be played.

    Returns:
        The same deck twice when there is only one, the first ones of all when none may be played (so that it
        can be said why), None for both in a game without decks.
    """
    legal = [deck for deck in shelf.decks if not deck_faults(ruleset, options, deck, cards)]
    decks = legal or shelf.decks
    return (decks[0], decks[min(1, len(decks) - 1)]) if decks else (None, None)


def pick_deck(ruleset_id: str, word: str) -> Deck:
    """Return the deck a user asked for: a path of a deck file, or the id or name of a deck on the shelf.

    Raises:
        ContentError: when there is none, it has faults, or it is for another game.
    """
    is_path = word.endswith(".toml") or "/" in word or "\\" in word
    deck = load_deck(Path(word)) if is_path else find_decks(ruleset_id).find(word)
    if deck.ruleset != ruleset_id:
        found = f"is a deck for {deck.ruleset}"
        raise ContentError([deck.document.fault(("ruleset",), found, ruleset_id)])
    return deck


def _bundled(ruleset_id: str) -> Iterator[Source]:
    try:
        folder = resources.files("decks") / ruleset_id
    except ModuleNotFoundError:
        return
    yield from _toml_files(folder)


def _toml_files(folder: Source) -> list[Source]:
    if not folder.is_dir():
        return []
    return sorted((each for each in folder.iterdir() if each.name.endswith(".toml")), key=lambda each: each.name)


def _expanded(entries: list[str]) -> Iterator[str]:
    for entry in entries:
        counted = _COUNTED.fullmatch(entry)
        yield from [counted[2]] * int(counted[1]) if counted else [entry]


def deck_faults(ruleset: Ruleset, options: Any, deck: Deck, cards: Mapping[str, Printed]) -> list[str]:
    """Say everything that is wrong with a deck, each with its rule number.

    Args:
        ruleset: the game.
        options: its options.
        deck: the deck.
        cards: the card set it is played with.
    """
    unknown = deck.unknown_cards(cards)
    faults = ruleset.check_deck(deck.sections, options, cards)
    ruled = [f"{deck.document.file}: {fault.message} ({fault.rule})" for fault in faults if fault.rule]
    other = [f"{deck.document.file}: {fault.message}" for fault in faults if not fault.rule and not unknown]
    return [*map(str, unknown), *ruled, *other]
