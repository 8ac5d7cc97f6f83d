"""How the duels of one game are played: the part of a ruleset that plays."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeAlias

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DuelT, OptionsT, Start
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.facts import declared_about, declared_fact
from cardgame_tui.engine.zone import Sight, Zone

__all__ = ["DuelRules", "PositionTable"]

PositionTable: TypeAlias = Mapping[str, Any]
"""A position as the ``[start]`` table of a scenario writes it: tables, lists, words and numbers of TOML."""


class DuelRules(ABC, Generic[DuelT, OptionsT]):
    """How a duel begins and continues, how a position is set up and written down, and how facts are read.

    Attributes:
        title: the game's name.
        duel_class: the class of its duels. What it declares (`cardgame_tui.engine.declared`) is what the defaults
            of the other members are made from; a game that writes its own `new_duel` may leave it out.
        card_class: the class of its cards.
        settle_rules: rule numbers behind the ends players agree on: ``conceded`` and ``agreed``.
        longest: most decisions a random duel may take; a longer duel counts as an error in the rules.
    """

    title: str
    duel_class: type[DuelT]
    card_class: type[Any] = Card
    settle_rules: Mapping[str, str]
    longest: int = 20_000

    @property
    def facts(self) -> Mapping[str, str]:
        """Every fact `measure` reads, by its path, with its description; see `cardgame_tui.engine.shown.facts`.

        By default those of every duel and of what the duel declares. A scenario that asks for another fact is not
        run. If a game lists none, each path is tried instead.
        """
        has_default = type(self).measure is DuelRules.measure
        return declared_about(self.duel_class.fields, self.card_class.fields) if has_default else {}

    def new_duel(self, start: Start[OptionsT]) -> DuelT:
        """Make a duel with the cards of both decks in their zones, before anything is shuffled.

        By default a `duel_class` with each section of a deck in the place of that name, and the section ``main``
        in the place ``deck``. Without decks, every card of the game lies once in the shared place ``deck``.
        """
        duel = self.duel_class(start)
        for seat, deck in zip(SEATS, start.decks, strict=True):
            for section, names in deck.items():
                place = "deck" if section == "main" else section
                self._lay(duel, duel.zone_of(seat, place), [start.cards[name] for name in names])
        if not any(start.decks) and any(place.shared and place.name == "deck" for place in duel.places):
            self._lay(duel, duel.named["deck"], start.cards.values())
        return duel

    def _lay(self, duel: DuelT, zone: Zone, printed: Iterable[Printed]) -> None:
        """Put new cards on a zone, in this order."""
        numbered = enumerate(printed, len(duel.cards))
        duel.add_pile([self.card_class(number, each, zone.seat) for number, each in numbered], zone)

    def setup(self, duel: DuelT) -> Script[None]:
        """Play everything before the first turn; by default nothing.

        Leaves ``duel.active`` at the starting seat, or sets it to 0 in a game in which nobody begins.
        """
        yield from ()

    @abstractmethod
    def turn(self, duel: DuelT) -> Script[None]:
        """Play one turn, from ``duel.phase`` on when a position was set up inside a turn."""

    def refuse_settling(self, duel: DuelT, seat: int, how: str) -> Refusal | None:
        """Say why the duel may not be ended outside a prompt now; None when it may.

        Args:
            duel: the duel.
            seat: who concedes; 0 for an agreed draw.
            how: ``conceded`` or ``agreed``.
        """
        return None

    def disclosures(self, options: OptionsT) -> Mapping[str, str]:
        """Events and questions that say something of hidden cards because a rule wants it, by their stable words.

        The conformance kit compares duels that differ only in hidden cards and calls every difference a leak, but
        for these. By default there are none.

        Args:
            options: the options of the duel: a rule may hold only under some.

        Returns:
            The number of the rule of each.
        """
        return {}

    def may_exchange(self, duel: DuelT, one: Card[Any], two: Card[Any]) -> bool:
        """Whether two hidden cards could lie in each other's places, for all that a seat knows which sees neither.

        Bots that look ahead deal the hidden cards again by such exchanges. By default cards of one owner may, in
        hands and piles; face-down on the board only with a card of the same kind.

        Args:
            duel: the duel.
            one: a card that the seat does not see.
            two: another one.
        """
        here, there = one.zone, two.zone
        if one.owner != two.owner or here is None or there is None:
            return False
        closed = here.sight is not Sight.ALL and there.sight is not Sight.ALL
        return closed or one.printed.kind == two.printed.kind

    @abstractmethod
    def arrange(self, duel: DuelT, position: PositionTable) -> None:
        """Set up the position of a scenario's ``[start]`` table.

        Raises:
            ValueError: naming the field and what is allowed.
        """

    def position(self, duel: DuelT) -> PositionTable:
        """Write a duel down in the form that `arrange` takes.

        Called between two turns and, where the driver starts with a turn, before it: when nothing is on the
        stack. A duel arranged from it continues as this one would, including the order of every pile; only
        chance may differ.

        Raises:
            ValueError: saying why it cannot be written.
        """
        raise ValueError(f"{self.title} cannot save positions")

    def measure(self, duel: DuelT, path: str) -> object:
        """Read one fact for a scenario's ``expect``, such as ``seat2.hp`` or ``1C3.damage``.

        By default those of every duel, of its zones and of what it declares (`declared_fact`).

        Raises:
            KeyError: when the game has no such fact.
            AbsentError: when the game has it, but this duel does not now; says why. The class is in
                `cardgame_tui.engine.shown.facts`.
        """
        return declared_fact(duel, path, self.card_class.fields)
