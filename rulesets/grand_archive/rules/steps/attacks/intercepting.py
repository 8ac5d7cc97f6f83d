"""Intercept: an ally takes an attack on the champion upon itself (GA-287)."""

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules.steps.attacks.attack import any_has, parts, refuse_defender
from rulesets.grand_archive.rules.steps.attacks.obedience import obeys
from rulesets.grand_archive.rules.steps.triggers import fire_word
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import has, is_a

INTERCEPT = "intercept"
"""The word of the trigger."""


def fire_intercepts(duel: ArchiveDuel, champion: ArchiveCard) -> None:
    """Let Intercept trigger for each awake ally whose champion has become the target of the attack."""
    combat = duel.combat
    assert combat is not None
    if not is_a(duel, champion, "champion") or not _can_be_intercepted(duel, combat, champion):
        return
    seat = controller_of(champion)
    for card in duel.sides[seat].units.cards:
        if not card.rested and has(duel, card, Keyword.INTERCEPT) and is_a(duel, card, "ally"):
            fire_word(duel, INTERCEPT, "GA-287", seat, card, about=target(champion))


def intercept(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Let the controller of the ally redirect the attack from the champion to it; it does not rest."""
    card, champion, combat = item.source, item.about, duel.combat
    if card is None or not isinstance(champion, Target) or combat is None or card.visit != item.visit:
        return
    if (
        combat.gone
        or not _can_be_intercepted(duel, combat, champion.thing)
        or not _can_intercept(duel, combat, card)
    ):
        return
    if not (yield from confirm(duel, item.controller, INTERCEPT, "GA-287", card, public=True)):
        return
    combat.replace_target(champion.thing, target(card))
    combat.intercepting.append(target(card))
    duel.changed("combat")
    duel.note("GA-287", "intercepts", item.controller, combat.attacker.thing, other=card)


def _can_be_intercepted(duel: ArchiveDuel, combat: Combat, champion: ArchiveCard) -> bool:
    """Whether the champion is a target of the attack, not by Cleave, and that is not Unblockable."""
    if combat.gone or not combat.is_target(champion):
        return False
    if is_banned(duel, combat.attacker.thing, ObjectBan.INTERCEPTED):
        return False
    return not any_has(duel, parts(duel), Keyword.UNBLOCKABLE)


def _can_intercept(duel: ArchiveDuel, combat: Combat, card: ArchiveCard) -> bool:
    if combat.is_defending(card) or not obeys(duel, card) or is_banned(duel, card, ObjectBan.INTERCEPT):
        return False
    if is_banned(duel, combat.attacker.thing, ObjectBan.INTERCEPTED, card):
        return False
    return refuse_defender(duel, combat.seat, parts(duel), card) is None
