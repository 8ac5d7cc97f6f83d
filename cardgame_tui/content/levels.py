"""How strong the bots of a game are, in words for people who pick an opponent."""

from cardgame_tui.value import value

__all__ = ["LEVELS", "Level"]

LEVELS = {
    "learner": "for your first duels: the weakest of four opponents",
    "casual": "meant to beat `learner` in two of three duels",
    "strong": "meant to beat `casual` in two of three duels",
    "best": "meant to beat `strong` in two of three duels",
}
"""Names of opponents, the weakest first, and what is said of them."""


@value
class Level:
    """The bot that an opponent's name means in a game, and what was measured of it.

    To measure it again: ``python -m tests.bots.levels GAME``, both seats with copies of one deck.

    Args:
        bot: the bot, such as ``quick:3``.
        milliseconds: CPU of an answer, on average.
        share: how many duels of a hundred it won against the level below, drawn ones counted half.
        within: the interval of that share, at 95 %.
        duels: in how many duels.
    """

    bot: str
    milliseconds: float
    share: int = 0
    within: tuple[int, int] = (0, 0)
    duels: int = 0

    def in_words(self, below: str) -> str:
        """What was measured, such as ``wins 64 % (60 to 68) against casual, 0.3 ms an answer``.

        Args:
            below: the name of the level below, empty for the lowest.
        """
        time = f"{self.milliseconds:.2g} ms an answer"
        if not below:
            return time
        least, most = self.within
        return f"wins {self.share} % ({least} to {most}) of {self.duels} duels against {below}, {time}"
