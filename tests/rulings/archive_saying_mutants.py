"""Mutants of Grand Archive about what texts can say: several targets."""

from tests.rulings import broken_archive_effects as effects
from tests.rulings import broken_archive_sayings as sayings
from tests.rulings.broken import never
from tests.rulings.mutant import Mutant

ARCHIVE_SAYING_MUTANTS = (
    Mutant(
        "any number of targets are chosen (GA-105)",
        ("rules/any_number_of_targets", "rules/up_to_two_targets", "rules/two_targets_are_required"),
        {"rules.stack.targets.pick_cards": sayings.pick_at_most_one},
    ),
    Mutant(
        "any number of targets may be none (GA-105)",
        ("rules/any_number_of_targets_may_be_none",),
        {"rules.stack.targets.pick_cards": sayings.pick_at_least_one},
    ),
    Mutant(
        "several targets are all affected (GA-203)",
        ("rules/any_number_of_targets", "rules/up_to_two_targets"),
        {"rules.steps.verb.all_aimed_at": sayings.only_the_first},
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
        {"rules.stack.targets.pick_cards": sayings.pick_at_most_one},
    ),
)
