"""What the damage of one combat does, as plain functions (GA-156 to GA-166, GA-215 to GA-228, GA-246, GA-281 on).

`fight` takes a `Combat` and says what lands where, what is destroyed and which weapons wear. `units` says what an
adapter must provide.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.rulesets.grand_archive.model.declaration import retaliators
from tests.rulesets.grand_archive.model.units import (
    BULWARK,
    DOUBLE,
    Combat,
    Options,
    Prevention,
    Unit,
)


@dataclass(frozen=True, slots=True)
class Hit:
    """Damage on its way from a source to an object."""

    source: int
    target: int
    amount: int
    double: bool = False
    unpreventable: bool = False
    kind: str = "combat"


@dataclass(slots=True)
class Outcome:
    """What a combat has done.

    Args:
        dealt: source, object and amount of all damage that was dealt, in order.
        damage: damage on each unit afterwards, also on those that died of it.
        durability: durability counters of each siegeable domain and each wielded weapon afterwards.
        gone: where each destroyed object went, ``graveyard`` or ``banishment``.
        died: the units that died (GA-211).
        lost: the champions that were killed (GA-269).
        rested: the units that rested to retaliate and are still there.
        hits: who hits whom: sources of On Hit, also weapons and intents, with the object (GA-282).
        kills: who killed whom (GA-283).
        shields: what is left of the preventions on each unit: the amount, None for all.
        bulwark: bulwark counters of each unit afterwards.
    """

    dealt: list[tuple[int, int, int]] = field(default_factory=list)
    damage: dict[int, int] = field(default_factory=dict)
    durability: dict[int, int] = field(default_factory=dict)
    gone: dict[int, str] = field(default_factory=dict)
    died: set[int] = field(default_factory=set)
    lost: set[int] = field(default_factory=set)
    rested: set[int] = field(default_factory=set)
    hits: set[tuple[int, int]] = field(default_factory=set)
    kills: set[tuple[int, int]] = field(default_factory=set)
    shields: dict[int, dict[str, int | None]] = field(default_factory=dict)
    bulwark: dict[int, int] = field(default_factory=dict)


def attack_total(combat: Combat) -> int:
    """The power of the attacker, its intents and its weapons with all modifiers (GA-160, GA-163, GA-295)."""
    unit = combat.attacker
    weapons = sum(weapon.power or 0 for weapon in combat.weapons if not weapon.left)
    ranged = unit.word("Ranged") if unit.distant else 0
    return unit.force + ranged + weapons + sum(card.power or 0 for card in combat.intents) + combat.plus


def fight(combat: Combat, options: Options) -> Outcome:
    """Retaliation and damage of one combat, then one pass of state-based checks."""
    units = {unit.key: unit for unit in (combat.attacker, *combat.foes)}
    outcome = begin(units.values())
    answers = retaliators(combat, options)
    outcome.rested = {unit.key for unit in answers if not (unit.word("Steadfast") or unit.left)}
    hits = attack_hits(combat)
    for hit in (*hits, *retaliation_hits(combat, answers)):
        land(outcome, units[hit.target], hit)
    destroy(outcome, units.values())
    used = [combat.attacker.key, *(each.key for each in combat.weapons if not each.left)]
    used += [card.key for card in combat.intents]
    credit(outcome, combat, used)
    wear(outcome, combat, options, bool(hits))
    return outcome


def begin(units: Iterable[Unit]) -> Outcome:
    """The units as they are before any damage."""
    outcome = Outcome()
    for unit in units:
        outcome.shields[unit.key] = {each.name: each.amount for each in unit.preventions}
        outcome.bulwark[unit.key] = unit.bulwark
        if unit.kind == "domain":
            outcome.durability[unit.key] = unit.durability
        else:
            outcome.damage[unit.key] = unit.damage
    return outcome


def attack_hits(combat: Combat) -> list[Hit]:
    """What the attacker would deal: its total to every object that still defends (GA-160, GA-162, GA-164).

    A hit of 0 or less is one too: it says that a defender was left to damage.
    """
    unit = combat.attacker
    if unit.left or unit.dropped:
        return []
    total, double = attack_total(combat), bool(combat.words("Critical")) and not unit.paid
    targets = [foe for foe in combat.foes if foe.defends and not (foe.dropped or foe.left)]
    return [Hit(unit.key, foe.key, total, double, combat.unpreventable) for foe in targets]


def retaliation_hits(combat: Combat, answers: list[Unit]) -> list[Hit]:
    """What the retaliators would deal to the attacker, in order (GA-160, GA-162, GA-295)."""
    if combat.attacker.left:
        return []
    there = [unit for unit in answers if not unit.left]
    return [
        Hit(
            unit.key,
            combat.attacker.key,
            unit.force + unit.word("Retort"),
            bool(unit.word("Critical")) and not unit.paid,
        )
        for unit in there
    ]


def land(outcome: Outcome, unit: Unit, hit: Hit) -> None:
    """Deal damage to a unit or a siegeable domain, after all replacements (GA-62, GA-216, GA-219)."""
    amount = replaced(outcome, unit, hit)
    if amount <= 0:
        return
    outcome.dealt.append((hit.source, unit.key, amount))
    if unit.kind == "domain":
        outcome.durability[unit.key] = max(0, outcome.durability[unit.key] - amount)
    else:
        outcome.damage[unit.key] += amount


def replaced(outcome: Outcome, unit: Unit, hit: Hit) -> int:
    """What is left of a hit after its replacements, each applied once, in the controller's order (GA-191)."""
    amount, left = hit.amount, outcome.shields[unit.key]
    waiting = {each.name: each for each in unit.preventions}
    names = [*unit.order, *(name for name in (DOUBLE, BULWARK, *waiting) if name not in unit.order)]
    used: set[str] = set()
    while amount > 0:
        usable = [name for name in names if name not in used and applies(outcome, unit, hit, name)]
        if not usable:
            break
        name = usable[0]
        used.add(name)
        if name == DOUBLE:
            amount *= 2
            continue
        if name == BULWARK:
            outcome.bulwark[unit.key] -= 1
            prevented = amount
        else:
            prevented = prevent(left, waiting[name], amount)
        amount -= 0 if hit.unpreventable else prevented
    return amount


