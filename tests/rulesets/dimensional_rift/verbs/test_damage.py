"""Deal, heal, destroy."""

from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_deal_puts_damage_on_the_target() -> None:
    field = Battlefield()
    field.perform("deal 2 damage to target creature", ["2C3"])
    assert field.card("2C3").damage == 2
    assert field.card("1C2").damage == 0


def test_deal_reaches_each_connected_creature() -> None:
    field = Battlefield()
    field.perform("deal 1 damage to each creature this connects to")
    assert [field.card(zone).damage for zone in ("1C2", "1C3", "2C3")] == [1, 0, 1]


def test_heal_removes_up_to_so_much_damage() -> None:
    field = Battlefield({"1C2": {"damage": 3}, "1C3": {"damage": 1}})
    field.perform("heal 2 damage from target creature; heal 2 damage from this", ["1C2"])
    assert field.card("1C2").damage == 1
    assert field.card("1C3").damage == 0


def test_destroy_puts_the_card_into_its_owners_graveyard() -> None:
    field = Battlefield()
    field.perform("destroy target creature", ["2C3"])
    assert field.names("2C3") == []
    assert field.names("seat2.graveyard") == ["Enemy"]
