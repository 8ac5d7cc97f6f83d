"""A combat from its declaration to its end (section L)."""

from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


def fight(duel: ArchiveDuel, option: Option) -> Script[None]:
    """Declare the attack that was chosen and play its combat."""
    raise NotImplementedError


def fight_with_card(duel: ArchiveDuel, item: Item) -> Script[bool]:
    """Let a resolving attack card enter the Intent, declare its attack and play the combat (GA-149).

    Returns:
        False if it fizzles: the card is still on the stack then.
    """
    yield from ()
    return False
