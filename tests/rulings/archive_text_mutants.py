"""Mutants of Grand Archive about triggers, restrictions, counters, masteries and the end of a game."""

from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_rules as rules
from tests.rulings.broken import agreed, never, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_TEXT_MUTANTS = (
    Mutant(
        "a trigger without its target is removed (GA-174)",
        ("rules/a_trigger_without_a_target",),
        {"rules.stack.priority.choose_parts": agreed},
    ),
    Mutant(
        "a may is asked about (GA-177)",
        ("rules/may_is_decided_on_resolution",),
        {"verbs.effects.joining.confirm": agreed},
    ),
    Mutant(
        "a delayed trigger fires once (GA-179)",
        ("rules/a_delayed_trigger_fires_once",),
        {"rules.steps.triggers.fire_delayed": rules.fire_delayed_again},
    ),
    Mutant(
        "restrictions are tested again on the stack (GA-188)",
        ("rules/a_restriction_is_lost_on_the_stack", "rules/a_restriction_with_all_the_targets_is_lost"),
        {"rules.stack.checks._drop_locked_parts": nothing},
    ),
    Mutant(
        "a restricted text needs its restriction (GA-184)",
        ("rules/a_restriction_that_fails_while_playing",),
        {"rules.targeting.parts.in_force": broken.always},
    ),
    Mutant(
        "a materialization is no activation (GA-205)",
        ("rules/a_spell_targets_an_activation",),
        {"rules.targeting.targets._refuse_item": nothing},
    ),
    Mutant(
        "a rested object does not become rested (GA-207)",
        ("rules/a_rested_object_does_not_become_rested",),
        {"rules.steps.objects.states.rest": broken.always},
    ),
    Mutant(
        "borrowed control returns (GA-210)",
        ("rules/borrowed_control_returns",),
        {"rules.cleanup.return_control": nothing},
    ),
    Mutant(
        "Scavenge looks at no more than its number (GA-235)",
        ("rules/scavenge_finds_nothing",),
        {"rules.steps.searching.scavenge": rules.scavenge_further},
    ),
    Mutant(
        "Scavenge puts the other cards below (GA-235)",
        ("rules/scavenge",),
        {"rules.steps.searching.scavenge": rules.scavenge_and_discard},
    ),
    Mutant(
        "enlighten costs three counters (GA-244)",
        ("rules/enlighten",),
        {"rules.playing.abilities.ENLIGHTENED_BY": 2},
    ),
    Mutant(
        "counters are put on cards (GA-241)",
        (
            "rules/a_loaded_bow",
            "rules/a_mode_without_a_target_is_not_offered",
            "rules/a_token_ceases_to_exist",
            "rules/an_attack_card_and_a_declined_payment",
            "rules/borrowed_control_returns",
            "rules/omens",
        ),
        {"rules.steps.counters.put": never},
    ),
    Mutant(
        "a mode needs its targets (GA-335)",
        ("rules/a_mode_without_a_target_is_not_offered",),
        {"rules.targeting.parts.can_target": broken.always},
    ),
    Mutant(
        "negating takes off the stack (GA-138)",
        ("rules/negating_a_trigger",),
        {"verbs.effects.stacking.negate": never},
    ),
    Mutant(
        "a withering object is paid for (GA-249)",
        ("rules/wither",),
        {"rules.turn.fire_wither": nothing},
    ),
    Mutant(
        "a text reads what kind of object it affects (GA-141)",
        ("rules/buff_and_debuff", "rules/wilting_hex"),
        {"rules.steps.conditions._is_so": never},
    ),
    Mutant(
        "buff and debuff counters remove each other (GA-242)",
        ("rules/buff_and_debuff",),
        {"rules.steps.counters.OPPOSITE": {}},
    ),
    Mutant(
        "a new mastery has no counters (GA-251)",
        ("rules/one_mastery_at_a_time",),
        {"rules.steps.objects.mastery.gain": rules.gain_another},
    ),
    Mutant(
        "struck units are remembered (GA-339)",
        ("rules/ember_ledger",),
        {"rules.steps.hits.damage._remember": nothing},
    ),
    Mutant(
        "a next attack gets power (GA-193)",
        ("rules/ember_ledger_gives_power",),
        {"rules.combat.declaration._use_next_attack": none_at_all},
    ),
    Mutant(
        "few cards in memory are few (GA-176)",
        ("rules/tidal_ledger_with_little_memory", "rules/tidal_ledger_with_some_memory"),
        {"state.layers.conditions.holds": rules.much_memory},
    ),
    Mutant(
        "many cards in memory are many (GA-176)",
        ("rules/tidal_ledger_with_much_memory", "rules/tidal_ledger_with_some_memory"),
        {"state.layers.conditions.holds": rules.little_memory},
    ),
    Mutant(
        "a copy of one face does not transform (GA-261)",
        ("rules/a_copy_of_one_face_cannot_transform",),
        {"rules.steps.objects.states.transform": rules.transform_tokens},
    ),
    Mutant(
        "a double-faced object transforms (GA-259)",
        ("rules/transforming",),
        {"rules.steps.objects.states.transform": never},
    ),
    Mutant(
        "a token ceases to exist (GA-253)",
        ("rules/a_token_ceases_to_exist",),
        {"rules.stack.checks.remove_tokens": nothing},
    ),
    Mutant(
        "a dead champion ends the game (GA-268)",
        ("rules/winning",),
        {"rules.stack.checks.has_lost": never},
    ),
    Mutant(
        "a player may concede (GA-272)",
        ("rules/conceding",),
        {"ruleset.ArchiveRuleset.refuse_settling": rules.may_not_concede},
    ),
)
"""Every mutant about triggers, restrictions, counters, masteries and the end of a game."""
