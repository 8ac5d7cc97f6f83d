"""Mutants of Grand Archive about zones, costs, levels and attacks."""

from cardgame_tui.engine.priority import Holder
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_rules as rules
from tests.rulings.broken import agreed, never, no_options, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_RULE_MUTANTS = (
    Mutant(
        "a card goes to its owner's zone (GA-10)",
        ("rules/a_card_returns_to_its_owners_hand",),
        {"rules.steps.objects.leaving._go": rules.go_to_the_controller},
    ),
    Mutant(
        "loaded cards move to the Intent (GA-26)",
        ("rules/a_loaded_bow",),
        {"rules.combat.declaration.loaded_cards": no_options},
    ),
    Mutant(
        "a bow must be loaded, and is wielded without an attack card (GA-63)",
        ("rules/a_bow_and_an_attack_card", "rules/a_loaded_bow", "rules/an_empty_bow"),
        {"rules.combat.attack_plan.LOADABLE": frozenset()},
    ),
    Mutant(
        "a missing cost cannot be paid (GA-39)",
        ("rules/a_missing_cost_cannot_be_paid",),
        {"rules.playing.activation.refuse_activation": rules.whatever_it_costs},
    ),
    Mutant(
        "X is chosen (GA-40)",
        ("rules/x_is_chosen", "rules/x_of_one"),
        {"rules.playing.activation.choose_x": rules.x_is_nothing},
    ),
    Mutant(
        "fractions are rounded down (GA-237)",
        ("rules/x_is_chosen", "rules/x_of_one"),
        {"verbs.players.drawing.number_of": rules.rounded_up},
    ),
    Mutant(
        "who has acted has Opportunity first (GA-98)",
        ("rules/opportunity_after_an_action",),
        {"rules.stack.priority.ArchiveStack.after_action": Holder.OTHER},
    ),
    Mutant(
        "a level-0 champion is never materialized (GA-108)",
        ("rules/a_level_0_champion_is_never_materialized",),
        {"rules.playing.materializing.refuse_champion": rules.champion_of_level_0},
    ),
    Mutant(
        "a cost must be possible (GA-114)",
        ("rules/a_cost_that_rests",),
        {"rules.playing.abilities.refuse_costs": nothing},
    ),
    Mutant(
        "an ability outlives its source (GA-170)",
        ("rules/an_ability_outlives_its_source",),
        {"rules.stack.resolution._resolve_ability": rules.gone_with_its_source},
    ),
    Mutant(
        "delevelling keeps the object (GA-127)",
        ("rules/delevel",),
        {"rules.steps.objects.champion.delevel": rules.delevel_afresh},
    ),
    Mutant(
        "levels are tested again on resolution (GA-125)",
        ("rules/a_champion_that_is_delevelled_in_response",),
        {"rules.stack.resolution.may_not_resolve": never},
    ),
    Mutant(
        "only units and siegeables are attacked (GA-143)",
        ("rules/only_units_and_siegeables_are_attacked",),
        {"rules.steps.attacks.attack.is_attackable": broken.always},
    ),
    Mutant(
        "a siegeable loses durability (GA-62)",
        ("18_cleave", "rules/only_units_and_siegeables_are_attacked"),
        {"rules.steps.hits.damage.is_siegeable": never},
    ),
    Mutant(
        "a Tollgate asks for a payment (GA-341)",
        ("rules/an_attack_card_and_a_declined_payment", "rules/the_tollgate_asks_for_a_payment"),
        {"rules.combat.tax.attack_price": none_at_all},
    ),
    Mutant(
        "another target is chosen when a payment is declined (GA-149)",
        ("rules/an_attack_card_and_a_declined_payment",),
        {"rules.combat.attack_cards.pay_for_attack": agreed},
    ),
    Mutant(
        "the champion stays rested when its attack card fizzles (GA-149)",
        ("rules/an_attack_card_without_a_target",),
        {"rules.main_phase.fizzle": rules.fizzle_and_wake},
    ),
    Mutant(
        "an attack is redirected (GA-152)",
        ("rules/redirecting_an_attack",),
        {"rules.combat.redirecting.redirect": broken.declined},
    ),
    Mutant(
        "an attack is not redirected to a defender (GA-152)",
        ("rules/redirecting_to_a_defender",),
        {"rules.combat.redirecting.refuse_redirect": nothing},
    ),
)
"""Every mutant about zones, costs, levels and attacks."""
