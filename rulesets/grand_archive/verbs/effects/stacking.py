"""Negating and copying what is on the stack."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.rules.stack.copying import copy
from rulesets.grand_archive.rules.stack.leaving_stack import negate
from rulesets.grand_archive.rules.stack.retargeting import retarget
from rulesets.grand_archive.rules.steps.found import item_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Negate(Verb):
    """Takes an item off the stack (GA-138)."""

    PHRASES: ClassVar = ("negate {whom}",)
    whom: Selector

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Negate it, if it is still there."""
        other = item_of(item, self.whom)
        return other is not None and negate(duel, other, "GA-138", item.source)


@value
class Copy(Verb):
    """Puts a further instance of a card on the stack (GA-256)."""

    PHRASES: ClassVar = ("copy {whom}[retarget= and you may choose new targets for the copy]",)
    whom: Selector
    retarget: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Copy it, with new targets if its controller likes."""
        other = item_of(item, self.whom)
        if other is None:
            return False
        yield from copy(duel, other, item.doer, new_targets=self.retarget)
        return True


@value
class Retarget(Verb):
    """Gives something on the stack other targets (GA-330)."""

    PHRASES: ClassVar = ("choose new targets for {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Choose other targets for it, each legal and different from the one before where there is such a one."""
        other = item_of(item, self.whom)
        return other is not None and (yield from retarget(duel, other, item.doer, item.source))
