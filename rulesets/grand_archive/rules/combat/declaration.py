"""Declaring attacks: all is chosen, then it happens in the last lines (GA-8, GA-146 to GA-150)."""

from cardgame_tui.engine.asking import DONE, pick_card
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.prompt import Option, Script
from rulesets.grand_archive.cards.keywords import CLEAVE, COMMAND
from rulesets.grand_archive.cards.phrases.tails import Past
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.combat.attack_plan import (
    AttackPlan,
    further_targets,
    has_target,
    judge_targets,
    loaded_cards,
    parts_of,
    strikes_a_target,
    sweep,
    weapons_for,
)
from rulesets.grand_archive.rules.combat.attackers import is_obliged
from rulesets.grand_archive.rules.combat.tax import pay_for_attack
from rulesets.grand_archive.rules.stack.leaving_stack import release_card
from rulesets.grand_archive.rules.steps.attacks.attack import ATTACKS, NEXT_ATTACK, any_has, parts
from rulesets.grand_archive.rules.steps.attacks.intents import enter_intent
from rulesets.grand_archive.rules.steps.attacks.intercepting import fire_intercepts
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.rules.steps.triggers import Subject, fire, happens, watched
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import has, power

NO_WEAPON = Option("no weapon")


def declare(duel: ArchiveDuel, attacker: ArchiveCard) -> Script[bool]:
    """Declare an attack with a unit; False where a payment is declined and nothing has happened (GA-8)."""
    plan = AttackPlan(duel.active, attacker)
    _attempt(duel, attacker)
    yield from choose_weapons(duel, plan)
    yield from choose_targets(duel, plan)
    if not (yield from pay_for_attack(duel, plan.seat, attacker, plan.targets)):
        return False
    rest(duel, attacker, "GA-146")
    begin(duel, plan)
    return True


def choose_weapons(duel: ArchiveDuel, plan: AttackPlan) -> Script[None]:
    """Choose what the champion wields (GA-147)."""
    limit = duel.options.weapons_per_attack
    while not limit or len(plan.weapons) < limit:
        weapons = [each for each in weapons_for(duel, plan) if strikes_a_target(duel, plan, each)]
        if not weapons:
            return
        needed = _needs_weapon(duel, plan)
        if needed and len(weapons) == 1:
            plan.weapons.append(weapons[0])
            continue
        weapon = yield from pick_card(
            duel, plan.seat, "wield", "GA-147", weapons, none=None if needed else NO_WEAPON,
            card=plan.card or plan.attacker, public=True,
        )  # fmt: skip
        if weapon is None:
            return
        plan.weapons.append(weapon)


def choose_targets(duel: ArchiveDuel, plan: AttackPlan) -> Script[None]:
    """Choose the attack targets; one at least exists (GA-146, GA-289, GA-290)."""
    if any_has(duel, parts_of(duel, plan), CLEAVE):
        plan.swept = sweep(duel, plan)
    else:
        yield from _choose_target(duel, plan, None)
    for _ in range(further_targets(duel, plan)):
        if not (yield from _choose_target(duel, plan, DONE)):
            return


def begin(duel: ArchiveDuel, plan: AttackPlan, item: ArchiveItem | None = None) -> None:
    """Begin the combat of an attack that was declared; `item` is the attack card's (GA-150)."""
    combat = Combat(plan.seat, target(plan.attacker), command=_is_command(duel, plan))
    combat.cleave = bool(plan.swept)
    combat.swept = [target(each) for each in plan.swept]
    combat.defenders = [target(each) for each in plan.targets] + list(combat.swept)
    combat.wielded = [target(each) for each in plan.weapons]
    _use_next_attack(duel, plan.attacker)
    _attempt(duel, plan.attacker)
    plan.attacker.past |= {Past.ATTACKED}
    duel.combat, duel.phase = combat, "combat"
    duel.changed("combat")
    duel.note("GA-80", "combat_phase", plan.seat)
    _note(duel, plan)
    for card in loaded_cards(duel, plan):
        enter_intent(duel, card, plan.seat, "GA-26")
    if item is not None:
        _enter_with_item(duel, plan, item)
    _trigger(duel, combat)


def _attempt(duel: ArchiveDuel, attacker: ArchiveCard) -> None:
    """An attack with a unit is attempted, whatever comes of it (GA-91)."""
    if is_obliged(duel, attacker):
        duel.attempted.add((attacker.id, attacker.visit))


def _choose_target(duel: ArchiveDuel, plan: AttackPlan, none: Option | None) -> Script[bool]:
    judged = judge_targets(duel, plan)
    legal = [each for each, refusal in judged.items() if refusal is None]
    if not legal:
        return False
    if len(legal) == 1 and none is None:
        plan.targets += legal
        return True
    picked = yield from pick_card(
        duel, plan.seat, "attack_target", "GA-146", list(judged), judged.get,
        none=none, card=plan.card or plan.attacker, public=True,
    )  # fmt: skip
    if picked is not None:
        plan.targets.append(picked)
    return picked is not None


def _needs_weapon(duel: ArchiveDuel, plan: AttackPlan) -> bool:
    """Whether the attack cannot be made with what has been chosen so far (GA-145)."""
    if plan.card is None and not plan.weapons and power(duel, plan.attacker) <= 0:
        return True
    return not has_target(duel, plan)


def _use_next_attack(duel: ArchiveDuel, attacker: ArchiveCard) -> None:
    """Let effects on the next attack of a unit be about this one, which it is (GA-339)."""
    for each in [each for each in duel.effects.of(NEXT_ATTACK) if each.touches(duel, attacker)]:
        duel.effects.end(each)
        begun = Continuous[ArchiveDuel, ArchiveCard](
            ATTACKS, None, None, each.value, cards=(attacker.id,), origin=each.origin
        )
        begun.until = "combat"
        duel.effects.add(begun)


def _is_command(duel: ArchiveDuel, plan: AttackPlan) -> bool:
    return plan.card is not None and has(duel, plan.card, COMMAND)


def _enter_with_item(duel: ArchiveDuel, plan: AttackPlan, item: ArchiveItem) -> None:
    """Put the attack card into the Intent; a copy of it is an intent, but no card (GA-24).

    The card whose last instance was that copy leaves the stack (GA-139).
    """
    card = plan.card
    assert card is not None
    if item.copy:
        card = ArchiveCard(len(duel.cards), card.printed, item.controller)
        card.token = True
    enter_intent(duel, card, plan.seat, "GA-149", item.played)
    release_card(duel, item)


def _note(duel: ArchiveDuel, plan: AttackPlan) -> None:
    for each in plan.weapons:
        duel.note("GA-147", "wields", plan.seat, plan.attacker, other=each)
    for each in plan.targets:
        duel.note("GA-150", "attacks", plan.seat, plan.attacker, other=each)
    for each in plan.swept:
        duel.note("GA-289", "attacks", plan.seat, plan.attacker, other=each)


def _trigger(duel: ArchiveDuel, combat: Combat) -> None:
    """On Attack triggers for all parts of the attack, and Intercept for an attacked champion (GA-281, GA-287)."""
    for each in parts(duel):
        fire(duel, Subject(each, each.visit), Event.ATTACKS, combat.defenders[0])
    watched(duel, [combat.attacker.thing], Event.ATTACKS)
    for defender in combat.defenders:
        fire_intercepts(duel, defender.thing)
        happens(duel, defender.thing, Event.ATTACKED, combat.attacker)
