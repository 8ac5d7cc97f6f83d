"""Mutants of Grand Archive about keywords of costs, of playing and of other texts."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.stack import words
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_keywords as keywords
from tests.rulings.broken import agreed, never, no_options, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_PLAY_MUTANTS = (
    Mutant(
        "an ally with Bulwark enters with its counter (GA-301)",
        ("keywords/bulwark",),
        {"rules.steps.objects.entering._enter_with": keywords.enter_without_bulwark},
    ),
    Mutant(
        "a bulwark counter is for combat damage (GA-246)",
        ("keywords/bulwark_and_other_damage",),
        {"rules.steps.hits.replacing._applicable": keywords.bulwark_for_all},
    ),
    Mutant(
        "Foster triggers (GA-302)",
        ("keywords/foster", "keywords/foster_is_interrupted_by_damage"),
        {"rules.recollection.fire_foster": nothing},
    ),
    Mutant(
        "Foster triggers for what took no damage (GA-302)",
        ("keywords/foster",),
        {"rules.recollection.fire_foster": keywords.foster_the_hurt, "rules.stack.words._foster": nothing},
    ),
    Mutant(
        "Foster looks at damage as it resolves (GA-302)",
        ("keywords/foster_is_interrupted_by_damage",),
        {"rules.stack.words.WORDS": {**words.WORDS, words.FOSTER: keywords.foster_anyway}},
    ),
    Mutant(
        "a rested Reservable object pays nothing (GA-304)",
        ("keywords/reservable_when_rested",),
        {"rules.playing.payment.reservables": keywords.reservable_at_rest},
    ),
    Mutant(
        "Efficiency makes cheaper (GA-305)",
        ("keywords/efficiency",),
        {"rules.playing.costs.has": broken.blind(Keyword.EFFICIENCY)},
    ),
    Mutant(
        "Efficiency reads LV (GA-305)",
        ("keywords/efficiency",),
        {"rules.playing.costs.champion_level": broken.printed_level},
    ),
    Mutant(
        "Deluge needs enough water cards (GA-326)",
        ("keywords/deluge_with_two_water_cards", "keywords/harmonize"),
        {"state.layers.work.holds": broken.always},
    ),
    Mutant(
        "Deluge gives its text (GA-326)",
        ("keywords/deluge", "keywords/harmonize"),
        {"state.layers.work.holds": never},
    ),
    Mutant(
        "fire cards pay by Kindle (GA-306)",
        ("keywords/kindle",),
        {"rules.playing.alternatives.amount": broken.without(Keyword.KINDLE)},
    ),
    Mutant(
        "a card may be imbued (GA-309)",
        ("keywords/imbue",),
        {"rules.playing.alternatives.amount": broken.without(Keyword.IMBUE)},
    ),
    Mutant(
        "imbuing needs cards of the element (GA-309)",
        ("keywords/imbue_needs_the_element", "keywords/advanced_imbue"),
        {"rules.playing.alternatives.does_imbue": broken.always},
    ),
    Mutant(
        "a card may be prepared (GA-310)",
        ("09_fizzle_by_spellshroud", "keywords/prepare_is_optional"),
        {"rules.playing.alternatives.amount": broken.without(Keyword.PREPARE)},
    ),
    Mutant(
        "a card may be brewed (GA-311)",
        ("keywords/brew", "keywords/brew_is_optional"),
        {"rules.playing.card_bills.ingredient_parts": keywords.no_ingredients},
    ),
    Mutant(
        "brewing is optional (GA-311)",
        ("keywords/brew_is_optional",),
        {"rules.playing.activation.confirm": agreed},
    ),
    Mutant(
        "what was brewed counts as brewed (GA-311)",
        ("keywords/brew",),
        {"rules.playing.activation._announce": keywords.not_brewed},
    ),
    Mutant(
        "Gather summons by chance (GA-312)",
        ("keywords/gather",),
        {"rules.steps.objects.tokens.INGREDIENTS": ("Bitterknot",) * 6},
    ),
    Mutant(
        "a preserved card goes to the material deck (GA-313)",
        ("keywords/preserve",),
        {"rules.stack.leaving_stack.has": broken.blind(Keyword.PRESERVE)},
    ),
    Mutant(
        "Preserve is for what resolves (GA-313)",
        ("keywords/preserve_is_for_what_resolves",),
        {"rules.stack.leaving_stack.release_card": keywords.preserved_anyway},
    ),
    Mutant(
        "Ephemerate banishes what it has played (GA-315)",
        ("keywords/ephemerate",),
        {"rules.playing.activation._announce": keywords.not_ephemeral},
    ),
    Mutant(
        "a card may be activated by Starcalling (GA-316)",
        ("keywords/starcalling", "keywords/starcalling_puts_the_others_below"),
        {"rules.playing.glimpse._judge_calls": no_options},
    ),
    Mutant(
        "Starcalling puts the other cards below (GA-316)",
        ("keywords/starcalling_puts_the_others_below",),
        {"rules.playing.glimpse._put_back": keywords.back_on_top},
    ),
    Mutant(
        "Agility takes cards out of memory (GA-317)",
        ("keywords/agility",),
        {"rules.turn.fire_vigor_and_agility": nothing},
    ),
    Mutant(
        "the top card has no Lineage Release (GA-319)",
        ("keywords/no_lineage_release_of_the_top_card",),
        {"rules.playing.abilities._is_top_card": never},
    ),
    Mutant(
        "inner cards have their Lineage Release (GA-319)",
        ("keywords/lineage_release",),
        {"rules.playing.abilities._is_top_card": broken.always},
    ),
    Mutant(
        "an ally performs a Command card (GA-322)",
        ("keywords/command", "keywords/command_without_its_ally", "keywords/no_command_without_an_ally"),
        {
            "rules.playing.performing.has": broken.blind(Keyword.COMMAND),
            "rules.playing.activation.has": broken.blind(Keyword.COMMAND),
        },
    ),
    Mutant(
        "the performer of a Command card must be there (GA-322)",
        ("keywords/command", "keywords/command_without_its_ally"),
        {"rules.combat.attack_cards.performer_of": keywords.champion_performs},
    ),
    Mutant(
        "a rested or disobedient ally performs nothing (GA-322)",
        ("keywords/command", "keywords/no_command_without_an_ally"),
        {"rules.playing.performing.refuse_performer": nothing},
    ),
    Mutant(
        "nobody acts during Interdiction (GA-323)",
        ("keywords/interdiction",),
        {"rules.stack.priority.is_interdicted": never},
    ),
    Mutant(
        "an Upkeep may be paid (GA-326)",
        ("keywords/upkeep",),
        {"verbs.effects.paying.pay_reserve": broken.declined},
    ),
    Mutant(
        "an Upkeep must be paid (GA-326)",
        ("keywords/upkeep",),
        {"verbs.effects.paying.pay_reserve": agreed},
    ),
    Mutant(
        "Balance needs equal numbers (GA-326)",
        ("keywords/out_of_balance",),
        {"state.layers.conditions._stands": broken.always},
    ),
    Mutant(
        "Level Locked and Class Locked forbid a card (GA-185)",
        ("keywords/class_locked", "keywords/level_locked"),
        {"rules.playing.activation.refuse_locked": nothing},
    ),
    Mutant(
        "an arcane unit discharges static counters (GA-250)",
        ("keywords/static_counters",),
        {"rules.combat.combat_damage.fire_static": nothing},
    ),
    Mutant(
        "damage is doubled once (GA-296)",
        ("13_critical_without_a_discard", "keywords/double_damage_of_critical_once"),
        {"rules.steps.hits.replacing._apply": keywords.doubled_twice},
    ),
    Mutant(
        "a looked-at card is loaded into an Aetherwing (GA-328)",
        ("keywords/aethercalling",),
        {"rules.playing.glimpse.aethercall": skipped},
    ),
    Mutant(
        "Aethercalling needs an Aetherwing (GA-328)",
        ("keywords/aethercalling_needs_an_aetherwing",),
        {"rules.playing.glimpse._judge_calls": keywords.judge_no_calls},
    ),
    Mutant(
        "Link Shield leaves instead (GA-321)",
        ("keywords/link_shield",),
        {"rules.steps.objects.shielding.has": broken.blind(Keyword.LINK_SHIELD)},
    ),
    Mutant(
        "a Cascade goes on to the next effect (GA-325)",
        ("keywords/cascade",),
        {"rules.playing.abilities.remember_modes": nothing},
    ),
    Mutant(
        "Commanded Will adds power (GA-328)",
        ("keywords/commanded_will",),
        {"rules.combat.combat_damage.amount": broken.without(Keyword.COMMANDED_WILL)},
    ),
    Mutant(
        "an Imbue may name its element (GA-309)",
        ("keywords/element_imbue", "keywords/imbue"),
        {"rules.playing.alternatives.choose_to_imbue": broken.declined},
    ),
    Mutant(
        "Agility of an object triggers (GA-317)",
        ("keywords/agility_of_an_object",),
        {"rules.stack.words.amount": broken.without(Keyword.AGILITY)},
    ),
    Mutant(
        "several Critical add up (GA-296)",
        ("keywords/double_damage_of_critical_once",),
        {"rules.combat.combat_damage.number_of": keywords.highest},
    ),
)
"""Every mutant about keywords of costs, of playing and of other texts."""
