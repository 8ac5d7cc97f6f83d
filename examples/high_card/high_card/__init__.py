"""High Card: what is known of the game before it is loaded. Cheap to import."""

from typing import TYPE_CHECKING

from cardgame_tui.engine.plugin import Plugin

if TYPE_CHECKING:
    from cardgame_tui.ruleset import Ruleset


def _load() -> "Ruleset":
    from high_card.game import HighCard

    return HighCard()


PLUGIN = Plugin("high_card", "High Card", "Three tricks; the higher card wins each.", "1", _load)
"""The entry point of the group ``cardgame_tui.rulesets``."""
