"""An attack that is being declared: what has been chosen, and what may be chosen next."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal
from rulesets.grand_archive.cards.keywords import CLEAVE, MULTISTRIKE, TAUNT, UNBLOCKABLE
from rulesets.grand_archive.cards.statics.abilities import MayWield
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.combat.tax import refuse_tax
from rulesets.grand_archive.rules.steps.attacks.attack import any_has, number_of, refuse_defender
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import bound_by, has, is_a, rules_about, traits

LOADABLE = frozenset({"Gun", "Bow", "Aetherwing"})
"""Subtypes of weapons that must be loaded (GA-63)."""


@dataclass(slots=True, eq=False)
class AttackPlan:
    """What has been chosen for an attack; nothing has happened yet (GA-8, GA-146).

    Args:
        seat: the attacking player.
        attacker: the attacking unit.
        card: the attack card, if it is one that attacks (GA-149).
        weapons: what is wielded.
        targets: the attack targets, in the order in which they were chosen.
        swept: the objects that defend because of Cleave (GA-289).
        declined: targets for which a payment was declined (GA-149).
    """

    seat: int
    attacker: ArchiveCard
    card: ArchiveCard | None = None
    weapons: list[ArchiveCard] = field(default_factory=list)
    targets: list[ArchiveCard] = field(default_factory=list)
    swept: list[ArchiveCard] = field(default_factory=list)
    declined: list[ArchiveCard] = field(default_factory=list)


def loaded_cards(duel: ArchiveDuel, plan: AttackPlan) -> list[ArchiveCard]:
    """The cards that move from the attacker and the weapons to the Intent (GA-26)."""
    return _loaded_into(duel, plan.seat, (plan.attacker, *plan.weapons))


def _loaded_into(duel: ArchiveDuel, seat: int, objects: Sequence[ArchiveCard]) -> list[ArchiveCard]:
    if not duel.sides[seat].loaded.cards:
        return []
    return [card for each in objects for card in duel.loaded(each)]


def parts_of(duel: ArchiveDuel, plan: AttackPlan, *more: ArchiveCard) -> list[ArchiveCard]:
    """What the attack would consist of, `more` weapons included."""
    objects = [plan.attacker, *plan.weapons, *more]
    loaded = _loaded_into(duel, plan.seat, objects)
    return objects + loaded if plan.card is None else [*objects, plan.card, *loaded]


def judge_targets(duel: ArchiveDuel, plan: AttackPlan) -> dict[ArchiveCard, Refusal | None]:
    """What forbids each object of the other player as the next target of an attack (GA-146 to GA-148, GA-290)."""
    parts, theirs = parts_of(duel, plan), duel.sides[other(plan.seat)]
    judged = {each: _refuse_choice(duel, plan, parts, each) for each in theirs.field()}
    if any_has(duel, parts, UNBLOCKABLE):
        return judged
    if any([judged[each] is None and _taunts(duel, each) for each in theirs.units.cards]):
        for each, refusal in judged.items():
            if refusal is None and not _taunts(duel, each):
                judged[each] = refusals.TAUNT
    return judged


def has_target(duel: ArchiveDuel, plan: AttackPlan, *more: ArchiveCard) -> bool:
    """Whether anything can be attacked, `more` weapons included (GA-149).

    Taunt says which target comes first, not whether one exists.
    """
    parts, theirs = parts_of(duel, plan, *more), duel.sides[other(plan.seat)].field()
    cleaves = any_has(duel, parts, CLEAVE)
    for each in theirs:
        refusal = (
            refuse_defender(duel, plan.seat, parts, each) if cleaves else _refuse_choice(duel, plan, parts, each)
        )
        if refusal is None:
            return True
    return False


def sweep(duel: ArchiveDuel, plan: AttackPlan) -> list[ArchiveCard]:
    """All that an attack with Cleave is against (GA-289)."""
    parts, theirs = parts_of(duel, plan), duel.sides[other(plan.seat)].field()
    return [each for each in theirs if refuse_defender(duel, plan.seat, parts, each) is None]


def refuse_weapon(duel: ArchiveDuel, plan: AttackPlan, weapon: ArchiveCard) -> Refusal | None:
    """Say why a thing cannot be wielded for an attack (GA-63, GA-147)."""
    if not is_a(duel, weapon, "weapon"):
        return refusals.NOT_A_WEAPON
    if not weapon.counters.get("durability"):
        return refusals.NO_DURABILITY
    if not traits(duel, weapon).subtypes.isdisjoint(LOADABLE):
        if plan.card is not None:
            return refusals.WITH_ATTACK_CARD
        if not duel.loaded(weapon):
            return refusals.NOT_LOADED
    return None


def weapons_for(duel: ArchiveDuel, plan: AttackPlan) -> list[ArchiveCard]:
    """The weapons that the attacker could wield (GA-147)."""
    if not may_wield(duel, plan.attacker):
        return []
    found: list[ArchiveCard] = []
    for each in duel.sides[plan.seat].things.cards:
        if each in plan.weapons or not _wields(duel, plan.attacker, each):
            continue
        if refuse_weapon(duel, plan, each) is None:
            found.append(each)
    return found


def may_wield(duel: ArchiveDuel, attacker: ArchiveCard) -> bool:
    """Whether a unit may wield weapons: a champion, or one that a text allows it (GA-56, GA-145)."""
    return is_a(duel, attacker, "champion") or bound_by(duel, MayWield, attacker)


def _wields(duel: ArchiveDuel, attacker: ArchiveCard, weapon: ArchiveCard) -> bool:
    """Whether a unit that may wield weapons may wield this one."""
    if is_a(duel, attacker, "champion"):
        return True
    for source, static in rules_about(duel, MayWield, attacker):
        assert isinstance(static, MayWield)
        if source is weapon or not static.this:
            return True
    return False


def strikes_a_target(duel: ArchiveDuel, plan: AttackPlan, *more: ArchiveCard) -> bool:
    """Whether the attack can be completed with `more` weapons, and perhaps with a further one."""
    if has_target(duel, plan, *more):
        return True
    limit = duel.options.weapons_per_attack
    if limit and len(plan.weapons) + len(more) >= limit:
        return False
    others: Sequence[ArchiveCard] = [each for each in weapons_for(duel, plan) if each not in more]
    return any([has_target(duel, plan, *more, each) for each in others])


def _refuse_choice(
    duel: ArchiveDuel, plan: AttackPlan, parts: Sequence[ArchiveCard], card: ArchiveCard
) -> Refusal | None:
    """Why an object cannot be chosen, Taunt aside."""
    if (refusal := refuse_defender(duel, plan.seat, parts, card)) is not None:
        return refusal
    if card in plan.targets or card in plan.swept:
        return refusals.TWICE
    if card in plan.declined:
        return refusals.DECLINED
    return refuse_tax(duel, plan.seat, plan.attacker, [*plan.targets, card])


def _taunts(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    return not card.rested and has(duel, card, TAUNT)


def further_targets(duel: ArchiveDuel, plan: AttackPlan) -> int:
    """How many targets may be added to the first (GA-290)."""
    return number_of(duel, parts_of(duel, plan), MULTISTRIKE)
