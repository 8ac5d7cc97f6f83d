"""The bots of a health report: who plays the duels, and which weaker ones the better player has to beat."""

from collections.abc import Sequence

from cardgame_tui.bots.registry import bot_names
from cardgame_tui.lab.bench.plan import VERSUS

USUAL = "random"
"""The bot of comparisons, if none is named."""
BY_STRENGTH = ("ismcts", "greedy", "rollout", "quick", "eager", "random")
"""Kinds of bots, the strongest first; one that is not here is taken to be stronger."""
QUICK = ("quick", "eager", "random")
"""Bots that play without search, so that a report takes a minute, the strongest first."""


def line_up(bots: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who plays the duels, and the pairs of bots that show whether the better player wins.

    The strongest bot plays the duels, and meets each of the others. One that is named alone meets the weaker ones
    of `QUICK`, and the weakest of all meets the stronger ones.

    Args:
        bots: names of bots; none for those of `QUICK`.

    Returns:
        The strongest bot, and the pairs, each with the better bot first; the weakest comes last.
    """
    known = bot_names()
    quick = [name for name in QUICK if name in known]
    best, *others = sorted(bots or quick, key=_rank)
    if others or not bots:
        return (best,), tuple(f"{best}{VERSUS}{other}" for other in others)
    weaker = [f"{best}{VERSUS}{other}" for other in quick if _rank(other) > _rank(best)]
    stronger = [f"{other}{VERSUS}{best}" for other in quick if _rank(other) < _rank(best)]
    return (best,), tuple(weaker or stronger)


def _rank(bot: str) -> tuple[int, int]:
    """The place of a bot from the strongest down: by its kind, then by its effort."""
    kind, _, effort = bot.partition(":")
    place = BY_STRENGTH.index(kind) if kind in BY_STRENGTH else -1
    return place, -int(effort or 0)
