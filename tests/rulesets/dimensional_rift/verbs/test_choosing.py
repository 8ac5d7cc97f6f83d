"""Choose one."""

from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_choose_one_names_the_card_that_it_stands_for() -> None:
    field = Battlefield()
    field.perform("choose a creature; deal 1 damage to it", ["1C2"])
    assert field.card("1C2").damage == 1
