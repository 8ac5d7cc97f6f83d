"""Containment: objects break out of sandboxes until a K-class scenario ends the world. Cheap to import."""

from typing import TYPE_CHECKING

from cardgame_tui.engine.plugin import Plugin

if TYPE_CHECKING:
    from cardgame_tui.ruleset import Ruleset


def _load() -> "Ruleset":
    from rulesets.containment.ruleset import ContainmentRuleset

    return ContainmentRuleset()


PLUGIN = Plugin(
    id="containment",
    title="Containment",
    summary="Break the other site's sandboxes and let its anomalies out before yours cause a K-class scenario.",
    version="0.1.0",
    load=_load,
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
