"""How long duels of a game are, as measured with bots."""

from cardgame_tui.value import value

__all__ = ["DuelLength"]


@value
class DuelLength:
    """How long duels were that two bots played with the default options and decks, measured by `simulate`.

    To measure it again: ``cardgame-tui simulate GAME --games 20 --seed 1 --bots greedy,greedy --csv`` lists turns
    and decisions of each duel. The figures of the shipped games come from this command, with the number of duels
    that they name.

    Args:
        duels: how many duels were played.
        turns: turns of the middle half of the duels: the first and the third quartile.
        decisions: decisions of both seats in the middle half of the duels.
        bot: the bot at both seats.
    """

    duels: int
    turns: tuple[int, int]
    decisions: tuple[int, int]
    bot: str = "greedy"

    @property
    def in_words(self) -> str:
        """What was measured, and what was not."""
        return f"{self.of_bots} Minutes of people were not measured."

    @property
    def of_bots(self) -> str:
        """What was measured."""
        return (
            f"Half of {self.duels} duels between {self.bot} bots, with default options and decks, took "
            f"{self.turns[0]} to {self.turns[1]} turns and {self.decisions[0]} to {self.decisions[1]} decisions."
        )
