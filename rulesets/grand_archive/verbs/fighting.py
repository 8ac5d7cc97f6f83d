"""Choosing an attacker and redirecting its attack (GA-152)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Until
from rulesets.grand_archive.cards.selectors import Phrase
from rulesets.grand_archive.rules.combat import redirecting
from rulesets.grand_archive.rules.combat.attackers import CANNOT_ATTACK, MUST_ATTACK
from rulesets.grand_archive.rules.steps.found import object_of, on_field_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.verbs.values import start


@value
class Choose(Verb):
    """An object that later words call `it` (GA-204)."""

    PHRASES: ClassVar = ("choose {whom}",)
    whom: Phrase

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Choose it."""
        return (yield from object_of(duel, item, self.whom)) is not None


@value
class Redirect(Verb):
    """Gives the attack of `it` another target (GA-152)."""

    PHRASES: ClassVar = ("redirect its attack to {whom:one}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Redirect it, if that unit still attacks and the new target is legal."""
        attacker, combat = item.it, duel.combat
        card = yield from object_of(duel, item, self.whom)
        if card is None or combat is None or not isinstance(attacker, Target) or attacker.lost:
            return False
        if not combat.is_attacking(attacker.thing):
            return False
        return (yield from redirecting.redirect(duel, item.controller, card, "GA-152"))


@value
class CannotAttackNow(Verb):
    """Units that cannot attack in this turn (GA-146)."""

    PHRASES: ClassVar = ("{whom} can't attack this turn",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Keep those that the words mean now from attacking."""
        return (yield from _bind(duel, item, self.whom, CANNOT_ATTACK, "cannot_attack", "GA-146"))


@value
class MustAttackNow(Verb):
    """Units with which their controller must attack in this turn (GA-91)."""

    PHRASES: ClassVar = ("{whom} must attack this turn",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Oblige their controllers."""
        return (yield from _bind(duel, item, self.whom, MUST_ATTACK, "must_attack", "GA-91"))


def _bind(duel: ArchiveDuel, item: Item, whom: Selector, what: str, event: str, rule: str) -> Script[bool]:
    found = yield from on_field_of(duel, item, whom)
    start(duel, item, what, found, True, Until.END_OF_TURN)
    for card in found:
        duel.note(rule, event, item.controller, card)
    return bool(found)
