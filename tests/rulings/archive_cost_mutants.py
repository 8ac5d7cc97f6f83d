"""Mutants of Grand Archive about costs that share what pays them, shared prevention, tokens and elements."""

from typing import Any

from rulesets.grand_archive.rules.playing.bill import leaving
from rulesets.grand_archive.rules.steps.hits.replacing import Event
from rulesets.grand_archive.state.prevention import Prevention
from tests.rulings import broken_archive as broken
from tests.rulings.broken import nothing
from tests.rulings.mutant import Mutant

ELEMENTS = (
    "fire", "water", "wind", "arcane", "astra", "crux", "exia", "luxem", "neos", "tera", "umbra",
)  # fmt: skip
"""All elements that a champion card enables."""


def for_the_first_only(event: Event, hit: Any) -> list[Prevention]:
    """Let a shared instance prevent one hit."""
    return event.duel.preventions


def more_than_one(duel: Any, item: Any, number: Any) -> int:
    """Work out a number, which counts from 2 on."""
    found: int = item.played.x // 2
    return found if found > 1 else 0


ARCHIVE_COST_MUTANTS = (
    Mutant(
        "an object may rest and be sacrificed for the same cost (GA-112)",
        (
            "rules/one_object_rests_and_is_sacrificed_for_a_card",
            "rules/one_object_rests_and_is_sacrificed_for_an_ability",
        ),
        {"rules.playing.payment.resting": leaving},
    ),
    Mutant(
        "a part of a cost leaves enough for the other parts (GA-112)",
        (
            "rules/costs_that_need_the_same_card",
            "rules/an_ally_that_performs_does_not_pay",
            "rules/an_ally_pays_and_another_performs",
            "rules/a_brew_and_another_sacrifice",
        ),
        {"rules.playing.bill._fit": broken.always},
    ),
    Mutant(
        "Kindle needs fire cards that pay nothing else (GA-306)",
        ("rules/kindle_and_a_card_that_is_banished",),
        {"rules.playing.bill.Bill.pay": nothing},
    ),
    Mutant(
        "an instance for a group covers all of one event (GA-226)",
        (
            "rules/a_group_shares_one_prevention",
            "rules/a_group_shares_an_amount_of_prevention",
            "rules/a_group_shares_a_further_effect",
        ),
        {"rules.steps.hits.replacing.Event.preventions": for_the_first_only},
    ),
    Mutant(
        "one card is a number of cards (GA-6)",
        ("rules/half_of_x_is_one_card",),
        {"verbs.players.drawing.number_of": more_than_one},
    ),
    Mutant(
        "a copy ceases to exist when it leaves the Intent (GA-253)",
        ("rules/a_copy_of_an_attack_card",),
        {"rules.stack.checks.remove_tokens": nothing},
    ),
    Mutant(
        "an ally must obey to perform a Command card (GA-322)",
        ("keywords/command_with_an_ally_that_does_not_obey", "keywords/no_command_without_an_ally"),
        {"rules.playing.performing.obeys": broken.always},
    ),
    Mutant(
        "a gun must be loaded, and is wielded without an attack card (GA-63)",
        ("rules/a_loaded_gun", "rules/a_gun_and_an_attack_card"),
        {"rules.combat.attack_plan.LOADABLE": frozenset()},
    ),
    Mutant(
        "only a Bullet goes into a gun (GA-63)",
        ("rules/a_loaded_gun", "rules/what_goes_into_a_gun_or_a_bow"),
        {"state.layers.fitting.is_of": broken.always},
    ),
    Mutant(
        "On Attack triggers (GA-281)",
        ("keywords/on_attack", "keywords/on_attack_of_an_ally"),
        {"rules.combat.declaration.fire": nothing},
    ),
    Mutant(
        "each element has to be enabled (GA-117)",
        tuple(f"rules/element_{each}" for each in ELEMENTS),
        {"rules.playing.forbidden.enables": broken.always},
    ),
)
"""Every mutant about these."""
