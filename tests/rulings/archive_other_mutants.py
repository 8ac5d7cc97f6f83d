"""Mutants of Grand Archive about cards that change zones, what comes next, and who has more."""

from typing import Any

from tests.rulings.broken import never, no_options, nothing
from tests.rulings.broken_archive import always
from tests.rulings.mutant import Mutant


def the_same(seat: int, *_: Any) -> int:
    """Take a player for the other one."""
    return seat


def its_card(item: Any) -> Any:
    """Take the card of an item wherever it is."""
    return item.source


def none_at_all(*_: Any) -> int:
    """Count nothing."""
    return 0


ARCHIVE_OTHER_MUTANTS = (
    Mutant(
        "cards that change zones are seen (GA-358)",
        ("rules/cards_put_into_a_graveyard", "rules/cards_put_into_memory"),
        {"rules.steps.noticing._is_put": never},
    ),
    Mutant(
        "which zone, and whose, counts (GA-358)",
        ("rules/cards_put_into_a_graveyard", "rules/cards_put_into_memory"),
        {"rules.steps.noticing._is_zone": always},
    ),
    Mutant(
        "each effect of a text is one event (GA-358)",
        ("rules/cards_put_into_memory",),
        {"rules.steps.verb.moves_seen": nothing},
    ),
    Mutant(
        "the next card gets something (GA-359)",
        ("rules/the_next_card_gets",),
        {"rules.playing.costs._give": nothing},
    ),
    Mutant(
        "attacks have keywords as a whole (GA-160)",
        ("rules/the_next_attack_gets",),
        {"rules.steps.attacks.attack._lent": no_options},
    ),
    Mutant(
        "attacks have power as a whole (GA-160)",
        ("rules/the_next_attack_gets", "rules/attacks_of_a_unit"),
        {"rules.combat.combat_damage.attack_traits": no_options},
    ),
    Mutant(
        "who has more is counted (GA-129)",
        ("rules/more_than_an_opponent", "rules/a_number_against_another"),
        {"cards.rivals.Relation.holds": always},
    ),
    Mutant(
        "an opponent's champion is the other one (GA-202)",
        ("rules/an_opponents_champion",),
        {"rules.steps.found.other": the_same},
    ),
    Mutant(
        "fewer than so many counters (GA-241)",
        ("rules/fewer_than_so_many_counters",),
        {"state.layers.conditions.denies": never},
    ),
    Mutant(
        "what was done last has a name (GA-348)",
        ("rules/put_and_done_this_way",),
        {"state.items.SoFar.point": nothing},
    ),
    Mutant(
        "what was put this way is counted (GA-348)",
        ("rules/put_and_done_this_way",),
        {"rules.steps.numbers.times_put": none_at_all, "rules.steps.conditions.times_put": none_at_all},
    ),
    Mutant(
        "a trigger waits for what was done this way (GA-180)",
        ("rules/put_and_done_this_way",),
        {"verbs.effects.timing.times_done": none_at_all},
    ),
    Mutant(
        "what was banished for a while comes back (GA-360)",
        ("rules/banished_until_this_leaves",),
        {"rules.steps.objects.leaving.fire_left": nothing},
    ),
    Mutant(
        "this must be there to banish for a while (GA-360)",
        ("rules/banished_until_this_leaves",),
        {"verbs.objects.moving.on_field": always, "verbs.objects.moving.this_of": its_card},
    ),
)
