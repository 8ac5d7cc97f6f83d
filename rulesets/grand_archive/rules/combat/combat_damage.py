"""Combat damage: totals, hits and the wear of weapons (GA-160 to GA-164, GA-282)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.changes import Change
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.attacks.attack import attack_traits, number_of, parts
from rulesets.grand_archive.rules.steps.hits.damage import Hit, deal
from rulesets.grand_archive.rules.steps.static_counters import fire_static
from rulesets.grand_archive.rules.steps.triggers import Subject, fire, watched
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import amount, is_a, power


def deal_combat_damage(duel: ArchiveDuel) -> Script[None]:
    """Deal all combat damage at the same time, and wear the weapons (GA-160, GA-163)."""
    combat = duel.combat
    assert combat is not None
    total = 0 if combat.gone else attack_total(duel)
    hits = attack_hits(duel, combat, total)
    is_struck = bool(hits)
    hits += retaliation_hits(duel, combat)
    dealt = yield from deal(duel, hits, "GA-160")
    if is_struck and (duel.options.weapon_wear_on_zero or _strikes(combat, dealt)):
        _wear_weapons(duel, combat)
    _fire_hits(duel, combat, dealt)


def attack_total(duel: ArchiveDuel) -> int:
    """The power of the attacker, of what it wields and of the Intent, and what is added to it (GA-160)."""
    combat = duel.combat
    assert combat is not None
    attacker = combat.attacker.thing
    total = sum([power(duel, each) for each in parts(duel)])
    changes = [each for each in attack_traits(duel, attacker) if isinstance(each, Change)]
    total += sum([each.worth for each in changes])
    if attacker.distant:
        total += amount(duel, attacker, Keyword.RANGED)
    if combat.command:
        total += amount(duel, attacker, Keyword.COMMANDED_WILL)
    return total


def attack_hits(duel: ArchiveDuel, combat: Combat, total: int) -> list[Hit]:
    """The full total against each defender; the attacking unit is the source of all of it (GA-160, GA-164)."""
    if combat.gone:
        return []
    critical = number_of(duel, parts(duel), Keyword.CRITICAL)
    attacker = combat.attacker.thing
    return [Hit(each.thing, total, attacker, combat=True, critical=critical) for each in combat.defenders]


def retaliation_hits(duel: ArchiveDuel, combat: Combat) -> list[Hit]:
    """Each retaliator's own power against the attacker, while that is on the field (GA-160, GA-162, GA-295)."""
    if combat.attacker.lost:
        return []
    return [_retaliation(duel, combat, each.thing) for each in combat.retaliators if not each.lost]


def _retaliation(duel: ArchiveDuel, combat: Combat, card: ArchiveCard) -> Hit:
    critical = amount(duel, card, Keyword.CRITICAL)
    return Hit(combat.attacker.thing, retaliation_power(duel, card), card, combat=True, critical=critical)


def retaliation_power(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """What a retaliating unit deals: its power, and more with Retort (GA-295)."""
    return power(duel, card) + amount(duel, card, Keyword.RETORT)


def _strikes(combat: Combat, dealt: Sequence[Hit]) -> bool:
    """Whether the attack has dealt damage."""
    return any([hit.source is combat.attacker.thing for hit in dealt])


def _wear_weapons(duel: ArchiveDuel, combat: Combat) -> None:
    """Each wielded weapon that is still there loses one durability counter (GA-163)."""
    for each in combat.wielded:
        if not each.lost:
            counters.take(duel, each.thing, "durability", 1, "GA-163")


def _fire_hits(duel: ArchiveDuel, combat: Combat, dealt: Sequence[Hit]) -> None:
    """Triggers once for each object that was hit, also of what was used in the attack (GA-250, GA-282)."""
    for hit in dealt:
        assert hit.source is not None
        sources = parts(duel) if hit.source is combat.attacker.thing else [hit.source]
        for source in sources:
            _fire_hit(duel, source, hit)
        for event in _hits(duel, hit):
            watched(duel, [hit.source], event, amount=hit.amount)
        fire_static(duel, hit.source, hit.card)


def _fire_hit(duel: ArchiveDuel, source: ArchiveCard, hit: Hit) -> None:
    for event in _hits(duel, hit):
        fire(duel, Subject(source, source.visit), event, target(hit.card), amount=hit.amount)


def _hits(duel: ArchiveDuel, hit: Hit) -> list[Event]:
    """What has happened where something has dealt combat damage (GA-282)."""
    types = {"ally": Event.STRIKES_ALLY, "champion": Event.STRIKES_CHAMPION}
    return [Event.STRIKES] + [event for word, event in types.items() if is_a(duel, hit.card, word)]
