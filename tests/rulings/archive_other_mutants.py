"""Mutants of Grand Archive about cards that change zones, what comes next, and who has more."""

from typing import Any

from rulesets.grand_archive.cards.phrases.tails import CostWord
from rulesets.grand_archive.state.layers.fitting import costs
from rulesets.grand_archive.state.more import with_more, with_more_counters
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


def as_many(_duel: Any, _seat: int, _share: Any, amount: int) -> int:
    """Leave an amount as it is."""
    return amount


def doubled_first(duel: Any, seat: int, share: Any, amount: int) -> int:
    """Add behind the doubling: what texts add is half as much then."""
    found = with_more(duel, seat, share, amount)
    doubled = with_more(duel, seat, share, 2 * amount) - found
    return doubled + (found - doubled) // 2 if doubled > amount else found


def as_many_counters(_duel: Any, _card: Any, _kind: str, amount: int, _by: int | None) -> int:
    """Leave a number of counters as it is."""
    return amount


def more_of_any_kind(duel: Any, card: Any, _kind: str, amount: int, by: int | None) -> int:
    """Take all counters for buff counters."""
    return with_more_counters(duel, card, "buff", amount, by)


def put_by_nobody(duel: Any, card: Any, kind: str, amount: int, _by: int | None) -> int:
    """Take all counters for those of a rule."""
    return with_more_counters(duel, card, kind, amount, None)


def one_mode(*_: Any) -> tuple[int, int]:
    """Let one mode be chosen."""
    return 1, 1


def by_memory(card: Any, price: Any, x: int | None = None) -> bool:
    """Read no reserve costs."""
    return price.cost is not CostWord.RESERVE and costs(card, price, x)


ARCHIVE_OTHER_MUTANTS = (
    Mutant(
        "more is recovered (GA-361)",
        ("rules/more_is_done", "rules/more_is_done_for_a_while"),
        {"rules.steps.hits.damage.with_more": as_many},
    ),
    Mutant("more is drawn (GA-361)", ("rules/more_is_done",), {"rules.steps.drawing.with_more": as_many}),
    Mutant(
        "more is summoned (GA-361)", ("rules/more_is_done",), {"rules.steps.objects.tokens.with_more": as_many}
    ),
    Mutant(
        "what is added comes before what doubles (GA-361)",
        ("rules/more_is_done", "rules/more_is_done_for_a_while"),
        {"rules.steps.hits.damage.with_more": doubled_first},
    ),
    Mutant(
        "more counters are put (GA-361)",
        ("rules/more_counters",),
        {"rules.steps.counters.with_more_counters": as_many_counters},
    ),
    Mutant(
        "counters that a player puts are more for that player (GA-361)",
        ("rules/more_counters",),
        {"rules.steps.counters.with_more_counters": put_by_nobody},
    ),
    Mutant(
        "only counters of the kind are more (GA-361)",
        ("rules/more_counters",),
        {"rules.steps.counters.with_more_counters": more_of_any_kind},
    ),
    Mutant(
        "as many modes as a player likes (GA-335)",
        ("rules/one_or_more_modes",),
        {"rules.targeting.parts._numbers_of": one_mode},
    ),
    Mutant(
        "either of two costs fits (GA-39)",
        ("rules/either_of_two_costs",),
        {"state.layers.fitting.costs": by_memory},
    ),
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
