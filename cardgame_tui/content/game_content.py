"""The content of one game: the part of a ruleset that knows its options, cards, decks and rulebook."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Generic

from pydantic import BaseModel
from typing_extensions import TypeVar

from cardgame_tui.content.cards import CardRecord, Located, compile_each, load_cards
from cardgame_tui.content.duel_length import DuelLength
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.levels import Level
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.text import Language
from cardgame_tui.text.lint import Finding

__all__ = ["GameContent"]

RULEBOOK = "rulebook.md"
TYPOGRAPHY = "typography.toml"

OptionsT = TypeVar("OptionsT", bound=OptionModel, default=Any)
PrintedT = TypeVar("PrintedT", bound=Printed, default=Any)
RecordT = TypeVar("RecordT", bound=CardRecord, default=Any)


class GameContent(ABC, Generic[OptionsT, PrintedT, RecordT]):
    """The options of a game, its card set, its deck rules and its rulebook.

    Attributes:
        options_model: the pydantic model of its options; by default one without options.
        card_model: the pydantic model of a card in its file.
        printed_class: the class of what is printed on its cards.
        card_file: the shipped card set as a file, None for a game without one.
        language: the language of its card texts, None for a game whose texts are not parsed.
        tokens: names of cards outside the card set, because they only come into play during a duel.
        duel_lengths: how long duels were, by preset: the value of `OptionModel.PRESET_BY`, or the empty word in a
            game without presets. The set-up form shows it. Only what was measured belongs here.
        levels: by preset, as `duel_lengths`, the bot for each name in `LEVELS`, as it was measured.
    """

    options_model: type[OptionsT] = OptionModel  # type: ignore[assignment]  # the default of the type parameter
    card_model: type[RecordT] = CardRecord  # type: ignore[assignment]
    printed_class: type[PrintedT] = Printed  # type: ignore[assignment]
    card_file: Traversable | None = None
    language: Language[Any] | None = None
    tokens: tuple[str, ...] = ()
    duel_lengths: Mapping[str, DuelLength] = MappingProxyType({})
    levels: Mapping[str, Mapping[str, Level]] = MappingProxyType({})

    @cached_property
    def cards(self) -> Mapping[str, PrintedT]:
        """The card set by name, under the default options; by default that of the `card_file`. See `cards_for`."""
        if self.card_file is None:
            return {}
        return self.compile_cards(load_cards(self.card_file, self.card_model), self.options_model())

    @property
    def typography(self) -> Traversable | None:
        """The tables for card files that were written elsewhere: `typography.toml` in the package of the game."""
        return self.own_file(TYPOGRAPHY)

    def own_file(self, name: str) -> Traversable | None:
        """A file in the package of the game, or of a game that it extends; None without one."""
        return next((each for each in self._own_files(name) if each.is_file()), None)

    def _own_files(self, name: str) -> Iterator[Traversable]:
        """Where a file of its package may be: in its own, then in those of the classes it extends."""
        packages = (each.__module__.rpartition(".")[0] for each in type(self).__mro__)
        return (files(each) / name for each in packages if each)

    @property
    def rulebook(self) -> Traversable:
        """The rulebook file; by default `rulebook.md` in the package of the game.

        Raises:
            FileNotFoundError: when there is none.
        """
        if (book := self.own_file(RULEBOOK)) is None:
            raise FileNotFoundError(f"{type(self).__module__.rpartition('.')[0]} has no file {RULEBOOK}")
        return book

    @abstractmethod
    def check_deck(self, deck: DeckList, options: OptionsT, cards: Mapping[str, PrintedT]) -> list[RuleFault]:
        """Name every fault of a deck; an empty list means it may be played."""

    def cards_for(self, options: OptionsT) -> Mapping[str, PrintedT]:
        """The card set by name under some options: in a game with editions a card may read differently in each."""
        return self.cards

    def compile_cards(self, records: Sequence[Located[RecordT]], options: OptionsT) -> Mapping[str, PrintedT]:
        """Turn card records into printed cards.

        By default each becomes a `printed_class` with what its table says. Write this for a game whose card texts
        are parsed.

        Args:
            records: checked records, each with its place.
            options: the options they will be played under.

        Raises:
            ValueError: with all faults, when a card's text does not parse; by default for any card of a game
                without a `card_file`.
        """
        if self.card_file is None and records:
            raise ValueError("this game has no further cards")
        return compile_each(records, self._print)

    def _print(self, card: Located[RecordT]) -> PrintedT:
        record = card.record
        more = {
            name: getattr(record, name)
            for name in type(record).model_fields
            if name not in CardRecord.model_fields
        }
        return self.printed_class(record.name, record.type, record.text, **more)

    def lint_card(self, record: Located[RecordT], options: OptionsT) -> Sequence[Finding]:
        """Check a card for its author; each finding prints as one line with its place.

        Args:
            record: a checked record with its place.
            options: the options it would be played under.
        """
        return ()

    def describe(self, card: PrintedT) -> tuple[str, ...]:
        """Lines that describe a printed card to a reader of the card set.

        A journal notices when they have changed. By default its kind and text, and what else a `printed_class`
        says of it.
        """
        known = {each.name for each in fields(Printed)}
        more = [each.name for each in fields(self.printed_class) if each.name not in known]
        found = {name: getattr(card, name) for name in more}
        numbers = [f"{name} {each}" for name, each in found.items() if each and isinstance(each, int | str)]
        return (", ".join([card.kind, *numbers]), card.text)

    def printed_face(self, card: PrintedT) -> Face:
        """What stands on a card on paper: `describe` in its lines, and what has a place of its own.

        By default its name, its kind and its text. A game whose cards have numbers or arrows gives them places.
        """
        return Face(card.name, card.kind, text=card.text, lines=self.describe(card), second_name=card.second_name)

    def position_model(self) -> type[BaseModel] | None:
        """The pydantic model of a scenario's ``[start]``, for the handbook; None without one."""
        return None

    def scope(self, options: OptionsT) -> str:
        """The edition of the rulebook (its word in braces) that these options play; empty without editions."""
        return ""
