"""Deal, heal, heal all."""

from rulesets.rune_duel.rules.steps.verb import Affected
from tests.rulesets.rune_duel.verbs.lines import creature, lines, perform


def test_deal_hits_the_facing_creature() -> None:
    duel = lines()
    perform(duel, "deal 2 to the facing creature")
    assert creature(duel, "Facing Enemy").damage == 2
    assert creature(duel, "Other Enemy").damage == 0


def test_deal_hits_each_enemy_creature() -> None:
    duel = lines()
    perform(duel, "deal 1 to each enemy creature")
    assert [each.damage for each in duel.line(2)] == [1, 1]
    assert [each.damage for each in duel.line(1)] == [0, 0]


def test_deal_costs_a_player_life() -> None:
    duel = lines()
    before = dict(duel.life)
    perform(duel, "deal 3 to the opposing player; deal 1 to you")
    assert (duel.life[1], duel.life[2]) == (before[1] - 1, before[2] - 3)


def test_deal_hits_the_target_of_a_spell() -> None:
    duel = lines()
    perform(duel, "deal 4 to it", Affected([creature(duel, "Other Enemy")]))
    assert creature(duel, "Other Enemy").damage == 4


def test_heal_removes_up_to_so_much_damage_from_each() -> None:
    duel = lines({"Source": 1, "Friend": 5})
    perform(duel, "heal 2 from each of your creatures")
    assert [each.damage for each in duel.line(1)] == [0, 3]


def test_heal_all_removes_all_damage() -> None:
    duel = lines({"Friend": 5})
    perform(duel, "heal all damage from it", Affected([creature(duel, "Friend")]))
    assert creature(duel, "Friend").damage == 0
