"""Draw, discards."""

from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.state.items import RiftItem
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield, run


def test_draw_takes_cards_from_the_top_of_the_deck() -> None:
    field = Battlefield(deck=["Friend", "Engine", "Blade"])
    field.perform("draw 2 cards")
    assert sorted(field.names("seat1.hand")) == ["Engine", "Friend"]


def test_draw_can_be_for_the_player_of_the_event() -> None:
    field = Battlefield(deck=["Friend"])
    item = field.item("that player draws a card", RiftItem, (), source="2C3")
    item.player = 1
    run(field.duel, perform_effects(field.duel, item), ())
    assert field.names("seat1.hand") == ["Friend"]


def test_discards_lets_the_controller_pick() -> None:
    field = Battlefield(hand=["Friend", "Engine", "Blade"])
    field.perform("discard 2 cards", answers=["Engine", "Friend"])
    assert field.names("seat1.hand") == ["Blade"]
    assert field.names("seat1.graveyard") == ["Engine", "Friend"]


def test_discards_may_be_for_the_other_player() -> None:
    field = Battlefield(hand=["Friend", "Engine"])
    item = field.item("your opponent discards a card", RiftItem, (), source="2C3")
    run(field.duel, perform_effects(field.duel, item), ["Engine"])
    assert field.names("seat1.graveyard") == ["Engine"]


def test_draw_can_be_as_many_as_something_is() -> None:
    field = Battlefield({"1C3": {"mana": 2}}, deck=["Friend", "Engine", "Blade"])
    field.perform("draw cards equal to the mana of this")
    assert len(field.names("seat1.hand")) == 2
    field.perform("draw a card for each creature you control")
    assert len(field.names("seat1.hand")) == 3


def test_hp_are_lost_and_gained() -> None:
    field = Battlefield()
    before = dict(field.duel.hp)
    field.perform("your opponent loses 2 HP; gain 1 HP")
    assert (field.duel.hp[1], field.duel.hp[2]) == (before[1] + 1, before[2] - 2)


def test_sacrifices_lets_each_player_pick_their_own() -> None:
    field = Battlefield()
    field.perform("each player sacs a creature", answers=["Friend", "Enemy"])
    assert field.names("seat1.graveyard") == ["Friend"]
    assert field.names("seat2.graveyard") == ["Enemy"]


def test_discards_may_be_of_a_kind() -> None:
    field = Battlefield(hand=["Friend", "Engine"])
    item = field.item("your opponent discards an artifact", RiftItem, (), source="2C3")
    run(field.duel, perform_effects(field.duel, item), ["Engine"])
    run(field.duel, perform_effects(field.duel, item), ())
    assert field.names("seat1.hand") == ["Friend"]
