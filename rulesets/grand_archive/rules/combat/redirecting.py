"""Redirecting an attack (GA-152)."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.attacks.attack import parts, refuse_defender
from rulesets.grand_archive.rules.steps.attacks.intercepting import fire_intercepts
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel


def redirect(duel: ArchiveDuel, seat: int, card: ArchiveCard, rule: str = "GA-152") -> Script[bool]:
    """Redirect the attack of this combat to another object, if that is a legal target of it.

    Taunt and payments bind declarations only. An attack that has lost its target gets this one (GA-151).

    Args:
        duel: the duel.
        seat: who redirects; with several targets this player picks the one that is replaced.
        card: the new target.
        rule: the rule that redirects.
    """
    combat = duel.combat
    if combat is None or combat.gone or refuse_redirect(duel, card) is not None:
        return False
    attacker = combat.attacker.thing
    targets = [each.thing for each in combat.defenders if combat.is_target(each.thing)]
    if not targets and combat.cleave:
        return False
    old: ArchiveCard | None = targets[0] if targets else None
    if len(targets) > 1:
        old = yield from pick_card(duel, seat, "redirect", rule, targets, card=attacker, public=True)
    combat.replace_target(old, target(card))
    duel.changed("combat")
    duel.note(rule, "redirects", seat, attacker, other=card)
    fire_intercepts(duel, card)
    return True


def refuse_redirect(duel: ArchiveDuel, card: ArchiveCard) -> Refusal | None:
    """Say why the attack cannot be redirected to an object (GA-152)."""
    combat = duel.combat
    assert combat is not None
    if combat.is_defending(card):
        return refusals.TWICE
    return refuse_defender(duel, combat.seat, parts(duel), card)
