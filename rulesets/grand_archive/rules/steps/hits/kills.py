"""Who has killed the units that have died (GA-283)."""

from collections.abc import Sequence

from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.steps.known import facts
from rulesets.grand_archive.rules.steps.triggers import Subject, fire, watched
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
                    _fire_kill(duel, each, victim, alone=each is killer)


def _killers(duel: ArchiveDuel, combat: Combat, killer: ArchiveTarget) -> list[ArchiveTarget]:
    if not _same(killer, combat.attacker):
        return [killer]
    intent = duel.sides[combat.seat].intent.cards
    return [killer, *combat.wielded, *[target(each) for each in intent]]


def _fire_kill(duel: ArchiveDuel, killer: ArchiveTarget, victim: ArchiveTarget, *, alone: bool) -> None:
    """Fire the triggers on a kill; a killer that has left keeps the abilities that it last had (GA-34)."""
    known = duel.known.get((killer.thing.id, killer.visit)) if killer.lost else None
    if killer.lost and known is None:
        return
    subject = Subject(killer.thing, killer.visit, known)
    is_ally = "ally" in facts(duel, victim).traits.types
    for event in (Event.KILLS, Event.KILLS_ALLY) if is_ally else (Event.KILLS,):
        fire(duel, subject, event, victim)
        if alone and known is None:
            watched(duel, [killer.thing], event)


def _same(one: ArchiveTarget, another: ArchiveTarget) -> bool:
    return one.thing is another.thing and one.visit == another.visit
