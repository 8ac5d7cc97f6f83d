"""Mutants of Grand Archive about rulings 20 to 33."""

from rulesets.grand_archive.rules.stack import words
from rulesets.grand_archive.rules.steps.objects.suppressing import RETURNS
from tests.rulings import broken_archive as broken
from tests.rulings.broken import never, no_options, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_STACK_MUTANTS = (
    Mutant(
        "nothing is refunded for a negated card (GA-138)",
        ("20_a_negated_attack_card",),
        {"rules.stack.leaving_stack.take_off": broken.refund},
    ),
    Mutant(
        "a player keeps one of each unique object (GA-59)",
        ("21_unique", "keywords/immortality_and_unique"),
        {"rules.stack.checks._doubled": no_options},
    ),
    Mutant(
        "a Link ends with its object (GA-321)",
        ("22_a_linked_object_dies",),
        {"rules.stack.checks.break_links": nothing},
    ),
    Mutant(
        "the opponent's triggers resolve first (GA-178)",
        ("23_triggers_of_both_players",),
        {"rules.stack.priority.place_triggers": broken.opponent_first},
    ),
    Mutant(
        "a dead champion counts before it has left (GA-264)",
        ("13_critical_without_a_discard", "24_a_failed_draw_and_a_dead_champion"),
        {"rules.stack.checks.has_lost": broken.dead_when_removed},
    ),
    Mutant(
        "an end of combat removes the stack (GA-275)",
        ("25_ending_combat", "25_other_cards_are_banished"),
        {"rules.stack.priority.clear": broken.clear_and_resolve},
    ),
    Mutant(
        "cards on a stack that is removed are banished (GA-275)",
        ("25_ending_combat", "25_other_cards_are_banished"),
        {"rules.stack.priority.clear": broken.clear_to_the_graveyard},
    ),
    Mutant(
        "a turn that is ended has no end phase (GA-277)",
        ("26_ending_the_turn",),
        {"rules.turn._end_of_ended_turn": broken.end_normally},
    ),
    Mutant(
        "skips of a phase add up (GA-278)",
        ("27_skipping_draws",),
        {"rules.steps.phases.skip": broken.skip_once},
    ),
    Mutant(
        "a card stays for its copies (GA-139)",
        ("28_a_copy_outlives_the_original",),
        {"rules.stack.leaving_stack.has_instance": never},
    ),
    Mutant(
        "a copy was not activated (GA-256)",
        ("28_a_copy_was_not_activated",),
        {"verbs.effects.stacking.copy": broken.copy_as_activation},
    ),
    Mutant(
        "what was suppressed returns to its owner (GA-324)",
        ("29_a_suppressed_ally_enters_again", "29_suppress", "rules/a_delayed_trigger_fires_once"),
        {"rules.stack.words.WORDS": {**words.WORDS, RETURNS: broken.return_to_the_other}},
    ),
    Mutant(
        "what was suppressed enters as a new object (GA-324)",
        ("29_a_suppressed_ally_enters_again",),
        {"rules.steps.objects.suppressing.enter": broken.enter_in_silence},
    ),
    Mutant(
        "the default side decides where a card goes (GA-260)",
        ("30_a_transformed_regalia_is_banished",),
        {"rules.steps.objects.leaving.front_of": broken.face_of},
    ),
    Mutant(
        "Empower raises LV for a Spell (GA-308)",
        ("31_an_empowered_copy", "31_empower"),
        {"rules.playing.activation._empowered": none_at_all},
    ),
    Mutant(
        "a copy of an empowered Spell is empowered (GA-308)",
        ("31_an_empowered_copy",),
        {"verbs.effects.stacking.copy": broken.plain_copy},
    ),
    Mutant(
        "a Renewable card goes to the material deck (GA-314)",
        ("31_an_empowered_copy", "31_empower"),
        {"rules.steps.objects.leaving.put_under_rules": broken.stay_in_banishment},
    ),
)
"""Every mutant about rulings 20 to 33."""
