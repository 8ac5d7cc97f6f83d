"""Move to end."""

from rulesets.rune_duel.rules.steps.verb import Affected
from tests.rulesets.rune_duel.verbs.lines import creature, lines, perform


def test_move_to_end_puts_a_creature_behind_the_last_of_its_line() -> None:
    duel = lines()
    perform(duel, "move the facing creature to the end of its line")
    assert creature(duel, "Facing Enemy").slot == 3


def test_move_to_end_leaves_the_last_creature_where_it_is() -> None:
    duel = lines()
    perform(duel, "move it to the end of its line", Affected([creature(duel, "Friend")]))
    assert creature(duel, "Friend").slot == 2


def test_move_to_end_needs_a_slot_within_the_limit() -> None:
    duel = lines(max_slots=3)
    perform(duel, "move the facing creature to the end of its line")
    perform(duel, "move it to the end of its line", Affected([creature(duel, "Other Enemy")]))
    assert creature(duel, "Facing Enemy").slot == 3
    assert creature(duel, "Other Enemy").slot == 2
