"""Dimensional Rift, a duel on a grid of zones with arrows, by Luan Nico. This module is cheap to import."""

from cardgame_tui.engine.plugin import Plugin, loader

PLUGIN = Plugin(
    id="dimensional_rift",
    title="Dimensional Rift",
    summary="Creatures with arrows fight over a grid of zones; editions conquest and rift.",
    version="0.2.0",
    load=loader("rulesets.dimensional_rift.ruleset:DimensionalRift"),
    taste="Cards with eight arrows on a grid of twenty zones: turned well, they strike, bless and block.",
    facts="two editions · 77 cards",
    picture=((("↖ ↑ ↗", 1),), (("← ■ →", 1),)),
    difficulty=2,
    minutes=25,
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
