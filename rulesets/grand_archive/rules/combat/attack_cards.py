"""Attack cards: into the Intent, then the declaration (GA-149, GA-322)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


def declare_with(duel: ArchiveDuel, item: Item) -> Script[bool]:
    """Let a resolving attack card enter the Intent and declare its attack (GA-149).

    The combat is played by `combat.play` once the resolution is complete.

    Returns:
        False if it fizzles: the card is still on the stack then.
    """
    yield from ()
    return False
