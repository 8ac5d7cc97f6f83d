"""Containment: objects break out of sandboxes until a K-class scenario ends the world. Cheap to import."""

from cardgame_tui.engine.plugin import Plugin, loader

PLUGIN = Plugin(
    id="containment",
    title="Containment",
    summary="Break the other site's sandboxes and let its anomalies out before yours cause a K-class scenario.",
    version="0.2.0",
    load=loader("rulesets.containment.ruleset:ContainmentRuleset"),
    taste="Test the other site until its sandboxes break. What breaks out may win you the game, or end it.",
    facts="two ready decks · 44 cards",
    picture=((("━━━━", 1), ("──", 0), (" ━━", 1), ("──", 0), (" ━━━━━", 1), ("─", 0)),),
    difficulty=3,
    minutes=30,
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
