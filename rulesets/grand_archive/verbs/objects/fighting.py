"""Choosing an attacker and redirecting its attack (GA-152)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.rules.combat import redirecting
from rulesets.grand_archive.rules.steps.found import object_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Choose(Verb):
    """An object that later words call `it` (GA-204)."""

    PHRASES: ClassVar = ("choose {whom}",)
    whom: Phrase

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Choose it."""
        return (yield from object_of(duel, item, self.whom)) is not None


@value
class Redirect(Verb):
    """Gives the attack of `it` another target (GA-152)."""

    PHRASES: ClassVar = ("redirect its attack to {whom:one}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Redirect it, if that unit still attacks and the new target is legal."""
        attacker, combat = item.so_far.it, duel.combat
        card = yield from object_of(duel, item, self.whom)
        if card is None or combat is None or not isinstance(attacker, Target) or attacker.lost:
            return False
        if not combat.is_attacking(attacker.thing):
            return False
        return (yield from redirecting.redirect(duel, item.doer, card, "GA-152"))
