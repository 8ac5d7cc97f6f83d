"""What is known about an installed ruleset before it is loaded. Quick to import: every list of games needs it."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

__all__ = ["API_VERSION", "Picture", "Plugin", "loader"]

API_VERSION = 3
"""Version of the interface in `cardgame_tui.ruleset`; a plugin made for another is listed as broken."""


Picture: TypeAlias = Sequence[Sequence[tuple[str, int]]]
"""Lines of a small drawing: pieces of text, each with the seat in whose colour it is drawn, 0 for a quiet one."""

RulesetT_co = TypeVar("RulesetT_co", covariant=True)


class Plugin(NamedTuple, Generic[RulesetT_co]):
    """One game as its entry point in the group ``cardgame_tui.rulesets`` describes it.

    Args:
        id: the ruleset's id, equal to the entry point's name.
        title: the game's name.
        summary: one line about it.
        version: version of the ruleset, written into every journal.
        load: imports and builds the game, a `cardgame_tui.ruleset.Ruleset`; may be slow. See `loader`.
        api: the interface version it was written for.
        taste: what makes the game worth a try, in two sentences, for the first page; empty for the summary.
        facts: what a player wants to know before a duel, in a few words, such as ``two editions · 47 cards``.
        picture: a drawing of at most two lines and 24 cells, for the first page.
        difficulty: how hard it is to learn, 1 for the easiest; lists of games begin with the easiest, and end with
            those that say 0.
        minutes: about how long a duel takes two people who know the rules; 0 for no estimate.
    """

    id: str
    title: str
    summary: str
    version: str
    load: Callable[[], RulesetT_co]
    api: int = API_VERSION
    taste: str = ""
    facts: str = ""
    picture: Picture = ()
    difficulty: int = 0
    minutes: int = 0


def loader(path: str) -> Callable[[], Any]:
    """Return what imports and builds a game when it is called, for `Plugin.load`.

    Args:
        path: module and class, such as ``high_card.game:HighCard``.
    """

    def load() -> Any:
        """Import the module and make the ruleset."""
        module, _, name = path.partition(":")
        return getattr(import_module(module), name)()

    return load
