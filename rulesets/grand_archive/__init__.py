"""Grand Archive: champions level up, memory pays, and everything is answered on the stack. Cheap to import."""

from cardgame_tui.engine.plugin import Plugin, loader

PLUGIN = Plugin(
    id="grand_archive",
    title="Grand Archive",
    summary="Level your champion, pay with your memory, and answer everything on the stack.",
    version="0.2.0",
    load=loader("rulesets.grand_archive.ruleset:ArchiveRuleset"),
    taste="Every card you play is paid with cards you will have back. Your champion grows; theirs must not.",
    facts="four ready decks · 141 cards",
    picture=((("0 › 1 › ", 0), ("level 2", 1), (" › 3", 0)),),
    difficulty=4,
    minutes=45,
)
"""The entry point of the group ``cardgame_tui.rulesets``."""
