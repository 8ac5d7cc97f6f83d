"""Combat roles that end by themselves (GA-151)."""

from rulesets.grand_archive.cards.keywords import COMMAND, STEALTH, TRUE_SIGHT
from rulesets.grand_archive.rules.steps.attacks.attack import any_has, parts
from rulesets.grand_archive.rules.steps.attacks.intents import leave_intent
from rulesets.grand_archive.state.card import ArchiveTarget, controller_of, on_field
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has, is_a


def update_roles(duel: ArchiveDuel) -> None:
    """End the roles of what has left, changed its controller or become an illegal target (line 6 of GA-264)."""
    combat = duel.combat
    if combat is None or combat.step == "end":
        return
    if not combat.gone and not _is_with(combat.attacker, combat.seat):
        combat.gone = True
        duel.changed("combat")
    _update_defenders(duel, combat)
    if combat.retaliators:
        _keep(duel, combat.retaliators, [each for each in combat.retaliators if _is_against(each, combat.seat)])
    if combat.wielded:
        _keep(duel, combat.wielded, [each for each in combat.wielded if not each.lost])
    _drop_commands(duel, combat)


def _update_defenders(duel: ArchiveDuel, combat: Combat) -> None:
    if not combat.defenders:
        return
    staying = [each for each in combat.defenders if _is_against(each, combat.seat)]
    hidden = [each for each in staying if combat.is_target(each.thing) and has(duel, each.thing, STEALTH)]
    if hidden and not combat.attacker.lost and not any_has(duel, parts(duel), TRUE_SIGHT):
        staying = [each for each in staying if each not in hidden]
    _keep(duel, combat.defenders, staying)


def _drop_commands(duel: ArchiveDuel, combat: Combat) -> None:
    """A Command card in the Intent of what is no ally goes to the graveyard (GA-264, GA-322)."""
    intent = duel.sides[combat.seat].intent.cards
    if not intent or combat.attacker.lost or is_a(duel, combat.attacker.thing, "ally"):
        return
    for card in [each for each in intent if has(duel, each, COMMAND)]:
        leave_intent(duel, card, "GA-322")


def _keep(duel: ArchiveDuel, group: list[ArchiveTarget], staying: list[ArchiveTarget]) -> None:
    if len(staying) < len(group):
        group[:] = staying
        duel.changed("combat")


def _is_with(each: ArchiveTarget, seat: int) -> bool:
    return not each.lost and on_field(each.thing) and controller_of(each.thing) == seat


def _is_against(each: ArchiveTarget, seat: int) -> bool:
    return not each.lost and on_field(each.thing) and controller_of(each.thing) != seat
