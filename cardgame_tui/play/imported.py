"""A foreign card file as a variant in the user's folder: its cards, and decks in which they can be played."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.card_sets import CHANGED, known_cards
from cardgame_tui.content.cards import Located
from cardgame_tui.content.checking import checked
from cardgame_tui.content.decks import Deck, deck_faults, default_decks, find_decks
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.foreign.field_map import FieldMap
from cardgame_tui.content.foreign.reading import Foreign, read_foreign
from cardgame_tui.content.toml.document import toml_document
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.content.variants import FOLDER, Variant, VariantFile
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.files import make_private_folder, replace_own, write_private
from cardgame_tui.limits import LARGEST_TEXT_FILE
from cardgame_tui.paths import config_dir
from cardgame_tui.play.rules_in_play import RulesInPlay, read_options, rules_of_variant
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

MARK = "# Imported by cardgame-tui"
"""How the file of an imported variant begins; only such a file is replaced."""
SOURCES = "imported"
"""Name of the folder, next to the variants of a game, that keeps the files they were imported from."""
MOST_TRIALS = 5_000
"""Most decks that are tried to put imported cards into a ready one."""


@value
class Imported:
    """What came of an import.

    Args:
        foreign: the cards that were read.
        file: the variant.
        kept: the copy of the foreign file.
        decked: how many of its cards are in the decks of the variant.
        changed: the cards of the game that it changes.
    """

    foreign: Foreign
    file: Path
    kept: Path
    decked: int
    changed: Sequence[str] = ()


@value
class Import:
    """An import as it was asked for; `run` reads the current files, so that it can be run again.

    Args:
        ruleset: the game.
        source: the foreign file.
        field_map: where the fields of its cards are; None for the shipped map that fits.
        name: the name of the variant; empty for that of the file.
        settings: options that the variant sets, such as ``edition=rift``.
        by_hand: whether sentences that cannot be played are carried out by hand.
    """

    ruleset: Ruleset
    source: Path
    field_map: FieldMap | None = None
    name: str = ""
    settings: Sequence[str] = ()
    by_hand: bool = False

    @property
    def title(self) -> str:
        """The name of the variant; a slash in it would make its decks paths."""
        words = re.sub(r"[/\\]", " ", clean_text(self.name)).split() or clean_text(self.source.stem).split()
        return " ".join(words) or "imported"

    @property
    def id(self) -> str:
        """The id of the variant: its name in small letters."""
        return re.sub(r"[^\w]+", "_", self.title.casefold()).strip("_") or "imported"

    @property
    def folder(self) -> Path:
        """The user's variants of the game."""
        return config_dir() / FOLDER / self.ruleset.id

    def run(self) -> Imported:
        """Read the foreign file and write the variant, with a copy of the foreign file next to it.

        Raises:
            ContentError: with all faults, or when a variant of this id exists that was not imported; then no file
                has changed.
        """
        options = read_options(self.ruleset, None, self.settings)
        foreign = read_foreign(self.ruleset, self.source, options, self.field_map, by_hand=self.by_hand)
        if not foreign.playable:
            raise ContentError([fault for faults in foreign.unusable.values() for fault in faults])
        data, decked = self._written(foreign)
        file = self.folder / f"{self.id}.toml"
        text = (
            f"{MARK} from {self.source.name}, and written again with the next import of it.\n\n{toml_text(data)}"
        )
        rules_of_variant(self.ruleset, _variant(file, text))
        kept = self.folder / SOURCES / f"{self.id}{self.source.suffix.lower()}"
        try:
            make_private_folder(kept.parent)
            replace_own(file, text, MARK)
            _keep(foreign, kept)
        except OSError as error:
            raise ContentError([FileFault(str(file), None, "", f"cannot be written: {error}")]) from None
        return Imported(foreign, file, kept, decked, [*data.get(CHANGED, ())])

    def _written(self, foreign: Foreign) -> tuple[dict[str, Any], int]:
        """The tables of the variant, and how many imported cards its decks have."""
        cards = known_cards(self.ruleset)
        known = {name.casefold(): name for name in cards}
        tables = [each.table for each in foreign.playable]
        imported = {known.get(_name(each).casefold(), _name(each)): each for each in tables}
        data = self._cards_written(imported, cards)
        rules = rules_of_variant(self.ruleset, _variant(self.folder / f"{self.id}.toml", toml_text(data)))
        decks = [*_decks(rules, [*imported], self.title)]
        if not decks:
            return data, 0
        data["decks"] = {f"seat{seat}": deck["name"] for seat, deck in zip(SEATS, decks, strict=True)}
        data["deck"] = decks
        entries = chain.from_iterable(chain.from_iterable(deck["sections"].values()) for deck in decks)
        return data, len({entry.partition(" ")[2] for entry in entries} & {*imported})

    def _cards_written(
        self, imported: Mapping[str, Mapping[str, Any]], known: Mapping[str, Located[Any]]
    ) -> dict[str, Any]:
        """The tables of the variant without decks.

        Args:
            imported: the tables of the imported cards, by name.
            known: the cards of the game, by name.
        """
        own = {name: _change(table, known[name].table) for name, table in imported.items() if name in known}
        data: dict[str, Any] = {
            "name": self.title,
            "ruleset": self.ruleset.id,
            "about": f"Cards of {self.source.name}.",
            "options": _options(self.ruleset, self.settings),
            CHANGED: {name: change for name, change in own.items() if change},
            "new": [table for name, table in imported.items() if name not in known],
        }
        return {key: each for key, each in data.items() if each}


