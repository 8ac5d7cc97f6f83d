"""Who has killed the units that have died (GA-283)."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.sentences import Trigger
from rulesets.grand_archive.rules.steps.triggers import fire, fire_known
from rulesets.grand_archive.state.card import ArchiveTarget, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel


def credit_kills(duel: ArchiveDuel, died: Sequence[ArchiveTarget]) -> None:
    """Let On Kill trigger for the sources of lethal combat damage to units that have died.

    A kill of the attacker is one of the weapons and the cards of its attack, too.

    Args:
        duel: the duel.
        died: the units, at their stays on the field.
    """
    combat = duel.combat
    if combat is None or not combat.lethal:
        return
    for victim in died:
        for killed, killer in combat.lethal:
            if _same(killed, victim):
                for each in _killers(duel, combat, killer):
                    _fire_kill(duel, each, victim)


def _killers(duel: ArchiveDuel, combat: Combat, killer: ArchiveTarget) -> list[ArchiveTarget]:
    if not _same(killer, combat.attacker):
        return [killer]
    intent = duel.sides[combat.seat].intent.cards
    return [killer, *combat.wielded, *[target(each) for each in intent]]


def _fire_kill(duel: ArchiveDuel, killer: ArchiveTarget, victim: ArchiveTarget) -> None:
    """Fire the triggers on a kill; a killer that has left keeps the abilities that it last had (GA-34)."""
    if not killer.lost:
        fire(duel, killer.thing, Trigger.KILL, victim)
    elif (known := duel.known.get((killer.thing.id, killer.visit))) is not None:
        fire_known(duel, killer.thing, killer.visit, known, Trigger.KILL, victim)


def _same(one: ArchiveTarget, another: ArchiveTarget) -> bool:
    return one.thing is another.thing and one.visit == another.visit
