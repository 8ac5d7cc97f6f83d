"""What a game must provide to be played: its rules, its content, and how it is shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic

from pydantic import BaseModel

from cardgame_tui.content.declared_decks import deck_faults
from cardgame_tui.content.faults import RuleFault
from cardgame_tui.content.game_content import GameContent, OptionsT, PrintedT, RecordT
from cardgame_tui.content.scenarios.declared_position import arrange, position_model, written
from cardgame_tui.engine.duel import DeckList, DuelT
from cardgame_tui.engine.duel_rules import DuelRules, PositionTable
from cardgame_tui.engine.shown.layout import Layout, layout_of
from cardgame_tui.engine.shown.lead import lead
from cardgame_tui.engine.shown.showing import CardT, Showing

__all__ = ["Ruleset"]


class Ruleset(
    DuelRules[DuelT, OptionsT],
    GameContent[OptionsT, PrintedT, RecordT],
    Showing[DuelT, CardT, OptionsT],
    Generic[DuelT, CardT, OptionsT, PrintedT, RecordT],
):
    """One game. It must provide the members of its three parts: `DuelRules`, `GameContent` and `Showing`.

    Its parameters are the game's duel, cards and options:
    ``class Lanes(Ruleset[LanesDuel, LaneCard, LanesOptions])``. Two more may follow: what is printed on a card,
    and the model of a card in its file. `Ruleset` alone is a game that is not known before it is loaded.

    Attributes:
        id: stable id, the folder's name.
        title: the game's name.
        version: version of the ruleset.
        efforts: by the names of bots, such as `ismcts`, how much they think where no number is named, for a game
            in which they would take too long.
        turns_ahead: for how many turns, the present one included, `ismcts` plays a duel on before it asks
            `evaluate`. More than one helps where an answer pays off later than in its turn.
    """

    id: str
    title: str
    version: str
    turns_ahead: int = 1
    efforts: Mapping[str, int] = MappingProxyType({})

    def check_deck(self, deck: DeckList, options: OptionsT, cards: Mapping[str, PrintedT]) -> list[RuleFault]:
        """Name every fault of a deck; an empty list means it may be played.

        By default a deck has a section for each place that it fills, ``main`` for the place ``deck``, and a game
        with a shared deck has no decks.
        """
        return deck_faults(self.duel_class.places, deck)

    def arrange(self, duel: DuelT, position: PositionTable) -> None:
        """Set up the position of a scenario's ``[start]`` table.

        By default it may say the cards in each zone (``seat1.hand = ["Fox", "Hare"]``), the declared fields
        (``seat1.points = 2``, ``pot = 3``), whose turn it is (``active = 2``) and the number of the last turn
        (``turn = 4``). Cards of a deck are listed from the top. Cards that it does not name stay where `new_duel`
        puts them.
        """
        arrange(duel, position, self.card_class)

    def position(self, duel: DuelT) -> PositionTable:
        """See `DuelRules.position`. A game that overrides this or `arrange` overrides both."""
        return written(duel) if self._has_default_positions else super().position(duel)

    def position_model(self) -> type[BaseModel] | None:
        """The pydantic model of a scenario's ``[start]``, for the handbook; None without one."""
        return position_model(self.duel_class, self.card_class) if self._has_default_positions else None

    @property
    def _has_default_positions(self) -> bool:
        return type(self).arrange is Ruleset.arrange

    def layout(self, options: OptionsT) -> Layout:
        """Where the zones lie.

        By default the places on the board (`slots`) in flowing rows, shared ones between those of the seats. The
        first place that only its owner sees is the hand; the others are piles.
        """
        has_stack = type(self).stack_view is not Showing.stack_view
        return layout_of(self.duel_class.places, self.slots, has_stack=has_stack)

    def payoff(self, duel: DuelT, seat: int) -> float:
        """What a finished duel is worth to a seat, for bots and programs that learn: from -1 to 1, and 0 in sum.

        By default 1 for won, -1 for lost and 0 for drawn. A game in which it matters by how much a seat wins, such
        as one for chips, says so here.

        Args:
            duel: a duel that is over.
            seat: the seat.
        """
        winner = 0 if duel.result is None else duel.result.winner
        return 0.0 if not winner else 1.0 if winner == seat else -1.0

    def evaluate(self, duel: DuelT, seat: int) -> float:
        """Judge how well a seat stands: from -1 for lost over 0 for even to 1 for won.

        Bots that look ahead ask this where they stop. By default it is worked out from what a game declares: life,
        `score`, and the cards in hands and in slots.

        Args:
            duel: a duel that is not over. Hidden cards may be read: bots ask about duels in which they were dealt
                again.
            seat: the seat.
        """
        return lead(self, duel, seat)
