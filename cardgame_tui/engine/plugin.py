"""What is known about an installed ruleset before it is loaded. Quick to import: every list of games needs it."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

__all__ = ["API_VERSION", "Plugin"]

API_VERSION = 3
"""Version of the interface in `cardgame_tui.ruleset`; a plugin made for another is listed as broken."""


RulesetT_co = TypeVar("RulesetT_co", covariant=True)


class Plugin(NamedTuple, Generic[RulesetT_co]):
    """One game as its entry point in the group ``cardgame_tui.rulesets`` describes it.

    Args:
        id: the ruleset's id, equal to the entry point's name.
        title: the game's name.
        summary: one line about it.
        version: version of the ruleset, written into every journal.
        load: imports and builds the game, a `cardgame_tui.ruleset.Ruleset`; may be slow.
        api: the interface version it was written for.
    """

    id: str
    title: str
    summary: str
    version: str
    load: Callable[[], RulesetT_co]
    api: int = API_VERSION
