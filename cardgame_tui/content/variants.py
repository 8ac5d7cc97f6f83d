"""Variants: files that set options, change and add cards, and add decks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.checking import checked
from cardgame_tui.content.decks import Deck, DeckEntry, Shelf, find_decks, pick_deck
from cardgame_tui.content.faults import ContentError, FileFault, gathered, quoted
from cardgame_tui.content.shelf import bundled, file_id, find_named, is_path, load_all, own_files, unknown
from cardgame_tui.content.toml.document import Document, Source, read_toml
from cardgame_tui.value import value

FOLDER = "variants"
"""Name of the folders of variants."""


def _by_name(value: object) -> object:
    if isinstance(value, list):
        raise ValueError('[card."NAME"] tables for changes; an added card is a [[new]] table')
    return value


def _named_as_read(tables: list[dict[str, object]]) -> list[dict[str, object]]:
    """Added cards with their names as a card record has them: without spaces around."""
    return [
        {**table, "name": name.strip()} if isinstance(name := table.get("name"), str) else table
        for table in tables
    ]


class SeatDecks(BaseModel):
    """The default decks of the seats.

    Attributes:
        seat1: deck of seat 1: a name of a deck of the variant, a path relative to its file, or an id.
        seat2: deck of seat 2.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat1: OneLine | None = None
    seat2: OneLine | None = None


class VariantFile(BaseModel):
    """A variant as written.

    Attributes:
        name: its name.
        ruleset: id of the game it is for.
        about: a line on what it shows.
        options: options it sets.
        card: changes to cards of the game by name, each a part of the card's table.
        new: cards it adds, as in the game's card file.
        decks: the default decks of the seats.
        deck: its own decks.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: OneLine
    ruleset: OneLine
    about: str = ""
    options: dict[str, object] = {}
    card: Annotated[dict[str, dict[str, object]], BeforeValidator(_by_name)] = {}
    new: Annotated[list[dict[str, object]], AfterValidator(_named_as_read)] = []
    decks: SeatDecks = SeatDecks()
    deck: list[DeckEntry] = []


@value
class Variant:
    """A variant whose file could be read; its options, cards and decks are checked when it is used.

    Args:
        id: the name of its file without suffix, as in ``--variant ID``.
        written: the file's content.
        document: the file.
    """

    id: str
    written: VariantFile
    document: Document

    @property
    def name(self) -> str:
        """Its name."""
        return self.written.name

    @property
    def file(self) -> str:
        """Name of its file."""
        return self.document.file

    @property
    def decks(self) -> tuple[Deck, ...]:
        """Its own decks, each under its name."""
        written = self.written
        return tuple(
            table.deck(table.name, written.ruleset, written.options, self.document, ("deck", number))
            for number, table in enumerate(written.deck)
        )

    def shelf(self) -> Shelf:
        """Its own decks, then those of the game."""
        found = find_decks(self.written.ruleset)
        return Shelf((*self.decks, *found.decks), found.broken)

    def deck_of(self, seat: int) -> Deck | None:
        """A seat's default deck, None for the game's default.

        Raises:
            ContentError: when the deck does not exist or has faults.
        """
        key = f"seat{seat}"
        word: str | None = getattr(self.written.decks, key)
        if word is None:
            return None
        if is_path(word):
            return pick_deck(self.written.ruleset, word, folder=Path(self.file).parent)
        shelf = self.shelf()
        found = find_named(shelf.decks, word, shelf.broken)
        if found is None:
            at = self.document.fault(("decks", key), "")
            fault = unknown("deck", word, shelf.decks)
            raise ContentError([replace(fault, file=at.file, line=at.line, field=at.field)])
        return found


@value
class VariantShelf:
    """The available variants of a game.

    Args:
        variants: those that could be read, bundled ones first; a user's one replaces a bundled one of its id.
        broken: the errors of the others, by id.
    """

    variants: tuple[Variant, ...]
    broken: Mapping[str, Sequence[FileFault]]

    def find(self, word: str) -> Variant:
        """Return the variant of an id or a name.

        Raises:
            ContentError: naming the available variants and the nearest, or the errors of that one.
        """
        found = find_named(self.variants, word, self.broken)
        if found is None:
            raise ContentError([unknown("variant", word, self.variants)])
        return found


def is_variant(document: Document) -> bool:
    """Whether a file is a variant and not a deck: it has tables of a variant, and no sections."""
    own = VariantFile.model_fields.keys() - DeckEntry.model_fields.keys() - {"ruleset"}
    return "sections" not in document.data and not own.isdisjoint(document.data)


def load_variant(source: Source, ruleset_id: str = "") -> Variant:
    """Read a variant file.

    Args:
        source: the file.
        ruleset_id: the game it must be for; default: any.

    Raises:
        ContentError: with all faults of the file's form.
    """
    document = read_toml(source)
    faults: list[FileFault] = []
    with gathered(faults):
        written = checked(VariantFile, document.data, document)
        faults += _twice(written, document)
    found = document.data.get("ruleset")
    if ruleset_id and isinstance(found, str) and found != ruleset_id:
        faults.append(document.fault(("ruleset",), f"is a variant of {quoted(found)}", ruleset_id))
    if faults:
        raise ContentError(faults)
    return Variant(file_id(source), written, document)


def _twice(written: VariantFile, document: Document) -> Iterator[FileFault]:
    names = [deck.name.casefold() for deck in written.deck]
    for number, name in enumerate(names):
        if name in names[:number]:
            yield document.fault(
                ("deck", number, "name"), f"another deck is already called {quoted(written.deck[number].name)}"
            )


def find_variants(ruleset_id: str, user_folder: Path | None = None) -> VariantShelf:
    """List the bundled variants of a game and the user's own.

    Args:
        ruleset_id: the game.
        user_folder: holds a folder per game; default: the config folder's ``variants``.
    """
    sources = (*bundled(FOLDER, ruleset_id), *own_files(FOLDER, ruleset_id, user_folder))
    variants, broken = load_all(sources, partial(load_variant, ruleset_id=ruleset_id))
    return VariantShelf(tuple(variants.values()), broken)


def pick_variant(ruleset_id: str, word: str) -> Variant:
    """Return the variant a user asked for: a path of a file, or the id or name of one on the shelf.

    Raises:
        ContentError: when it is missing, has faults, or is of another game.
    """
    if is_path(word):
        return load_variant(Path(word), ruleset_id)
    return find_variants(ruleset_id).find(word)
