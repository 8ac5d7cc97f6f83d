"""What a game must provide to be played at the table."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import DeckList, Duel, Start
from cardgame_tui.engine.layout import Layout
from cardgame_tui.engine.plugin import Plugin as Plugin
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.view import Face, StackView
from cardgame_tui.engine.wording import Wording
from cardgame_tui.engine.zone import Zone


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a deck, a card or a position, under the rule that says so.

    Args:
        rule: rule number, empty where no rule of the game is involved.
        message: one sentence.
    """

    rule: str
    message: str


class Ruleset(ABC):
    """One game: how a duel is set up, how a turn goes, and how its table is shown.

    Attributes:
        id: stable id, the folder's name.
        title: the game's name.
        version: version of the ruleset.
        options_model: the pydantic model of its options.
        card_model: the pydantic model of a card as its file says it.
        card_file: the shipped card set as a file, None for a game without one.
        cards: its card set by name, as it is under the default options; see `cards_for`.
        tokens: names of cards that no card set has, since they only come to be in play.
        wording: the words of its prompts and events.
        rulebook: the rulebook file.
        legend: what the short signs of its faces and zones mean, a line each, for the help page.
        slots: kinds of zones that hold a card or two on the board, shown even when face-down.
        settle_rules: rule numbers behind the ends players agree on: ``conceded`` and ``agreed``.
        landmarks: event words that a replay can jump to, such as ``destroyed``, besides the ends of duels.
        facts: every fact `measure` reads, by its path, with what it says; see `cardgame_tui.engine.facts`. A
            scenario that asks for another one is not run. A game that lists none has each path tried instead.
        stepped: whether a table of this game shows what the rules do by themselves one event at a time, unless
            the players say otherwise.
        longest: most decisions a random duel may take; a duel beyond it is a fault in the rules.
    """

    id: str
    title: str
    version: str
    options_model: type[Any]
    card_model: type[Any]
    card_file: Traversable | None = None
    cards: Mapping[str, Printed]
    tokens: tuple[str, ...] = ()
    wording: Wording
    rulebook: Traversable
    slots: frozenset[str]
    legend: tuple[str, ...] = ()
    settle_rules: Mapping[str, str]
    landmarks: frozenset[str] = frozenset()
    facts: Mapping[str, str] = {}
    stepped: bool = False
    longest: int = 20_000

    # -- playing ---------------------------------------------------------------------------------------

    @abstractmethod
    def new_duel(self, start: Start) -> Duel[Any]:
        """Lay out an empty table with the cards of both decks on it, before anything is shuffled."""

    @abstractmethod
    def setup(self, duel: Any) -> Script[None]:
        """Play everything before the first turn; leaves ``duel.active`` at the starting seat."""

    @abstractmethod
    def turn(self, duel: Any) -> Script[None]:
        """Play one turn, from ``duel.phase`` on when a position was set up inside a turn."""

    # -- decks and positions ---------------------------------------------------------------------------

    @abstractmethod
    def check_deck(self, deck: DeckList, options: Any, cards: Mapping[str, Printed]) -> list[Fault]:
        """Name every fault of a deck; an empty list means it may be played."""

    def cards_for(self, options: Any) -> Mapping[str, Printed]:
        """The card set by name under some options: in a game with editions a card may read differently in each."""
        return self.cards

    @abstractmethod
    def compile_cards(self, records: Sequence[Any], options: Any) -> Mapping[str, Printed]:
        """Turn card records into printed cards.

        Args:
            records: checked records of `card_model`, each with its place (``content.cards.Located``).
            options: the options they will be played under.

        Raises:
            ValueError: with all faults, when a card's text does not parse.
        """

    def lint_card(self, record: Any, options: Any) -> Sequence[object]:
        """Look a card over, as its author would want it; each finding prints as one line with its place.

        Args:
            record: a checked record of `card_model` with its place (``content.cards.Located``).
            options: the options it would be played under.
        """
        return ()

    @abstractmethod
    def arrange(self, duel: Any, position: Mapping[str, Any]) -> None:
        """Set up the position of a scenario's ``[start]`` table.

        Raises:
            ValueError: naming the field and what is allowed.
        """

    def position(self, duel: Any) -> Mapping[str, Any]:
        """Write the table down as `arrange` takes it.

        Called between two turns and, where the driver starts with a turn, before it: when nothing is on the
        stack. What comes next from the arranged table is what would have come from this one, down to the
        order of every pile; only chance may go on differently.

        Raises:
            ValueError: saying why it cannot be written.
        """
        raise ValueError(f"{self.title} does not write positions down")

    def position_model(self) -> type[Any] | None:
        """The pydantic model of a scenario's ``[start]``, for the handbook; None without one."""
        return None

    @abstractmethod
    def measure(self, duel: Any, path: str) -> object:
        """Read one fact for a scenario's ``expect``, such as ``seat2.hp`` or ``1C3.damage``.

        Raises:
            KeyError: when the game has no such fact.
            AbsentError: when it has, but this duel has not now (``cardgame_tui.engine.facts``); says why.
        """

    # -- showing ---------------------------------------------------------------------------------------

    def scope(self, options: Any) -> str:
        """The word in braces of the rulebook that stands for what these options play; empty without editions."""
        return ""

    @abstractmethod
    def layout(self, options: Any) -> Layout:
        """Where the zones lie."""

    @abstractmethod
    def face(self, duel: Any, card: Any) -> Face:
        """Describe a card to somebody who may see it."""

    @abstractmethod
    def gauges(self, duel: Any, seat: int) -> tuple[tuple[str, int], ...]:
        """What is counted in public for a seat, such as ``("hp", 5)``."""

    @abstractmethod
    def phases(self, duel: Any) -> tuple[str, ...]:
        """All phases of a turn in words, in order."""

    @abstractmethod
    def stack_view(self, duel: Any, item: Any) -> StackView:
        """Describe one item on the stack."""

    def describe(self, card: Any) -> tuple[str, ...]:
        """Lines about a printed card, for whoever reads the card set."""
        return (card.kind, card.text)

    def phase_words(self, duel: Any) -> str:
        """The current phase in words."""
        return self.wording.phase(duel.phase)

    def public_turn(self, duel: Any) -> str:
        """Short public facts about this turn, such as the event that was picked."""
        return ""

    def mirrored(self, duel: Any) -> bool:
        """Whether left and right of the table are the other way round than the layout has them."""
        return False

    def zone_state(self, duel: Any, zone: Zone) -> tuple[str, str]:
        """State of a zone itself: one character for an empty slot, and words."""
        return "", ""

    def under(self, card: Any) -> Sequence[Card[Any]]:
        """Cards attached to or tucked under a card."""
        return ()
