"""Mutants of Grand Archive about what texts can say: several targets, more about prevention, and `as though`."""

from rulesets.grand_archive.rules.steps.found import on_field_of
from rulesets.grand_archive.rules.steps.statics import end
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_effects as effects
from tests.rulings import broken_archive_sayings as sayings
from tests.rulings.broken import agreed, never, no_options, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_SAYING_MUTANTS = (
    Mutant(
        "words before a noun must fit (GA-202)",
        ("rules/words_before_a_noun", "rules/a_state_before_a_noun"),
        {"state.layers.fitting.suits": broken.always},
    ),
    Mutant(
        "what stands behind a noun must fit (GA-202)",
        ("rules/tails_behind_a_noun", "rules/a_search_for_a_phrase"),
        {"rules.targeting.targets.passes": broken.always, "state.layers.groups.passes": broken.always},
    ),
    Mutant(
        "what may be declined is asked about (GA-177)",
        ("rules/an_option_in_the_middle",),
        {"verbs.effects.joining.confirm": agreed},
    ),
    Mutant(
        "a deed may be bought off (GA-141)",
        ("rules/any_deed_may_be_bought_off",),
        {"verbs.effects.paying.pay_reserve": agreed},
    ),
    Mutant(
        "each player sacrifices objects of its own (GA-213)",
        ("rules/players_sacrifice_together",),
        {"verbs.effects.joining.seats_meant": sayings.the_controller},
    ),
    Mutant(
        "the rest is what was not taken (GA-32)",
        ("rules/looked_at_and_shared_out",),
        {"verbs.objects.moving.put_in_order": sayings.as_they_lie},
    ),
    Mutant(
        "what attacks get adds to the attack (GA-160)",
        ("rules/attacks_of_a_unit",),
        {"verbs.objects.values.ATTACKS": sayings.NO_EFFECT},
    ),
    Mutant(
        "a token may enter rested (GA-253)",
        ("rules/tokens_that_enter_rested",),
        {"rules.steps.objects.tokens.summon_printed": sayings.summon_awake},
    ),
    Mutant(
        "any number of targets are chosen (GA-105)",
        ("rules/any_number_of_targets", "rules/up_to_two_targets", "rules/two_targets_are_required"),
        {"rules.targeting.choosing.pick_cards": sayings.pick_at_most_one},
    ),
    Mutant(
        "any number of targets may be none (GA-105)",
        ("rules/any_number_of_targets_may_be_none",),
        {"rules.targeting.choosing.pick_cards": sayings.pick_at_least_one},
    ),
    Mutant(
        "several targets are all affected (GA-203)",
        ("rules/any_number_of_targets", "rules/up_to_two_targets"),
        {"rules.steps.found.them_of": sayings.only_the_first},
    ),
    Mutant(
        "a lost target of up to two causes no fizzle (GA-136)",
        ("rules/up_to_two_targets",),
        {"rules.stack.resolution.has_lost_target": effects.has_lost_any_target},
    ),
    Mutant(
        "a lost target of two causes a fizzle (GA-136)",
        ("rules/two_targets_are_required",),
        {"rules.stack.resolution.has_lost_target": never},
    ),
    Mutant(
        "the targets of a copy are chosen for each place once (GA-256)",
        ("rules/several_targets_for_a_copy",),
        {"rules.targeting.choosing.pick_cards": sayings.pick_at_most_one},
    ),
    Mutant(
        "a further effect of a prevention is a part of the replacement (GA-227)",
        ("rules/a_prevention_with_a_further_effect", "rules/damage_to_an_object_that_a_replacement_removes"),
        {"rules.steps.hits.replacing._further": sayings.further_effect_as_a_trigger},
    ),
    Mutant(
        "a further effect happens though nothing is prevented (GA-225, GA-227)",
        ("rules/a_further_effect_and_unpreventable_damage",),
        {"rules.steps.hits.replacing._further": sayings.further_effect_of_prevented},
    ),
    Mutant(
        "a further effect in a sentence of its own triggers (GA-227)",
        ("rules/a_trigger_for_prevented_damage",),
        {"rules.steps.hits.replacing.fire_prevented": nothing},
    ),
    Mutant(
        "it triggers once (GA-179)",
        ("rules/a_trigger_for_prevented_damage",),
        {"rules.steps.hits.replacing.fire_prevented": sayings.triggers_again},
    ),
    Mutant(
        "it ends with the turn (GA-93)",
        ("rules/a_trigger_for_prevented_damage_ends",),
        {"rules.steps.hits.prevention.end_until": nothing},
    ),
    Mutant(
        "a static ability prevents (GA-222)",
        ("rules/prevention_that_lasts", "rules/combat_damage_that_deals_damage"),
        {"rules.steps.hits.replacing.rules_about": no_options},
    ),
    Mutant(
        "a static ability has its further effect (GA-227)",
        ("rules/prevention_that_lasts", "rules/combat_damage_that_deals_damage"),
        {"rules.steps.hits.replacing._further": skipped},
    ),
    Mutant(
        "prevention of combat damage prevents no other (GA-222)",
        ("rules/prevention_of_one_kind_of_damage",),
        {"cards.statics.abilities.DamageKind.combat": property(sayings.any_kind)},
    ),
    Mutant(
        "an object does one thing as though it were of another type (GA-48)",
        (
            "rules/attacking_as_though_it_were_an_ally",
            "rules/attacked_as_though_it_were_an_ally",
            "rules/retaliating_as_though_it_were_an_ally",
        ),
        {"rules.steps.attacks.attack.acts_as": never},
    ),
    Mutant(
        "an object is targeted as though it were of another type (GA-48)",
        ("rules/targeted_as_though_it_were_an_ally",),
        {"rules.targeting.targets.acts_as": never},
    ),
    Mutant(
        "as though it were a type is not being of it (GA-48, GA-219)",
        ("rules/attacking_as_though_it_were_an_ally", "rules/attacked_as_though_it_were_an_ally"),
        {"rules.steps.hits.damage.is_attackable": broken.always, "rules.steps.hits.damage.is_a": broken.always},
    ),
    Mutant(
        "as though it were a type changes one behaviour only (GA-48)",
        ("rules/attacking_as_though_it_were_an_ally",),
        {"rules.targeting.targets.is_of_types": broken.always},
    ),
    Mutant(
        "cards may be activated as though they had Fast Activation (GA-307)",
        ("rules/cards_activated_as_though_they_were_fast",),
        {"rules.playing.activation.statics_of": no_options},
    ),
    Mutant(
        "who activates a card makes it fast, not its owner (GA-307)",
        ("rules/anothers_card_is_fast_for_the_player_who_activates_it",),
        {"rules.playing.activation.statics_of": sayings.statics_of_the_other},
    ),
    Mutant(
        "what a text has banished may be played by its next words (GA-103)",
        (
            "rules/anothers_card_is_fast_for_the_player_who_activates_it",
            "rules/a_banished_ally_that_may_be_played",
        ),
        {"verbs.objects.moving.in_banishment": no_options},
    ),
    Mutant(
        "only the cards that are meant are fast (GA-307)",
        ("rules/cards_activated_as_though_they_were_fast",),
        {"rules.playing.activation.is_card_of": broken.always},
    ),
    Mutant(
        "effects change a card in the Intent (GA-169)",
        ("rules/a_card_in_the_intent_uses_its_abilities", "rules/an_intent_is_changed_until_it_leaves"),
        {"verbs.objects.values.bearers_of": on_field_of},
    ),
    Mutant(
        "static rules of a card in the Intent work (GA-169)",
        ("rules/a_card_in_the_intent_uses_its_abilities",),
        {"rules.steps.hits.replacing.rules_about": no_options},
    ),
    Mutant(
        "a card that leaves the Intent is a new thing (GA-12)",
        ("rules/an_intent_is_changed_until_it_leaves",),
        {"rules.steps.statics.end_stay": end},
    ),
    Mutant(
        "a condition counts what is there (GA-135, GA-187)",
        ("rules/a_condition_counts_anything",),
        {"state.layers.conditions.holds": never},
    ),
    Mutant(
        "a stronger version takes the place of the effect before it (GA-141)",
        ("rules/a_stronger_version_instead",),
        {"rules.steps.conditions.holds": never},
    ),
    Mutant(
        "what has left is what it was (GA-34)",
        ("rules/what_an_ally_was_before_it_died",),
        {"rules.steps.conditions._was_so": never},
    ),
    Mutant(
        "a static ability reads what its own card is (GA-195)",
        ("rules/a_static_that_reads_counters_and_the_turn",),
        {"state.layers.conditions.is_so": broken.always},
    ),
    Mutant(
        "counters that pay must be there (GA-112)",
        ("rules/counters_of_your_champion_pay",),
        {"rules.playing.chosen_costs.can_remove": broken.always},
    ),
)
