"""A combat from its declaration to its end (section L)."""

from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


def fight(duel: ArchiveDuel, option: Option, stack: StackRules[ArchiveDuel, Item]) -> Script[None]:
    """Declare the attack that was chosen and play its combat, in windows of this stack."""
    raise NotImplementedError


def play(duel: ArchiveDuel, stack: StackRules[ArchiveDuel, Item]) -> Script[None]:
    """Play a combat whose attack has just been declared, by a resolved attack card or otherwise.

    Call it when `duel.combat` is there and its step is ``declaration``, once the resolution is complete.
    """
    raise NotImplementedError
