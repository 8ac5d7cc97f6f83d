"""Mutants of Grand Archive about rare rules, and layers."""

from rulesets.grand_archive.rules.stack.priority import trigger_window
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_effects as effects
from tests.rulings.broken import never, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_CORNER_MUTANTS = (
    Mutant(
        "a copy of an attack card is no card (GA-24)",
        ("rules/a_copy_of_an_attack_card",),
        {"rules.combat.declaration._enter_with_item": effects.enter_as_a_card},
    ),
    Mutant(
        "a card leaves the stack with its last copy (GA-139)",
        ("rules/a_copy_of_an_attack_card",),
        {"rules.combat.declaration.release_card": nothing},
    ),
    Mutant(
        "what lay under an object leaves with it (GA-27)",
        ("rules/a_champion_leaves", "rules/a_loaded_object_leaves"),
        {"rules.steps.objects.leaving.put_away": nothing},
    ),
    Mutant(
        "a Champion Bonus is for that champion (GA-186)",
        ("18_cleave", "rules/a_champion_bonus", "rules/a_restriction_is_lost_on_the_stack"),
        {"state.layers.conditions._holds_of_champion": never},
    ),
    Mutant(
        "a Champion Bonus is for no other champion (GA-37)",
        ("rules/a_champion_without_a_comma",),
        {"state.layers.conditions._holds_of_champion": broken.always},
    ),
    Mutant(
        "an object may become another type (GA-47)",
        ("rules/an_ally_becomes_a_domain",),
        {"verbs.objects.shaping.BecomesType.perform": broken.declined},
    ),
    Mutant(
        "a stat that is missing can be set (GA-50)",
        ("rules/stats_that_are_missing",),
        {"state.layers.clauses.SetStat.change": nothing},
    ),
    Mutant(
        "the main phase has a natural window (GA-81)",
        ("rules/the_windows_of_a_turn",),
        {"rules.main_phase.natural_window": trigger_window},
    ),
    Mutant(
        "something triggers as a phase begins (GA-83)",
        ("rules/the_beginning_of_the_draw_phase",),
        {"rules.turn.fire_phase": nothing},
    ),
    Mutant(
        "an advanced element enables exalted (GA-119)",
        ("rules/exalted",),
        {"state.finding.EXALTED": frozenset[str]()},
    ),
    Mutant(
        "basic elements do not enable exalted (GA-119)",
        ("rules/exalted_without_an_advanced_element",),
        {"state.finding.ADVANCED": frozenset({"fire", "norm"})},
    ),
    Mutant(
        "damage of 0 is not dealt (GA-161)",
        ("rules/an_attack_of_no_power",),
        {"rules.combat.combat_damage.attack_total": effects.some_power},
    ),
    Mutant(
        "an attacker that has left deals no damage (GA-162)",
        ("rules/an_attacker_that_has_left",),
        {"rules.combat.combat_damage.attack_hits": effects.hits_of_whoever_has_left},
    ),
    Mutant(
        "a retaliator that has left deals no damage (GA-162)",
        ("rules/a_retaliator_that_has_left",),
        {
            "rules.combat.combat_damage.retaliation_hits": effects.retaliation_of_whoever_has_left,
            "rules.steps.attacks.roles._keep": nothing,
        },
    ),
    Mutant(
        "whatever is added to the power counts (GA-167)",
        ("rules/a_worked_example",),
        {"rules.combat.declaration._use_next_attack": none_at_all},
    ),
    Mutant(
        "an ability may count as a Spell (GA-172)",
        ("rules/an_ability_as_a_spell",),
        {"rules.targeting.targets._refuse_shroud": nothing},
    ),
    Mutant(
        "one event triggers once (GA-181)",
        ("rules/one_trigger_for_each_event",),
        {"rules.steps.objects.leaving.fire_rare": effects.fire_rare_once},
    ),
    Mutant(
        "swaps come last (GA-196)",
        ("rules/swaps_come_last",),
        {"state.layers.working_out.apply_layers": effects.swaps_first},
    ),
    Mutant(
        "the newest effect wins (GA-197)",
        ("rules/the_newest_base_value",),
        {"state.layers.working_out._stamp": effects.newest_first},
    ),
    Mutant(
        "dependency beats time stamps (GA-198)",
        ("rules/dependency_beats_time",),
        {"state.layers.order._is_entangled": never},
    ),
    Mutant(
        "an Inherited Effect that sets a rule works (GA-318)",
        ("rules/an_inherited_effect_forbids_attacks",),
        {"state.traits.in_force": effects.printed_only},
    ),
    Mutant(
        "can't beats must (GA-200)",
        ("rules/cannot_beats_must",),
        {"rules.combat.attackers.is_banned": never},
    ),
    Mutant(
        "only units and siegeables are damaged (GA-219)",
        ("rules/damage_to_an_item",),
        {"rules.steps.hits.damage.is_attackable": broken.always, "rules.steps.hits.damage.is_a": broken.always},
    ),
    Mutant(
        "several units have a shield each (GA-226)",
        ("rules/a_shield_for_each",),
        {"verbs.objects.damage.shield": effects.shared_shield},
    ),
    Mutant(
        "levelling up by an effect keeps the object (GA-332)",
        ("rules/levelling_up_by_an_effect",),
        {"rules.playing.permitted.level_up": broken.level_up_afresh},
    ),
    Mutant(
        "an object has all its types (GA-49)",
        ("rules/an_ally_that_is_an_item_too",),
        {"rules.targeting.targets.is_of_types": effects.fewest_types},
    ),
    Mutant(
        "influence counts hand and memory (GA-19)",
        ("rules/influence",),
        {"state.duel.ArchiveDuel.influence": effects.cards_in_hand},
    ),
    Mutant(
        "whoever makes a copy controls it (GA-257)",
        ("rules/a_copy_of_a_triggered_ability",),
        {"verbs.effects.stacking.copy": effects.copy_for_the_other},
    ),
)
"""Every mutant about rare rules, and layers."""
