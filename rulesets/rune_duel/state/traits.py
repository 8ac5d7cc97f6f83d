"""The current values of a creature: attack, life and abilities, with artifacts and Commands (RD-10 to RD-13)."""

from collections.abc import Iterator

from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.cards.sentences import BonusTo
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


def attack(duel: RuneDuel, creature: RuneCard) -> int:
    """Current attack, never below 0 (RD-12)."""
    total = creature.printed.attack + command_bonus(duel, creature)[0]
    for artifact in creature.artifacts:
        total += artifact.printed.attack
    return max(0, total)


def life(duel: RuneDuel, creature: RuneCard) -> int:
    """Current life (RD-12)."""
    total = creature.printed.life + command_bonus(duel, creature)[1]
    for artifact in creature.artifacts:
        total += artifact.printed.life
    return total


def remaining_life(duel: RuneDuel, creature: RuneCard) -> int:
    """Current life less the damage on the creature."""
    return life(duel, creature) - creature.damage


def command_bonus(duel: RuneDuel, creature: RuneCard) -> tuple[int, int]:
    """Attack and life that the Commands on its line give a creature now (RD-69)."""
    attack_bonus = life_bonus = 0
    for warlord in duel.line(creature.owner):
        for bonus in warlord.printed.program.command:
            if warlord is not creature and _reaches(bonus.whom, warlord, creature):
                attack_bonus += bonus.attack
                life_bonus += bonus.life
    return attack_bonus, life_bonus


def command_bonuses(duel: RuneDuel, creature: RuneCard) -> Iterator[tuple[RuneCard, tuple[int, int]]]:
    """The warlords that change a creature now, each with what one of its Commands adds (RD-69)."""
    for warlord in duel.line(creature.owner):
        for bonus in warlord.printed.program.command:
            if warlord is not creature and _reaches(bonus.whom, warlord, creature):
                yield warlord, (bonus.attack, bonus.life)


def _reaches(whom: BonusTo, warlord: RuneCard, creature: RuneCard) -> bool:
    return whom is BonusTo.OTHERS or abs(warlord.slot - creature.slot) == 1


def has(creature: RuneCard, keyword: Keyword) -> bool:
    """Whether a creature has an ability, printed or granted by an artifact (RD-71)."""
    if keyword in creature.printed.program.keywords:
        return True
    return any(keyword in artifact.printed.program.grants for artifact in creature.artifacts)


def regeneration(creature: RuneCard) -> int:
    """How much damage Regeneration removes, all sources together (RD-63)."""
    granted = sum(artifact.printed.program.grants_regeneration for artifact in creature.artifacts)
    return creature.printed.program.regeneration + granted
