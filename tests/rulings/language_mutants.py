"""Mutants of card texts of Dimensional Rift: one meaning broken at a time, and the files that notice it."""

from tests.rulings import broken, broken_language, broken_rift
from tests.rulings.mutant import Mutant

LANGUAGE_MUTANTS = (
    Mutant(
        "the payer picks one of two costs (DR-204)",
        ("costs/one_of_two_costs",),
        {"rules.actions.declaring.settle": broken_language.first_price},
    ),
    Mutant(
        "a card to discard is of the kind that is asked for (DR-204)",
        ("costs/one_of_two_costs",),
        {"rules.costs.payment.fits": broken_rift.always},
    ),
    Mutant(
        "what cannot be paid is not picked (DR-204)",
        ("costs/a_summoning_cost_of_two",),
        {"rules.costs.bill._discards": broken_rift.always},
    ),
    Mutant(
        "an effect in front of the colon happens on activation (DR-204)",
        ("costs/an_effect_as_a_cost", "language/rift_an_effect_as_a_cost"),
        {"rules.actions.declaring._settle_dues": broken_language.done},
    ),
    Mutant(
        "Might together is no mana (DR-72)",
        ("costs/might_together",),
        {"rules.costs.bill.measure": broken_language.mana_of},
    ),
    Mutant(
        "a condition is lost (DR-205)",
        ("language/loses_a_keyword",),
        {"verbs.conditions.Strip.apply": broken.nothing},
    ),
    Mutant(
        "a lost keyword does not count (DR-205)",
        ("language/loses_a_keyword",),
        {"rules.combat.strikes.has": broken_language.has_printed},
    ),
    Mutant(
        "another number takes the place of the printed one (DR-205)",
        ("language/a_number_is_replaced", "language/rift_a_number_is_replaced"),
        {"state.traits._printed": broken_language.printed_number},
    ),
    Mutant(
        "what may be left out is asked for (DR-125)",
        ("language/a_card_may_act_by_an_effect",),
        {"rules.steps.verb.confirm": broken_language.done},
    ),
    Mutant(
        "a player who cannot summon does not (DR-206)",
        ("language/players_may_not", "language/rift_players_may_not"),
        {"rules.playing.summon.barred_player": broken_language.never},
    ),
    Mutant(
        "a player who cannot draw does not (DR-206)",
        ("language/players_may_not",),
        {"rules.steps.lifecycle.barred_player": broken_language.never},
    ),
    Mutant(
        "a player who cannot flip or activate does not (DR-206)",
        ("language/players_may_not_flip_or_activate",),
        {"rules.actions.declaring.barred_player": broken_language.never},
    ),
    Mutant(
        "who must block does (DR-207)",
        ("language/must_block", "language/rift_must_block"),
        {"rules.combat.strikes.pick_card": broken_language.pick_or_not},
    ),
    Mutant(
        "a static ability may be about the other creature of a Strike (DR-112)",
        ("language/the_blocker_while_this_strikes",),
        {"state.continuous._in_scope_at_all": broken_language.only_the_source},
    ),
    Mutant(
        "a search finds what the text says (DR-208)",
        ("language/search_and_shuffle",),
        {"verbs.searching.fits": broken_rift.always},
    ),
    Mutant(
        "what is on top decides where it goes (DR-208)",
        ("language/the_top_card", "language/rift_the_top_card"),
        {"state.holding._is_a": broken_rift.always},
    ),
    Mutant(
        "a hand is discarded (DR-73)",
        ("language/hands_and_decks_of_both",),
        {"verbs.searching.DiscardHand.apply": broken.nothing},
    ),
    Mutant(
        "what is turned face-down keeps nothing (DR-209)",
        ("language/played_by_an_effect",),
        {"rules.steps.lifecycle.turn_down": broken_language.only_turned},
    ),
    Mutant(
        "what happens instead of being targeted spares the card (DR-202)",
        ("language/would_be_targeted", "language/not_targeted_unless_it_wants"),
        {"rules.actions.declaring.spared": broken_language.not_done},
    ),
    Mutant(
        "a static ability joined to another is about the same cards (DR-199)",
        ("language/static_abilities_joined",),
        {"content.full._of": broken_language.about_this},
    ),
    Mutant(
        "an Action that may be repeated is (DR-210)",
        ("language/acts_twice_each_event", "language/strikes_twice_and_inspired"),
        {"rules.actions.declaring._repeats": broken_language.none_at_all},
    ),
    Mutant(
        "a repeated Action is no other Action (DR-210)",
        ("language/strikes_twice_and_inspired",),
        {"rules.actions.declaring._free": broken_language.none_at_all},
    ),
    Mutant(
        "cards enter as a text says (DR-211)",
        ("language/how_cards_enter", "language/a_token_enters_with_mana"),
        {"rules.playing.summon.entering": broken_language.as_usual},
    ),
    Mutant(
        "what has happened this turn is known (DR-212)",
        ("language/what_happened_this_turn", "language/what_happened_ends_with_the_turn"),
        {"rules.steps.triggers.tell": broken.nothing, "rules.steps.lifecycle.tell": broken.nothing},
    ),
    Mutant(
        "it matters to whom it happened (DR-212)",
        ("language/what_happened_this_turn",),
        {"state.happened._is_meant": broken_rift.always},
    ),
)
"""Mutants of meanings of card texts, of both editions."""
