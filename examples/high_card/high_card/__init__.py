"""High Card: what is known of the game before it is loaded. Cheap to import."""

from cardgame_tui.engine.plugin import Plugin, loader

PLUGIN = Plugin(
    "high_card", "High Card", "Three tricks; the higher card wins each.", "1", loader("high_card.game:HighCard")
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
