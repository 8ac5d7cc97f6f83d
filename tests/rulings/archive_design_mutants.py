"""Mutants of Grand Archive about rules that only cards of designers show: rare keywords, costs, replacements."""

from rulesets.grand_archive.rules.turn import PHASES
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_sayings as sayings
from tests.rulings.broken import agreed, never, no_options, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_DESIGN_MUTANTS = (
    Mutant(
        "Advanced Imbue asks for advanced elements (GA-309)",
        ("keywords/advanced_imbue",),
        {"content.compiler.ADVANCED": frozenset({"fire"})},
    ),
    Mutant(
        "Elysian Aura raises LV for Aenean cards (GA-328)",
        ("keywords/elysian_aura",),
        {"rules.playing.activation.ELYSIAN_LEVELS": 0},
    ),
    Mutant(
        "Aenean Progression makes the next Aenean card cost more (GA-328)",
        ("keywords/aenean_progression",),
        {"rules.playing.costs._progression": sayings.no_change},
    ),
    Mutant(
        "Cardistry and Equestrian only name a text (GA-326)",
        ("keywords/labels_without_a_meaning_of_their_own",),
        {"content.compiler._compile": sayings.compile_without_names},
    ),
    Mutant(
        "a preserved object goes to the material deck (GA-313)",
        ("keywords/preserve_of_an_object",),
        {"rules.steps.objects.leaving._has": never},
    ),
    Mutant(
        "an ephemeral action is banished (GA-315)",
        ("keywords/ephemerate_of_an_action",),
        {"rules.stack.leaving_stack.release_card": nothing, "rules.stack.resolution.release_card": nothing},
    ),
    Mutant(
        "an ephemeral attack is banished (GA-315)",
        ("keywords/ephemerate_of_an_attack",),
        {"rules.steps.attacks.intents.put_under_rules": sayings.to_the_graveyard},
    ),
    Mutant(
        "each instance of Vigor triggers (GA-173)",
        ("keywords/vigor_of_both_instances",),
        {"rules.stack.words.amount": sayings.one_only},
    ),
    Mutant(
        "a card may say when it is activated (GA-105)",
        ("rules/activate_only_during_combat",),
        {"rules.playing.activation.may_now": broken.always},
    ),
    Mutant(
        "a cost is set before it is changed (GA-111)",
        ("rules/costs_are_set_changed_and_removed",),
        {"rules.playing.costs.costs_set": sayings.no_set_costs},
    ),
    Mutant(
        "a cost that is set is changed (GA-111)",
        ("rules/costs_are_set_changed_and_removed",),
        {"rules.playing.costs.costs_set": sayings.no_changed_costs},
    ),
    Mutant(
        "dying may be replaced (GA-190)",
        ("rules/dying_is_replaced",),
        {"rules.steps.objects.leaving.rules_about": no_options},
    ),
    Mutant(
        "allies that a text allows it wield weapons (GA-56)",
        ("rules/allies_that_wield_weapons",),
        {"rules.combat.attack_plan.bound_by": never},
    ),
    Mutant(
        "other allies wield none (GA-56)",
        ("rules/no_weapon_for_an_ally",),
        {"rules.combat.attack_plan.bound_by": broken.always, "rules.combat.attack_plan._wields": broken.always},
    ),
    Mutant(
        "whenever one or more triggers once for a group (GA-181)",
        ("rules/for_each_and_for_a_group",),
        {"rules.steps.triggers._seen": sayings.for_each_of_a_group},
    ),
    Mutant(
        "distorted time changes the order of the phases (GA-201)",
        ("rules/time_is_distorted_by_an_effect",),
        {"rules.turn.DISTORTED": PHASES},
    ),
    Mutant(
        "recollection triggers abilities (GA-88)",
        ("rules/recollecting_and_recovering_trigger",),
        {"rules.recollection.does": nothing},
    ),
    Mutant(
        "recovery triggers abilities (GA-229)",
        ("rules/recollecting_and_recovering_trigger",),
        {"rules.steps.hits.damage.does": nothing},
    ),
    Mutant(
        "each opponent sacrifices (GA-213)",
        ("rules/each_opponent_sacrifices",),
        {"verbs.effects.joining.seats_meant": sayings.the_controller},
    ),
    Mutant(
        "a text reads what a die shows (GA-236)",
        ("rules/a_die_is_rolled",),
        {"rules.steps.verb.is_true": broken.always},
    ),
    Mutant(
        "a card is generated (GA-258)",
        ("rules/a_generated_card",),
        {"rules.steps.objects.tokens.generate": nothing},
    ),
    Mutant(
        "a payment in an effect moves cards (GA-113)",
        ("rules/a_payment_in_an_effect", "rules/unless_somebody_pays"),
        {"rules.playing.payment.pay_with": nothing},
    ),
    Mutant(
        "a payment in an effect needs the complete cost (GA-113)",
        ("rules/a_payment_that_cannot_be_made",),
        {"verbs.effects.paying.pay_reserve": agreed},
    ),
    Mutant(
        "who pays is asked (GA-141)",
        ("rules/unless_somebody_pays",),
        {"state.items.SoFar.controller_of_it": nothing},
    ),
    Mutant(
        "what waits for a death triggers (GA-179)",
        ("rules/when_it_dies_this_turn",),
        {"rules.steps.objects.leaving.fire_death": nothing},
    ),
    Mutant(
        "what waits for this turn ends with it (GA-93)",
        ("rules/when_it_dies_in_a_later_turn",),
        {"rules.cleanup.THIS_TURN": frozenset()},
    ),
    Mutant(
        "a card may be played in this turn (GA-103)",
        ("rules/a_permission_for_this_turn",),
        {"rules.playing.permitted._permitted_now": no_options},
    ),
    Mutant(
        "texts change what materializing costs (GA-111)",
        ("rules/what_materializing_costs",),
        {"rules.playing.costs.costs_set": no_options},
    ),
    Mutant(
        "texts limit a hand (GA-17)",
        ("rules/a_hand_limit_of_a_text",),
        {"rules.cleanup.about_seat": no_options},
    ),
    Mutant(
        "the second of two costs counts (GA-40)",
        ("rules/one_of_two_costs",),
        {"state.layers.fitting.is_one_of": never},
    ),
    Mutant(
        "a supertype that is stated again stays (GA-47)",
        ("rules/a_supertype_that_is_stated_again",),
        {"state.layers.clauses.UNIQUE": frozenset()},
    ),
)
