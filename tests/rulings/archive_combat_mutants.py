"""Mutants of Grand Archive about rulings 13 to 19."""

from rulesets.grand_archive.cards.keywords import Keyword
from tests.rulings import broken_archive as broken
from tests.rulings.broken import never, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_COMBAT_MUTANTS = (
    Mutant(
        "Critical doubles (GA-296)",
        ("13_critical_with_a_discard", "13_critical_without_a_discard", "keywords/double_damage_of_critical_once"),
        {"rules.steps.hits.damage._offer_discards": skipped},
    ),
    Mutant(
        "a discard keeps Critical from doubling (GA-296)",
        ("13_critical_with_a_discard", "13_critical_without_a_discard"),
        {"rules.steps.hits.damage._discards": broken.declined},
    ),
    Mutant(
        "a weapon wears (GA-163)",
        ("13_critical_with_a_discard", "14_prevented_damage_wears_the_weapon", "rules/a_token_ceases_to_exist"),
        {"rules.combat.combat_damage._wear_weapons": nothing},
    ),
    Mutant(
        "a weapon wears only if a defender is left (GA-163)",
        ("15_no_defender_no_wear",),
        {"rules.combat.combat.deal_combat_damage": broken.wear_whatever_happens},
    ),
    Mutant(
        "regalia is banished (GA-60)",
        (
            "14_prevented_damage_wears_the_weapon",
            "30_a_transformed_regalia_is_banished",
            "keywords/on_banish",
            "rules/regalia_returns_to_the_material_deck",
        ),
        {"rules.steps.objects.leaving.put_under_rules": broken.buried_regalia},
    ),
    Mutant(
        "a shield prevents damage (GA-223)",
        ("14_prevented_damage_wears_the_weapon",),
        {"verbs.objects.damage.shield": never},
    ),
    Mutant(
        "a defender that becomes an illegal target stops defending (GA-151)",
        ("15_no_defender_no_wear",),
        {"rules.steps.attacks.roles._update_defenders": nothing},
    ),
    Mutant(
        "Taunt comes first (GA-286)",
        ("16_taunt", "keywords/multistrike_and_taunt", "rules/taunt_shields_a_siegeable"),
        {"rules.combat.attack_plan._taunts": never},
    ),
    Mutant(
        "a rested unit does not taunt (GA-286)",
        ("16_a_rested_taunt", "16_steadfast_retaliates_rested"),
        {"rules.combat.attack_plan._taunts": broken.taunts_at_rest},
    ),
    Mutant(
        "a unit with Steadfast retaliates rested (GA-293)",
        ("16_steadfast_retaliates_rested",),
        {"rules.combat.retaliation.has": broken.blind(Keyword.STEADFAST)},
    ),
    Mutant(
        "Intercept triggers (GA-287)",
        ("17_intercept",),
        {"rules.combat.declaration.fire_intercepts": nothing},
    ),
    Mutant(
        "a bulwark counter prevents combat damage (GA-246)",
        ("17_intercept",),
        {"rules.steps.hits.replacing._applicable": broken.no_bulwark},
    ),
    Mutant(
        "Cleave reaches siegeable domains (GA-289)",
        ("18_cleave", "keywords/on_hit_for_each_defender"),
        {"rules.combat.declaration.sweep": broken.sweep_units},
    ),
    Mutant(
        "Cleave is against what is there at the declaration (GA-289)",
        ("18_cleave",),
        {"rules.steps.attacks.roles._update_defenders": broken.follow_the_arrivals},
    ),
    Mutant(
        "no payment is due for Cleave (GA-341)",
        ("18_cleave",),
        {"rules.combat.declaration.pay_for_attack": broken.taxed_sweep},
    ),
    Mutant(
        "a unit with Ambush retaliates for others (GA-294)",
        ("18_cleave",),
        {"rules.combat.retaliation.has": broken.blind(Keyword.AMBUSH)},
    ),
    Mutant(
        "Retort adds to the power of a retaliation (GA-295)",
        ("18_cleave", "keywords/retort"),
        {"rules.combat.combat_damage.amount": broken.without(Keyword.RETORT)},
    ),
    Mutant(
        "clean-up is one moment (GA-93)",
        ("19_clean_up_is_one_moment",),
        {"rules.cleanup.clean_up_once": broken.clean_up_in_two_moments},
    ),
)
"""Every mutant about rulings 13 to 19."""
