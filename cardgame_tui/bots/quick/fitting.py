"""Whether the quick bot knows a game: the usual bot where it does, and what is said where it does not."""

from collections.abc import Iterable

from cardgame_tui.bots.bot import UnknownBotError
from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.content.options import OptionModel
from cardgame_tui.ruleset import Ruleset

NAME = "quick"
"""The quick bot."""
ELSE = "random"
"""The bot that plays in its place."""


def unlearned(ruleset: Ruleset, options: Iterable[OptionModel]) -> str:
    """Why the quick bot cannot play a game, in one sentence; empty if it can.

    Args:
        ruleset: the game.
        options: all options that it would play it under.
    """
    return next((why for each in options if (why := known_for(ruleset, each).why)), "")


def usual_bot(ruleset: Ruleset, options: Iterable[OptionModel]) -> str:
    """The bot that plays where none is named; arguments as for `unlearned`."""
    return ELSE if unlearned(ruleset, options) else NAME


def guessing(names: Iterable[str], ruleset: Ruleset, options: OptionModel) -> str:
    """Why the quick bot will answer at random, in a sentence; empty if it knows the game, or does not play.

    Args:
        names: the bots, and people.
        ruleset: the game.
        options: its options.
    """
    why = unlearned(ruleset, [options]) if any(map(_is_quick, names)) else ""
    return f"Quick plays at random: {why}." if why else ""


def refuse_unlearned(names: Iterable[str], ruleset: Ruleset, options: Iterable[OptionModel]) -> None:
    """Check that the quick bot knows what it shall play, if it is among some bots.

    Raises:
        UnknownBotError: when it does not; the message is one sentence.
    """
    if any(map(_is_quick, names)) and (why := unlearned(ruleset, options)):
        raise UnknownBotError(why)


def _is_quick(name: str) -> bool:
    return name.partition(":")[0] == NAME