def applies(outcome: Outcome, unit: Unit, hit: Hit, name: str) -> bool:
    """Whether a replacement can be applied to a hit (GA-222, GA-225, GA-246, GA-296)."""
    if name == DOUBLE:
        return hit.double
    if name == BULWARK:
        return hit.kind == "combat" and outcome.bulwark[unit.key] > 0
    each = next((each for each in unit.preventions if each.name == name), None)
    if each is None or name not in outcome.shields[unit.key]:
        return False
    fitting = each.kind in ("", hit.kind) and each.source in (None, hit.source)
    return fitting and not (each.shield and hit.unpreventable)


def prevent(left: dict[str, int | None], each: Prevention, amount: int) -> int:
    """How much a prevention prevents, which uses up an instance or shrinks a shield (GA-223, GA-224)."""
    pool = left.pop(each.name)
    prevented = amount if pool is None else min(pool, amount)
    if each.shield and pool is not None and pool > prevented:
        left[each.name] = pool - prevented
    if each.shield and pool is None:
        left[each.name] = None
    return prevented


def destroy(outcome: Outcome, units: Iterable[Unit]) -> None:
    """Units with lethal damage or no life die, domains without durability are destroyed (GA-62, GA-264)."""
    for unit in units:
        if unit.left or unit.word("Immortality"):
            continue
        if unit.kind == "domain":
            if outcome.durability[unit.key] == 0:
                outcome.gone[unit.key] = "banishment" if unit.banished else "graveyard"
        elif outcome.damage[unit.key] >= unit.life:
            bury(outcome, unit)


def bury(outcome: Outcome, unit: Unit) -> None:
    """Send a killed unit where it belongs (GA-51, GA-60, GA-211)."""
    banished = unit.banished or unit.kind == "champion"
    outcome.gone[unit.key] = "banishment" if banished else "graveyard"
    if unit.kind == "champion":
        outcome.lost.add(unit.key)
    elif not banished:
        outcome.died.add(unit.key)


def credit(outcome: Outcome, combat: Combat, used: list[int]) -> None:
    """Who has hit and killed whom; what the attacker did, its weapons and intents did too (GA-282, GA-283)."""
    lives = {unit.key: unit.life for unit in (combat.attacker, *combat.foes)}
    damage = {unit.key: unit.damage for unit in (combat.attacker, *combat.foes)}
    for source, target, amount in outcome.dealt:
        sources = used if source == combat.attacker.key else [source]
        outcome.hits |= {(each, target) for each in sources}
        before = damage[target]
        damage[target] += amount
        if target in outcome.died and before < lives[target] <= damage[target]:
            outcome.kills |= {(each, target) for each in sources}


def wear(outcome: Outcome, combat: Combat, options: Options, defended: bool) -> None:
    """Each wielded weapon loses a durability counter if a defender was left; empty ones are destroyed (GA-163)."""
    hurt = any(source == combat.attacker.key for source, _, _ in outcome.dealt)
    worn = defended and (hurt or options.weapon_wear_on_zero)
    for weapon in combat.weapons:
        if not weapon.left:
            left = outcome.durability[weapon.key] = max(0, weapon.durability - worn)
            if left == 0:
                outcome.gone[weapon.key] = "banishment" if weapon.banished else "graveyard"


def burn(units: Iterable[Unit], source: int, amount: int, unpreventable: bool = False) -> Outcome:
    """One event of non-combat damage to some units, and the checks after it (GA-215, GA-221)."""
    everyone = list(units)
    outcome = begin(everyone)
    for unit in everyone:
        land(outcome, unit, Hit(source, unit.key, amount, unpreventable=unpreventable, kind="other"))
    destroy(outcome, everyone)
    return outcome


def clean_up(unit: Unit, life: int, options: Options) -> tuple[int, bool]:
    """Damage on a unit after clean-up, and whether it dies then (GA-93, GA-217).

    Args:
        unit: the unit before clean-up.
        life: its life without the effects that end in the same moment.
        options: the toggles.
    """
    stays = unit.kind == "champion" or options.ally_damage_stays
    damage = unit.damage if stays else 0
    return damage, damage >= life and not unit.word("Immortality")
