"""Gain life."""

from tests.rulesets.rune_duel.verbs.lines import lines, perform


def test_gain_life_raises_the_life_of_the_controller() -> None:
    duel = lines()
    before = dict(duel.life)
    perform(duel, "gain 2 life")
    assert (duel.life[1], duel.life[2]) == (before[1] + 2, before[2])