def _name(table: Mapping[str, Any]) -> str:
    return str(table["name"]).strip()


def _change(table: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """What differs on a card of the game in the foreign file: a text that is not there is empty."""
    after = {"text": "", **{key: each for key, each in table.items() if key != "name"}}
    return {key: each for key, each in after.items() if before.get(key, "" if key == "text" else None) != each}


def _options(ruleset: Ruleset, settings: Sequence[str]) -> dict[str, object]:
    chosen = read_options(ruleset, None, settings).model_dump(mode="json")
    return {name: chosen[name] for name in (each.partition("=")[0].strip() for each in settings)}


def _variant(file: Path, text: str) -> Variant:
    """The variant that a text will be.

    Raises:
        ContentError: when it has faults, or is too long to be read again.
    """
    if len(text.encode()) > LARGEST_TEXT_FILE:
        raise ContentError([FileFault(str(file), None, "", f"would have more than {LARGEST_TEXT_FILE} bytes")])
    document = toml_document(str(file), text)
    return Variant(file.stem, checked(VariantFile, document.data, document), document)


def _keep(foreign: Foreign, kept: Path) -> None:
    """Keep a file as it was read, though it may have been replaced since."""
    if not (kept.exists() and kept.samefile(foreign.file)):
        write_private(kept, foreign.source)


def _decks(rules: RulesInPlay, names: Sequence[str], title: str) -> Iterator[dict[str, Any]]:
    """A deck for each seat: a ready one in which imported cards replace others of their type."""
    ready = default_decks(rules.ruleset, rules.options, find_decks(rules.ruleset.id), rules.cards)
    for seat, deck in zip(SEATS, ready, strict=True):
        if deck is None or deck_faults(rules.ruleset, rules.options, deck, rules.cards):
            return
        order = names if seat == 1 else [*reversed(names)]
        filled = _Filling(rules, deck).filled(order)
        sections = {name: [*_counted(cards)] for name, cards in filled.items()}
        yield {
            "name": f"{title}, deck {seat}",
            "about": f"{deck.name} with cards of {title}.",
            "sections": sections,
        }


class _Filling:
    """Replaces cards of a deck one after the other, as long as it stays legal."""

    def __init__(self, rules: RulesInPlay, deck: Deck) -> None:
        self._rules = rules
        self._deck = deck
        self._trials = 0

    def filled(self, names: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
        """The sections with as many of the cards as fit, in this order."""
        sections = dict(self._deck.sections)
        taken: set[str] = set()
        present = {name for cards in sections.values() for name in cards}
        for name in (each for each in names if each not in present):
            for section, old in self._places(sections, name, taken):
                tried = {**sections, section: tuple(name if each == old else each for each in sections[section])}
                if self._is_legal(tried):
                    sections = tried
                    taken.add(name)
                    break
        return sections

    def _places(
        self, sections: Mapping[str, Sequence[str]], name: str, taken: set[str]
    ) -> Iterator[tuple[str, str]]:
        cards: Mapping[str, Printed] = self._rules.cards
        for section, names in sections.items():
            for old in dict.fromkeys(names):
                if old not in taken and cards[old].kind == cards[name].kind:
                    yield section, old

    def _is_legal(self, sections: Mapping[str, tuple[str, ...]]) -> bool:
        self._trials += 1
        if self._trials > MOST_TRIALS:
            return False
        deck = replace(self._deck, sections=sections)
        return not deck_faults(self._rules.ruleset, self._rules.options, deck, self._rules.cards)


def _counted(names: Sequence[str]) -> Iterator[str]:
    counts = {name: names.count(name) for name in names}
    yield from (f"{count} {name}" for name, count in counts.items())
