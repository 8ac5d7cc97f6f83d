"""What a game must provide to be played: its rules, its content, and how it is shown."""

from typing import Generic

from cardgame_tui.content.game_content import GameContent, OptionsT, PrintedT, RecordT
from cardgame_tui.engine.duel import DuelT
from cardgame_tui.engine.duel_rules import DuelRules
from cardgame_tui.engine.lead import lead
from cardgame_tui.engine.showing import CardT, Showing

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
    """

    id: str
    title: str
    version: str

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
        and the cards in hands and in slots.

        Args:
            duel: a duel that is not over. Hidden cards may be read: bots ask about duels in which they were dealt
                again.
            seat: the seat.
        """
        return lead(self, duel, seat)
