"""Grand Archive: champions level up, memory pays, and everything is answered on the stack. Cheap to import."""

from typing import TYPE_CHECKING

from cardgame_tui.engine.plugin import Plugin

if TYPE_CHECKING:
    from cardgame_tui.ruleset import Ruleset


def _load() -> "Ruleset":
    from rulesets.grand_archive.ruleset import ArchiveRuleset

    return ArchiveRuleset()


PLUGIN = Plugin(
    id="grand_archive",
    title="Grand Archive",
    summary="Level your champion, pay with your memory, and answer everything on the stack.",
    version="0.1.0",
    load=_load,
    taste="Every card you play is paid with cards you will have back. Your champion grows; theirs must not.",
    facts="two ready decks · 79 cards",
    picture=((("0 › 1 › ", 0), ("level 2", 1), (" › 3", 0)),),
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
