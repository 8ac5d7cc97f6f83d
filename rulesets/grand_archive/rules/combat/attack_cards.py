"""Attack cards: into the Intent, then the declaration (GA-149, GA-322)."""

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.combat.attack_plan import AttackPlan, has_target
from rulesets.grand_archive.rules.combat.attackers import refuse_attacker
from rulesets.grand_archive.rules.combat.declaration import begin, choose_targets, choose_weapons
from rulesets.grand_archive.rules.combat.tax import pay_for_attack
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def declare_with(duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
    """Let a resolving attack card enter the Intent and declare its attack (GA-149).

    Returns:
        False if it fizzles: the card is still on the stack then.
    """
    attacker = performer_of(duel, item)
    if attacker is None or not _is_time(duel, item) or refuse_attacker(duel, attacker) is not None:
        return False
    plan = AttackPlan(item.controller, attacker, item.source)
    yield from choose_weapons(duel, plan)
    while has_target(duel, plan):
        yield from choose_targets(duel, plan)
        if (yield from pay_for_attack(duel, plan.seat, attacker, plan.targets)):
            begin(duel, plan, item)
            return True
        plan.declined += [each for each in plan.targets if each is duel.champion(controller_of(each))]
        plan.targets.clear()
    return False


def performer_of(duel: ArchiveDuel, item: ArchiveItem) -> ArchiveCard | None:
    """The unit that was rested for the card; None if it is gone or has changed sides (GA-322)."""
    performer = item.performer
    if performer is None or performer.lost:
        return None
    unit = performer.thing
    is_there = on_field(unit) and controller_of(unit) == item.controller
    return unit if is_there else None


def _is_time(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Whether an attack may begin: in the own main phase, with nothing else on the stack (GA-149)."""
    if duel.stack or duel.combat is not None:
        return False
    return duel.active == item.controller and duel.phase == "main"
