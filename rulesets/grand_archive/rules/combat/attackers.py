"""Which units may attack (GA-143 to GA-145, GA-91, GA-189)."""

from functools import partial

from cardgame_tui.engine.prompt import Judged, Refusal, SharedOptions, shared_option
from rulesets.grand_archive.cards.statics.abilities import Deed, MustAttack
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.combat.attack_plan import AttackPlan, may_wield, strikes_a_target, weapons_for
from rulesets.grand_archive.rules.combat.tax import refuse_costs
from rulesets.grand_archive.rules.playing.forbidden import has_the_floor
from rulesets.grand_archive.rules.steps.attacks.attack import fighters
from rulesets.grand_archive.rules.steps.attacks.obedience import obeys
from rulesets.grand_archive.state.bans import attack_price, is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import bound_by, in_force, power

# Members that nearly every decision reads (docs/architecture.md, "Members")
_ATTACK = Deed.ATTACK
_ATTACK_WITH = SharedOptions(partial(shared_option, "attack"))


def judge_attacks(duel: ArchiveDuel, seat: int) -> list[Judged]:
    """The attacks that a seat could declare now, and what forbids them (GA-144)."""
    if not has_the_floor(duel, seat):
        return []
    judged: list[Judged] = []
    for card in fighters(duel, seat, _ATTACK):
        refusal = refuse_attack(duel, seat, card)
        judged.append((_ATTACK_WITH[card.id], refusal))
    return judged


def refuse_attack(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> Refusal | None:
    """Say why a unit cannot declare an attack; None proves that the declaration can be completed."""
    if card.rested:
        return refusals.ATTACKER_RESTED
    if (refusal := refuse_attacker(duel, card)) is not None:
        return refusal
    plan = AttackPlan(seat, card)
    if power(duel, card) <= 0:
        if not may_wield(duel, card):
            return refusals.NO_POWER
        weapons = weapons_for(duel, plan)
        if not weapons:
            return refusals.NOTHING_TO_ATTACK_WITH
        return None if any([strikes_a_target(duel, plan, each) for each in weapons]) else refusals.NO_LEGAL_TARGET
    return None if strikes_a_target(duel, plan) else refusals.NO_LEGAL_TARGET


def refuse_attacker(duel: ArchiveDuel, card: ArchiveCard) -> Refusal | None:
    """Say why a unit may not attack at all, also with an attack card (GA-79, GA-144, GA-146)."""
    if not obeys(duel, card):
        return refusals.ATTACKER_DISOBEYS
    if duel.options.first_cycle_attack_ban and duel.turn == 1:
        return refusals.FIRST_TURN
    if duel.options.summoning_rest and card.entered == duel.turn:
        return refusals.NEW_UNIT
    if is_banned(duel, card, ObjectBan.ATTACK):
        return refusals.CANNOT_ATTACK
    if attack_price(duel, controller_of(card), card, ()) is None:
        return refusals.CANNOT_DECLARE
    return refuse_costs(duel, card)


def must_attack(duel: ArchiveDuel, seat: int) -> bool:
    """Whether a seat may not leave its main phase yet: it must first attempt an attack (GA-91)."""
    if not has_the_floor(duel, seat) or not _obliges(duel):
        return False
    units = fighters(duel, seat, _ATTACK)
    return any([is_obliged(duel, card) and refuse_attack(duel, seat, card) is None for card in units])


def _obliges(duel: ArchiveDuel) -> bool:
    """Whether anything obliges anybody to attack."""
    return bool(in_force(duel, MustAttack))


def is_obliged(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Whether its controller must attack with a unit and has not attempted it this turn (GA-91)."""
    if (card.id, card.visit) in duel.attempted:
        return False
    return bound_by(duel, MustAttack, card)
