"""After combat: Regeneration, Fade, closing up (rulebook section 10)."""

from rulesets.rune_duel.rules.steps.lifecycle import (
    deal,
    death_check,
    discard,
    heal,
    life_check,
    name_artifacts,
    place,
)
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import regeneration


def after_combat(duel: RuneDuel) -> None:
    """Every Regeneration, then every Fade, then both lines close up (RD-51 to RD-53)."""
    for creature in duel.creatures():
        heal(duel, creature, regeneration(creature), "RD-63")
    life_check(duel)
    _fade(duel)
    death_check(duel)
    life_check(duel)
    _close_up(duel)
    while death_check(duel):
        _close_up(duel)
    life_check(duel)


def _fade(duel: RuneDuel) -> None:
    """Remove one fade counter from each fading creature; without one left it leaves (RD-64)."""
    fading = [each for each in duel.creatures() if each.printed.program.fade]
    if duel.options.fade_mode == "wither":
        for creature in fading:
            deal(duel, creature, creature.printed.program.fade, "RD-64")
        return
    for creature in fading:
        creature.fade -= 1
        duel.note("RD-64", "fades", creature.owner, creature, amount=creature.fade)
    for creature in fading:
        if creature.fade <= 0:
            _fade_away(duel, creature)


def _fade_away(duel: RuneDuel, creature: RuneCard) -> None:
    duel.note("RD-64", "fades_away", creature.owner, creature, creature.zone)
    name_artifacts(duel, creature, "RD-64")
    discard(duel, creature)


def _close_up(duel: RuneDuel) -> None:
    """Creatures keep their order and move to slots 1, 2, 3 ... (RD-52)."""
    for seat in duel.in_order():
        moved = 0
        for number, creature in enumerate(duel.line(seat), 1):
            if creature.slot != number:
                place(duel, creature, number)
                moved += 1
        if moved:
            duel.note("RD-52", "closes_up", seat, amount=moved)
