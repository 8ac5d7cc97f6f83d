"""The bots of a match at the table."""

from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.registry import check_bot, make_bot
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.setup import HUMAN, Setup

__all__ = ["SeatBots"]


class SeatBots:
    """The bots of a match. A bot that does not remember answers each decision with a separate seed.

    So it always answers a decision in the same way, even after an undo or after resuming. A bot that remembers
    lives until its duel goes back or ends.

    Args:
        setup: the set-up of the match; the seed of each bot comes from the match's.

    Raises:
        UnknownBotError: when no bot has a name.
    """

    def __init__(self, setup: Setup) -> None:
        for word in set(setup.seats) - {HUMAN}:
            check_bot(word)
        self._seats = setup.seats
        self._seed = setup.seed
        self._known = BotSetup.of_match(setup)
        self._living: dict[int, tuple[int, int, Bot]] = {}

    def at(self, seat: int, duel: int, decision: int) -> Bot:
        """The bot that answers a decision.

        Args:
            seat: its seat, which is not a person's.
            duel: number of the duel in the match.
            decision: how many decisions of that duel have been made.
        """
        living = self._living.get(seat)
        if living is not None and living[0] == duel and living[1] <= decision and living[2].remembers:
            bot = living[2]
        else:
            seed = seed_for(self._seed, Purpose.BOT, duel, decision, seat)
            bot = make_bot(self._seats[seat - 1], self._known, seat, seed)
        self._living[seat] = (duel, decision, bot)
        return bot
