"""Rune Duel: cards trump each other by rank and rune, then fight in two facing lines. Cheap to import."""

from cardgame_tui.engine.plugin import Plugin, loader

PLUGIN = Plugin(
    id="rune_duel",
    title="Rune Duel",
    summary="Cards trump each other by rank and rune, then muster into two facing battle lines.",
    version="0.2.0",
    load=loader("rulesets.rune_duel.ruleset:RuneDuelRuleset"),
    taste="Trump each other by rank or by rune; then the cards of the duel march to the line and fight.",
    facts="short, average or long · 80 cards",
    picture=((("2 I", 1), (" › ", 0), ("3 I", 2), (" › ", 0), ("3 II", 1)),),
    difficulty=1,
    minutes=15,
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
