"""Draw, discard cards."""

from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.state.items import Item
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield, run


def test_draw_takes_cards_from_the_top_of_the_deck() -> None:
    field = Battlefield(deck=["Friend", "Engine", "Blade"])
    field.perform("draw 2 cards")
    assert sorted(field.names("seat1.hand")) == ["Engine", "Friend"]


def test_draw_can_be_for_the_player_of_the_event() -> None:
    field = Battlefield(deck=["Friend"])
    item = field.item("that player draws a card", Item, (), source="2C3")
    item.player = 1
    run(field.duel, perform_effects(field.duel, item), ())
    assert field.names("seat1.hand") == ["Friend"]


def test_discard_cards_lets_the_controller_pick() -> None:
    field = Battlefield(hand=["Friend", "Engine", "Blade"])
    field.perform("discard 2 cards", answers=["Engine", "Friend"])
    assert field.names("seat1.hand") == ["Blade"]
    assert field.names("seat1.graveyard") == ["Engine", "Friend"]
