"""The bots of a health report: who plays the duels, and which weaker ones the better player has to beat."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.bots.registry import bot_names
from cardgame_tui.content.options import OptionModel
from cardgame_tui.lab.bench.plan import VERSUS
from cardgame_tui.ruleset import Ruleset

BY_STRENGTH = ("ismcts", "greedy", "quick", "eager", "random")
"""Kinds of bots, the strongest first; one that is not here is taken to be stronger."""
QUICK = ("quick", "eager", "random")
"""Bots that play without search, so that a report takes a minute, the strongest first."""


class Lineup(NamedTuple):
    """Who plays a run.

    Args:
        bots: each plays both seats of duels of its own.
        ladder: pairs that play against each other, each with the better bot first; the weakest comes last.
    """

    bots: tuple[str, ...]
    ladder: tuple[str, ...] = ()


def line_up(bots: Sequence[str], ruleset: Ruleset, options: OptionModel) -> Lineup:
    """Who plays the duels, and the pairs of bots that show whether the better player wins.

    The strongest bot plays the duels, and meets each of the others. One that is named alone meets the weaker ones
    of `QUICK`, and the weakest of all meets the stronger ones.

    Args:
        bots: names of bots; none for those of `QUICK`.
        ruleset: the game.
        options: its options.
    """
    known = bot_names()
    quick = [name for name in QUICK if name in known and knows(name, ruleset, options)]
    best, *others = sorted(bots or quick, key=_rank)
    if others or not bots:
        return Lineup((best,), tuple(f"{best}{VERSUS}{other}" for other in others))
    weaker = [f"{best}{VERSUS}{other}" for other in quick if _rank(other) > _rank(best)]
    stronger = [f"{other}{VERSUS}{best}" for other in quick if _rank(other) < _rank(best)]
    return Lineup((best,), tuple(weaker or stronger))


def knows(bot: str, ruleset: Ruleset, options: OptionModel) -> bool:
    """Whether a bot plays this game by more than chance, or plays every game by chance."""
    return bot.partition(":")[0] != "quick" or known_for(ruleset, options).policy is not None


def thinks(bot: str, ruleset: Ruleset, options: OptionModel) -> bool:
    """Whether a bot should win against one that plays by chance: one that neither guesses nor only hurries."""
    return bot.partition(":")[0] not in ("eager", "random") and knows(bot, ruleset, options)


def _rank(bot: str) -> tuple[int, int]:
    """The place of a bot from the strongest down: by its kind, then by its effort."""
    kind, _, effort = bot.partition(":")
    place = BY_STRENGTH.index(kind) if kind in BY_STRENGTH else -1
    return place, -int(effort or 0)
