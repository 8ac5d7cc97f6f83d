"""The content of one game: the part of a ruleset that knows its options, cards, decks and rulebook."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic

from pydantic import BaseModel
from typing_extensions import TypeVar

from cardgame_tui.content.cards import CardRecord, Located
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.text.lint import Finding

__all__ = ["GameContent"]

OptionsT = TypeVar("OptionsT", bound=OptionModel, default=Any)
PrintedT = TypeVar("PrintedT", bound=Printed, default=Any)
RecordT = TypeVar("RecordT", bound=CardRecord, default=Any)


class GameContent(ABC, Generic[OptionsT, PrintedT, RecordT]):
    """The options of a game, its card set, its deck rules and its rulebook.

    Attributes:
        options_model: the pydantic model of its options.
        card_model: the pydantic model of a card in its file.
        card_file: the shipped card set as a file, None for a game without one.
        cards: its card set by name, under the default options; see `cards_for`.
        tokens: names of cards outside the card set, because they only come into play during a duel.
        rulebook: the rulebook file.
    """

    options_model: type[OptionsT]
    card_model: type[RecordT]
    card_file: Traversable | None = None
    cards: Mapping[str, PrintedT]
    tokens: tuple[str, ...] = ()
    rulebook: Traversable

    @abstractmethod
    def check_deck(self, deck: DeckList, options: OptionsT, cards: Mapping[str, PrintedT]) -> list[RuleFault]:
        """Name every fault of a deck; an empty list means it may be played."""

    def cards_for(self, options: OptionsT) -> Mapping[str, PrintedT]:
        """The card set by name under some options: in a game with editions a card may read differently in each."""
        return self.cards

    @abstractmethod
    def compile_cards(self, records: Sequence[Located[RecordT]], options: OptionsT) -> Mapping[str, PrintedT]:
        """Turn card records into printed cards.

        Args:
            records: checked records, each with its place.
            options: the options they will be played under.

        Raises:
            ValueError: with all faults, when a card's text does not parse.
        """

    def lint_card(self, record: Located[RecordT], options: OptionsT) -> Sequence[Finding]:
        """Check a card for its author; each finding prints as one line with its place.

        Args:
            record: a checked record with its place.
            options: the options it would be played under.
        """
        return ()

    def describe(self, card: PrintedT) -> tuple[str, ...]:
        """Lines about a printed card, for a reader of the card set."""
        return (card.kind, card.text)

    def position_model(self) -> type[BaseModel] | None:
        """The pydantic model of a scenario's ``[start]``, for the handbook; None without one."""
        return None

    def scope(self, options: OptionsT) -> str:
        """The edition of the rulebook (its word in braces) that these options play; empty without editions."""
        return ""
