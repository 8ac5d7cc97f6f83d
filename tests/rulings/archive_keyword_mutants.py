"""Mutants of Grand Archive about keywords of triggers and combat."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.triggers.events import Event
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_keywords as keywords
from tests.rulings.broken import never, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_KEYWORD_MUTANTS = (
    Mutant(
        "On Enter triggers (GA-280)",
        (
            "29_a_suppressed_ally_enters_again",
            "keywords/on_enter_of_a_champion_card",
            "keywords/on_enter_of_a_champion_card_with_a_weapon",
        ),
        {
            "rules.steps.objects.champion.fire": keywords.deaf(Event.ENTERS),
            "rules.steps.triggers.fire": keywords.deaf(Event.ENTERS),
        },
    ),
    Mutant(
        "On Attack triggers (GA-281)",
        ("keywords/on_attack",),
        {"rules.combat.declaration.fire": keywords.deaf(Event.ATTACKS)},
    ),
    Mutant(
        "On Hit triggers (GA-282)",
        ("keywords/on_hit_for_each_defender", "keywords/on_hit_of_a_retaliator", "rules/a_loaded_bow"),
        {
            "rules.combat.combat_damage.fire": keywords.deaf(
                Event.STRIKES, Event.STRIKES_ALLY, Event.STRIKES_CHAMPION
            )
        },
    ),
    Mutant(
        "On Hit triggers once for each object hit (GA-282)",
        ("keywords/on_hit_for_each_defender",),
        {"rules.combat.combat_damage.fire": keywords.fire_once},
    ),
    Mutant(
        "On Kill triggers (GA-283)",
        ("keywords/on_kill_for_each_unit", "keywords/on_kill_in_the_order_of_retaliators"),
        {"rules.steps.hits.kills.fire": keywords.deaf(Event.KILLS)},
    ),
    Mutant(
        "the one whose damage was lethal made the kill (GA-283)",
        ("keywords/on_kill_for_each_unit", "keywords/on_kill_in_the_order_of_retaliators"),
        {"rules.stack.checks.credit_kills": keywords.kills_by_all},
    ),
    Mutant(
        "On Death triggers (GA-284)",
        ("23_triggers_of_both_players", "keywords/on_death_of_a_cost"),
        {"rules.steps.objects.leaving.fire": keywords.deaf(Event.DIES)},
    ),
    Mutant(
        "On Banish triggers (GA-284)",
        ("keywords/on_banish",),
        {"rules.steps.objects.leaving.fire": keywords.deaf(Event.BANISHED)},
    ),
    Mutant(
        "On Leave triggers (GA-284)",
        ("keywords/on_leave",),
        {"rules.steps.objects.leaving.fire": keywords.deaf(Event.LEAVES)},
    ),
    Mutant(
        "charge counters come in the recollection phase (GA-285)",
        ("keywords/on_charge", "keywords/search_may_fail"),
        {"rules.recollection.charge": nothing},
    ),
    Mutant(
        "On Charge triggers once (GA-285)",
        ("keywords/on_charge",),
        {"rules.recollection.charge": keywords.charge_again},
    ),
    Mutant(
        "who searches may fail to find (GA-233)",
        ("keywords/on_charge", "keywords/search_may_fail"),
        {"rules.steps.searching.NOT_FOUND": None},
    ),
    Mutant(
        "True Sight sees units with Stealth (GA-288)",
        ("keywords/stealth",),
        {"rules.steps.attacks.attack.any_has": keywords.blind_together(Keyword.TRUE_SIGHT)},
    ),
    Mutant(
        "Multistrike adds a target (GA-290)",
        ("keywords/multistrike", "keywords/multistrike_and_taunt"),
        {"rules.combat.declaration.further_targets": none_at_all},
    ),
    Mutant(
        "Unblockable ignores Taunt (GA-291)",
        ("keywords/unblockable",),
        {"rules.combat.attack_plan.any_has": never},
    ),
    Mutant(
        "Unblockable cannot be intercepted (GA-291)",
        ("keywords/unblockable",),
        {"rules.steps.attacks.intercepting.any_has": never},
    ),
    Mutant(
        "a unit with Vigor wakes up (GA-292)",
        ("keywords/vigor",),
        {"rules.stack.words.amount": broken.without(Keyword.VIGOR)},
    ),
    Mutant(
        "Ranged adds power (GA-295)",
        ("keywords/ranged",),
        {"rules.combat.combat_damage.amount": broken.without(Keyword.RANGED)},
    ),
    Mutant(
        "Ranged needs a distant unit (GA-295)",
        ("keywords/ranged_while_not_distant",),
        {"rules.combat.combat_damage.attack_total": keywords.ranged_from_anywhere},
    ),
    Mutant(
        "distant ends with the turn (GA-295)",
        ("keywords/ranged",),
        {"rules.cleanup.clean_up_once": keywords.stays_distant},
    ),
    Mutant(
        "a unit with Hindered enters rested (GA-298)",
        ("keywords/hindered",),
        {"rules.steps.objects.entering._enter_with": keywords.enter_awake},
    ),
    Mutant(
        "Immortality keeps from dying (GA-299)",
        ("keywords/immortality",),
        {"rules.steps.objects.leaving.is_immortal": never, "rules.stack.checks.is_dead": keywords.dead_anyway},
    ),
    Mutant(
        "the unique rule overrides Immortality (GA-299)",
        ("keywords/immortality_and_unique",),
        {"rules.steps.objects.leaving.is_immortal": keywords.immortal_in_all_ways},
    ),
    Mutant(
        "a rested ally does not intercept (GA-287)",
        ("keywords/intercept_needs_an_awake_ally", "keywords/unblockable"),
        {"rules.combat.declaration.fire_intercepts": keywords.intercept_at_rest},
    ),
)
"""Every mutant about keywords of triggers and combat."""
