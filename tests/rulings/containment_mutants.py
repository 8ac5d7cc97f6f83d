"""Mutants of Containment: one rule broken at a time, and the files that must notice it."""

from tests.rulings import broken_containment as broken
from tests.rulings.broken import never, nothing
from tests.rulings.mutant import Mutant

CONTAINMENT_MUTANTS = (
    Mutant(
        "the batch goes above the triggers of its check (CT-77)",
        ("01_an_xk_is_above_the_trigger_of_its_breach",),
        {"rules.stack.priority.ContainmentStack.settle": broken.batch_below},
    ),
    Mutant(
        "an effect cancels an XK (CT-113)",
        ("02_a_cancelled_xk_and_a_lower_total", "02_a_cancelled_xk_and_the_same_total"),
        {"verbs.cancelling.cancel_scenario": never},
    ),
    Mutant(
        "XK does not trigger again while nothing gets worse (CT-107)",
        ("02_a_cancelled_xk_and_the_same_total",),
        {"rules.stack.k_class._xk": broken.xk_by_total},
    ),
    Mutant(
        "who could do something else breaks a loop (CT-78)",
        ("passing_although_cross_tests_are_possible_is_no_loop", "a_face_down_card_that_may_be_played_is_no_loop"),
        {"rules.stack.priority.forget_loop": nothing},
    ),
    Mutant(
        "a turn in which somebody chose something is not quiet (CT-125)",
        ("options/quiet_turns_2",),
        {"rules.stack.priority.note_choice": nothing},
    ),
    Mutant(
        "an empty sandbox that breaks is ZK (CT-108)",
        ("03_an_empty_sandbox_breaks", "20_two_zk_at_once"),
        {"rules.steps.damage.record_zk": nothing},
    ),
    Mutant(
        "an instruction to breach an empty sandbox is ZK (CT-108)",
        ("04_a_breach_of_an_empty_sandbox",),
        {"rules.steps.lifecycle.record_zk": nothing},
    ),
    Mutant(
        "one event breaks a sandbox once (CT-101)",
        ("05_excess_damage_is_lost",),
        {"rules.steps.damage._process": broken.break_again},
    ),
    Mutant(
        "a cross test can be cancelled (CT-86)",
        ("06_a_cross_test_is_cancelled", "cards/okonogi_cancels_a_tale"),
        {"verbs.cancelling.cancel": never},
    ),
    Mutant(
        "an empty stack ends no phase (CT-52)",
        ("07_an_empty_stack_ends_no_phase",),
        {"rules.turn.window": broken.ends_when_empty},
    ),
    Mutant(
        "an object cross tests once per turn (CT-92)",
        ("06_a_cross_test_is_cancelled", "08_an_object_tests_in_the_turn_it_arrives"),
        {"rules.stack.cross_test.refuse_test": nothing},
    ),
    Mutant(
        "a text may allow more cross tests (CT-92)",
        ("08_a_text_that_allows_two_cross_tests",),
        {"rules.stack.cross_test.tests_per_turn": broken.once},
    ),
    Mutant(
        "a cross test needs its object (CT-95)",
        ("09_an_object_leaves_before_its_cross_test",),
        {"rules.stack.resolution.resolve_test": broken.test_anyway},
    ),
    Mutant(
        "power is read on resolution (CT-95)",
        ("10_power_is_read_on_resolution",),
        {"rules.stack.cross_test.power": broken.printed_power},
    ),
    Mutant(
        "one experiment in its phase, by the turn player (CT-58)",
        ("11_an_experiment",),
        {"rules.stack.cross_test.refuse_experiment": nothing},
    ),
    Mutant(
        "the experiment phase needs consent (CT-58)",
        ("11_no_experiment_phase",),
        {"rules.turn.phases_of": broken.every_phase},
    ),
    Mutant(
        "nobody concedes before the game (CT-43)",
        ("12_no_concession_before_the_game",),
        {"ruleset.ContainmentRuleset.refuse_settling": broken.may_concede},
    ),
    Mutant(
        "no draw is agreed before the game (CT-43)",
        ("12_no_concession_before_the_game", "options/concede_before_game_false"),
        {"ruleset.ContainmentRuleset.refuse_settling": broken.may_agree},
    ),
    Mutant(
        "partners and personnel are turned up in step 5 (CT-48)",
        ("13_partners_and_personnel_are_hidden",),
        {"rules.setup.reveal": nothing},
    ),
    Mutant(
        "results end just before a phase begins (CT-54)",
        ("15_until_a_phase_and_during_the_turn", "16_until_your_next_start_phase"),
        {"rules.turn._end_results": nothing},
    ),
    Mutant(
        "the opponent's triggers resolve first (CT-76)",
        ("17_the_triggers_of_one_event",),
        {"rules.stack.priority._first": broken.opponent_first},
    ),
    Mutant(
        "creating a token is no breach (CT-34)",
        ("18_tokens_are_no_breach",),
        {"verbs.creating.create_token": broken.token_breached},
    ),
    Mutant(
        "gaining control moves an object (CT-9)",
        ("19_control_changes_sides",),
        {"rules.steps.lifecycle.gain_control": never},
    ),
    Mutant(
        "a card goes to its owner's zone (CT-16)",
        ("19_a_card_goes_to_its_owners_zone",),
        {"rules.steps.lifecycle.retire": broken.retire_to_the_controller},
    ),
    Mutant(
        "both lose at the same moment (CT-118)",
        ("20_two_zk_at_once",),
        {"rules.stack.k_class.lose": broken.first_loses},
    ),
    Mutant(
        "a later batch lies above an earlier one (CT-116)",
        ("21_a_later_batch_resolves_first",),
        {"rules.stack.priority.push_batch": broken.batch_at_the_bottom},
    ),
    Mutant(
        "XK triggers when the limit falls (CT-107)",
        ("22_the_limit_falls",),
        {"rules.stack.k_class._xk": broken.xk_by_arrival},
    ),
    Mutant(
        "too many objects are NK (CT-109)",
        ("23_too_many_objects",),
        {"rules.stack.k_class._nk": never},
    ),
    Mutant(
        "NK needs consent (CT-109)",
        ("23_a_seventh_object_without_nk",),
        {"rules.stack.priority.look": broken.nk_at_seven},
    ),
    Mutant(
        "a player may concede at any moment of the game (CT-119)",
        ("24_conceding_before_a_batch_resolves",),
        {"ruleset.ContainmentRuleset.refuse_settling": broken.may_not_concede},
    ),
    Mutant(
        "a Canon needs the consent of both (CT-44)",
        ("25_a_refused_canon", "25_an_accepted_canon"),
        {"rules.setup._agreed": broken.agreed_for_them},
    ),
    Mutant("an accepted Canon works (CT-33)", ("25_an_accepted_canon",), {"rules.setup.accept": nothing}),
    Mutant(
        "a card that comes back is a new thing (CT-19)",
        ("26_a_card_that_comes_back_is_new",),
        {"rules.steps.verb.chosen_object": broken.whatever_it_is_now},
    ),
)
"""Every mutant of the game."""
