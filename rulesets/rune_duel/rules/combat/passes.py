"""Combat: both passes over the slots (rulebook section 9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.rules.combat.by_hand import carry_out_by_hand
from rulesets.rune_duel.rules.steps.lifecycle import death_check, life_check, lose_life
from rulesets.rune_duel.rules.steps.verb import perform_effects
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, has, remaining_life


@dataclass(slots=True)
class Blow:
    """What one creature does in an exchange, fixed before any damage is dealt (RD-46).

    Args:
        creature: who strikes.
        strength: its attack.
        foe: the creature it faces, None for an empty slot.
        room: remaining life of the foe.
        attacks: whether it attacks, or only deals damage back (`second_attack_retaliation`).
    """

    creature: RuneCard
    strength: int
    foe: RuneCard | None
    room: int
    attacks: bool


def combat(duel: RuneDuel) -> Script[None]:
    """The first pass with all creatures, the second with those that attack twice (RD-45, RD-48)."""
    if any(duel.creatures()):
        duel.note("RD-45", "first_pass")
        yield from _pass(duel, second=False)
    if any(has(each, Keyword.TWIN_STRIKE) for each in duel.creatures()):
        duel.note("RD-48", "second_pass")
        yield from _pass(duel, second=True)
    life_check(duel)
    yield from carry_out_by_hand(duel)


def _pass(duel: RuneDuel, *, second: bool) -> Script[None]:
    """Go through the slots from 1 upwards; nobody moves before combat is over (RD-47)."""
    for number in range(1, max(map(len, duel.lines.values())) + 1):
        blows = _blows(duel, number, second=second)
        if any(blow.attacks for blow in blows):
            yield from _exchange(duel, blows)


def _blows(duel: RuneDuel, number: int, *, second: bool) -> list[Blow]:
    """Who strikes in a slot, the duel winner's creature first (RD-45, RD-46 (a), RD-49)."""
    blows = []
    for seat in duel.in_order():
        creature = duel.at(seat, number)
        if creature is None:
            continue
        attacks = not second or has(creature, Keyword.TWIN_STRIKE)
        foe = duel.facing(creature)
        if attacks or (duel.options.second_attack_retaliation and foe is not None):
            room = 0 if foe is None else remaining_life(duel, foe)
            blows.append(Blow(creature, attack(duel, creature), foe, room, attacks))
    return blows


def _exchange(duel: RuneDuel, blows: Sequence[Blow]) -> Script[None]:
    """Deal all damage together, then Onslaught, then the checks (RD-46)."""
    for blow in blows:
        if blow.foe is not None:
            blow.foe.damage += blow.strength
    _announce(duel, blows)
    for blow in blows:
        _hit_player(duel, blow)
    for blow in blows:
        if blow.attacks and blow.creature.printed.program.onslaught:
            duel.note("RD-68", "onslaught", blow.creature.owner, blow.creature)
            yield from perform_effects(duel, blow.creature, blow.creature.printed.program.onslaught)
    death_check(duel)
    if duel.options.life_check == "immediate":
        life_check(duel)


def _hit_player(duel: RuneDuel, blow: Blow) -> None:
    """An unopposed attack, or what breaks through the facing creature, goes to the player (RD-45, RD-62)."""
    victim = other(blow.creature.owner)
    if blow.foe is None:
        lose_life(duel, victim, blow.strength, "RD-45", blow.creature)
    elif blow.attacks and has(blow.creature, Keyword.BREAKTHROUGH):
        lose_life(duel, victim, blow.strength - blow.room, "RD-62", blow.creature)


def _announce(duel: RuneDuel, blows: Sequence[Blow]) -> None:
    """Log the exchange with its damage values (RD-73)."""
    if duel.events is None:
        return
    creature, strength, foe = blows[0].creature, blows[0].strength, blows[0].foe
    if len(blows) == 2:
        word = str(blows[1].strength)
        duel.note("RD-46", "exchange", creature.owner, creature, amount=strength, other=foe, word=word)
    elif foe is None:
        duel.note("RD-45", "unopposed", creature.owner, creature, creature.zone, amount=strength)
    else:
        duel.note("RD-49", "strikes", creature.owner, creature, amount=strength, other=foe)
