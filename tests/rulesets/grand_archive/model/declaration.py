"""Which attacks may be declared (GA-145 to GA-149, GA-63, GA-286 to GA-291), as plain functions."""

from collections.abc import Sequence

from tests.rulesets.grand_archive.model.units import Combat, Intent, Options, Unit, Weapon


def attack_fault(combat: Combat, options: Options) -> str:
    """Why a unit may not attack like this; empty if it may. Targets are judged by `legal_targets`."""
    unit, weapons = combat.attacker, combat.weapons
    cards = [intent for intent in combat.intents if intent.attack]
    if unit.kind == "domain":
        return "only units attack (GA-143)"
    if not unit.awake and not cards:
        return "a rested unit cannot attack (GA-146)"
    if not unit.obedient:
        return "a disobedient ally cannot attack (GA-189)"
    if unit.kind == "ally" and weapons:
        return "only champions wield weapons (GA-147)"
    if unit.kind == "ally" and any(not dict(card.words).get("Command") for card in cards):
        return "an ally attacks with Command cards only (GA-54, GA-322)"
    if unit.force <= 0 and not (cards or weapons):
        return "no power to attack with (GA-145)"
    return wield_fault(weapons, cards, options)


def wield_fault(weapons: Sequence[Weapon], cards: Sequence[Intent], options: Options) -> str:
    """Why these weapons may not be wielded in one attack; empty if they may."""
    limit = options.weapons_per_attack
    if limit and len(weapons) > limit:
        return "too many weapons (GA-147)"
    if any(weapon.durability < 1 for weapon in weapons):
        return "a weapon without durability (GA-147)"
    loaders = [weapon for weapon in weapons if weapon.needs_load]
    if any(not weapon.loaded for weapon in loaders):
        return "the weapon is not loaded (GA-63)"
    if loaders and cards:
        return "it cannot be wielded with an attack card (GA-63)"
    return ""


def legal_targets(combat: Combat, chosen: Sequence[int] = ()) -> list[int]:
    """The objects that may be chosen as the next target, after those already chosen (GA-148, GA-290).

    Every awake Taunt unit that could be chosen comes before the other objects (GA-286), unless the attack is
    Unblockable (GA-291). A Stealth unit could be chosen only with True Sight (GA-288).
    """
    seen = bool(combat.words("True Sight"))
    could = [foe for foe in combat.foes if foe.key not in chosen and (seen or not foe.word("Stealth"))]
    taunting = [foe for foe in could if foe.word("Taunt") and foe.awake and foe.kind != "domain"]
    if taunting and not combat.words("Unblockable"):
        could = taunting
    return [foe.key for foe in could]


def cleaved(combat: Combat) -> list[int]:
    """The defenders of an attack with Cleave: all that could be seen, Taunt aside (GA-289)."""
    seen = bool(combat.words("True Sight"))
    return [foe.key for foe in combat.foes if seen or not foe.word("Stealth")]


def most_targets(combat: Combat) -> int:
    """How many targets an attack without Cleave may have: one, and those of Multistrike (GA-290)."""
    return 1 + max(combat.words("Multistrike"), default=0)


def may_retaliate(unit: Unit) -> bool:
    """Whether a unit of the defending player may retaliate (GA-156, GA-293, GA-294).

    Its power counts without Retort, which is added only while it retaliates (GA-295).
    """
    if unit.kind == "domain" or unit.force <= 0:
        return False
    if unit.defends:
        return unit.awake or bool(unit.word("Steadfast"))
    return unit.awake and bool(unit.word("Ambush"))


def retaliators(combat: Combat, options: Options) -> list[Unit]:
    """The units that retaliate, in the order of the attacking player."""
    if options.retaliation == "off":
        return []
    able = [foe for foe in combat.foes if may_retaliate(foe)]
    willing = [foe for foe in able if foe.wants or options.retaliation == "forced"]
    return sorted(willing, key=lambda foe: combat.order.index(foe.key))
